import { attacking } from "../action.ts";
import { type Attack, melee, missile, modified, stunning } from "../attack.ts";
import { openBox } from "../content/box.ts";
import type { ItemCard, MonsterCard } from "../content/card.ts";
import { feedingFrenzy, fireWall, retaliation } from "../content/traits.ts";

/** Opens a box with what the base game does not have, to try rules that its own cards never come to. */
export function openOddments(): void {
  openBox({
    id: "oddments",
    boards: [],
    heroes: [],
    allies: [],
    lords: [],
    rooms: [],
    spells: [],
    monsters: [brute, revenant, kindler],
    items: [stunningWith("cudgel", melee), stunningWith("net", missile)],
    discs: { brute: 2, revenant: 2, kindler: 1 },
    lots: [],
    gold: 0,
  });
}

const common = { family: "dungeon", size: "medium", life: 2, gold: 100, source: "house" } as const;

/** It strikes and stuns, then shoots; and it retaliates. */
const brute: MonsterCard = {
  ...common,
  id: "brute",
  name: { fr: "Brute", en: "Brute" },
  disc: "brute",
  actions: [
    attacking("melee-missile", { fr: "Coup, puis tir", en: "Melee, then Missile" }, [
      modified(melee, stunning),
      missile,
    ]),
  ],
  traits: [retaliation],
};

/** It retaliates, and flips after a Melee in both ways there are. */
const revenant: MonsterCard = {
  ...common,
  id: "revenant",
  name: { fr: "Revenant", en: "Revenant" },
  disc: "revenant",
  actions: [attacking("melee", { fr: "Coup de poing", en: "Melee" }, [melee])],
  traits: [retaliation, feedingFrenzy, fireWall],
};

/** It would shoot after a Melee, if it had not become a fire wall by then. */
const kindler: MonsterCard = {
  ...common,
  id: "kindler",
  name: { fr: "Boutefeu", en: "Kindler" },
  disc: "kindler",
  actions: [
    attacking("melee-missile", { fr: "Coup, puis tir", en: "Melee, then Missile" }, [melee, missile]),
  ],
  traits: [fireWall],
};

/** An article that lets any Hero make this attack as a Stunning one. */
function stunningWith(id: string, attack: Attack): ItemCard {
  const name = { fr: id, en: id };
  return {
    id,
    name,
    text: name,
    price: 100,
    use: "always",
    actions: [attacking(id, name, [modified(attack, stunning)])],
    traits: [],
    source: "house",
  };
}
