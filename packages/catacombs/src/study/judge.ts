import type { Judge } from "@ossuaire/discs";
import { knownTo } from "../bots/known.ts";
import { levels } from "../bots/level.ts";
import { groundOf, standingOf } from "../bots/standing.ts";
import { worthOf, worthOfHero } from "../bots/worth.ts";
import { lordOf } from "../content/box.ts";
import { type Character, isCharacter, isStunned, type State, sideOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import type { View } from "../view.ts";
import { roleNames } from "../words/names.ts";
import calibration from "./calibration.json" with { type: "json" };

/** Who stands how well in Catacombs: by the Heroes' lives and means, by what is still before them, and by the fight that is on. */
export const catacombsJudge: Judge<Catacombs> = {
  sides: [{ fr: "Héros", en: "Heroes" }, roleNames.overseer],
  // CAT-VFAIR-06: players may exchange the Overseer's seat.
  sideOf: ({ roles }, seat) => (roles.overseer === seat ? 1 : 0),
  signs,
  weights: calibration.weights,
  error: calibration.error,
};

function signs(view: View): readonly number[] {
  const state = knownTo(view);
  const heroes = Object.values(view.heroes);
  const living = heroes.filter(({ life }) => life > 0);
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const party = sum(living.map(({ life }) => worthOfHero(life))) / 10;
  const lord = view.lord.life / lordOf(view.lord.id).life;
  const ahead = view.rooms.filter(({ visits, closed }) => visits === 0 && !closed).length;
  const isLast = view.fight?.kind === "lord" ? 1 : 0;
  const { monsters, allies, down, standing } = fightIn(state);
  return [
    1,
    party,
    living.length - heroes.length,
    isLast,
    isLast * party,
    isLast * (1 - lord),
    -ahead / 4,
    -monsters,
    -monsters * (4 / (party + 1)),
    allies,
    -down,
    standing,
    sum(living.map(({ gold }) => gold)) / 1000,
    sum(living.map(({ items }) => items.length)) / 3,
    view.spells.length / 6,
  ];
}

/** The monsters before the Heroes, in what they are worth, the Heroes' Allies, who of them cannot act, and who can strike whom. */
function fightIn(state: State) {
  if (state.fight === undefined) return { monsters: 0, allies: 0, down: 0, standing: 0 };
  const pieces = state.fight.pieces.filter(isCharacter);
  const worth = (of: (piece: Character) => boolean) =>
    pieces.filter(of).reduce((sum, piece) => sum + worthOf(state, piece), 0) / 10;
  const { hand } = levels.adept;
  return {
    monsters: worth(({ kind }) => kind === "monster"),
    allies: worth(({ kind }) => kind === "ally"),
    down: pieces.filter((piece) => sideOf(piece) === "heroes" && isStunned(piece)).length,
    standing: standingOf(state, "heroes", hand)(groundOf(state), [], []) / 10,
  };
}
