// Finds a Chromium for the browser tests, and gets one where the machine has none.
import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { findProgram, installDebian } from "./programs.ts";

// The shell, which has no windows and tabs to keep, comes first: with it the tests take two thirds of the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "msedge",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser: an installed one, else Debian's package, else Playwright's download; undefined if none can be had. */
export function provideBrowser(): string | undefined {
  return findBrowser() ?? installDebianBrowser() ?? downloadBrowser();
}

/** The surroundings of a runner that needs a browser; undefined, and said, if there is none. */
export function withBrowser(): NodeJS.ProcessEnv | undefined {
  const browser = provideBrowser();
  if (browser === undefined) {
    console.error(noBrowser);
    return undefined;
  }
  return { ...process.env, CHROME_PATH: browser };
}

export function findBrowser(): string | undefined {
  return findProgram({ named: "CHROME_PATH", names, places: [...places, chromium.executablePath()] });
}

/** What to tell a person on whose machine no way worked. */
export const noBrowser =
  "No browser for the browser tests: install Chrome or Chromium, or name one in CHROME_PATH, and run npm test again.";

function downloadBrowser(): string | undefined {
  console.error("No Chrome or Chromium found; trying Playwright's own download …");
  // A closed network lets the download hang and retry for many minutes: two are enough for an open one.
  spawnSync("playwright", ["install", "chromium"], {
    stdio: ["ignore", 2, 2],
    timeout: 120_000,
    shell: process.platform === "win32",
  });
  return findBrowser();
}

function installDebianBrowser(): string | undefined {
  installDebian("chromium-headless-shell");
  return findBrowser();
}
