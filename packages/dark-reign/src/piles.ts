import { listed, type Pile, type PrintedCard, say, type Words, w } from "@ossuaire/kernel";
import type { Card } from "./cards/card.ts";
import { packs } from "./content/packs.ts";
import { planDeck, questZones } from "./content/zones/deck.ts";
import type { CardLists, Cards } from "./pack.ts";
import { heroCardOf } from "./shelf.ts";
import { skillTexts } from "./words/cards/skills.ts";
import { schoolNames, spellTexts } from "./words/cards/spells.ts";
import { unforeseenTexts } from "./words/cards/unforeseen.ts";
import { formulaWords } from "./words/leaves/amounts.ts";
import { levelsWords } from "./words/leaves/sheet.ts";
import { effectParts } from "./words/leaves/thing.ts";
import { elementName, spellName, thingName } from "./words/names.ts";

/** All that is printed, whatever the quest: heroes, who they meet, what they find, cast and learn, what befalls them, where they go. */
export function pilesOf(): readonly Pile[] {
  return [
    pile(
      w("Héros", "Heroes"),
      "heroes",
      ({ vocation, pv, actions }) => [vocation, ...life(pv, actions)],
      (hero) => [levelsWords(hero), heroWords(hero.id)],
    ),
    pile(
      w("Personnages du MJ", "MJ characters"),
      "profiles",
      ({ pv, actions, damage, ecus }) => [
        ...life(pv, actions),
        say`${w("dommages", "damage")} ${formulaWords(damage)}`,
        w(`${ecus} écus`, `${ecus} écus`),
      ],
      (profile) => [levelsWords(profile), ...named(profile.traits)],
    ),
    pile(
      w("Objets", "Objects"),
      "things",
      ({ weight }) => [w(`poids ${weight}`, `weight ${weight}`)],
      (thing) => joined(effectParts(thing)),
    ),
    pile(
      w("Sorts", "Spells"),
      "spells",
      ({ school, difficulty, id }) => [
        schoolNames[school],
        w(`difficulté ${difficulty}`, `difficulty ${difficulty}`),
        ...said(spellTexts[id]?.reach),
      ],
      ({ id }) => said(spellTexts[id]?.text),
    ),
    pile(
      w("Compétences", "Skills"),
      "skills",
      ({ xp }) => [w(`${xp} XP`, `${xp} XP`)],
      ({ id }) => said(skillTexts[id]),
    ),
    pile(
      w("Imprévus", "Imprévu cards"),
      "unforeseen",
      ({ copies }) => [w(`× ${copies}`, `× ${copies}`)],
      ({ id }) => said(unforeseenTexts[id]),
    ),
    { name: w("Zones", "Zones"), cards: [...planDeck, ...questZones].map(zoneCard) },
  ];
}

type Sort = "heroes" | "profiles" | "things" | "spells" | "skills" | "unforeseen";

function pile<S extends Sort>(
  name: Words,
  sort: S,
  facts: (card: Cards[S]) => readonly Words[],
  text: (card: Cards[S]) => readonly Words[] = () => [],
): Pile {
  const cards = packs.flatMap((pack: CardLists) => pack[sort] ?? []);
  const printed = (card: Cards[S] & Card): PrintedCard => ({
    name: card.name,
    facts: [...facts(card), w(`[${card.rule}]`, `[${card.rule}]`)],
    text: text(card),
  });
  return { name, cards: cards.map(printed) };
}

const life = (pv: number, actions: number): readonly Words[] => [
  w(`${pv} PV`, `${pv} PV`),
  w(`${actions} P.Action`, `${actions} P.Action`),
];

const named = (all: readonly { readonly name: Words }[]): readonly Words[] =>
  joined(all.map(({ name }) => name));

const joined = (all: readonly Words[]): readonly Words[] => (all.length === 0 ? [] : [listed(all)]);

function heroWords(id: string): Words {
  const { gear, spells } = heroCardOf(id);
  const things = [...gear.held, ...(gear.worn === undefined ? [] : [gear.worn]), ...gear.carried];
  return listed([...things.map(thingName), ...spells.map(spellName)]);
}

const said = (words: Words | undefined): readonly Words[] => (words === undefined ? [] : [words]);

/** REG-ZONE: its drawing, and what its table may bring. */
function zoneCard({ name, plan, table }: (typeof planDeck)[number]): PrintedCard {
  const brings = table.map(({ what, from }) => say`${w(`${from}+`, `${from}+`)} ${listedName(what)}`);
  return {
    name,
    facts: [w(`${plan.width} × ${plan.height}`, `${plan.width} × ${plan.height}`)],
    text: [...plan.rows.map((row) => w(row, row)), ...(brings.length === 0 ? [] : [listed(brings)])],
  };
}

const listedName = (what: string): Words =>
  what === "encounter" ? w("rencontre", "encounter") : elementName(what);
