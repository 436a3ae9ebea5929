import { seekFlick, type Wish } from "@ossuaire/discs";
import type { Answer, Move as Moved, Seat, Sight, Words } from "@ossuaire/kernel";
import { arenaOf, length } from "../arena.ts";
import { type Character, isCharacter, type Side, sideOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import type { View } from "../view.ts";

export type Move = Moved<Catacombs>;
export type Seen = Sight<Catacombs>;

export const overseer: Seat = "seat-1";
export const heroes: Seat = "seat-2";

/** The plain attack of a Hero: chosen, or pulled at once. */
export function strikes(hero: string): Move {
  const option = `${hero}:melee`;
  return {
    seat: heroes,
    options: [option],
    pulls: true,
    show: () => ({ kind: "choose", option }),
    counts: () => true,
  };
}

/** CAT-ATK-02: wherever it leads; the coach takes the Hero to where the fight will be, and strikes nobody yet. */
export function moves(hero: string): Move {
  return {
    seat: heroes,
    show: (sight) => flickOf(sight, untouched, (flicked) => flicked.x(hero) / length),
    counts: () => true,
  };
}

/** CAT-ATK-03: it strikes an enemy. */
export function hits(missed: Words): Move {
  return {
    seat: heroes,
    show: (sight) =>
      flickOf(sight, strikingFirst(sight.view, "overseer")) ??
      flickOf(sight, striking(sight.view, "overseer")),
    counts: ({ events }) => events.some(({ type }) => type === "hit"),
    missed,
  };
}

/** CAT-RULING-44: all that are left do nothing. */
export function endsTurn(): Move {
  const option = "pass";
  return { seat: heroes, options: [option], show: () => ({ kind: "choose", option }), counts: () => true };
}

/** The monster that has a Hero before it; the nearest, if there is none. */
export function monsterStrikes(): Move {
  return {
    seat: overseer,
    show: ({ view }) => {
      const near = nearestFirst(view);
      const able = near.find((monster) => seekIn(view, [monster], strikingFirst(view, "heroes")));
      const monster = able ?? near[0];
      return monster === undefined ? undefined : { kind: "choose", option: `${monster}:melee` };
    },
    counts: () => true,
  };
}

/** At a Hero; where there is no way to one, towards them. */
export function monsterFlicks(): Move {
  return {
    seat: overseer,
    show: (sight) =>
      flickOf(sight, strikingFirst(sight.view, "heroes")) ??
      flickOf(sight, untouched, (flicked) => -flicked.x(pieceAsked(sight)) / length),
    counts: () => true,
  };
}

export const untouched: Wish = (course) => course.length === 0;

/** What is struck first is a character of this side, and nobody leaves the board by it. */
function strikingFirst(view: View, side: Side): Wish {
  const isEnemy = idsIn(view, side);
  return (course) => isEnemy.has(course[0] ?? "") && !course.includes("exit");
}

/** By whatever way. */
function striking(view: View, side: Side): Wish {
  const isEnemy = idsIn(view, side);
  return (course) => course.some((id) => isEnemy.has(id));
}

function idsIn(view: View, side: Side): ReadonlySet<string> {
  return new Set(charactersIn(view, side).map(({ id }) => id));
}

export function flickOf(
  sight: Seen,
  wish: Wish,
  worth?: Parameters<typeof seekFlick>[3],
): Answer | undefined {
  const piece = pieceAsked(sight);
  return seekIn(sight.view, [piece], wish, worth) ?? seekIn(sight.view, [piece], wish, worth, "fine");
}

function pieceAsked({ decision }: Seen): string {
  return (decision?.kind === "flick" ? decision.pieces[0] : undefined) ?? "";
}

type Sought = Parameters<typeof seekFlick> extends [unknown, ...infer Rest] ? Rest : never;

function seekIn({ fight }: View, ...sought: Sought): Answer | undefined {
  return fight && seekFlick(arenaOf(fight.board, fight.pieces), ...sought);
}

function nearestFirst(view: View): readonly string[] {
  const foes = charactersIn(view, "heroes");
  const far = ({ x, y }: Character) => Math.min(...foes.map((foe) => Math.hypot(foe.x - x, foe.y - y)));
  return charactersIn(view, "overseer")
    .toSorted((a, b) => far(a) - far(b))
    .map(({ id }) => id);
}

function charactersIn({ fight }: View, side: Side): readonly Character[] {
  return (fight?.pieces ?? []).filter(isCharacter).filter((piece) => sideOf(piece) === side);
}
