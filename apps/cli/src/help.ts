import { type Box, type Kind, type Words, w } from "@ossuaire/kernel";
import { partOf, usualLevel } from "./asked.ts";
import type { Language } from "./language.ts";
import { idOf, type Shelf, type Shelved } from "./shelf.ts";
import { simulationOf } from "./simulate/simulations.ts";

export type CommandName = keyof typeof pages;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(pages, name);
}

/** The help of one command, line by line. */
export function helpOf(command: CommandName, shelf: Shelf, language: Language): readonly string[] {
  const { text, examples, ofGame }: Page = pages[command];
  return [
    ...(ofGame === undefined ? [] : shelf.flatMap((one) => ofGame(one)[language].split("\n"))),
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
  /** How it is called for one game, and what the options of that game mean; first of all. */
  readonly ofGame?: (game: Shelved) => Words;
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
    ofGame: (game) => simulationOf(game).help,
    text: w(
      `Pour tous les jeux :
  --games N             nombre de parties, 1 000 000 au plus (200)
  --seed TEXTE          le même texte donne les mêmes parties (1)
  --workers N           parties jouées à la fois, 64 au plus (autant que de cœurs)
  --json                les chiffres pour un programme
  --out DOSSIER         écrit chaque partie dès qu’elle finit
  --plot FICHIER.svg    dessine les chiffres
Ctrl-C arrête, et donne les chiffres de ce qui est joué.`,
      `For every game:
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
      "ossuaire simulate catacombs --games 8 --with soloth,vermin --party ice-princess,paladin,sorceress,witch-hunter --lord hydra",
    ],
  },
  play: {
    summary: w("vous jouez un camp contre des bots", "you play one side against bots"),
    ofGame: ({ box }) => box(playHelp),
    text: w(
      `Pour tous les jeux :
  --seed TEXTE    le même texte donne la même partie
  --save FICHIER  écrit la partie quand vous quittez
  --lang fr|en    la langue
On répond par numéro, par un angle et une force (« 0 50 » : vers la droite, à mi-force), ou par x et y ; u annule, d donne le détail et les règles de ce qui vient d’arriver, q quitte.`,
      `For every game:
  --seed TEXT     the same text gives the same match
  --save FILE     writes the match when you leave
  --lang fr|en    the language
Answer by number, by an angle and a strength (“0 50”: to the right, at half strength), or by x and y; u undoes, d tells what has just happened step by step with its rules, q quits.`,
    ),
    examples: [
      "ossuaire play conquest --border mat --level novice",
      "ossuaire play catacombs --seat overseer --level novice --save mine.json",
    ],
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
    summary: w("imprime ce qui se lit dans la boîte", "prints what there is to read in the box"),
    ofGame: (game) =>
      w(`ossuaire cards ${idOf(game)} [--lang fr|en]`, `ossuaire cards ${idOf(game)} [--lang fr|en]`),
    text: w("Toutes les cartes, paquet par paquet.", "All cards, pile by pile."),
    examples: ["ossuaire cards conquest --lang fr", "ossuaire cards catacombs"],
  },
  puzzles: {
    summary: w("cherche des énigmes dans les parties des bots", "looks for puzzles in the matches of bots"),
    ofGame: ({ mine, ...game }) => {
      const call = `ossuaire puzzles mine ${idOf(game)}`;
      return mine === undefined
        ? w("", "")
        : w(`${call} [--games N] [--seed TEXTE] …`, `${call} [--games N] [--seed TEXT] …`);
    },
    text: w(
      `  --games N      nombre de parties, 1 000 000 au plus (10)
  --seed TEXTE   le même texte donne les mêmes énigmes (1)
  --each N       combien de chaque thème et de chaque niveau, au plus (10)
  --theme NOM    ce thème seul, par son nom dans le fichier ; tous sinon
  --out FICHIER  écrit ce qui est trouvé, partie après partie
  --lang fr|en   la langue
Est gardé ce que peu de pichenettes font et qu’une main exercée peut faire : d’un niveau de 1 à 5, et jamais deux énigmes semblables.`,
      `  --games N     number of matches, at most 1,000,000 (10)
  --seed TEXT   the same text gives the same puzzles (1)
  --each N      how many of each theme and level, at most (10)
  --theme NAME  this theme alone, by its name in the file; all of them otherwise
  --out FILE    writes what is found, match after match
  --lang fr|en  the language
What few flicks do and a trained hand can do is kept: of a level from 1 to 5, and never two that are alike.`,
    ),
    examples: ["ossuaire puzzles mine conquest --games 20 --out puzzles.json"],
  },
} as const satisfies Readonly<Record<string, Page>>;

/** The options of a game, as its lid tells them. */
function playHelp<K extends Kind>(box: Box<K>): Words {
  const { game, usual, choices, levels, person } = box;
  const seats = game.seats(usual).map((seat) => partOf(box, seat));
  const options = [
    option("seat", w("votre place", "your seat"), seats, partOf(box, person)),
    option("level", w("la force des bots", "how strong the bots are"), levels, usualLevel(box)),
    ...Object.entries(choices).map(([name, { words, usual: as, changes, several }]) =>
      option(name, several === undefined ? words : joined(words), Object.keys(changes), as),
    ),
  ];
  const call = `ossuaire play ${game.id} [--${["seat", "level", ...Object.keys(choices)].join(" …] [--")} …]`;
  return w(
    [call, ...options.map(({ fr }) => fr)].join("\n"),
    [call, ...options.map(({ en }) => en)].join("\n"),
  );
}

const joined = ({ fr, en }: Words): Words => w(`${fr}, avec des virgules`, `${en}, with commas`);

function option(name: string, { fr, en }: Words, values: readonly string[], usual: string): Words {
  const start = `  --${name}`.padEnd(18);
  const list = values.join(", ");
  return w(`${start}${fr} : ${list} (${usual})`, `${start}${en}: ${list} (${usual})`);
}
