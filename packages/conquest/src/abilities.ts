import { type RuleId, type Script, say, type Words, w } from "@ossuaire/kernel";
import { drawCards, giveUp } from "./rules/cards.ts";
import { checkEnd, tokens } from "./rules/end.ts";
import { activeSeat, activeTeam, handOf, nextSeat } from "./state.ts";
import { type ConquestTable, choose } from "./table.ts";
import type { Team } from "./teams.ts";
import { howMany } from "./words/nouns.ts";

/** The rules that a card adds of its own (CON-ABILITY-01), at the named moments of its play. */
export interface Ability {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly rule: RuleId;
  /** How much of it the card has, where the catalogue gives a number. */
  readonly strength: number;
  /** CON-ABILITY-02: after the whole sequence. */
  readonly afterSequence?: (table: ConquestTable) => Script;
  /** When tokens are lost to a shot of the card: how many of them change sides instead (CON-RULING-46, step 5). */
  readonly captures?: number;
  /** When a shot of the card has cost tokens (CON-RULING-46, step 7). */
  readonly onDamage?: (table: ConquestTable, wounded: Team) => void;
  /** Its shots cannot be answered with armour. */
  readonly pierces?: true;
  /** When the card has been put away: another one may be played at once. */
  readonly playsOn?: true;
}

export function heals(amount: number): Ability {
  return {
    id: "heal",
    name: { fr: `Soin ${amount}`, en: `Heal ${amount}` },
    text: say`${w("Après la séquence, vous pouvez prendre", "After the sequence, you may take")} ${howMany(amount, "healthToken")} ${w("à la banque.", "from the bank.")}`,
    rule: "CON-KEYWORD-01",
    strength: amount,
    *afterSequence(table) {
      const { state } = table;
      const taken = Math.min(amount, state.bank);
      const about = { amount: taken };
      const asking = { seats: activeSeat(state), prompt: "heal", rule: "CON-KEYWORD-01", about } as const;
      if ((yield* choose(asking, ["yes", "no"])) === "no") return;
      const team = activeTeam(state);
      state.bank -= taken;
      state.pools[team] += taken;
      table.tell({ type: "healed", rule: "CON-HEAL-01", team, amount: taken, ...tokens(state) });
      checkEnd(table);
    },
  };
}

export const captures: Ability = {
  id: "capture",
  name: { fr: "Capture", en: "Capture" },
  text: {
    fr: "À chaque tir qui blesse, le premier jeton perdu par l’ennemi rejoint votre réserve.",
    en: "With every shot that wounds, the first token the enemy loses joins your pool.",
  },
  rule: "CON-KEYWORD-02",
  strength: 1,
  captures: 1,
};

export const stuns: Ability = {
  id: "stun",
  name: { fr: "Assommé", en: "Stun" },
  text: {
    fr: "Au premier tir qui blesse, l’équipe ennemie est assommée à son prochain tour.",
    en: "With the first shot that wounds, the enemy team is stunned in its next turn.",
  },
  rule: "CON-KEYWORD-03",
  strength: 1,
  onDamage({ state, tell }, wounded) {
    if (state.stunned[wounded]) return;
    state.stunned[wounded] = true;
    tell({ type: "stunned", rule: "CON-KEYWORD-03", team: wounded });
  },
};

export const surpriseAttack: Ability = {
  id: "surprise-attack",
  name: { fr: "Attaque surprise", en: "Surprise Attack" },
  text: {
    fr: "Après la séquence, vous pouvez jouer aussitôt une autre carte de votre main.",
    en: "After the sequence, you may at once play another card from your hand.",
  },
  rule: "CON-KEYWORD-04",
  strength: 1,
  playsOn: true,
};

export const resets: Ability = {
  id: "reset",
  name: { fr: "Réinitialisation", en: "Reset" },
  text: {
    fr: "Après la séquence, vous pouvez remélanger votre défausse dans votre pioche.",
    en: "After the sequence, you may shuffle your discard back into your pile.",
  },
  rule: "CON-KEYWORD-05",
  strength: 1,
  *afterSequence(table) {
    const { state, rng } = table;
    const team = activeTeam(state);
    if (state.discards[team].length === 0) return;
    const asking = { seats: activeSeat(state), prompt: "reset", rule: "CON-KEYWORD-05" } as const;
    if ((yield* choose(asking, ["yes", "no"])) === "no") return;
    state.piles[team] = rng.shuffled([...state.piles[team], ...state.discards[team]]);
    state.discards[team] = [];
    table.tell({ type: "reset", rule: "CON-RESET-01", team, pile: state.piles[team].length });
  },
};

export function inspires(cards: number): Ability {
  return {
    id: "inspiration",
    name: { fr: `Inspiration ${cards}`, en: `Inspiration ${cards}` },
    text: say`${w("Après la séquence, vous pouvez piocher", "After the sequence, you may draw")} ${howMany(cards, "card")}.`,
    rule: "CON-KEYWORD-06",
    strength: cards,
    *afterSequence(table) {
      const { state } = table;
      if (state.piles[activeTeam(state)].length === 0) return;
      const asking = { seats: activeSeat(state), prompt: "inspiration", rule: "CON-KEYWORD-06" } as const;
      if ((yield* choose(asking, ["yes", "no"])) === "yes") drawCards(table, cards, "CON-KEYWORD-06");
    },
  };
}

export const piercing: Ability = {
  id: "piercing",
  name: { fr: "Perforant", en: "Piercing" },
  text: {
    fr: "L’ennemi ne peut opposer aucune armure aux tirs de cette carte.",
    en: "The enemy cannot answer the shots of this card with armour.",
  },
  rule: "CON-KEYWORD-07",
  strength: 1,
  pierces: true,
};

export const barricade: Ability = {
  id: "barricade",
  name: { fr: "Barricade", en: "Barricade" },
  text: {
    fr: "À l’étape des obstacles de ce tour, vous pouvez déplacer un second obstacle.",
    en: "In the obstacle step of this turn, you may move a second obstacle.",
  },
  rule: "CON-KEYWORD-08",
  strength: 1,
  *afterSequence({ state, tell }) {
    if (state.barricade) return;
    state.barricade = true;
    tell({ type: "barricade", rule: "CON-KEYWORD-08", team: activeTeam(state) });
  },
};

export const harasses: Ability = {
  id: "harassment",
  name: { fr: "Harcèlement", en: "Harassment" },
  text: {
    fr: "Après la séquence, l’ennemi qui joue ensuite perd une carte de sa main, au hasard.",
    en: "After the sequence, the enemy who plays next loses a card of the hand, at random.",
  },
  rule: "CON-KEYWORD-09",
  strength: 1,
  *afterSequence(table) {
    const seat = nextSeat(table.state);
    const hand = handOf(table.state, seat);
    if (hand.length === 0) return;
    const card = table.rng.one(hand);
    giveUp(table.state, seat, card);
    table.reveal({ type: "harassed", rule: "CON-KEYWORD-09", seat, card });
  },
};
