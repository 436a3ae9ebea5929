import type { Script } from "@ossuaire/kernel";
import { characterOf, ofSide } from "../characters.ts";
import { builtPack } from "../deck/build.ts";
import { startSquares } from "../grid/best.ts";
import type { Square } from "../grid/square.ts";
import { asDrawn } from "../grid/zone.ts";
import { laidZonesOf } from "../ground-of.ts";
import { type GameLength, partySize } from "../options.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { catacombOf } from "./catacomb.ts";
import { hintAtSecrets } from "./discover.ts";
import { layZone } from "./lay-zone.ts";
import { musterProfile, restore } from "./muster.ts";
import { spotTraps } from "./spot-traps.ts";

/** REG-VERDICT-34. */
const drawn: Readonly<Record<GameLength, number>> = { short: 2, normal: 4, long: 6, "very-long": 8 };

/** REG-DECK, REG-DRAW-06 to 08, REG-VERDICT-44: the pack is built, the first zone laid, and the PJ stand in its entrance, then their allies. */
export function* descent(table: DarkTable): Script {
  const { state, options } = table;
  const { deck, main, secondary } = catacombOf(options);
  const [first, ...rest] = builtPack(table.rng, {
    plans: deck,
    drawn: drawn[options.length],
    main,
    ...(secondary === undefined ? {} : { secondary }),
  });
  if (first === undefined) throw new Error("a pack has at least one card");
  yield* layZone(table, { card: first, ...asDrawn }, rest, undefined);
  const [zone] = laidZonesOf(state);
  const squares = zone === undefined ? [] : startSquares(zone, partySize(options));
  for (const [i, hero] of options.heroes.entries()) {
    const square = squares[i];
    if (square !== undefined) goesDown(state, characterOf(state, hero), square);
  }
  for (const [i, { card, of }] of (options.roster?.allies ?? []).entries()) {
    const square = squares[options.heroes.length + i];
    // REG-SIDE-01; if that player's hero stays at home, the leader has it as soon as there is one (REG-RULING-16).
    if (square === undefined) continue;
    const { id, x, y } = musterProfile(state, card, square, { side: "heroes", seat: of });
    table.reveal({ type: "appears", rule: "REG-SIDE-01", who: id, card, by: of, x, y });
  }
  for (const who of ofSide(state, "heroes")) spotTraps(table, who);
  hintAtSecrets(table);
  state.phase = "turn-starts";
}

/** REG-CHAR-15: out of the town, with all its PV. */
function goesDown(state: State, who: Character, { x, y }: Square): void {
  delete who.gone;
  who.x = x;
  who.y = y;
  restore(state, who);
}
