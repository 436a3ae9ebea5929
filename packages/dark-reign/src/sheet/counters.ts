import type { Profile } from "../cards/profile.ts";
import type { PlayLevel } from "../kinds.ts";
import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { thingsOf } from "../things.ts";
import { levelOf, tierOf } from "./levels.ts";
import { effectsOn, sum, traitsOf } from "./traits.ts";

/** REG-CHAR-09, REG-RULING-03: P.Action to begin a turn with. */
export function actionsOf(state: State, who: Character): number {
  const own = who.hero?.actions ?? profileOf(who.card).actions;
  const changes = effectsOn(state, who).map(({ what }) => (what.kind === "actions" ? what.by : 0));
  return Math.max(0, own + sum(changes));
}

/** The most PV of one of its figures. */
export function mostPv(state: State, who: Character): number {
  const own = who.hero?.pv ?? profilePv(profileOf(who.card), tierOf(state, who));
  return own + sum(traitsOf(state, who).map(({ pv = 0 }) => pv));
}

/** REG-LEVEL-02: a quarter more above novice, rounded up. */
export function profilePv({ pv, grows }: Profile, tier: PlayLevel): number {
  return grows && tier !== "novice" ? Math.ceil((pv * 5) / 4) : pv;
}

/** REG-VERDICT-03: all that is carried, held and worn weighs. */
export function loadOf(state: State, who: Character): number {
  return sum(thingsOf(state, who.id).map(({ card }) => card.weight));
}

/** REG-SHEET-08. */
export function loadLimit(state: State, who: Character): number {
  return (levelOf(state, who, "force") + levelOf(state, who, "endurance")) * 10;
}
