// Firefox and WebKit, the engines beside Chromium: where they are, and Debian's packages of them.
import { findProgram, installDebian } from "./programs.ts";

export function findFirefox(): string | undefined {
  return findProgram({
    named: "FIREFOX_PATH",
    names: ["firefox", "firefox-esr"],
    places: [
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
  });
}

/** WebKitGTK's driver, which brings a window of its own, and a screen that nobody sees for it. */
export function findWebKit(): { readonly driver: string; readonly screen: string } | undefined {
  const driver = findProgram({ named: "WEBKIT_DRIVER_PATH", names: ["WebKitWebDriver"] });
  const screen = findProgram({ named: "XVFB_PATH", names: ["Xvfb"] });
  return driver === undefined || screen === undefined ? undefined : { driver, screen };
}

/** What is missing, from Debian's packages where that is possible; what is not there after that is skipped. */
export function provideOtherBrowsers(): void {
  const missing = [
    ...(findFirefox() === undefined ? ["firefox-esr"] : []),
    ...(findWebKit() === undefined ? ["webkit2gtk-driver", "xvfb"] : []),
  ];
  if (missing.length > 0) installDebian(...missing);
}
