import type { Reading } from "@ossuaire/discs";
import { prepare } from "@ossuaire/flick";
import { xoroshiro } from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import { type Best, bestOf, buildFan, type Fan, practiceReading, wayTo } from "@ossuaire/study";
import { openStudy } from "../../games/boxes.ts";
import { serve } from "../../worker/serve.ts";
import { pose } from "../puzzles/answer.ts";
import type { BestPlace, FanServices, FanShown, Subject } from "./subject.ts";

/** The last one that was asked for: whoever asks again does not wait for what was asked before. */
let latest: Subject | undefined;

serve<FanServices>({
  async build(subject, tell) {
    latest = subject;
    const isLatest = () => subject === latest;
    const reading = await readingOf(subject);
    if (!isLatest()) return "built";
    // A projectile is led over other discs, too: from there nothing is flicked.
    if (reading === undefined || !prepare(reading.table).ok) return "barred";
    // Where something is asked for, nothing else is worth a mark.
    const isAskedFor = (subject.kind === "practice" ? subject.goal : subject.feat) !== undefined;
    const isWanted = ({ meant }: Best) => (isAskedFor ? meant.killed : meant.hurt) !== 0;
    await build(reading, isWanted, isLatest, tell);
    return "built";
  },
});

async function readingOf(subject: Subject): Promise<Reading | undefined> {
  if (subject.kind === "practice") return practiceReading(subject.layout, subject.disc, subject.goal);
  const { game, needs, view, question, disc, spot, feat } = subject;
  const study = await openStudy(game, needs);
  const readings = study?.readings(view, question, spot) ?? [];
  const posed = study && feat && pose(study, view, readings, feat);
  if (posed !== undefined) return typeof posed === "string" ? undefined : posed.reading;
  return readings.find((reading) => reading.disc === disc);
}

/** So long, in milliseconds, the worker does not listen. */
const slice = 12;

async function build(
  reading: Reading,
  isWanted: (best: Best) => boolean,
  isLatest: () => boolean,
  tell: (fan: FanShown) => void,
): Promise<void> {
  const building = buildFan(reading);
  let since = performance.now();
  for (let made = building.next(); ; made = building.next()) {
    if (made.done) {
      const best = bestOf(reading, made.value, trained, xoroshiro.fromSeed("hand"));
      return tell(shownAs(made.value, placesOf(reading, best.filter(isWanted))));
    }
    if (made.value !== undefined) tell(shownAs(made.value, undefined));
    if (performance.now() - since < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!isLatest()) return;
    since = performance.now();
  }
}

function shownAs({ disc, directions, strengths, gists }: Fan, best: FanShown["best"]): FanShown {
  return { disc, directions, strengths, gists, best };
}

function placesOf(reading: Reading, best: readonly Best[]): readonly BestPlace[] {
  const ready = prepare(reading.table);
  if (!ready.ok) return [];
  return best.flatMap(({ cell, flick, share, meant }): readonly BestPlace[] => {
    const shot = ready.flick(flick);
    if (!shot.ok) return [];
    const hurt = named(reading, meant.hurt);
    const way = wayTo(shot.report().entries, reading.disc, hurt);
    return [{ cell, vx: flick.vx, vy: flick.vy, share, hurt, killed: named(reading, meant.killed), way }];
  });
}

function named({ pieces }: Reading, bits: number): readonly string[] {
  return pieces.filter((_, n) => ((bits >> n) & 1) === 1);
}
