import { gzipSync } from "node:zlib";
import { flick, type Point, prepare } from "@ossuaire/flick";
import { stepFlick } from "@ossuaire/flick/testing";
import { rolldown } from "rolldown";
import { type Findings, median, rounded } from "./figures.ts";
import { matter, type Peer, planckPeer, rapier } from "./flick-peers.ts";
import { pack20, packed64, type Round, rounds } from "./flick-tables.ts";

/** Every engine plays the same flicks so often, one after the other; the middle one counts. */
const TIMES = 3;

/** Ours takes milliseconds for what takes the others seconds: it plays them again and again, to be timed at all. */
const PASSES = 50;

/** Flicks per contact count whose end is compared with the converged reference. */
const COMPARED = 40;

export async function flickBench(): Promise<Findings> {
  const peers = [await rapier(), planckPeer(), matter()];
  const figures: Record<string, number> = {};
  const lines: string[] = [
    "flicks per second, 2,000 flicks in an arena of 610 × 355 mm, the list of contacts kept by ours only",
  ];
  for (const discs of [12, 22, 40]) {
    const all = rounds(discs);
    const speeds = race(all, peers);
    const ours = median(speeds["ours"] ?? []);
    figures[`flicks_per_s_${discs}`] = rounded(ours);
    const cells = peers.map(({ name }) => {
      const ratio = median((speeds[name] ?? []).map((speed, n) => (speeds["ours"]?.[n] ?? 0) / speed));
      figures[`vs_${name}_${discs}`] = rounded(ratio);
      return `${name} ${rounded(median(speeds[name] ?? []))} (× ${rounded(ratio)})`;
    });
    lines.push(`  ${discs} discs: ours ${rounded(ours)}   ${cells.join("   ")}`);
  }
  const plain = speedOf(rounds(22), false);
  const tracked = speedOf(rounds(22), true);
  figures["tracked_share_22"] = rounded(tracked / plain);
  lines.push(
    `  22 discs with tracks: ${rounded(tracked)}, ${Math.round((100 * tracked) / plain)} % of the speed without`,
  );

  lines.push("microseconds per flick against the number of discs");
  for (const discs of [8, 16, 32, 64]) {
    figures[`us_${discs}`] = rounded(1e6 / speedOf(rounds(discs), false));
    lines.push(`  ${discs} discs: ${figures[`us_${discs}`]}`);
  }
  figures["pack20_per_s"] = rounded(speedOf(Array(10).fill(pack20()), false));
  lines.push(`hard breaks of a touching pack of 20 per second: ${figures["pack20_per_s"]}`);

  figures["worst_64_ms"] = rounded(Math.max(...millisecondsOf(packed64())));
  lines.push(
    `the slowest of ${countOf(packed64())} flicks of 64 discs packed in 200 × 200 mm: ${figures["worst_64_ms"]} ms`,
  );

  lines.push("largest error of a disc against the converged reference, mm, median (nine of ten below)");
  for (const [contacts, errors] of accuracy(rounds(12), peers)) {
    const cells = Object.entries(errors).map(([name, values]) => {
      const worst = values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN;
      figures[`error_${contacts}_${name}`] = rounded(median(values));
      return `${name} ${rounded(median(values))} (${rounded(worst)})`;
    });
    lines.push(`  ${contacts} contact${contacts > 1 ? "s" : ""}: ${cells.join("   ")}`);
  }
  figures["gzip_bytes"] = await gzipBytes();
  lines.push(`the package, minified and gzipped: ${figures["gzip_bytes"]} bytes`);
  return { figures, lines };
}

/** Flicks per second of ours and of each peer; ours runs beside every peer, so that each pair shares its minute. */
function race(all: readonly Round[], peers: readonly Peer[]): Record<string, number[]> {
  const speeds: Record<string, number[]> = { ours: [] };
  for (let time = 0; time < TIMES; time++) {
    const own: number[] = [];
    for (const { name, load } of peers) {
      own.push(speedOf(all, false));
      const played = all.map(({ table, flicks }) => ({ play: load(table), flicks }));
      const taken = busySeconds(() => {
        for (const { play, flicks } of played) for (const one of flicks) play(one);
      });
      speeds[name] = [...(speeds[name] ?? []), countOf(all) / taken];
      own.push(speedOf(all, false));
    }
    speeds["ours"]?.push(median(own));
  }
  return speeds;
}

/** Flicks per second of ours on prepared tables, with the whole list of contacts. */
function speedOf(all: readonly Round[], tracks: boolean): number {
  const options = { tracks };
  const ready = all.map(({ table, flicks }) => ({ prepared: prepare(table), flicks }));
  const pass = (): void => {
    for (const { prepared, flicks } of ready) {
      if (!prepared.ok) throw new Error(prepared.code);
      for (const one of flicks) prepared.flick(one, options);
    }
  };
  for (let k = 0; k < 3; k++) pass();
  const taken = busySeconds(() => {
    for (let k = 0; k < PASSES; k++) pass();
  });
  return (PASSES * countOf(all)) / taken;
}

/** What each flick takes by itself, on a prepared table. */
function millisecondsOf(all: readonly Round[]): number[] {
  return all.flatMap(({ table, flicks }) => {
    const ready = prepare(table);
    if (!ready.ok) throw new Error(ready.code);
    return flicks.map((one) => 1000 * busySeconds(() => ready.flick(one)));
  });
}

/** Processor time of this thread: what other programs do at the same time does not count. */
function busySeconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

const countOf = (all: readonly Round[]): number => all.reduce((sum, { flicks }) => sum + flicks.length, 0);

/** For shots of one, two and three contacts: how far each engine's worst disc is from where the reference ends. */
function accuracy(all: readonly Round[], peers: readonly Peer[]): Map<number, Record<string, number[]>> {
  const found = new Map<number, Record<string, number[]>>([1, 2, 3].map((contacts) => [contacts, {}]));
  for (const { table, flicks } of all) {
    for (const one of flicks.slice(0, 4)) {
      const report = flick(table, one);
      if (!report.ok) continue;
      const errors = found.get(report.entries.length);
      if (errors === undefined || (errors["ours"]?.length ?? 0) >= COMPARED) continue;
      const truth = stepFlick(table, one).bodies;
      const note = (name: string, ends: readonly Point[]): void => {
        const far = truth.map(({ x, y }, n) => Math.hypot(x - (ends[n]?.x ?? 0), y - (ends[n]?.y ?? 0)));
        errors[name] = [...(errors[name] ?? []), Math.max(...far)];
      };
      const ends = new Map(report.after.discs.map((disc) => [disc.id, disc]));
      note(
        "ours",
        table.discs.map((disc) => ends.get(disc.id) ?? disc),
      );
      for (const { name, load } of peers) note(name, load(table)(one));
    }
  }
  return found;
}

async function gzipBytes(): Promise<number> {
  const build = await rolldown({ input: "@ossuaire/flick", logLevel: "silent" });
  const { output } = await build.generate({ format: "esm", minify: true, comments: false });
  return gzipSync(output[0].code, { level: 9 }).length;
}
