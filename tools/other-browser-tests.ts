import { provideOtherBrowsers } from "./other-browsers.ts";
import { readPlaywright, reports } from "./reports.ts";
import { runner } from "./steps.ts";

/** The scenes of apps/web/browsers. A browser that cannot be had is skipped, and its tests say why. */
export const otherBrowserTests = runner(
  "Firefox and WebKit",
  "playwright test --project=browsers --reporter=list,json",
  () => readPlaywright(reports.browsers),
  () => {
    provideOtherBrowsers();
    return { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browsers };
  },
);
