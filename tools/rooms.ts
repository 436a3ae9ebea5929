// npm run rooms: draws the picture of packages, apps and their arrows in docs/architecture.md anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withRooms } from "./rooms/picture.ts";

const plan = join(import.meta.dirname, "..", "docs", "architecture.md");
writeFileSync(plan, withRooms(readFileSync(plan, "utf8")));
