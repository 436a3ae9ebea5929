import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tools/browser.ts";
import { freePort } from "./tools/port.ts";

// Every worker reads this file again: the port that the first one found is handed down to them.
process.env["OSSUAIRE_TEST_PORT"] ??= String(await freePort());
const port = Number(process.env["OSSUAIRE_TEST_PORT"]);

// Chromium: the machines that run this may have no sandbox, display or network.
const launchOptions = {
  executablePath: findBrowser() ?? "",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

const table = { ...devices["Desktop Chrome"], locale: "fr-FR", viewport: { width: 1600, height: 1000 } };

const phone = {
  ...devices["Desktop Chrome"],
  locale: "fr-FR",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export default defineConfig({
  testDir: "apps/web/e2e",
  outputDir: ".reports/playwright",
  fullyParallel: true,
  // One more than there are cores: pages wait for each other, for frames and for what fades. On two cores that takes a quarter less.
  workers: availableParallelism() + 1,
  // Where nobody looks on, a test is tried a second time, and named at the end if it needed that: it is to be mended, but a page
  // that was late once on a busy machine is no reason to throw a day's work away. At a desk it fails at once.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // A machine at work on other things is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".reports/playwright.json" }]],
  use: { baseURL: `http://localhost:${port}`, locale: "fr-FR", launchOptions },
  webServer: {
    command: `vite preview apps/web --port ${port} --host localhost`,
    port,
    reuseExistingServer: false,
    timeout: 30_000,
  },
  // A test runs on a table. Where the narrow window is what it is about, it runs on a phone as well (@narrow), or there alone
  // (@phone); what a person does there too is seen there by npm run long (@both), and so is what takes minutes (@long).
  projects: [
    { name: "table", grepInvert: /@phone|@long/, use: table },
    { name: "phone", grep: /@narrow|@phone/, grepInvert: /@long/, use: phone },
    { name: "long", grep: /@long/, grepInvert: /@phone/, use: table },
    { name: "long-phone", grep: /@both|(?=.*@long)(?=.*@phone)/, use: phone },
    // Firefox and WebKit, which drive themselves: one after the other through the same scenes.
    { name: "browsers", testDir: "apps/web/browsers", fullyParallel: false, expect: { timeout: 45_000 } },
  ],
});
