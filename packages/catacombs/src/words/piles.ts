import { capital, listed, type Pile, type PrintedCard, say, type Words, w } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import type { Attack } from "../attack.ts";
import {
  allAllies,
  allArtefacts,
  allHeroes,
  allItems,
  allLords,
  allMonsters,
  allRooms,
  allSpells,
} from "../content/box.ts";
import type { MonsterCard, Muster, RoomCard } from "../content/card.ts";
import { expansions } from "../content/shelf.ts";
import { voices } from "../content/voices.ts";
import type { AttackKind } from "../kinds.ts";
import type { Trait } from "../trait.ts";
import { attackNames, cardNames, familyNames } from "./names.ts";
import { goldTag as gold, lifeWords as lives } from "./nouns.ts";
import { colon, times } from "./punctuation.ts";

/** All that the boxes hold to be read, pile by pile. */
export function piles(): readonly Pile[] {
  const everything = { boxes: expansions() };
  return [
    pile(w("Les Héros", "The Heroes"), allHeroes(everything), ({ name, life, actions, traits, text }) => ({
      name,
      facts: [lives(life)],
      text: [text, ...deeds(actions), ...abilities(traits)],
    })),
    pile(w("Les Alliés", "The Allies"), allAllies(everything), ({ name, life, text, action }) => ({
      name,
      facts: [lives(life)],
      text: [text, ...deeds([action])],
    })),
    pile(
      w("Les Seigneurs", "The Lords"),
      allLords(everything),
      ({ name, life, text, minions, actions, traits }) => ({
        name,
        facts: [lives(life)],
        text: [
          text,
          ...deeds(actions),
          ...abilities(traits),
          say`${w("Favoris", "Minions")}${colon}${muster(minions)}`,
        ],
      }),
    ),
    pile(w("Les monstres", "The monsters"), allMonsters(everything), monster),
    pile(w("L’équipement", "The equipment"), allItems(everything), ({ name, price, heroes, text }) => ({
      name,
      facts: [gold(price), heroes === undefined ? everybody : listed(heroes.map(cardNames.hero))],
      text: [text],
    })),
    pile(w("Les artefacts", "The artefacts"), allArtefacts(everything), ({ name, cost, text }) => ({
      name,
      facts: [listed(cost.map((icon) => (icon === "any" ? anyFamily : familyNames[icon]))), hunterOnly],
      text: [text],
    })),
    pile(w("Les sorts", "The spells"), allSpells(everything), ({ name, copies, text }) => ({
      name,
      facts: [w(`× ${copies}`, `× ${copies}`)],
      text: [text],
    })),
    pile(w("Les salles", "The rooms"), allRooms(everything), room),
    ...voices().flatMap((voice) => voice.piles?.(everything) ?? []),
  ];
}

function pile<Card>(name: Words, cards: readonly Card[], printed: (card: Card) => PrintedCard): Pile {
  return { name, cards: cards.map(printed) };
}

function monster({ name, family, life, gold: worth, max, actions, traits }: MonsterCard): PrintedCard {
  // VER-REWARD-02.
  const reward = max === undefined ? gold(worth) : say`${gold(worth)} ${w(`(MAX ${max})`, `(MAX ${max})`)}`;
  return {
    name,
    facts: [familyNames[family], lives(life), reward],
    text: [...deeds(actions), ...abilities(traits)],
  };
}

function room(card: RoomCard): PrintedCard {
  if (card.kind !== "combat")
    return { name: card.name, facts: [specialRooms[card.kind], w("", "")], text: [] };
  const { name, level, board, monsters, wandering } = card;
  const wanderers = wandering === 0 ? [] : [{ name: w("errants", "wandering"), count: wandering }];
  return {
    name,
    facts: [w(`niveau ${level}`, `level ${level}`), cardNames.board(board)],
    text: [musters([...named(monsters), ...wanderers])],
  };
}

const specialRooms: Readonly<Record<Exclude<RoomCard["kind"], "combat">, Words>> = {
  merchant: w("marchand", "merchant"),
  healer: w("guérisseur", "healer"),
  altar: w("autel", "altar"),
  lord: w("dernière salle", "last room"),
};

const anyFamily = w("au choix", "any");
const hunterOnly = w("payés en monstres tués", "paid in killed monsters");
const everybody = w("tous les Héros", "every Hero");

/** CAT-SEQ-01: the flicks of an action, in their order. */
function deeds(actions: readonly Action[]): readonly Words[] {
  return actions.map(({ name, attacks: [first, ...others] }) => {
    if (first === undefined || [first, ...others].every(({ kind }) => isNamed(name, kind)))
      return capital(name);
    const flicks = others.reduce((row, attack) => say`${row} › ${flick(attack)}`, flick(first));
    return say`${capital(name)}${colon}${flicks}`;
  });
}

/** “Melee, then Missile” needs no list of its flicks. */
function isNamed(action: Words, kind: AttackKind): boolean {
  return action.en.toLowerCase().includes(attackNames[kind].en.toLowerCase());
}

function flick({ kind, modifiers }: Attack): Words {
  return modifiers.reduce((row, { name }) => say`${row} (${name})`, attackNames[kind]);
}

function abilities(traits: readonly Trait[]): readonly Words[] {
  return traits.map(({ name, text }) => say`${capital(name)}${colon}${text}`);
}

function muster(monsters: readonly Muster[]): Words {
  return musters(named(monsters));
}

function named(monsters: readonly Muster[]): readonly Counted[] {
  return monsters.map(({ monster: card, count }) => ({ name: cardNames.monster(card), count }));
}

interface Counted {
  readonly name: Words;
  readonly count: number;
}

function musters(all: readonly Counted[]): Words {
  return listed(all.map(({ name, count }) => times(count, name)));
}
