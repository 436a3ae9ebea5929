import type { Reading, SideNumber } from "@ossuaire/discs";
import { type Flick, prepare } from "@ossuaire/flick";
import { type Seat, xoroshiro } from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import { bestOf } from "../best.ts";
import { type Ease, easeOf } from "../ease.ts";
import { type Fan, fanOf } from "../fan.ts";
import { noEffect } from "../gist.ts";
import type { Aim, FlickReport } from "./analysis.ts";

/** A flick of a match, and how those that could have been made instead are read. */
export interface MadeFlick {
  readonly at: number;
  readonly seat: Seat;
  readonly side: SideNumber;
  readonly flick: Flick;
  /** Made anew each time: what a game needs to read a flick is large, and a match has hundreds of them. */
  readings(): readonly Reading[];
}

/** How finely the best flick is looked for. */
export interface Fineness {
  readonly directions: number;
  readonly strengths: number;
  /** Of all discs that were to choose from, not of the flicked one alone. */
  readonly everyDisc: boolean;
}

/** The same errors for all that is compared. */
const errors = "hand";

/** What this flick came to beside the best that is found so finely; `before`: what coarser looks have found. */
export function weigh(
  { at, seat, side, flick, readings }: MadeFlick,
  { directions, strengths, everyDisc }: Fineness,
  before: FlickReport | undefined,
): FlickReport | undefined {
  const all = readings();
  const reading = all.find(({ disc }) => disc === flick.disc);
  if (reading === undefined) return undefined;
  const came = before ?? outcomeOf(reading, flick);
  const fan = fanOf(reading, directions, strengths);
  const others = everyDisc ? all.filter((one) => one !== reading) : [];
  const found = [
    bestIn(reading, fan),
    ...others.map((other) => bestIn(other, fanOf(other, directions, strengths))),
  ].flatMap((aim) => aim ?? []);
  if (came === undefined) return undefined;
  const best = [...found, before?.best ?? came.made].reduce(better, came.made);
  const { did, hurt, killed, made } = came;
  return { at, seat, side, did, hurt, killed, made, best, careless: middleOf(fan.worths) };
}

function better(one: Aim, other: Aim): Aim {
  return other.expected > one.expected ? other : one;
}

/** What the flick did, and what a trained hand could expect of its aim. */
function outcomeOf(
  reading: Reading,
  flick: Flick,
): Pick<FlickReport, "did" | "hurt" | "killed" | "made"> | undefined {
  const ready = prepare(reading.table);
  if (!ready.ok) return undefined;
  const shot = ready.flick(flick);
  if (!shot.ok) return undefined;
  const effect = noEffect();
  reading.read(shot, effect);
  const did = reading.worth(shot);
  const ease = easeOf(reading, flick, trained, xoroshiro.fromSeed(errors));
  if (ease === undefined) return undefined;
  const [hurt, killed] = [named(reading, effect.hurt), named(reading, effect.killed)];
  return { did, hurt, killed, made: aimOf(reading, flick, ease) };
}

function bestIn(reading: Reading, fan: Fan): Aim | undefined {
  const [best] = bestOf(reading, fan, trained, xoroshiro.fromSeed(errors), 1);
  return best && aimOf(reading, best.flick, best);
}

function aimOf(reading: Reading, { disc, vx, vy }: Flick, { meant, expected, hits, share }: Ease): Aim {
  return { disc, vx, vy, expected, hits, share, hurt: named(reading, meant.hurt) };
}

/** The pieces that bits stand for. */
function named({ pieces }: Reading, bits: number): readonly string[] {
  return pieces.filter((_, n) => ((bits >> n) & 1) === 1);
}

function middleOf(worths: Float32Array): number {
  return worths.toSorted()[worths.length >> 1] ?? 0;
}
