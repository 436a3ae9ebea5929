// npm run chaos [-- --kills 1000]: kills a server with −9 again and again while tables play, and looks what was lost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ruin } from "../apps/server/src/testing/chaos.ts";
import { freePort } from "./port.ts";

const { kills, seed } = parseArgs({
  options: { kills: { type: "string", default: "1000" }, seed: { type: "string", default: "chaos" } },
}).values;

const folder = mkdtempSync(join(tmpdir(), "ossuaire-chaos-"));
const seen = await ruin({ folder, port: await freePort(), kills: Number(kills), tables: 8, seed });
rmSync(folder, { recursive: true });
console.log(
  `${seen.kills} kills: of ${seen.acknowledged} acknowledged answers ${seen.missing} missing, ${seen.twice} stored twice; ` +
    `${seen.resent} sent again after a crash; ${seen.unplayable} logs that do not play through.`,
);
process.exit(seen.missing + seen.twice + seen.unplayable === 0 ? 0 : 1);
