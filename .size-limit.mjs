// What home fetches before it can be used: the script of the built page, and all that it needs at once.
import { readFileSync } from "node:fs";

const page = readFileSync("apps/web/dist/index.html", "utf8");

export default [
  {
    name: "home page, JavaScript",
    path: [...page.matchAll(/assets\/[^"]+\.js/g)].map(([script]) => `apps/web/dist/${script}`),
    gzip: true,
    limit: "120 kB",
  },
];
