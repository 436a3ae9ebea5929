import type { Script } from "@ossuaire/kernel";
import type { Strike } from "../attack.ts";
import { aimed } from "../rules/act.ts";
import { stun } from "../rules/harm.ts";
import { takeOff } from "../rules/slide.ts";
import { firstSteps } from "../rules/strike.ts";
import { type Character, fightOf, type State } from "../state.ts";
import { type CatacombsTable, choose } from "../table.ts";
import type { Trait } from "../trait.ts";
import { actionsOf, monsterOf } from "./box.ts";

/** CAT-ABIL-01 to 05, CAT-RULING-19 to 25. */
export const retaliation: Trait = {
  id: "retaliation",
  name: { fr: "Représailles", en: "Retaliation" },
  text: {
    fr: "Frappé d’un Coup de poing, il peut aussitôt en rendre un, même s’il en meurt ; jamais à celui qui l’a frappé.",
    en: "Struck by Melee, it may answer at once with Melee, even if it dies of it; never against whoever struck it.",
  },
  rule: "CAT-ABIL-01",
  whenStruck: { by: "melee", with: strikeBack },
};

function* strikeBack(
  table: CatacombsTable,
  self: Character,
  { attacker }: Strike,
): Script<Strike | undefined> {
  const { state, tell } = table;
  // CAT-RULING-21: a single flick, with the modifiers of its own Melee.
  const blow = actionsOf(state, self)
    .flatMap(({ attacks }) => attacks)
    .find(({ kind }) => kind === "melee");
  if (blow === undefined) return undefined;
  const asking = {
    seats: state.roles.overseer,
    prompt: "retaliate",
    rule: "CAT-ABIL-03",
    about: { piece: self.id, against: attacker },
  } as const;
  if ((yield* choose(asking, ["strike", "no"])) === "no") return undefined;
  tell({ type: "retaliates", rule: "CAT-ABIL-03", piece: self.id, card: self.card, against: attacker });
  // CAT-RULING-20: whoever struck it has nothing to fear.
  const start = { from: self.id, spared: [], immune: [attacker], fliesOn: false };
  return yield* firstSteps(table, yield* aimed(table, self, blow, start));
}

/** CAT-ABIL-06. */
export const regeneration: Trait = {
  id: "regeneration",
  name: { fr: "Régénération", en: "Regeneration" },
  text: {
    fr: "Blessé, il regagne 1 point de vie à la fin de chaque manche.",
    en: "Wounded, it regains 1 life at the end of each round.",
  },
  rule: "CAT-ABIL-06",
  endOfRound({ tell }, self) {
    if (self.kind !== "monster" || self.life === monsterOf(self.card).life) return;
    self.life++;
    tell({ type: "regenerates", rule: "CAT-ABIL-06", piece: self.id, card: self.card, life: self.life });
  },
};

/** CAT-ABIL-07 to 14, CAT-RULING-48 to 51: a disc that burns whoever meets it, and nobody's any more. */
export const fireWall: Trait = {
  id: "fire-wall",
  name: { fr: "Mur de feu", en: "Fire Wall" },
  text: {
    fr: "Après un Coup de poing qui a blessé un Héros, il devient un mur de feu : qui le touche perd 1 point de vie.",
    en: "After a Melee that has hurt a Hero it becomes a fire wall: whoever touches it loses 1 life.",
  },
  rule: "CAT-ABIL-07",
  warns: ({ kind }) => kind === "melee",
  *afterStrike({ state, tell }, self, { attack, hurt }) {
    if (attack.kind !== "melee" || !hurt.some((id) => wasHero(state, id))) return;
    const fight = fightOf(state);
    const { id, card, radius, x, y } = self;
    takeOff(fight, id);
    fight.pieces.push({ id, kind: "wall", card, radius, x, y });
    tell({ type: "fire-wall", rule: "CAT-ABIL-07", piece: id, card });
  },
};

/**
 * CAT-ABIL-15, 16, CAT-RULING-50: a hit on a Hero is enough. With several attacks in a row it takes damage, to an Ally
 * too, and the rest of them is lost (VER-FRENZY-02, 03, VER-RULING-70).
 */
export const feedingFrenzy: Trait = {
  id: "feeding-frenzy",
  name: { fr: "Frénésie alimentaire", en: "Feeding Frenzy" },
  text: {
    fr: "Après un Coup de poing qui touche un Héros, il est en incapacité.",
    en: "After a Melee that hits a Hero it is incapacitated.",
  },
  rule: "CAT-ABIL-15",
  *afterStrike(table, self, { attack, hit, hurt }) {
    const { state } = table;
    if (attack.kind !== "melee" || self.kind !== "monster" || self.marks["sated"] !== undefined) return;
    const isSeries = actionsOf(state, self).some(({ attacks }) => attacks.length > 1);
    if (isSeries ? hurt.length > 0 : hit.some((id) => wasHero(state, id))) stun(table, self, "CAT-ABIL-15");
  },
};

/** CAT-ABIL-17, CAT-RULING-33. */
export const absorption: Trait = {
  id: "absorption",
  name: { fr: "Absorption", en: "Absorption" },
  text: {
    fr: "Seul un Coup de poing peut lui coûter un point de vie.",
    en: "Only Melee can cost it life.",
  },
  rule: "CAT-ABIL-17",
  unhurtBy: (_state, _self, harm) => harm.kind !== "attack" || harm.attack.kind !== "melee",
};

/** SOL-INCORP-01 to 06, SOL-FREEZE-17: only who is pushed out of the room by the Heroes' side is destroyed. */
export const incorporeal: Trait = {
  id: "incorporeal",
  name: { fr: "Incorporel", en: "Incorporeal" },
  text: {
    fr: "Rien ne le blesse ni ne le gèle ; poussé hors de la salle par un Héros ou un Allié, il est détruit.",
    en: "Nothing hurts or freezes it; pushed out of the room by a Hero or an Ally, it is destroyed.",
  },
  rule: "SOL-INCORP-01",
  isFreezable: false,
  unhurtBy: () => true,
  isLostOutside: (_state, _self, hand) => hand === "heroes",
};

/** A Hero may have been killed by the very blow, and be off the board already. */
function wasHero(state: State, id: string): boolean {
  return state.heroes[id] !== undefined;
}

/** CAT-CHAIN-08: whichever chain it is, a rage or a Chain Lightning. */
export const exhaustion: Trait = {
  id: "exhaustion",
  name: { fr: "Épuisement", en: "Exhaustion" },
  text: {
    fr: "Après toute attaque à la chaîne, il est en incapacité.",
    en: "After any chain of attacks he is incapacitated.",
  },
  rule: "CAT-CHAIN-08",
  isTiredByChains: true,
};
