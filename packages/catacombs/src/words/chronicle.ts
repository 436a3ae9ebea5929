import { agreeing, capital, noun, say, together, type Words, w } from "@ossuaire/kernel";
import { type Chronicle, chronicleOf, type Fall, type Feat, type Station } from "../chronicle.ts";
import { lordOf, roomOf } from "../content/box.ts";
import type { Event } from "../events.ts";
import type { FlickKind } from "../kinds.ts";
import type { Side } from "../state.ts";
import type { Turning } from "../turning.ts";
import type { View } from "../view.ts";
import { cardNames, heroName, inGender, pieceName } from "./names.ts";
import { goldTag, howMany, lifeWords } from "./nouns.ts";
import { colon, semicolon } from "./punctuation.ts";

const nouns = {
  killed: noun(w("monstre tué", "monster killed"), w("monstres tués", "monsters killed")),
  fallen: noun(w("Héros tombé", "Hero fallen"), w("Héros tombés", "Heroes fallen")),
  slain: noun(w("monstre est tué", "monster is killed"), w("monstres sont tués", "monsters are killed")),
  rooms: noun(w("salle vue", "room seen"), w("salles vues", "rooms seen")),
} as const;

/** How a campaign is summed up, on the page as in the terminal. */
export const chronicleWords = {
  room: (station: Station): Words => {
    const again = station.again ? w(" (de nouveau)", " (again)") : none;
    return say`${cardNames.room(station.card)}${again}`;
  },
  rounds: (number: number): Words => howMany(number, "round"),
  /** After a number of its own. */
  killed: (number: number): Words => agreeing(number, nouns.killed),
  fallen: (number: number): Words => agreeing(number, nouns.fallen),
  rooms: (number: number): Words => agreeing(number, nouns.rooms),
  onTarget: w("de coups au but", "of flicks on target"),
  percent: (share: number): Words => w(`${share} %`, `${share}%`),
  way: w("Le chemin", "The way"),
  best: w("Le plus beau coup", "The finest flick"),
  noBest: w("Aucun coup n’a porté.", "No flick struck home."),
  heroes: w("Les Héros", "The Heroes"),
  hero: w("Héros", "Hero"),
  kills: w("tués", "killed"),
  hits: w("touches", "hits"),
  gold: w("or", "gold"),
  life: w("vie", "life"),
  falls: w("Tombés", "The fallen"),
  noFalls: w("Personne n’est tombé.", "Nobody has fallen."),
  dead: (hero: string): Words => inGender(hero, "tombé", "fallen"),
  neverSeen: w("jamais vue", "never seen"),
  /** What all have together, said before the sum. */
  together: w("La bourse", "The purse"),
  purse: goldTag,
  turned: w("Le tournant", "The turning point"),
  bought: (item: string): Words => cardNames.item(item),
  raised: (hero: string): Words =>
    capital(say`${heroName(hero)} ${w("revient à la vie", "comes back to life")}`),
  cleared: w("Salle vidée", "Room cleared"),
  behind: w("Derrière la porte", "Behind the door"),
  unknown: w("Personne ne le sait encore", "Nobody knows yet"),
  enter: w("Entrer", "Enter"),
  feat: (feat: Feat): Words => say`${featOf(feat)}.`,
  fall: (fall: Fall): Words => say`${fallOf(fall)}.`,
  turning: (turning: Turning): Words =>
    say`${w(`Manche ${turning.round}`, `Round ${turning.round}`)}${colon}${costOf(turning)}.`,
} as const;

/** What stands over the end, to whoever has played here: one side, or both. */
export function verdictOf({ ended, lord }: Pick<View, "ended" | "lord">, side: Side | undefined): Words {
  const heroesWon = ended?.winner === "heroes";
  const lordName = pieceName(lord.id, lord.id);
  if (side === "heroes")
    return heroesWon
      ? say`${w("Vous avez vaincu", "You have beaten")} ${lordName}`
      : w("Les Héros sont tombés", "The Heroes have fallen");
  if (side === "overseer")
    return heroesWon
      ? say`${w("Vous avez perdu", "You have lost")} ${lordName}`
      : w("Vous avez gagné", "You have won");
  return heroesWon
    ? say`${w("Les Héros ont vaincu", "The Heroes have beaten")} ${lordName}`
    : w("Le Maître des catacombes a gagné", "The Overseer has won");
}

/** Why it is over, in a sentence: the verdict says who has won. */
export function reasonOf({ ended, lord, rooms, here }: View): Words {
  const card = rooms[here]?.card;
  const place =
    card === undefined ? none : say`${w("Dernière salle", "Last room")}${colon}${roomOf(card).name}.`;
  if (ended === undefined) return none;
  if (ended.why === "lord-dead")
    return say`${lordOf(lord.id).name}${w(" : plus un seul point de vie.", ": not one life point left.")} ${place}`;
  return say`${defeats[ended.why]} ${place}`;
}

const defeats = {
  "heroes-dead": w("Tous les Héros sont morts.", "All Heroes are dead."),
  "heroes-down": w("Plus aucun Héros ne peut agir.", "No Hero can act any more."),
  "heroes-idle": w(
    "Dix manches sans une action : les Héros renoncent.",
    "Nobody has acted for ten rounds: the Heroes give up.",
  ),
} as const;

/** The share of flicks that have hit somebody, in hundredths. */
export function shareOf({ flicks, hits }: Chronicle["shots"][Side]): number {
  return flicks === 0 ? 0 : Math.round((100 * hits) / flicks);
}

/** The whole campaign in a few lines. */
export function summaryOf(events: readonly Event[]): readonly Words[] {
  const { stations, falls, shots, best, turning, ending } = chronicleOf(events);
  const kills = stations.flatMap((station) => station.kills).length;
  const share = chronicleWords.percent(shareOf(shots.heroes));
  const finest = best[ending?.winner ?? "heroes"];
  return [
    say`${count(stations.length)} ${chronicleWords.rooms(stations.length)}`,
    say`${count(kills)} ${chronicleWords.killed(kills)}`,
    say`${chronicleWords.heroes}${colon}${share} ${chronicleWords.onTarget}`,
    ...(finest === undefined
      ? []
      : [say`${chronicleWords.best}${colon}${located(finest, stations, featOf(finest))}`]),
    ...falls.map((fall) => located(fall, stations, fallOf(fall))),
    ...(turning === undefined
      ? []
      : [
          say`${chronicleWords.turned}${w(`, manche ${turning.round}`, `, round ${turning.round}`)}${colon}${located(turning, stations, costOf(turning))}`,
        ]),
  ];
}

/** “L’Elfe, manche 3, tue le Zombie 1 et le Zombie 2 d’un Missile”. */
function featOf({ by, attack, round, hit, killed, lost }: Feat): Words {
  const done =
    killed.length > 0
      ? say`${w("tue", "kills")} ${named(killed)}`
      : say`${w("touche", "hits")} ${named(hit)}${lost > 0 ? w(` (${lifeWords(lost).fr})`, ` (${lifeWords(lost).en})`) : none}`;
  return say`${capital(pieceName(by.piece, by.card))}${inRound(round)} ${done} ${means[attack]}`;
}

function fallOf({ hero, round, by, raised }: Fall): Words {
  const since = raised
    ? say`${w(", ", ", ")}${inGender(hero, "relevé", "raised")} ${w("depuis", "since")}`
    : none;
  const falls = w("tombe", "falls");
  const how = by === undefined ? falls : say`${falls} ${w("devant", "to")} ${pieceName(by.piece, by.card)}`;
  return capital(say`${heroName(hero)}${inRound(round)} ${how}${since}`);
}

/** “Le Voleur perd 3 points de vie et tombe ; 2 monstres sont tués”. */
function costOf({ losses, killed }: Turning): Words {
  const told = losses.map(
    ({ piece, card, lost, fell }) =>
      say`${pieceName(piece, card)} ${w("perd", "loses")} ${lifeWords(lost)}${fell ? w(" et tombe", " and falls") : none}`,
  );
  const kills = killed > 0 ? [say`${count(killed)} ${agreeing(killed, nouns.slain)}`] : [];
  const [first = none, ...others] = [...told, ...kills];
  return others.reduce((line, one) => say`${line}${semicolon}${one}`, first);
}

/** With the room in which it was. */
function located(
  { station }: { readonly station: number },
  stations: readonly Station[],
  words: Words,
): Words {
  const room = stations[station];
  return room === undefined ? words : say`${words} (${chronicleWords.room(room)})`;
}

const none = w("", "");

const means: Readonly<Record<FlickKind, Words>> = {
  movement: w("en se déplaçant", "by moving"),
  melee: w("d’un Coup de poing", "with one Melee"),
  missile: w("d’un Missile", "with one Missile"),
  fireball: w("d’une Boule de feu", "with one Fireball"),
};

function inRound(round: number): Words {
  return w(`, manche ${round},`, `, round ${round},`);
}

function named(pieces: Feat["hit"]): Words {
  return together(pieces.map(({ piece, card }) => pieceName(piece, card)));
}

function count(number: number): Words {
  return w(`${number}`, `${number}`);
}
