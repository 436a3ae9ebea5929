import { stun } from "../../../rules/harm.ts";
import { heal } from "../../../rules/heal.ts";
import { inReserve } from "../../../rules/reserve.ts";
import { heardVote, heroSeats, majority } from "../../../rules/roles.ts";
import { tradeAt } from "../../../rules/trade.ts";
import { canAct, charactersOf, fightOf, heroIds, isAlive } from "../../../state.ts";
import { choose, eachOnce } from "../../../table.ts";
import { monsterOf } from "../../box.ts";
import { incorporeal, retaliation } from "../../traits.ts";
import { type PassageCard, passageRule } from "./card.ts";
import { joinedBy, reinforced } from "./comers.ts";
import { rampaging, thieving, wrathful } from "./lent.ts";

const printed = { level: 1, source: "house" } as const;

/** Twelve cards of level 1. */
export const passagesOfLevelOne: readonly PassageCard[] = [
  {
    ...printed,
    id: "alewife-tavern",
    name: { fr: "La Taverne", en: "Alewife Tavern" },
    text: {
      fr: "Avant l’installation, les Héros peuvent acheter parmi cinq équipements, à plein prix.",
      en: "Before the set-up the Heroes may buy from five articles, at full price.",
    },
    turnedUp: (table) => tradeAt(table, { goods: 5, discounts: 0, clears: true }),
  },
  {
    ...printed,
    id: "amaranth-healing-spring",
    name: { fr: "La Source d’Amarante", en: "Amaranth Healing Spring" },
    text: { fr: "Chaque Héros vivant regagne 1 point de vie.", en: "Each living Hero gains 1 life." },
    *turnedUp(table) {
      const { state } = table;
      for (const hero of heroIds(state)) if (isAlive(state, hero)) yield* heal(table, hero, 1, passageRule);
    },
  },
  {
    ...printed,
    id: "ambush",
    name: { fr: "Embuscade !", en: "Ambush!" },
    text: {
      fr: "Le Maître a un tour de plus, avant la première manche.",
      en: "The Overseer has one more turn, before the first round.",
    },
    fightBegins: () => "overseer",
  },
  {
    ...printed,
    id: "cave-in",
    name: { fr: "Éboulement", en: "Cave In" },
    text: {
      fr: "Un Héros, s’il en reste un autre debout, et le tiers des monstres, au hasard, commencent en incapacité jusqu’à la fin de la manche 1.",
      en: "One Hero, if another is still up, and a third of the monsters, drawn at random, begin incapacitated until the end of round 1.",
    },
    fightBegins(table) {
      const { state, rng } = table;
      const heroes = charactersOf(state, "heroes").filter(({ kind }) => kind === "hero");
      if (heroes.filter((hero) => canAct(state, hero)).length > 1) stun(table, rng.one(heroes), passageRule);
      const monsters = charactersOf(state, "overseer");
      const third = Math.ceil(monsters.length / 3);
      for (const monster of rng.shuffled(monsters).slice(0, third)) stun(table, monster, passageRule);
      return undefined;
    },
  },
  {
    ...printed,
    id: "chagnars-wrath",
    name: { fr: "La Colère de Chagnar", en: "Chagnar’s Wrath" },
    text: {
      fr: "Le Coup de poing des Guerriers squelettes étourdit ; s’il n’y en a pas, trois arrivent.",
      en: "The Melee of Skeleton Warriors stuns; if there is none, three come.",
    },
    *calls(table, called) {
      if (called.some(({ card }) => card === "skeleton-warrior")) return called;
      return joinedBy(table, called, "chagnars-wrath", [{ monster: "skeleton-warrior", count: 3 }]);
    },
    lends: (_state, { card }) => (card === "skeleton-warrior" ? [wrathful] : []),
  },
  {
    ...printed,
    id: "dark-passage",
    name: { fr: "Le Passage obscur", en: "Dark Passage" },
    text: {
      fr: "Après cette salle, les Héros votent : aller droit chez le Seigneur ? Pas dans un labyrinthe.",
      en: "After this room the Heroes vote whether to go straight to the Lord. Not in a labyrinth.",
    },
    *roomEnds(table) {
      const { state, tell } = table;
      const { passages, options } = state;
      if (passages === undefined || options.layout === "labyrinth") return;
      const asking = { seats: heroSeats(state), prompt: "dark-passage", rule: passageRule } as const;
      const votes = yield* eachOnce(asking, ["passage", "go-on"], heardVote(table, passageRule));
      if (majority(votes) !== "passage") return;
      passages.straight = true;
      tell({ type: "straight", rule: passageRule });
    },
  },
  {
    ...printed,
    id: "den-of-thieves",
    name: { fr: "Le Repaire de voleurs", en: "Den of Thieves" },
    text: {
      fr: "Un monstre qui touche un Héros lui prend 100 pièces d’or, pour la banque.",
      en: "A monster that hits a Hero takes 100 of his gold to the bank.",
    },
    lends: (_state, { kind }) => (kind === "monster" ? [thieving] : []),
  },
  {
    ...printed,
    id: "hall-of-mirrors",
    name: { fr: "La Galerie des miroirs", en: "Hall of Mirrors" },
    text: { fr: "Tous les monstres sont Incorporels.", en: "Every monster is Incorporeal." },
    lends: (_state, { kind }) => (kind === "monster" ? [incorporeal] : []),
  },
  {
    ...printed,
    id: "raiders-from-sagomot",
    name: { fr: "Les Pillards de Sagomot", en: "Raiders from Sagomot" },
    text: {
      fr: "Un Troll, un Orc et un Archer squelette de plus.",
      en: "One more Troll, Orc and Skeleton Archer.",
    },
    *calls(table, called) {
      const raiders = ["troll", "orc", "skeleton-archer"].map((monster) => ({ monster, count: 1 }));
      return joinedBy(table, called, "raiders-from-sagomot", raiders);
    },
  },
  {
    ...printed,
    id: "rampage",
    name: { fr: "Carnage !", en: "Rampage!" },
    text: {
      fr: "Le Maître nomme un monstre de la salle : les attaques de tous ceux de son espèce finissent par un Coup de poing de plus.",
      en: "The Overseer names a kind in the room: all of its attacks end with one more Melee.",
    },
    *roomBegins({ state, tell }, now) {
      const kinds = [...new Set(fightOf(state).arriving)];
      const [only] = kinds;
      if (only === undefined) return;
      const asking = { seats: state.roles.overseer, prompt: "rampage", rule: passageRule } as const;
      const card = kinds.length === 1 ? only : yield* choose(asking, kinds);
      now.kind = card;
      tell({ type: "rampage", rule: passageRule, card });
    },
    lends: (_state, { card }, { kind }) => (card === kind ? [rampaging] : []),
  },
  {
    ...printed,
    id: "stoneloth-shields",
    name: { fr: "Les Boucliers de Stoneloth", en: "Stoneloth Shields" },
    text: {
      fr: "Les monstres du Donjon exercent des Représailles ; s’il n’y en a pas, un Orc arrive.",
      en: "Dungeon monsters have Retaliation; if there is none, one Orc comes.",
    },
    *calls(table, called) {
      if (called.some(({ card }) => monsterOf(card).family === "dungeon")) return called;
      return joinedBy(table, called, "stoneloth-shields", [{ monster: "orc", count: 1 }]);
    },
    lends: (_state, { kind, card }) =>
      kind === "monster" && monsterOf(card).family === "dungeon" ? [retaliation] : [],
  },
  {
    ...printed,
    id: "vaiels-archers",
    name: { fr: "Les Archers de Vaiel", en: "Vaiel’s Archers" },
    text: {
      fr: "Quand la salle finirait, deux Centaures ou un Cerbère, au choix du Maître, arrivent dans la zone des Héros.",
      en: "When the room would end, two Centaurs or one Cerberus, as the Overseer chooses, come into the Heroes’ zone.",
    },
    *roomDone(table) {
      const { state } = table;
      const bands = [
        { monster: "centaur", count: 2 },
        { monster: "cerberus", count: 1 },
      ];
      const able = bands.filter(({ monster }) => inReserve(state, monster) > 0);
      const asking = { seats: state.roles.overseer, prompt: "reinforcements", rule: passageRule } as const;
      const names = able.map(({ monster }) => monster);
      const chosen = able.length > 1 ? yield* choose(asking, names) : names[0];
      const band = bands.find(({ monster }) => monster === chosen) ?? { monster: "centaur", count: 2 };
      yield* reinforced(table, "vaiels-archers", band);
    },
  },
];
