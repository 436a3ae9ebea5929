import type { Script } from "@ossuaire/kernel";
import { availableFor } from "../../../rules/reserve.ts";
import { heardVote, heroSeats, majority } from "../../../rules/roles.ts";
import { fightOf, type State } from "../../../state.ts";
import { type CatacombsTable, choose, eachOnce } from "../../../table.ts";
import { allMonsters, monsterOf } from "../../box.ts";
import type { MonsterCard } from "../../card.ts";
import type { Call } from "../../pack.ts";
import { type PassageCard, passageRule } from "./card.ts";
import { joinedBy, reinforced } from "./comers.ts";
import { caughtUnawares, fiery } from "./lent.ts";

const printed = { level: 2, source: "house" } as const;

/** Five cards of level 2. */
export const passagesOfLevelTwo: readonly PassageCard[] = [
  {
    ...printed,
    id: "help-from-beyond",
    name: { fr: "L’Aide de l’au-delà", en: "Help from Beyond" },
    text: {
      fr: "Les Héros choisissent une espèce de la carte : aucun monstre de cette espèce ne vient, tant qu’il reste un monstre.",
      en: "The Heroes choose one kind on the card: none of that kind comes, as long as one monster is left.",
    },
    leavesOut: leaveOneKindOut,
  },
  {
    ...printed,
    id: "horde-of-vermin",
    name: { fr: "La Horde", en: "Horde of Vermin" },
    text: {
      fr: "Quand la salle finirait, six Zombies sans Frénésie alimentaire arrivent dans la zone des Héros.",
      en: "When the room would end, six Zombies without Feeding Frenzy come into the Heroes’ zone.",
    },
    *roomDone(table) {
      const { round } = fightOf(table.state);
      yield* reinforced(table, "horde-of-vermin", { monster: "zombie", count: 6 }, { sated: round });
    },
  },
  {
    ...printed,
    id: "sneak-attack",
    name: { fr: "L’Attaque surprise", en: "Sneak Attack" },
    text: {
      fr: "Le premier tour du Maître n’a pas lieu.",
      en: "The Overseer’s first turn is skipped.",
    },
    lends: (_state, { kind }) => (kind === "monster" ? [caughtUnawares] : []),
  },
  {
    ...printed,
    id: "summoning-ritual",
    name: { fr: "Le Rituel d’invocation", en: "Summoning Ritual" },
    text: {
      fr: "Le Maître peut échanger deux monstres de la salle contre d’autres de la réserve, qui valent au plus 100 de plus ; jamais contre un monstre à Endurance.",
      en: "The Overseer may exchange two monsters of the room for others from the reserve, worth at most 100 more; never for one with Stamina.",
    },
    calls: performRitual,
  },
  {
    ...printed,
    id: "the-fires-of-xokarst",
    name: { fr: "Les Feux de Xokarst", en: "The Fires of Xokarst" },
    text: {
      fr: "Les attaques des monstres de l’Enfer finissent par une Boule de feu de plus ; s’il n’y en a pas, une Salamandre arrive, ou un Esprit du feu.",
      en: "Attacks of Infernal monsters end with one more Fireball; if there is none, one Salamander comes, or one Fire Spirit.",
    },
    *calls(table, called) {
      if (called.some(({ card }) => monsterOf(card).family === "infernal")) return called;
      const salamander = allMonsters(table.state.options).find(({ id }) => id === "salamander");
      const monster = salamander?.id ?? "fire-spirit";
      return joinedBy(table, called, "the-fires-of-xokarst", [{ monster, count: 1 }]);
    },
    lends: (_state, { kind, card }) =>
      kind === "monster" && monsterOf(card).family === "infernal" ? [fiery] : [],
  },
];

/** By majority; a tie is decided by chance. */
function* leaveOneKindOut(table: CatacombsTable, called: readonly Call[]): Script<readonly Call[]> {
  const { state, tell, rng } = table;
  const printedCards = called.filter(({ isSymbol }) => !isSymbol).map(({ card }) => card);
  const kinds = [...new Set(printedCards)].filter((kind) => called.some(({ card }) => card !== kind));
  const [only] = kinds;
  if (only === undefined) {
    tell({ type: "passage-idle", rule: passageRule, passage: "help-from-beyond" });
    return called;
  }
  const asking = { seats: heroSeats(state), prompt: "left-out", rule: passageRule } as const;
  const votes = yield* eachOnce(asking, kinds, heardVote(table, passageRule));
  const kind = majority(votes) ?? rng.one(kinds);
  const staying = called.filter(({ card, isSymbol }) => isSymbol || card !== kind);
  tell({ type: "left-out", rule: passageRule, card: kind, count: called.length - staying.length });
  return staying;
}

const exchanges = 2;

/** VER-DARK-01, VER-RULING-97: who may come is filtered; nobody with Stamina does. */
function* performRitual(table: CatacombsTable, called: readonly Call[]): Script<readonly Call[]> {
  const { state, tell } = table;
  const coming = [...called];
  const exchanged = new Set<Call>();
  for (let n = 0; n < exchanges; n++) {
    // Nobody stands in the room yet, so one of a kind is as good as another; but who comes by the ritual stays.
    const kinds = [...new Set(coming.filter((call) => !exchanged.has(call)).map(({ card }) => card))];
    const able = kinds.filter((card) => others(state, card, coming).length > 0);
    if (able.length === 0) break;
    const asking = { seats: state.roles.overseer, prompt: "ritual", rule: "VER-DARK-01" } as const;
    const card = yield* choose(asking, [...able, "no"]);
    if (card === "no") break;
    const comers = others(state, card, coming).map(({ id }) => id);
    const other = yield* choose({ ...asking, prompt: "ritual-for", about: { card } }, comers);
    const comer: Call = { card: other };
    exchanged.add(comer);
    coming[coming.findIndex((call) => call.card === card && !exchanged.has(call))] = comer;
    tell({ type: "replaced", rule: "VER-DARK-01", card, other });
  }
  return coming;
}

/** In whose place whoever of the reserve may come: for 100 more at most, no variant, and not with Stamina. */
function others(state: State, card: string, coming: readonly Call[]): readonly MonsterCard[] {
  const staying = coming.map((call) => call.card);
  staying.splice(staying.indexOf(card), 1);
  return allMonsters(state.options).filter(
    ({ id, gold, variantOf, traits }) =>
      id !== card &&
      gold <= monsterOf(card).gold + 100 &&
      variantOf === undefined &&
      !traits.some(({ endures }) => endures) &&
      availableFor(state, id, staying) > 0,
  );
}
