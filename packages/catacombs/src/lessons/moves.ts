import type { Wish, Worth } from "@ossuaire/discs";
import { checkSpot } from "@ossuaire/flick";
import { type Answer, type Seat, type Spot, type Words, w } from "@ossuaire/kernel";
import { arenaOf } from "../arena.ts";
import type { Event } from "../events.ts";
import { flickOf, heroes, type Move, overseer, type Seen } from "../tutorial/moves.ts";

/** Whether what came of an answer is what was wanted. */
type Counts = Move["counts"];

/** One option, and no other. */
export function chooses(seat: Seat, option: string): Move {
  return { seat, options: [option], show: () => ({ kind: "choose", option }), counts: () => true };
}

/** What a Hero does beside the plain Melee. */
export function does(hero: string, action: string): Move {
  return chooses(heroes, `${hero}:${action}`);
}

/** What a monster does, while the learner looks on. */
export function itDoes(monster: string, action: string): Move {
  return chooses(overseer, `${monster}:${action}`);
}

/** Pieces are placed anywhere they may; the coach has a place for each. */
export function places(seat: Seat, at: Readonly<Record<string, readonly [x: number, y: number]>>): Move {
  return {
    seat,
    show: ({ decision }) =>
      decision?.kind === "place" ? { kind: "place", spots: decision.suggestion.map(placed) } : undefined,
    counts: () => true,
  };

  function placed({ piece, x, y }: Spot): Spot {
    const [left = x, top = y] = at[piece] ?? [];
    return { piece, x: left, y: top };
  }
}

/** CAT-ATK-08: the disc of a shot, where the way to its target is free; the coach puts it on that side. */
export function puts(target: string): Move {
  return {
    seat: heroes,
    show: (sight) => spotTowards(sight, target),
    counts: (after) => flickOf(after, at(target)) !== undefined,
    missed: w(
      "D’ici, quelqu’un barre la route : posez-la plutôt du côté de sa cible.",
      "From here somebody is in the way: better put it on the side of its target.",
    ),
  };
}

/** A flick of the learner: the coach takes the first of these wishes that can be had. */
export function flicks(counts: Counts, missed: Words, ...wishes: readonly [Wish, ...Wish[]]): Move {
  return { seat: heroes, show: (sight) => firstOf(sight, wishes), counts, missed };
}

/** A flick of the Overseer, which the coach makes. */
export function itFlicks(...wishes: readonly [Wish, ...Wish[]]): Move {
  return { seat: overseer, show: (sight) => firstOf(sight, wishes), counts: () => true };
}

/** SOL-THAW-01: a flick of the Overseer that knocks this piece hard enough for what lies on it to fall. */
export function itKnocks(target: string): Move {
  return {
    seat: overseer,
    show: (sight) => {
      const { x = 0, y = 0 } = sight.view.fight?.pieces.find(({ id }) => id === target) ?? {};
      const far: Worth = (flicked) => Math.hypot(flicked.x(target) - x, flicked.y(target) - y) / 20;
      return flickOf(sight, at(target), far);
    },
    counts: told("fell"),
  };
}

/** What is touched first is one of these, and both stay on the board. */
export function at(...targets: readonly string[]): Wish {
  return (course, of) => {
    const [first = ""] = course;
    return targets.includes(first) && ![...course, ...of(first)].includes("exit");
  };
}

/** By whatever way, where a straight one has been barred. */
export function somehow(target: string): Wish {
  return (course) => course.includes(target);
}

/** CAT-COMP-19: an obstacle first, then the target. */
export function byObstacle(target: string): Wish {
  return ([first, second]) => first?.startsWith("obstacle") === true && second === target;
}

/** It pushes this piece off the board. */
export function out(target: string): Wish {
  return (course, of) => course[0] === target && of(target).includes("exit");
}

/** One of these was hit. */
export function hit(...targets: readonly string[]): Counts {
  return ({ events }) => events.some((event) => event.type === "hit" && targets.includes(event.piece));
}

/** This was told. */
export function told(type: Event["type"]): Counts {
  return ({ events }) => events.some((event) => event.type === type);
}

/** This piece lies somewhere else than there. */
export function movedFrom(piece: string, [x, y]: readonly [x: number, y: number]): Counts {
  return ({ view }) => {
    const now = view.fight?.pieces.find(({ id }) => id === piece);
    return now !== undefined && Math.hypot(now.x - x, now.y - y) > 5;
  };
}

function firstOf(sight: Seen, wishes: readonly Wish[]): Answer | undefined {
  for (const wish of wishes) {
    const found = flickOf(sight, wish);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Beside the shooter: straight towards the target, or as near to that as there is room. */
function spotTowards({ decision, view: { fight } }: Seen, target: string): Answer | undefined {
  if (decision?.prompt !== "place-shot" || fight === undefined) return undefined;
  const [disc] = decision.pieces;
  const shooter = fight.pieces.find(({ id }) => id === decision.about.from);
  const aim = fight.pieces.find(({ id }) => id === target);
  if (disc === undefined || shooter === undefined || aim === undefined) return undefined;
  const arena = arenaOf(fight.board, fight.pieces);
  const reach = shooter.radius + disc.radius + 4;
  const straight = Math.atan2(aim.y - shooter.y, aim.x - shooter.x);
  for (let turn = 0; turn <= 12; turn++) {
    for (const side of [1, -1]) {
      const angle = straight + (side * turn * Math.PI) / 12;
      const x = Math.round(shooter.x + Math.cos(angle) * reach);
      const y = Math.round(shooter.y + Math.sin(angle) * reach);
      if (checkSpot(arena, { id: disc.piece, radius: disc.radius, x, y }).ok)
        return { kind: "place", spots: [{ piece: disc.piece, x, y }] };
    }
  }
  return { kind: "place", spots: decision.suggestion };
}
