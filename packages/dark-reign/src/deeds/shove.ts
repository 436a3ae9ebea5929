import { type Script, w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import { groundOf, reaches, squareId } from "../board.ts";
import { areAdversaries, at, characterOf, onBoard } from "../characters.ts";
import { deed } from "../deed.ts";
import { hindranceAt } from "../grid/ground.ts";
import { directions, distance, type Square } from "../grid/square.ts";
import { notAroundCorner } from "../grid/steps.ts";
import { arrives } from "../rules/arrive.ts";
import { isClosedTo } from "../rules/closed.ts";
import { tested } from "../rules/test.ts";
import { levelOf } from "../sheet/levels.ts";
import { has } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import { choose } from "../table.ts";
import type { Trial } from "../trial.ts";

/** REG-SHOVE: an adversary beside it goes back one square, away from the attacker. */
export const shove = deed({
  id: "shove",
  name: w("Bousculer", "Shove"),
  rule: "REG-SHOVE-01",
  cost: 1,
  trial: shoving,
  // REG-SHOVE-02.
  failure: () => w("personne ne bouge", "nobody moves"),
  *options(state, who) {
    for (const target of onBoard(state))
      if (canBeShoved(state, who, target) && squaresBehind(state, who, target).length > 0)
        yield { target: target.id };
  },
  *perform(table, who, { target: id }) {
    const { state } = table;
    const target = characterOf(state, id);
    if (!(yield* tested(table, who, shoving(state, who, { target: id }))).passed) return;
    const square = yield* chosen(who, target, squaresBehind(state, who, target));
    if (square !== undefined) yield* arrives(table, target, square, "shoved", "REG-SHOVE-03");
  },
});

function shoving(state: State, _who: Character, { target }: Aim): Trial {
  const difficulty = target === undefined ? 0 : levelOf(state, characterOf(state, target), "force");
  return { test: "shove", of: "force", difficulty, rule: "REG-SHOVE-02" };
}

/** REG-RULING-71: the immaterial cannot be shoved, nor who sits in a hole. */
function canBeShoved(state: State, who: Character, target: Character): boolean {
  return (
    areAdversaries(target, who) &&
    target.states.hole === undefined &&
    !has(state, target, "immaterial") &&
    reaches(state, who, target)
  );
}

/** REG-SHOVE-03 to 05, REG-RULING-71: lava, water and holes count as empty, but not for who flies. */
function squaresBehind(state: State, who: Character, target: Character): readonly Square[] {
  const ground = groundOf(state);
  const open = has(state, target, "flying") ? ["free"] : ["free", "fall"];
  return (
    directions
      .map(({ x, y }) => ({ x: target.x + x, y: target.y + y }))
      .filter((square) => distance(who, square) === 2 && notAroundCorner(ground, target, square))
      .filter((square) => open.includes(hindranceAt(ground, square)) && at(state, square) === undefined)
      // REG-VERDICT-25, 32: nor to where it cannot be.
      .filter((square) => !isClosedTo(state, target, square))
  );
}

/** REG-SHOVE-03: the attacker picks which. */
function* chosen(
  { id, seat }: Character,
  target: Character,
  squares: readonly Square[],
): Script<Square | undefined> {
  if (squares.length < 2) return squares[0];
  const options = squares.map((square) => ({ id: squareId(square), square }));
  const about = { who: id, target: target.id };
  return (yield* choose({ seats: seat, prompt: "shove-to", rule: "REG-SHOVE-03", about }, options)).square;
}
