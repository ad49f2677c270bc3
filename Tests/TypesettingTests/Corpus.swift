/// Labels as apps show them, in forty languages.
enum Corpus {
  struct Label: Sendable {
    var language: String
    /// ISO 15924.
    var script: String
    var isRightToLeft = false
    var text: String
  }

  static let labels: [Label] = [
    Label(language: "en", script: "Latn", text: "Save changes before closing?"),
    Label(language: "de", script: "Latn", text: "Änderungen vor dem Schließen sichern?"),
    Label(language: "fr", script: "Latn", text: "Enregistrer les modifications avant de fermer ?"),
    Label(language: "es", script: "Latn", text: "¿Guardar los cambios antes de cerrar?"),
    Label(language: "it", script: "Latn", text: "Salvare le modifiche prima di chiudere?"),
    Label(language: "pt", script: "Latn", text: "Salvar as alterações antes de fechar?"),
    Label(language: "nl", script: "Latn", text: "Wijzigingen bewaren vóór sluiten?"),
    Label(language: "sv", script: "Latn", text: "Spara ändringar innan du stänger?"),
    Label(language: "da", script: "Latn", text: "Gem ændringer før lukning?"),
    Label(language: "nb", script: "Latn", text: "Vil du lagre før du lukker? Ærlig øl på å"),
    Label(language: "fi", script: "Latn", text: "Tallennetaanko muutokset ennen sulkemista?"),
    Label(language: "pl", script: "Latn", text: "Zachować zmiany przed zamknięciem? Żółć"),
    Label(language: "cs", script: "Latn", text: "Uložit změny před zavřením? Žluťoučký kůň"),
    Label(language: "sk", script: "Latn", text: "Uložiť zmeny pred zatvorením? Ľúbosť"),
    Label(language: "hu", script: "Latn", text: "Menti a módosításokat bezárás előtt? Őrült"),
    Label(language: "ro", script: "Latn", text: "Salvați modificările înainte de închidere?"),
    Label(language: "hr", script: "Latn", text: "Spremiti promjene prije zatvaranja? Šžčćđ"),
    Label(language: "tr", script: "Latn", text: "Kapatmadan önce değişiklikler kaydedilsin mi?"),
    Label(language: "vi", script: "Latn", text: "Lưu thay đổi trước khi đóng? Tiếng Việt"),
    Label(language: "id", script: "Latn", text: "Simpan perubahan sebelum menutup?"),
    Label(language: "lt", script: "Latn", text: "Išsaugoti pakeitimus prieš uždarant? Ąčęėįšųū"),
    Label(language: "ru", script: "Cyrl", text: "Сохранить изменения перед закрытием?"),
    Label(language: "uk", script: "Cyrl", text: "Зберегти зміни перед закриттям? Їжак ґанок"),
    Label(language: "bg", script: "Cyrl", text: "Да се запазят ли промените?"),
    Label(language: "sr", script: "Cyrl", text: "Сачувати измене пре затварања?"),
    Label(language: "el", script: "Grek", text: "Αποθήκευση αλλαγών πριν το κλείσιμο;"),
    Label(language: "ar", script: "Arab", isRightToLeft: true, text: "هل تريد حفظ التغييرات قبل الإغلاق؟"),
    Label(language: "fa", script: "Arab", isRightToLeft: true, text: "تغییرات پیش از بستن ذخیره شود؟"),
    Label(language: "ur", script: "Arab", isRightToLeft: true, text: "بند کرنے سے پہلے تبدیلیاں محفوظ کریں؟"),
    Label(language: "he", script: "Hebr", isRightToLeft: true, text: "לשמור את השינויים לפני הסגירה?"),
    Label(language: "hi", script: "Deva", text: "बंद करने से पहले परिवर्तन सहेजें? क्षत्रिय"),
    Label(language: "bn", script: "Beng", text: "বন্ধ করার আগে পরিবর্তন সংরক্ষণ করবেন?"),
    Label(language: "ta", script: "Taml", text: "மூடுவதற்கு முன் மாற்றங்களைச் சேமிக்கவா?"),
    Label(language: "te", script: "Telu", text: "మూసివేసే ముందు మార్పులను సేవ్ చేయాలా?"),
    Label(language: "th", script: "Thai", text: "บันทึกการเปลี่ยนแปลงก่อนปิดหรือไม่"),
    Label(language: "km", script: "Khmr", text: "រក្សាទុកការផ្លាស់ប្ដូរមុនពេលបិទ"),
    Label(language: "my", script: "Mymr", text: "ပိတ်မည့်အစား ပြောင်းလဲမှုများ သိမ်းမလား"),
    Label(language: "ja", script: "Jpan", text: "閉じる前に変更を保存しますか"),
    Label(language: "zh-Hans", script: "Hani", text: "关闭前要保存更改吗"),
    Label(language: "ko", script: "Hang", text: "닫기 전에 변경사항을 저장할까요"),
  ]
}
