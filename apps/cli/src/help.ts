import { type Words, w } from "@ossuaire/kernel";
import type { Language } from "./language.ts";

export type CommandName = keyof typeof pages;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(pages, name);
}

/** The help of one command, line by line. */
export function helpOf(command: CommandName, language: Language): readonly string[] {
  const { text, examples } = pages[command];
  return [
    ...text[language].split("\n"),
    "",
    { fr: "Exemple :", en: "Example:" }[language],
    ...examples.map((line) => `  ${line}`),
  ];
}

/** All commands, one a line. */
export function overview(language: Language): readonly string[] {
  const { before, after } = {
    fr: {
      before: "ossuaire : la table dans un terminal",
      after: "ossuaire help COMMANDE, ou ossuaire COMMANDE --help, en dit tout, avec un exemple.",
    },
    en: {
      before: "ossuaire: the table in a terminal",
      after: "ossuaire help COMMAND, or ossuaire COMMAND --help, tells all about it, with an example.",
    },
  }[language];
  const list = Object.entries(pages).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary[language]}`);
  return [before, "", ...list, "", after];
}

/** What there is to know about a command. */
interface Page {
  /** In the list of all. */
  readonly summary: Words;
  /** How it is called, and what its options mean. */
  readonly text: Words;
  /** Can be typed as they stand, one after the other. */
  readonly examples: readonly [string, ...string[]];
}

const pages = {
  simulate: {
    summary: w(
      "des bots jouent entre eux, et les chiffres sont donnés",
      "bots play each other, and the figures are told",
    ),
    text: w(
      `ossuaire simulate conquest [--sword NIVEAU] [--skull NIVEAU] [--players 2|3|4] [--alternate]
  --sword, --skull      qui joue chaque équipe : novice, adept, master ou random (adept)
  --players             nombre de joueurs (2)
  --alternate           les deux niveaux changent d’équipe une partie sur deux
ossuaire simulate catacombs [--lord SEIGNEUR] [--heroes NIVEAU] [--overseer NIVEAU] [--players 2..5] [--variant NOM …]
  --lord                sorcerer, gorgon, lich, dragon, ou all pour tous, l’un après l’autre (all)
  --heroes, --overseer  qui joue chaque camp : novice, adept, master ou random (adept)
  --players             nombre de joueurs (2)
  --variant             branching, labyrinth, longer, shorter, heroes-last, fair, wanderers, camping ou without-map ;
                        plusieurs valent ensemble ; each, seul, les joue toutes tour à tour
Pour les deux jeux :
  --games N             nombre de parties, 1 000 000 au plus (200)
  --seed TEXTE          le même texte donne les mêmes parties (1)
  --workers N           parties jouées à la fois, 64 au plus (autant que de cœurs)
  --json                les chiffres pour un programme
  --out DOSSIER         écrit chaque partie dès qu’elle finit
  --plot FICHIER.svg    dessine les chiffres
Ctrl-C arrête, et donne les chiffres de ce qui est joué.`,
      `ossuaire simulate conquest [--sword LEVEL] [--skull LEVEL] [--players 2|3|4] [--alternate]
  --sword, --skull      who plays each team: novice, adept, master or random (adept)
  --players             number of players (2)
  --alternate           swaps the levels of the two teams in every second game
ossuaire simulate catacombs [--lord LORD] [--heroes LEVEL] [--overseer LEVEL] [--players 2..5] [--variant NAME …]
  --lord                sorcerer, gorgon, lich, dragon, or all of them, one after the other (all)
  --heroes, --overseer  who plays each side: novice, adept, master or random (adept)
  --players             number of players (2)
  --variant             branching, labyrinth, longer, shorter, heroes-last, fair, wanderers, camping or without-map;
                        several hold together; each, on its own, plays all of them in turn
For both games:
  --games N             number of games, at most 1,000,000 (200)
  --seed TEXT           the same text gives the same games (1)
  --workers N           games played at a time, at most 64 (as many as there are cores)
  --json                the figures for a program
  --out FOLDER          writes each game as it ends
  --plot FILE.svg       draws the figures
Ctrl-C stops, and tells the figures of what is played.`,
    ),
    examples: [
      "ossuaire simulate conquest --games 20 --sword master --skull novice --out games",
      "ossuaire simulate catacombs --games 8 --lord dragon --variant labyrinth --variant camping",
    ],
  },
  play: {
    summary: w("vous jouez un camp contre des bots", "you play one side against bots"),
    text: w(
      `ossuaire play catacombs [--seat CAMP] [--level NIVEAU] [--lord SEIGNEUR] [--seed TEXTE] [--save FICHIER] [--lang fr|en]
  --seat          heroes ou overseer (heroes)
  --level         la force des bots : novice, adept ou master (adept)
  --lord          sorcerer, gorgon, lich ou dragon (sorcerer)
  --seed TEXTE    le même texte donne les mêmes salles
  --save FICHIER  écrit la partie quand vous quittez
On répond par numéro, par un angle et une force (« 0 50 » : vers la droite, à mi-force), ou par x et y ; u annule, q quitte.`,
      `ossuaire play catacombs [--seat SIDE] [--level LEVEL] [--lord LORD] [--seed TEXT] [--save FILE] [--lang fr|en]
  --seat       heroes or overseer (heroes)
  --level      how strong the bots are: novice, adept or master (adept)
  --lord       sorcerer, gorgon, lich or dragon (sorcerer)
  --seed TEXT  the same text gives the same rooms
  --save FILE  writes the match when you leave
Answer by number, by an angle and a strength (“0 50”: to the right, at half strength), or by x and y; u undoes, q quits.`,
    ),
    examples: ["ossuaire play catacombs --seat overseer --level novice --save mine.json"],
  },
  replay: {
    summary: w(
      "raconte une partie d’après son fichier, et la vérifie",
      "tells a match from its file, and verifies it",
    ),
    text: w(
      `ossuaire replay FICHIER [--log] [--lang fr|en]
  FICHIER  une partie, ou un fichier qui contient son lien
  --log    ligne par ligne, avec la règle de chacune`,
      `ossuaire replay FILE [--log] [--lang fr|en]
  FILE   a match, or a file that holds its link
  --log  line by line, with the rule of each`,
    ),
    examples: ["ossuaire replay games/conquest-0000.json --log"],
  },
  cards: {
    summary: w("imprime les paquets de cartes", "prints the decks"),
    text: w("ossuaire cards conquest [--lang fr|en]", "ossuaire cards conquest [--lang fr|en]"),
    examples: ["ossuaire cards conquest --lang fr"],
  },
} as const satisfies Readonly<Record<string, Page>>;
