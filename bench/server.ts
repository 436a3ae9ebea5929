import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { ruin } from "../apps/server/src/testing/chaos.ts";
import { within } from "../apps/server/src/testing/within.ts";
import { freePort } from "../tools/port.ts";
import { type Findings, rounded } from "./figures.ts";
import { failover } from "./server/failover.ts";
import { type Tell, underLoad } from "./server/load.ts";
import { type Sizes, whole } from "./server/sizes.ts";

/** Cores that other programs may use before it is measured again. */
const quiet = 0.1;
const repeats = 2;

/** Tables online, on loopback: driver, our server and a bare Colyseus room side by side. */
export async function serverBench(sizes: Sizes = whole): Promise<Findings> {
  for (let i = 0; ; i++) {
    const { figures, others } = await measured(sizes);
    if (others <= quiet || i === repeats) return found(figures, others);
    console.error(`Other programs used ${others.toFixed(2)} cores: once more.`);
  }
}

async function measured(sizes: Sizes) {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-bench-"));
  const figures: Record<string, number> = {};
  const tell: Tell = (known) => {
    for (const [name, value] of Object.entries(known)) {
      figures[name] = rounded(value);
      console.error(line(name, figures[name]));
    }
  };
  const since = performance.now();
  const idle = idleSeconds();
  const { used } = await underLoad(folder, sizes, tell);
  // With the driver and one server at work, at most two cores are ours: whatever else was not idle was of others.
  const seconds = (performance.now() - since) / 1000;
  const busy = seconds * cpus().length - (idleSeconds() - idle);
  const others = Math.max(0, (busy - used) / seconds);
  const ruined = ruin({ folder, port: await freePort(), kills: sizes.kills, tables: 8, seed: "bench" });
  const killed = await within(30 + 4 * sizes.kills, "to kill a server again and again", ruined);
  tell({ lost_after_kill: killed.missing + killed.twice });
  tell({ failover_s: await failover(sizes.failover) });
  tell({ others_cores: others });
  rmSync(folder, { recursive: true });
  return { figures, others };
}

const wanted: Readonly<Record<string, string>> = {
  tables_held: "≥ 2,000: tables with four connections each, an answer every 4 s",
  p99_ms: "≤ 100: until it is stored and acknowledged",
  p99_vs_bare: "≤ 2: beside the bare room, in turn",
  mb_per_table: "≤ 0.2: with its four connections",
  answers_per_s: "≥ 2,000: closed loop, 300 tables",
  vs_bare_colyseus: "≥ 0.25: answers a second of processor, beside the bare room",
  bytes_per_answer: "≤ 3,500: to four seats",
  wake_ms: "≤ 3: a duel of 150 answers",
  wake_campaign_ms: "≤ 5: a campaign of 3,000",
  piece_longest_ms:
    "≤ 20: the longest in which nobody else is heard, while nine campaigns are played from their logs",
  piece_p99_ms: "≤ 12: what one such piece in a hundred exceeds",
  malformed_us: "≤ 100: processor for a frame that nobody understands",
  lost_after_kill: "0: after 25 kills",
  failover_s: "≤ 5: two processes, 500 tables, one killed",
  others_cores: "used by other programs meanwhile",
};

function line(name: string, value: number): string {
  return `${name.padEnd(18)} ${value}  ${wanted[name] ?? ""}`;
}

function found(figures: Readonly<Record<string, number>>, others: number): Findings {
  const busy = others > quiet ? ["The machine was busy with other things: speeds say little."] : [];
  return { figures, lines: [...Object.entries(figures).map(([name, value]) => line(name, value)), ...busy] };
}

function idleSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
}
