import { capital, say, type Words, w } from "@ossuaire/kernel";
import { cardOf } from "../cards/decks.ts";
import { chronicleOf, type Deeds, type Feat } from "../chronicle.ts";
import type { Event } from "../events.ts";
import { type Team, teams } from "../teams.ts";
import { characterNames, shotName, teamTitles } from "./names.ts";
import { howMany } from "./nouns.ts";

/** How a match is summed up, on the page as in the terminal. */
export const chronicleWords = {
  turns: (count: number): Words => howMany(count, "turn"),
  health: w("Santé à la fin", "Health at the end"),
  hand: w("Cartes en main", "Cards in hand"),
  cards: w("Cartes jouées", "Cards played"),
  hits: w("Tirs au but", "Shots on target"),
  taken: w("Jetons pris à l’autre", "Tokens taken from the other"),
  captured: w("dont capturés", "of them captured"),
  healed: w("Jetons regagnés", "Tokens regained"),
  warded: w("Dégâts parés", "Damage warded off"),
  best: w("Le plus beau coup", "The finest flick"),
  both: w("Les deux équipes", "Both teams"),
  noBest: w("Aucun tir n’a porté.", "No shot struck home."),
  course: w("La santé, tour par tour", "Health, turn by turn"),
  share: ({ hits, shots }: Pick<Deeds, "hits" | "shots">): Words => {
    const percent = shareOf({ hits, shots });
    return w(`${hits} sur ${shots} (${percent} %)`, `${hits} of ${shots} (${percent}%)`);
  },
  onTarget: w("de tirs au but", "of shots on target"),
  percent: (share: number): Words => w(`${share} %`, `${share}%`),
  /** No line breaks within a name. */
  feat: (feat: Feat): Words => say`${featOf(feat, keptTogether)}.`,
} as const;

/** What stands over the end, to whoever has played here: one team, or both. */
export function verdictOf(winner: Team | undefined, mine: Team | undefined): Words {
  if (winner === undefined) return w("Égalité", "A draw");
  if (mine === undefined) return say`${teamTitles[winner]} ${w("l’emporte", "wins")}`;
  return winner === mine ? w("Vous avez gagné", "You have won") : w("Vous avez perdu", "You have lost");
}

/** The share of shots that have hit, in hundredths. */
export function shareOf({ hits, shots }: Pick<Deeds, "hits" | "shots">): number {
  return shots === 0 ? 0 : Math.round((100 * hits) / shots);
}

/** The whole match in a few lines. */
export function summaryOf(events: readonly Event[]): readonly Words[] {
  const { turns, teams: deeds } = chronicleOf(events);
  return [
    chronicleWords.turns(turns),
    ...teams.map((team) => {
      const { cards, taken, captured, best } = deeds[team];
      const facts = [
        [chronicleWords.cards, number(cards)],
        [chronicleWords.hits, chronicleWords.share(deeds[team])],
        [chronicleWords.taken, number(taken)],
        ...(captured > 0 ? [[chronicleWords.captured, number(captured)] as const] : []),
        ...(best === undefined ? [] : [[chronicleWords.best, featOf(best)] as const]),
      ] as const;
      const told = facts.map(([name, value]) => say`${name}${colon}${value}`);
      return told.reduce((row, fact) => say`${row} · ${fact}`, teamTitles[team]);
    }),
  ];
}

/** “Épée 1, tour 5, Bogue : une boule de feu touche Crâne 1 (2 dégâts)”. */
function featOf(
  { character, turn, card, shot, hit, damage }: Feat,
  write = (name: Words): Words => name,
): Words {
  const when = say`${write(characterNames[character])}${w(`, tour ${turn}`, `, turn ${turn}`)}`;
  const opening = card === undefined ? when : say`${when}${comma}${cardOf(card).name}`;
  const struck = hit.map((one) => write(characterNames[one])).reduce((list, one) => say`${list}${and}${one}`);
  return say`${opening}${colon}${capital(shotName(shot))} ${w("touche", "hits")} ${struck} (${howMany(damage, "damage")})`;
}

function keptTogether({ fr, en }: Words): Words {
  return w(fr.replace(" ", "\u00a0"), en.replace(" ", "\u00a0"));
}

function number(count: number): Words {
  return w(`${count}`, `${count}`);
}

const colon = w(" : ", ": ");
const comma = w(", ", ", ");
const and = w(" et ", " and ");
