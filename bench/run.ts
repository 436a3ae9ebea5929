// npm run bench -- NAME [--json]: figures for programs, a table for people.
import { parseArgs } from "node:util";
import { idOf, shelf } from "../apps/cli/src/shelf.ts";
import { boxBench } from "./box.ts";
import { catacombsBench } from "./catacombs.ts";
import { conquestBench } from "./conquest.ts";
import { darkReignBench } from "./dark-reign.ts";
import type { Bench } from "./figures.ts";
import { flickBench } from "./flick.ts";
import { kernelBench } from "./kernel.ts";
import { marksmanBench } from "./marksman.ts";
import { serverBench } from "./server.ts";
import { studyBench } from "./study.ts";
import { webBench } from "./web.ts";
import { webQuestBench } from "./web-quest.ts";

/** Every box is measured by what all boxes have; a game that has more to measure has a bench of its own. */
const boxes = shelf.map((shelved): [string, Bench] => [idOf(shelved), async () => shelved.box(boxBench)]);

const benches: Readonly<Record<string, Bench>> = {
  ...Object.fromEntries(boxes),
  kernel: kernelBench,
  flick: flickBench,
  marksman: marksmanBench,
  conquest: conquestBench,
  catacombs: catacombsBench,
  "dark-reign": darkReignBench,
  server: () => serverBench(),
  study: studyBench,
  web: webBench,
  "web-quest": webQuestBench,
};

const { name, json } = readArguments();
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench === undefined) fail(`There is no bench “${name}”.`);

const { figures, lines } = await bench();
console.log(json ? JSON.stringify({ bench: name, figures }) : lines.join("\n"));

function readArguments(): { readonly name: string; readonly json: boolean } {
  try {
    const options = { json: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { name: positionals.join(" "), json: values.json };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(`${message}\nnpm run bench -- ${Object.keys(benches).join("|")} [--json]`);
  process.exit(2);
}
