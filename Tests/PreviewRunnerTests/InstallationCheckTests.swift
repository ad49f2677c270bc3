import PreviewRunner
import Testing

@Suite struct InstallationCheckTests {
  /// The command that `doctor` prints has to name packages that the system has.
  @Test(arguments: [
    ("ID=debian\nVERSION_ID=\"12\"\n", "libturbojpeg0"),
    ("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n", "libturbojpeg"),
    ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", "libturbojpeg"),
    ("HOME_URL=\"https://ubuntu.example\"\nID=debian\n", "libturbojpeg0"), ("", "libturbojpeg0"),
  ])
  func packagesHaveTheSystemsNames(release: String, name: String) {
    #expect(InstallationCheck.package("libturbojpeg0", release: release) == name)
    #expect(InstallationCheck.package("libwebp7", release: release) == "libwebp7")
  }
}
