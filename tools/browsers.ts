// npm run browsers: the page in the engines that the browser tests do not use, Firefox's and Safari's.
import { mkdirSync, rmSync } from "node:fs";
import { otherBrowserTests } from "./other-browser-tests.ts";
import { reports } from "./reports.ts";
import { check, close, inTurn } from "./steps.ts";

mkdirSync(reports.folder, { recursive: true });
rmSync(reports.browsers, { force: true });
close(await inTurn([check("build of the page", "npm run -s build"), otherBrowserTests]));
