package import Foundation

/// Words that the system itself puts on controls, in the user's language.
///
/// Neither ICU nor CLDR has them. They are written from memory of iOS and have not been checked against
/// Apple's glossaries; languages that are not listed use English.
package enum SystemString: Int {
  case cancel
  case done
  case edit
  case search
  case back
  case share
  case paste
  case rename
  case close
  case delete
  case okay
  case time

  /// The words of a language, in the order of the cases.
  private static let words: [String: [String]] = [
    "en": [
      "Cancel", "Done", "Edit", "Search", "Back", "Share…", "Paste", "Rename", "Close", "Delete", "OK",
      "Time",
    ],
    "ar": [
      "إلغاء", "تم", "تحرير", "بحث", "رجوع", "مشاركة…", "لصق", "إعادة تسمية", "إغلاق", "حذف", "موافق",
      "الوقت",
    ],
    "ca": [
      "Cancel·lar", "Fet", "Editar", "Cercar", "Enrere", "Compartir…", "Enganxar", "Canviar el nom", "Tancar",
      "Eliminar", "D’acord", "Hora",
    ],
    "cs": [
      "Zrušit", "Hotovo", "Upravit", "Hledat", "Zpět", "Sdílet…", "Vložit", "Přejmenovat", "Zavřít", "Smazat",
      "OK", "Čas",
    ],
    "da": [
      "Annuller", "OK", "Rediger", "Søg", "Tilbage", "Del…", "Sæt ind", "Omdøb", "Luk", "Slet", "OK",
      "Tidspunkt",
    ],
    "de": [
      "Abbrechen", "Fertig", "Bearbeiten", "Suchen", "Zurück", "Teilen …", "Einsetzen", "Umbenennen",
      "Schließen", "Löschen", "OK", "Uhrzeit",
    ],
    "el": [
      "Άκυρο", "Τέλος", "Επεξεργασία", "Αναζήτηση", "Πίσω", "Κοινή χρήση…", "Επικόλληση", "Μετονομασία",
      "Κλείσιμο", "Διαγραφή", "OK", "Ώρα",
    ],
    "es": [
      "Cancelar", "OK", "Editar", "Buscar", "Atrás", "Compartir…", "Pegar", "Renombrar", "Cerrar", "Eliminar",
      "OK", "Hora",
    ],
    "fi": [
      "Kumoa", "Valmis", "Muokkaa", "Etsi", "Takaisin", "Jaa…", "Sijoita", "Nimeä uudelleen", "Sulje",
      "Poista", "OK", "Aika",
    ],
    "fr": [
      "Annuler", "OK", "Modifier", "Rechercher", "Retour", "Partager…", "Coller", "Renommer", "Fermer",
      "Supprimer", "OK", "Heure",
    ],
    "he": [
      "ביטול", "סיום", "עריכה", "חיפוש", "חזרה", "שיתוף…", "הדבקה", "שינוי שם", "סגירה", "מחיקה", "אישור",
      "שעה",
    ],
    "hi": [
      "रद्द करें", "पूर्ण", "संपादित करें", "खोजें", "वापस जाएँ", "शेयर करें…", "पेस्ट करें", "नाम बदलें", "बंद करें", "डिलीट करें",
      "ठीक", "समय",
    ],
    "hr": [
      "Odustani", "Gotovo", "Uredi", "Traži", "Natrag", "Dijeli…", "Zalijepi", "Preimenuj", "Zatvori",
      "Obriši", "U redu", "Vrijeme",
    ],
    "hu": [
      "Mégsem", "Kész", "Szerkesztés", "Keresés", "Vissza", "Megosztás…", "Beillesztés", "Átnevezés",
      "Bezárás", "Törlés", "OK", "Idő",
    ],
    "id": [
      "Batalkan", "Selesai", "Edit", "Cari", "Kembali", "Bagikan…", "Tempel", "Ganti Nama", "Tutup", "Hapus",
      "OKE", "Waktu",
    ],
    "it": [
      "Annulla", "Fine", "Modifica", "Cerca", "Indietro", "Condividi…", "Incolla", "Rinomina", "Chiudi",
      "Elimina", "OK", "Ora",
    ],
    "ja": ["キャンセル", "完了", "編集", "検索", "戻る", "共有…", "ペースト", "名称変更", "閉じる", "削除", "OK", "時刻"],
    "ko": ["취소", "완료", "편집", "검색", "뒤로", "공유…", "붙여넣기", "이름 변경", "닫기", "삭제", "확인", "시간"],
    "nb": [
      "Avbryt", "Ferdig", "Rediger", "Søk", "Tilbake", "Del…", "Lim inn", "Endre navn", "Lukk", "Slett", "OK",
      "Tidspunkt",
    ],
    "nl": [
      "Annuleer", "Gereed", "Wijzig", "Zoek", "Terug", "Deel…", "Plak", "Wijzig naam", "Sluit", "Verwijder",
      "OK", "Tijd",
    ],
    "pl": [
      "Anuluj", "Gotowe", "Edytuj", "Szukaj", "Wstecz", "Udostępnij…", "Wklej", "Zmień nazwę", "Zamknij",
      "Usuń", "OK", "Godzina",
    ],
    "pt": [
      "Cancelar", "OK", "Editar", "Buscar", "Voltar", "Compartilhar…", "Colar", "Renomear", "Fechar",
      "Apagar",
      "OK", "Hora",
    ],
    "pt-PT": [
      "Cancelar", "OK", "Editar", "Pesquisar", "Anterior", "Partilhar…", "Colar", "Renomear", "Fechar",
      "Apagar", "OK", "Hora",
    ],
    "ro": [
      "Anulați", "OK", "Editați", "Căutați", "Înapoi", "Partajați…", "Lipiți", "Redenumiți", "Închideți",
      "Ștergeți", "OK", "Ora",
    ],
    "ru": [
      "Отменить", "Готово", "Править", "Поиск", "Назад", "Поделиться…", "Вставить", "Переименовать",
      "Закрыть",
      "Удалить", "ОК", "Время",
    ],
    "sk": [
      "Zrušiť", "Hotovo", "Upraviť", "Hľadať", "Späť", "Zdieľať…", "Vložiť", "Premenovať", "Zavrieť",
      "Vymazať", "OK", "Čas",
    ],
    "sv": [
      "Avbryt", "Klar", "Ändra", "Sök", "Tillbaka", "Dela…", "Klistra in", "Byt namn", "Stäng", "Radera",
      "OK", "Tid",
    ],
    "th": ["ยกเลิก", "เสร็จสิ้น", "แก้ไข", "ค้นหา", "กลับ", "แชร์…", "วาง", "เปลี่ยนชื่อ", "ปิด", "ลบ", "ตกลง", "เวลา"],
    "tr": [
      "Vazgeç", "Bitti", "Düzenle", "Ara", "Geri", "Paylaş…", "Yapıştır", "Yeniden Adlandır", "Kapat", "Sil",
      "Tamam", "Saat",
    ],
    "uk": [
      "Скасувати", "Готово", "Редагувати", "Пошук", "Назад", "Поширити…", "Вставити", "Перейменувати",
      "Закрити", "Видалити", "OK", "Час",
    ],
    "vi": [
      "Hủy", "Xong", "Sửa", "Tìm kiếm", "Quay lại", "Chia sẻ…", "Dán", "Đổi tên", "Đóng", "Xóa", "OK", "Giờ",
    ],
    "zh": ["取消", "完成", "编辑", "搜索", "返回", "共享…", "粘贴", "重新命名", "关闭", "删除", "好", "时间"],
    "zh-Hant": ["取消", "完成", "編輯", "搜尋", "返回", "分享…", "貼上", "重新命名", "關閉", "刪除", "好", "時間"],
  ]

  /// The word in a language.
  package func text(in locale: Locale) -> String {
    (Self.words[Self.language(of: locale)] ?? Self.words["en"] ?? [])[rawValue]
  }

  /// The language of a locale's words: its code, with the script or region that distinguishes two forms of
  /// one language.
  package static func language(of locale: Locale) -> String {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let script = language.script?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    let isTraditional = script == "Hant" || (script.isEmpty && ["TW", "HK", "MO"].contains(region))
    return switch code {
    case "zh" where isTraditional: "zh-Hant"
    case "pt" where region == "PT": "pt-PT"
    case "no", "nn": "nb"
    case "iw": "he"
    default: code
    }
  }
}

extension Text {
  /// A word of the system in the user's language.
  package init(system string: SystemString) {
    self.init(storage: .computed { string.text(in: $0.locale) })
  }
}
