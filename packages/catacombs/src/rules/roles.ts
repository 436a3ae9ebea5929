import { chooseAmong, type RuleId, type Script, type Seat } from "@ossuaire/kernel";
import type { CatacombsTable } from "../catacombs.ts";
import { ownerOfAlly } from "../content/box.ts";
import { roleOfHero, rolesOf } from "../options.ts";
import type { Character, HeroId, Role, State } from "../state.ts";

/** CAT-ATK-04: who flicks this piece. */
export function seatOfPiece(state: State, { kind, card }: Pick<Character, "kind" | "card">): Seat {
  if (kind === "hero") return seatOfHero(state, card);
  if (kind !== "ally") return state.roles.overseer;
  const owner = ownerOfAlly(card);
  if (owner === undefined) throw new Error(`${card} follows nobody`);
  return seatOfHero(state, owner);
}

export function seatOfHero({ options, roles }: State, hero: HeroId): Seat {
  const role = roleOfHero(options, hero);
  if (role === undefined) throw new Error(`nobody plays ${hero}`);
  return roles[role];
}

export function heroRoles({ options }: State): readonly Role[] {
  return rolesOf(options).filter((role) => role !== "overseer");
}

export function heroSeats(state: State): readonly Seat[] {
  return heroRoles(state).map((role) => state.roles[role]);
}

/** CAT-RULING-74, 79: one vote for each Hero player; a tie returns undefined. */
export function* vote<const T extends string>(
  { state, tell }: CatacombsTable,
  prompt: string,
  rule: RuleId,
  options: readonly T[],
): Script<T | undefined> {
  const votes = new Map<T, number>();
  let silent = heroSeats(state);
  while (silent.length > 0) {
    const { seat, choice } = yield* chooseAmong({ seats: silent, prompt, rule }, options);
    votes.set(choice, (votes.get(choice) ?? 0) + 1);
    if (heroSeats(state).length > 1) tell({ type: "voted", rule, seat, choice });
    silent = silent.filter((other) => other !== seat);
  }
  const most = Math.max(...votes.values());
  const leading = options.filter((option) => votes.get(option) === most);
  return leading.length === 1 ? leading[0] : undefined;
}
