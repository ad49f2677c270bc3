/// Made-up texts of an app's interface, the same in every run: typical words, joined as the language joins
/// them.
struct InterfacePhrases {
  static let languages: [(tag: String, joiner: String, words: String)] = [
    (
      "en", " ",
      "Save Delete Edit Settings Account Privacy Notifications Search Messages Photos Library Download Update Continue Password your with for and new"
    ),
    (
      "de", " ",
      "Sichern Löschen Bearbeiten Einstellungen Konto Datenschutz Mitteilungen Suchen Nachrichten Fotos Mediathek Herunterladen Aktualisieren Fortfahren Passwort dein mit für und neu"
    ),
    (
      "fr", " ",
      "Enregistrer Supprimer Modifier Réglages Compte Confidentialité Notifications Rechercher Messages Photos Bibliothèque Télécharger Actualiser Continuer votre avec pour et nouveau"
    ),
    (
      "es", " ",
      "Guardar Eliminar Editar Ajustes Cuenta Privacidad Notificaciones Buscar Mensajes Fotos Biblioteca Descargar Actualizar Continuar Contraseña tu con para y nuevo"
    ),
    (
      "it", " ",
      "Salva Elimina Modifica Impostazioni Account Privacy Notifiche Cerca Messaggi Foto Libreria Scarica Aggiorna Continua Password il con per e nuovo"
    ),
    (
      "pt-BR", " ",
      "Salvar Apagar Editar Ajustes Conta Privacidade Notificações Buscar Mensagens Fotos Biblioteca Baixar Atualizar Continuar Senha seu com para e novo"
    ),
    (
      "nl", " ",
      "Bewaar Verwijder Wijzig Instellingen Account Privacy Meldingen Zoek Berichten Foto's Bibliotheek Download Bijwerken Doorgaan Wachtwoord je met voor en nieuw"
    ),
    (
      "sv", " ",
      "Spara Radera Redigera Inställningar Konto Integritet Notiser Sök Meddelanden Bilder Bibliotek Hämta Uppdatera Fortsätt Lösenord din med för och ny"
    ),
    (
      "pl", " ",
      "Zachowaj Usuń Edytuj Ustawienia Konto Prywatność Powiadomienia Szukaj Wiadomości Zdjęcia Biblioteka Pobierz Uaktualnij Dalej Hasło twoje z dla i nowe"
    ),
    (
      "tr", " ",
      "Kaydet Sil Düzenle Ayarlar Hesap Gizlilik Bildirimler Ara Mesajlar Fotoğraflar Arşiv İndir Güncelle Sürdür Parola senin ile için ve yeni"
    ),
    (
      "ru", " ",
      "Сохранить Удалить Изменить Настройки Аккаунт Конфиденциальность Уведомления Поиск Сообщения Фото Медиатека Загрузить Обновить Продолжить Пароль ваш с для и новый"
    ),
    (
      "uk", " ",
      "Зберегти Видалити Редагувати Параметри Обліковий запис Приватність Сповіщення Пошук Повідомлення Фото Медіатека Завантажити Оновити Далі ваш із для та нове"
    ),
    (
      "el", " ",
      "Αποθήκευση Διαγραφή Επεξεργασία Ρυθμίσεις Λογαριασμός Απόρρητο Γνωστοποιήσεις Αναζήτηση Μηνύματα Φωτογραφίες Βιβλιοθήκη Λήψη Ενημέρωση Συνέχεια σας με για και νέο"
    ),
    (
      "ar", " ",
      "حفظ حذف تعديل الإعدادات الحساب الخصوصية الإشعارات البحث الرسائل الصور المكتبة تنزيل تحديث متابعة كلمة المرور مع إلى و جديد"
    ),
    (
      "he", " ",
      "שמירה מחיקה עריכה הגדרות חשבון פרטיות התראות חיפוש הודעות תמונות ספרייה הורדה עדכון המשך סיסמה שלך עם עבור חדש"
    ),
    ("hi", " ", "सहेजें हटाएँ संपादित सेटिंग खाता गोपनीयता सूचनाएँ खोजें संदेश फ़ोटो लाइब्रेरी डाउनलोड अपडेट जारी पासवर्ड आपका के लिए और नया"),
    (
      "th", "",
      "บันทึก ลบ แก้ไข การตั้งค่า บัญชี ความเป็นส่วนตัว การแจ้งเตือน ค้นหา ข้อความ รูปภาพ คลังภาพ ดาวน์โหลด อัปเดต ดำเนินการต่อ รหัสผ่าน ของคุณ กับ สำหรับ และ ใหม่"
    ),
    ("ja", "", "保存 削除 編集 設定 アカウント プライバシー 通知 検索 メッセージ 写真 ライブラリ ダウンロード アップデート 続ける パスワード あなたの と の を 新しい"),
    ("ko", " ", "저장 삭제 편집 설정 계정 개인정보 알림 검색 메시지 사진 보관함 다운로드 업데이트 계속 암호 내 및 위한 그리고 새로운"),
    ("zh-Hans", "", "保存 删除 编辑 设置 账户 隐私 通知 搜索 信息 照片 图库 下载 更新 继续 密码 您的 与 用于 和 新"),
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to a limit (Knuth's MMIX generator).
  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// A text for each language: labels of one to four words mostly, every tenth a sentence.
  mutating func texts() -> [(tag: String, text: String)] {
    let count = next(10) == 0 ? 7 + next(8) : 1 + next(4)
    return Self.languages.map { language in
      let words = language.words.split(separator: " ")
      let text = (0..<count).map { _ in words[next(words.count)] }.joined(separator: language.joiner)
      return (language.tag, text)
    }
  }
}
