import SwiftUI

/// One question in forty languages and fifteen writing systems, each shaped and broken by its own rules.
struct Specimen: Identifiable {
  var language: String
  var text: String
  var isRightToLeft = false

  var id: String { language }
}

private let specimens = [
  Specimen(language: "en", text: "Save changes before closing?"),
  Specimen(language: "de", text: "Änderungen vor dem Schließen sichern?"),
  Specimen(language: "fr", text: "Enregistrer les modifications avant de fermer ?"),
  Specimen(language: "es", text: "¿Guardar los cambios antes de cerrar?"),
  Specimen(language: "it", text: "Salvare le modifiche prima di chiudere?"),
  Specimen(language: "pt", text: "Salvar as alterações antes de fechar?"),
  Specimen(language: "nl", text: "Wijzigingen bewaren vóór sluiten?"),
  Specimen(language: "sv", text: "Spara ändringar innan du stänger?"),
  Specimen(language: "da", text: "Gem ændringer før lukning?"),
  Specimen(language: "nb", text: "Vil du lagre før du lukker? Ærlig øl på å"),
  Specimen(language: "fi", text: "Tallennetaanko muutokset ennen sulkemista?"),
  Specimen(language: "pl", text: "Zachować zmiany przed zamknięciem? Żółć"),
  Specimen(language: "cs", text: "Uložit změny před zavřením? Žluťoučký kůň"),
  Specimen(language: "sk", text: "Uložiť zmeny pred zatvorením? Ľúbosť"),
  Specimen(language: "hu", text: "Menti a módosításokat bezárás előtt? Őrült"),
  Specimen(language: "ro", text: "Salvați modificările înainte de închidere?"),
  Specimen(language: "hr", text: "Spremiti promjene prije zatvaranja? Šžčćđ"),
  Specimen(language: "tr", text: "Kapatmadan önce değişiklikler kaydedilsin mi?"),
  Specimen(language: "vi", text: "Lưu thay đổi trước khi đóng? Tiếng Việt"),
  Specimen(language: "id", text: "Simpan perubahan sebelum menutup?"),
  Specimen(language: "lt", text: "Išsaugoti pakeitimus prieš uždarant? Ąčęėįšųū"),
  Specimen(language: "ru", text: "Сохранить изменения перед закрытием?"),
  Specimen(language: "uk", text: "Зберегти зміни перед закриттям? Їжак ґанок"),
  Specimen(language: "bg", text: "Да се запазят ли промените?"),
  Specimen(language: "sr", text: "Сачувати измене пре затварања?"),
  Specimen(language: "el", text: "Αποθήκευση αλλαγών πριν το κλείσιμο;"),
  Specimen(language: "ar", text: "هل تريد حفظ التغييرات قبل الإغلاق؟", isRightToLeft: true),
  Specimen(language: "fa", text: "تغییرات پیش از بستن ذخیره شود؟", isRightToLeft: true),
  Specimen(language: "ur", text: "بند کرنے سے پہلے تبدیلیاں محفوظ کریں؟", isRightToLeft: true),
  Specimen(language: "he", text: "לשמור את השינויים לפני הסגירה?", isRightToLeft: true),
  Specimen(language: "hi", text: "बंद करने से पहले परिवर्तन सहेजें? क्षत्रिय"),
  Specimen(language: "bn", text: "বন্ধ করার আগে পরিবর্তন সংরক্ষণ করবেন?"),
  Specimen(language: "ta", text: "மூடுவதற்கு முன் மாற்றங்களைச் சேமிக்கவா?"),
  Specimen(language: "te", text: "మూసివేసే ముందు మార్పులను సేవ్ చేయాలా?"),
  Specimen(language: "th", text: "บันทึกการเปลี่ยนแปลงก่อนปิดหรือไม่"),
  Specimen(language: "km", text: "រក្សាទុកការផ្លាស់ប្ដូរមុនពេលបិទ"),
  Specimen(language: "my", text: "ပိတ်မည့်အစား ပြောင်းလဲမှုများ သိမ်းမလား"),
  Specimen(language: "ja", text: "閉じる前に変更を保存しますか"),
  Specimen(language: "zh-Hans", text: "关闭前要保存更改吗"),
  Specimen(language: "ko", text: "닫기 전에 변경사항을 저장할까요"),
]

struct SpecimenRow: View {
  let specimen: Specimen

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: specimen.language)
        .font(.caption2.monospaced())
        .foregroundStyle(.secondary)
        .frame(width: 56, alignment: .trailing)
      Text(verbatim: specimen.text)
        .font(.footnote)
        .environment(\.locale, Locale(identifier: specimen.language))
        .environment(\.layoutDirection, specimen.isRightToLeft ? .rightToLeft : .leftToRight)
        .frame(maxWidth: .infinity, alignment: specimen.isRightToLeft ? .trailing : .leading)
    }
  }
}

struct Languages: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(specimens) { SpecimenRow(specimen: $0) }
    }
    .padding(12)
  }
}

#Preview { Languages() }
