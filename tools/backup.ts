// npm run backup -- FOLDER: copies the tables of a server that may be running, and plays every log of the copy through.
import { parseArgs } from "node:util";
import { backUp, readSettings } from "../apps/server/src/index.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
const settings = readSettings(process.env);
if (folder === undefined || positionals.length > 1) fail("npm run backup -- FOLDER");
if (typeof settings === "string") fail(settings);
if (settings.databaseUrl !== undefined) fail("The tables are in a PostgreSQL: pg_dump backs them up.");
const made = await backUp(settings.data, folder).catch((error: Error) => fail(error.message));
console.log(`${made.file}: ${made.tables} tables, ${made.entries} entries.`);
for (const id of made.frozen)
  console.error(`The log of table ${id} does not play through by the rules of today.`);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
