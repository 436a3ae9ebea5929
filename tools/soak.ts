// npm run soak -- --minutes 30 [--tables 300]: people and bots come and go, lines are cut, a process is killed every minute.
// On two processes and a PostgreSQL where there is one (DATABASE_URL, or the one that npm brings), else on a file.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres, whyNoPostgres } from "../apps/server/src/testing/postgres.ts";
import { soak } from "../apps/server/src/testing/soak.ts";

const { minutes, tables, file } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    tables: { type: "string", default: "300" },
    file: { type: "boolean", default: false },
  },
}).values;

const why = file ? "a file was asked for" : whyNoPostgres();
if (why !== undefined) console.log(`One process on a file: ${why}.`);
const postgres = why === undefined ? await startPostgres() : undefined;
const folder = mkdtempSync(join(tmpdir(), "ossuaire-soak-"));
const data = postgres?.url ?? join(folder, "soak.sqlite");
const seen = await soak({ data, minutes: Number(minutes), tables: Number(tables), seed: "soak" });
await postgres?.close();
rmSync(folder, { recursive: true });

const half = Math.ceil(seen.megabytes.length / 2);
const most = (of: readonly number[]) => Math.max(0, ...of);
const [early, late] = [most(seen.megabytes.slice(0, half)), most(seen.megabytes.slice(half))];
console.log(
  `${minutes} minutes: ${seen.answers} answers at ${seen.tables} tables, ${seen.cuts} lines cut, ${seen.kills} kills; ` +
    `${seen.entries} entries, ${seen.unplayable} logs that do not play through. ` +
    `Resident memory before each kill: ${seen.megabytes.join(", ")} MB.`,
);
const isFlat = seen.megabytes.length < 4 || late < early * 1.3;
if (!isFlat) console.error("Memory has grown.");
process.exit(seen.unplayable === 0 && isFlat ? 0 : 1);
