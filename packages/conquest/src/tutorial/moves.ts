import type { Wish, Worth } from "@ossuaire/discs";
import { checkSpot, type Shot as Flicked, RING } from "@ossuaire/flick";
import type { Answer, Seat, Sight, Spot, Words } from "@ossuaire/kernel";
import { crystals, radiusOf, tableOf } from "../arena.ts";
import { lineOfFire } from "../bots/ground.ts";
import type { Conquest } from "../table.ts";
import { characters, charactersOf, enemyOf } from "../teams.ts";
import type { View } from "../view.ts";
import { harmless, striking, type Targets, untouched, wounding } from "./course.ts";
import { findFlick } from "./seek.ts";
import type { Move } from "./step.ts";

/** One option, and no other. */
export function chooses(seat: Seat, option: string): Move {
  return { ...choosesAny(seat, option), options: [option] };
}

/** Any option; the coach would take this one. */
export function choosesAny(seat: Seat, option: string): Move {
  return { seat, show: () => ({ kind: "choose", option }), counts: () => true };
}

/** A shot without harm; where it leads to is free. `missed` is for shots that could have done harm. */
export function moves(seat: Seat, missed?: Words, towards?: readonly string[]): Move {
  return {
    seat,
    show: (sight) => {
      const { character, team } = sight.view.active;
      const targets = towards ?? charactersOf[enemyOf(team)];
      return flickOf(sight, [untouched, harmless], (flicked) => prospect(flicked, character, targets));
    },
    counts: isHarmless,
    ...(missed && { missed }),
  };
}

/** A projectile that touches nobody; one that is flicked again comes to lie well for its second try. */
export function misses(seat: Seat, target?: string): Move {
  return {
    seat,
    show: (sight) =>
      flickOf(sight, [untouched, harmless], (flicked) =>
        target === undefined ? 0 : prospect(flicked, sight.view.discs.at(-1)?.id ?? "", [target]),
      ),
    counts: isHarmless,
  };
}

function isHarmless({ events }: Seen): boolean {
  return !events.some(({ type }) => type === "hit");
}

/** A shot that hits one enemy for this damage; the wishes in the order in which they are liked. */
export function hits(
  seat: Seat,
  wishes: readonly [Wish, ...Wish[]],
  missed: Words | undefined = undefined,
  damage = 1,
): Move {
  return {
    seat,
    show: (sight) => flickOf(sight, wishes) ?? flickOf(sight, wishes, undefined, "fine"),
    counts: ({ events }) => {
      const struck = events.filter((event) => event.type === "hit");
      return struck.length === 1 && struck.every((event) => event.damage === damage);
    },
    ...(missed && { missed }),
  };
}

/** An obstacle, wherever it goes: it wounds nobody. */
export function pushes(seat: Seat, ...wishes: readonly Wish[]): Move {
  return { seat, show: (sight) => flickOf(sight, [...wishes, harmless, striking]), counts: () => true };
}

/** The same, but this character must still find a way to one of these: the story goes on with its shot. */
export function pushesAside(seat: Seat, shooter: string, targets: Targets, missed: Words): Move {
  const move: Move = {
    seat,
    show: (sight) => flickOf(sight, [harmless], (flicked) => prospect(flicked, shooter, targets)),
    counts: () => true,
  };
  return leading(move, shooter, targets, missed);
}

/** Only where this character has a shot at one of these afterwards. */
export function leading(move: Move, shooter: string, targets: Targets, missed: Words): Move {
  const wish = wounding(...targets);
  return {
    ...move,
    counts: (after) =>
      move.counts(after) &&
      (findFlick(after.view, [shooter], wish) ??
        findFlick(after.view, [shooter], wish, undefined, "fine")) !== undefined,
    missed,
  };
}

/** A projectile, where the way to one of these is free; beside this character, if it matters. */
export function places(seat: Seat, targets: readonly string[], beside?: string, missed?: Words): Move {
  return {
    seat,
    show: (sight) => spotFor(sight, targets, beside),
    counts: ({ events, view }) =>
      beside === undefined ||
      events.some((event) => event.type === "placed" && isBeside(view, event, beside)),
    ...(missed && { missed }),
  };
}

type Seen = Sight<Conquest>;

function flickOf(
  { decision, view }: Pick<Seen, "decision" | "view">,
  wishes: readonly Wish[],
  worth?: Worth,
  pace?: Parameters<typeof findFlick>[4],
): Answer | undefined {
  if (decision?.kind !== "flick") return undefined;
  for (const wish of wishes) {
    const found = findFlick(view, decision.pieces, wish, worth, pace);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A good place for the next shot: with a free way to one of these, not too near and not too far. */
function prospect(flicked: Flicked, piece: string, targets: readonly string[]): number {
  const worths = targets.map((target) => {
    if (lineOfFire(flicked, piece, target, obstacles) === 0) return 0;
    const far = Math.hypot(flicked.x(target) - flicked.x(piece), flicked.y(target) - flicked.y(piece));
    return 3 - Math.abs(far - 150) / 100;
  });
  return Math.max(...worths);
}

const obstacles: readonly string[] = [...characters, ...crystals];

function spotFor({ decision, view }: Seen, targets: readonly string[], beside?: string): Answer | undefined {
  if (decision?.kind !== "place") return undefined;
  const piece = decision.pieces[0]?.piece ?? "";
  const shooter = view.discs.find(({ id }) => id === (beside ?? view.active.character));
  if (shooter === undefined) return undefined;
  const table = tableOf(view.options, view.discs);
  const reach = radiusOf(shooter.id) + radiusOf(piece) + 5;
  let best: { readonly free: number; readonly x: number; readonly y: number } | undefined;
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(shooter.x + Math.cos(angle) * reach);
    const y = Math.round(shooter.y + Math.sin(angle) * reach);
    if (!checkSpot(table, { id: piece, radius: radiusOf(piece), x, y }).ok) continue;
    const places = new Map([...view.discs, { id: piece, x, y }].map((disc) => [disc.id, disc]));
    const ground = { x: (id: string) => places.get(id)?.x ?? 0, y: (id: string) => places.get(id)?.y ?? 0 };
    const free = Math.max(...targets.map((target) => lineOfFire(ground, piece, target, obstacles)));
    if (best === undefined || free > best.free) best = { free, x, y };
  }
  return { kind: "place", spots: best ? [{ piece, x: best.x, y: best.y }] : decision.suggestion };
}

/** CON-RULING-30: the gap between the rims. */
function isBeside(view: View, { piece, x, y }: Spot, character: string): boolean {
  const disc = view.discs.find(({ id }) => id === character);
  const gap = disc && Math.hypot(x - disc.x, y - disc.y) - radiusOf(character) - radiusOf(piece);
  return gap !== undefined && gap <= RING;
}
