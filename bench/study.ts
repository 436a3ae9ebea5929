import { catacombsStudy } from "@ossuaire/catacombs/study";
import { fighting } from "@ossuaire/catacombs/testing";
import type { Reading } from "@ossuaire/discs";
import { prepare } from "@ossuaire/flick";
import { xoroshiro } from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import { bestOf, buildFan, fanOf } from "@ossuaire/study";
import { type Findings, median, processorSeconds, rounded } from "./figures.ts";

const rounds = 15;

export async function studyBench(): Promise<Findings> {
  const reading = crowded();
  const fan = fanOf(reading);
  const milliseconds = (work: () => void) =>
    rounded(1000 * median(Array.from({ length: rounds }, () => processorSeconds(work))));
  const figures = {
    fan_ms: milliseconds(() => fanOf(reading)),
    fan_first_ms: milliseconds(() => firstPicture(reading)),
    best_ms: milliseconds(() => bestOf(reading, fan, trained, xoroshiro.fromSeed("hand"))),
    flicks_ms: milliseconds(() => bareFlicks(reading)),
  };
  return {
    figures,
    lines: [
      `a room of ${reading.table.discs.length} discs, one of them to be flicked in 256 directions with 48 strengths, median of ${rounds}:`,
      `  the whole fan      ${figures.fan_ms} ms of processor, its first picture ${figures.fan_first_ms} ms`,
      `  its best places    ${figures.best_ms} ms`,
      `  the flicks alone   ${figures.flicks_ms} ms: without what they mean`,
    ],
  };
}

/** A Barbarian before fifteen monsters. */
function crowded(): Reading {
  const monsters = ["orc", "zombie", "skeleton-archer"].flatMap((card, line) =>
    [250, 300, 350, 400, 450].map((x, n) => [`${card}-${n + 1}`, [x, 60 + 90 * line]] as const),
  );
  const room = fighting({ at: { barbarian: [150, 180], ...Object.fromEntries(monsters) } });
  room.choose("barbarian:melee");
  const [seat = ""] = room.asked.seats;
  const [reading] = catacombsStudy.readings(room.sight(seat).view, room.asked);
  if (reading === undefined) throw new Error("nobody is to be flicked");
  return reading;
}

function firstPicture(reading: Reading): void {
  const building = buildFan(reading);
  while (building.next().value === false);
}

/** As many flicks, for nothing. */
function bareFlicks({ table, disc }: Reading): void {
  const ready = prepare(table);
  if (!ready.ok) throw new Error(ready.code);
  for (let n = 0; n < 256 * 48; n++) {
    const angle = (2 * Math.PI * (n % 256)) / 256;
    const speed = 50 + 40 * (n >> 8);
    ready.flick({ disc, vx: Math.round(speed * Math.cos(angle)), vy: Math.round(speed * Math.sin(angle)) });
  }
}
