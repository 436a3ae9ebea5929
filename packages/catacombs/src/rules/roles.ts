import type { Reply, RuleId, Seat } from "@ossuaire/kernel";
import { ownerOfAlly } from "../content/box.ts";
import { type HeroId, type Role, roleOfHero, rolesOf } from "../options.ts";
import type { Character, Open } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** Who plays what. */
type Seating = Pick<Open, "options" | "roles">;

/** CAT-ATK-04: who flicks this piece. */
export function seatOfPiece(state: Seating, { kind, card }: Pick<Character, "kind" | "card">): Seat {
  if (kind === "hero") return seatOfHero(state, card);
  if (kind !== "ally") return state.roles.overseer;
  const owner = ownerOfAlly(card);
  if (owner === undefined) throw new Error(`${card} follows nobody`);
  return seatOfHero(state, owner);
}

export function seatOfHero({ options, roles }: Seating, hero: HeroId): Seat {
  const role = roleOfHero(options, hero);
  if (role === undefined) throw new Error(`nobody plays ${hero}`);
  return roles[role];
}

export function heroRoles({ options }: Pick<Open, "options">): readonly Role[] {
  return rolesOf(options).filter((role) => role !== "overseer");
}

export function heroSeats(state: Seating): readonly Seat[] {
  return heroRoles(state).map((role) => state.roles[role]);
}

/** CAT-RULING-74, 79: every vote is told, unless there is nobody to hear it. */
export function heardVote({ state, tell }: CatacombsTable, rule: RuleId): (vote: Reply<string>) => undefined {
  return ({ seat, choice }) => {
    if (heroSeats(state).length > 1) tell({ type: "voted", rule, seat, choice });
  };
}

/** CAT-RULING-74, 79: one vote for each Hero player; a tie returns undefined. */
export function majority<T>(votes: readonly Reply<T>[]): T | undefined {
  const counted = new Map<T, number>();
  for (const { choice } of votes) counted.set(choice, (counted.get(choice) ?? 0) + 1);
  const most = Math.max(...counted.values());
  const leading = [...counted].filter(([, count]) => count === most);
  return leading.length === 1 ? leading[0]?.[0] : undefined;
}
