import type { Judge, Study } from "@ossuaire/discs";
import { audience, Match, type Outcome, sightOf } from "@ossuaire/kernel";
import type { Analysis, FlickReport } from "./analysis.ts";
import { chanceOf } from "./chance.ts";
import { playersOf } from "./players.ts";
import { turningPointsOf } from "./turning.ts";
import { type Fineness, type MadeFlick, weigh } from "./weigh.ts";

/** How finely it is looked for the best flicks, one round after the other: quick at first, better while one looks. */
const rounds: readonly Fineness[] = [
  { directions: 64, strengths: 12, everyDisc: false },
  { directions: 128, strengths: 24, everyDisc: true },
  { directions: 256, strengths: 48, everyDisc: true },
];

/**
 * Looks at a whole match again. Lets go after every answer and every flick, so that whoever asks can do something else meanwhile, and
 * gives the whole analysis at the end of every round.
 */
export function* analyse(match: Match, study: Study): Generator<Analysis | undefined, Analysis> {
  const { curve, flicks } = yield* walk(match, study);
  let reports: readonly FlickReport[] = [];
  let analysis = analysisOf(match, study.judge, curve, reports, 0);
  for (const [round, fineness] of rounds.entries()) {
    const coarser = new Map(reports.map((report) => [report.at, report]));
    const finer: FlickReport[] = [];
    for (const flick of flicks) {
      const report = weigh(flick, fineness, coarser.get(flick.at));
      if (report !== undefined) finer.push(report);
      yield undefined;
    }
    reports = finer;
    analysis = analysisOf(match, study.judge, curve, reports, round);
    yield analysis;
  }
  return analysis;
}

/** The first complete result and no more. */
export function analyseQuickly(match: Match, study: Study): Analysis {
  for (const found of analyse(match, study)) if (found !== undefined) return found;
  throw new Error("an analysis ends with a result");
}

interface Walked {
  readonly curve: readonly number[];
  readonly flicks: readonly MadeFlick[];
}

/** Plays the match again: who stood how well after each answer, and what lay before whoever flicked. */
function* walk({ game, terms, answers }: Match, study: Study): Generator<undefined, Walked> {
  const again = Match.start(game, terms);
  const curve = [standingIn(again, study.judge)];
  const flicks: MadeFlick[] = [];
  for (const { seat, answer } of answers) {
    if (answer.kind === "flick") {
      const { view, decision } = sightOf(again, seat, again.page.serial);
      if (decision !== undefined)
        flicks.push({
          at: again.page.number,
          seat,
          side: study.judge.sideOf(view, seat),
          flick: { disc: answer.piece, vx: answer.vx, vy: answer.vy },
          readings: () => study.readings(view, decision),
        });
    }
    again.submit(seat, answer);
    curve.push(standingIn(again, study.judge));
    yield undefined;
  }
  return { curve, flicks };
}

/** The first side's chance; once the match is over, what came of it. */
function standingIn({ game, state, outcome }: Match, judge: Judge): number {
  const view = game.view(state, audience);
  return outcome === undefined ? chanceOf(judge, view) : wonBy(judge, view, outcome);
}

/** How much of a game the first side has won: all, nothing, or half of it. */
export function wonBy(judge: Judge, view: unknown, { winners }: Outcome): number {
  const [winner] = winners;
  return winner === undefined ? 0.5 : 1 - judge.sideOf(view, winner);
}

function analysisOf(
  { seats }: Match,
  { sides, error }: Judge,
  curve: readonly number[],
  flicks: readonly FlickReport[],
  round: number,
): Analysis {
  return {
    sides,
    error,
    round,
    done: round === rounds.length - 1,
    curve,
    turningPoints: turningPointsOf(curve),
    flicks,
    players: playersOf(seats, flicks),
  };
}
