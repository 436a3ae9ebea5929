import { capital, counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Rolled } from "../../deck/generate.ts";
import { cardOf, findCard } from "../../shelf.ts";
import type { MasterView, View } from "../../view.ts";
import { elementName } from "../names.ts";
import { bearingWords } from "./bearing.ts";

const card = noun(w("carte", "card"));

/** What the table says to the MJ alone. */
export const masterWords = {
  title: w("Carnet du MJ", "The MJ’s notes"),
  objective: w("But secret", "Secret aim"),
  side: w("Quête secondaire", "Secondary quest"),
  piles: w("Derrière les issues", "Behind the exits"),
  noPiles: w("Plus aucune issue à ouvrir.", "No exit is left to be opened."),
  ambushes: w("Embuscades", "Ambushes"),
  noAmbushes: w("Personne n’attend.", "Nobody lies in wait."),
  hidden: w("Caché sur le plateau", "Hidden on the board"),
  nothingHidden: w("Rien n’est caché.", "Nothing is hidden."),
  zones: w("Zones", "Zones"),
  rolls: w("Jets de la carte", "Rolls of the card"),
  noRolls: w("La quête fixe le contenu de cette zone.", "The quest says what this zone holds."),
  forMe: w("Disposez pour moi", "Lay it out for me"),
  again: w("Tout reprendre", "Take all back"),
  laid: w("C’est disposé", "It is laid out"),
  left: (count: number): Words =>
    count === 0 ? w("Tout est posé.", "All is laid.") : w(`À poser : ${count}`, `To be laid: ${count}`),
  inHand: (words: Words): Words =>
    say`${words}${w(" en main : choisissez une case éclairée.", " in hand: choose a lit square.")}`,
  playOne: (words: Words): Words => say`${w("Jouez pour moi : ", "Play for me: ")}${words}`,
  playAll: w("Jouez-les tous pour moi", "Play them all for me"),
  stop: w("Je reprends la main", "I take over again"),
  playing: w("La table joue pour vous.", "The table plays for you."),
} as const;

/** A piece of a new zone, as its token says it: “Coffre”, “Rat ×3”. */
export function tokenWords({ kind, figures }: { readonly kind: string; readonly figures: number }): Words {
  const name = capital(findCard("profiles", kind)?.short ?? elementName(kind));
  return figures > 1 ? say`${name} ×${w(`${figures}`, `${figures}`)}` : name;
}

export const zoneName = (id: string): Words => findCard("zones", id)?.name ?? w(id, id);

export const objectiveOf = ({ options }: View): Words => cardOf("quests", options.quest).objective;

export function sideWords({ side }: MasterView): { readonly name: Words; readonly aim: Words } | undefined {
  const found = side === undefined ? undefined : findCard("sideQuests", side);
  return found && { name: found.name, aim: found.objective };
}

/** “Issue 2 : 4 cartes, à 3 pas au nord”; they are counted as the MJ's list has them. */
export function pileWords(
  { cards, ...exit }: MasterView["piles"][number],
  number: number,
  from: Place | undefined,
): Words {
  const count = say`${w(`Issue ${number} : `, `Exit ${number}: `)}${counted(cards, card)}`;
  return from === undefined ? count : say`${count}, ${bearingWords(from, exit)}`;
}

type Place = Parameters<typeof bearingWords>[0];

export function ambushWords({ ambushes, liesInWait }: MasterView): readonly Words[] {
  return [
    ...ambushes.map(({ card: kind, count }) => tokenWords({ kind, figures: count })),
    ...(liesInWait
      ? [w("La prochaine rencontre se tiendra en embuscade.", "Whoever is met next lies in ambush.")]
      : []),
  ];
}

/** “Coffre : 4 pour 3+”. */
export function rollWords({ what, from, points }: Rolled<string>): Words {
  const name = capital(what === "encounter" ? w("rencontre", "encounter") : elementName(what));
  return say`${name}${w(` : ${points} pour ${from}+`, `: ${points} for ${from}+`)}`;
}

/** What whoever looks at the board without knowing must not see. */
export function hiddenSeen(view: View): readonly (Place & { readonly id: string; readonly words: Words })[] {
  return view.elements
    .filter((one) => (one.hidden && !one.shown) || one.lock === "untried")
    .map(({ id, kind, x, y, lock }) => {
      const name = capital(elementName(kind));
      return { id, x, y, words: lock === "untried" ? say`${name} ${w("verrouillée", "(locked)")}` : name };
    });
}

/** Of the pieces of a zone: who will walk. */
export const isCreature = (kind: string): boolean => findCard("profiles", kind) !== undefined;
