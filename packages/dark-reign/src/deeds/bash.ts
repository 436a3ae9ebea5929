import { type Script, w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import type { Defence, Offence } from "../blow.ts";
import { deed } from "../deed.ts";
import { type Hand, sumOf, thrown } from "../dice/roll.ts";
import type { Square } from "../grid/square.ts";
import { rolledWell } from "../rules/again.ts";
import { opened } from "../rules/doors.ts";
import { elementCard } from "../rules/elements.ts";
import { handled, inReach, mayHandle } from "../rules/handled.ts";
import { meleeOf, strikesTwice, verdictOn } from "../rules/offence.ts";
import { diceOf, facesOf } from "../rules/thrown.ts";
import { unlock } from "../rules/unlock.ts";
import type { Character, Element, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { type Borne, heldBy } from "../things.ts";

interface BashAim {
  readonly square: Square;
  readonly with?: string;
  readonly how?: "power";
}

/** REG-BASH, REG-RULING-58: a closed door or a locked chest, struck like somebody who cannot move. */
export const bash = deed({
  id: "bash",
  name: w("Défoncer", "Break"),
  manners: { power: w("attaque puissante", "powerful attack") },
  rule: "REG-BASH-01",
  cost: 1,
  costs: { power: 2 },
  *options(state, who): Iterable<BashAim> {
    const weapons = heldBy(state, who.id).filter(({ card }) => card.melee !== undefined);
    for (const element of inReach(state, who, canBeBashed)) {
      if (!mayHandle(state, who, element)) continue;
      const square = { x: element.x, y: element.y };
      const aims =
        weapons.length > 1 ? weapons.map(({ thing }) => ({ square, with: thing.id })) : [{ square }];
      for (const aim of aims) {
        yield aim;
        yield { ...aim, how: "power" };
      }
    }
  },
  *perform(table, who, aim) {
    const { state } = table;
    const first = bashOf(state, who, aim);
    if (first === undefined) return;
    yield* batters(table, who, first);
    // REG-VERDICT-85: at the same thing, if that still stands.
    const second = strikesTwice(first.weapon, { isHeavy: aim.how === "power" }) && bashOf(state, who, aim);
    if (second) yield* batters(table, who, second);
  },
});

interface Bashed {
  readonly element: Element;
  readonly weapon: Borne | undefined;
  readonly blow: Offence & Defence;
  readonly left: number;
}

function* batters(table: DarkTable, who: Character, { element, blow, left }: Bashed): Script {
  const damage = yield* struck(table, who, element, blow);
  element.pv = Math.max(0, left - damage);
  const { kind, x, y, pv } = element;
  table.tell({ type: "battered", rule: "REG-BASH-02", who: who.id, kind, x, y, lost: damage, pv });
  if (pv > 0) return;
  if (elementCard(element).isOpened) unlock(table, who, element, "REG-RULING-58");
  else yield* opened(table, who, element, "breaks");
}

/** What is struck there, with what, and how much it still stands: for the dice, and for whoever asks for the odds before. */
export function bashOf(state: State, who: Character, { square, with: named, how }: Aim): Bashed | undefined {
  const element = square && handled(state, square, canBeBashed);
  if (element === undefined) return undefined;
  const weapons = heldBy(state, who.id).filter(({ card }) => card.melee !== undefined);
  const weapon = weapons.find(({ thing }) => thing.id === named) ?? weapons[0];
  const offence = meleeOf(state, who, weapon, { isHeavy: how === "power" });
  const { sturdy } = elementCard(element);
  const defence: Defence = { soak: sturdy?.endurance ?? 0, isStill: true, isProof: false };
  // What is no living target is thrown at once; only destiny throws again (REG-RULING-12).
  const blow: Offence & Defence = { ...offence, ...defence, rerolls: false };
  return { element, weapon, blow, left: element.pv ?? sturdy?.pv ?? 0 };
}

/** REG-BASH-02, REG-RULING-12: thrown until it takes a PV, or nobody pays for it any more. */
function* struck(
  table: DarkTable,
  who: Character,
  { kind, x, y }: Element,
  blow: Offence & Defence,
): Script<number> {
  const cast = (hand: Hand) => {
    const dice = thrown(hand, blow.level, blow.dice);
    const { damage } = verdictOn(blow, dice);
    table.tell({
      type: "bashes",
      rule: "REG-BASH-02",
      who: who.id,
      kind,
      x,
      y,
      ...diceOf(blow.level, dice),
      bonus: blow.fixed,
      total: (dice === undefined ? 0 : sumOf(dice)) + blow.fixed,
      damage,
    });
    return { dice, damage };
  };
  const { damage } = yield* rolledWell(table, who, {
    cast,
    isBad: (one) => one.damage === 0 && one.dice !== undefined,
    shows: ({ dice }) => facesOf(dice),
  });
  return damage;
}

function canBeBashed(element: Element): boolean {
  const { isDoor, isOpened } = elementCard(element);
  if (element.hidden || element.blocked !== undefined) return false;
  return isOpened ? element.lock === "known" : isDoor === true && !element.open;
}
