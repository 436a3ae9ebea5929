import { type Box, counted, type Kind, noun, w } from "@ossuaire/kernel";
import { type Found, grades, type PuzzleSet, type Vein } from "@ossuaire/study";
import { readLanguage } from "../language.ts";
import { print } from "../print.ts";
import { type House, idOf, type Shelf, takeDown } from "../shelf.ts";
import { progressBar } from "../simulate/progress.ts";
import { readArguments, readChoice, readCount, readGame, refuseMore } from "../usage.ts";
import { writableFile } from "../writable.ts";
import { type Mine, mineMatch } from "./mine.ts";

/** ossuaire puzzles mine GAME: bots play, and what is remarkable is kept. */
export function puzzles([what, ...args]: readonly string[], { shelf }: House): void {
  readChoice("puzzles", what, ["mine"]);
  const game = readGame(args[0], minedOn(shelf));
  const { values, positionals } = readArguments(args.slice(1), {
    games: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    each: { type: "string", default: "10" },
    theme: { type: "string" },
    out: { type: "string" },
    lang: { type: "string" },
  });
  refuseMore(positionals);
  const language = readLanguage(values.lang);
  const games = readCount("games", values.games, 1_000_000);
  const each = readCount("each", values.each, 1000);
  const write = values.out === undefined ? undefined : writableFile("out", values.out);
  const { box, mine } = takeDown(shelf, game);
  if (mine === undefined) throw new Error(`${game} is not mined`);
  const { study } = mine;
  const themes = themesOf(study.themes, values.theme);
  const order = { mine: { ...mine, study: { ...study, themes } }, games, seed: values.seed, each, write };
  const set = box((opened) => mined(opened, order));
  const rows = themes.map(({ id, name }) => {
    const counts = grades.map((grade) => countOf(set, id, grade));
    return `${name[language].padEnd(32)}${counts.map((count) => String(count).padStart(5)).join("")}`;
  });
  print([...rows, counted(set.veins.flatMap((vein) => vein.puzzles).length, puzzle)[language]]);
}

const puzzle = noun(w("énigme", "puzzle"));

/** One of them alone, if it is named. */
function themesOf<T extends { readonly id: string }>(
  all: readonly T[],
  name: string | undefined,
): readonly T[] {
  if (name === undefined) return all;
  const names = all.map(({ id }) => id);
  const wanted = readChoice("theme", name, names);
  return all.filter(({ id }) => id === wanted);
}

function minedOn(shelf: Shelf): readonly string[] {
  return shelf.filter(({ mine }) => mine !== undefined).map(idOf);
}

function countOf({ veins }: PuzzleSet, theme: string, grade: number): number {
  return veins.flatMap((vein) => vein.puzzles).filter((one) => one.theme === theme && one.grade === grade)
    .length;
}

interface Order {
  readonly mine: Mine;
  readonly games: number;
  readonly seed: string;
  readonly each: number;
  readonly write: ((text: string) => void) | undefined;
}

/** Match after match; what has been found is written down after each. */
function mined<K extends Kind>(box: Box<K>, { mine, games, seed, each, write }: Order): PuzzleSet {
  const bar = progressBar(games);
  const veins: Vein[] = [];
  const seen = new Set<string>();
  const kept = new Map<string, number>();
  const isWanted = ({ theme, grade, shape }: Found): boolean => {
    const kind = `${theme} ${grade}`;
    const look = `${theme} ${shape}`;
    const count = kept.get(kind) ?? 0;
    if (count >= each || seen.has(look)) return false;
    seen.add(look);
    kept.set(kind, count + 1);
    return true;
  };
  for (let number = 0; number < games; number++) {
    const vein = mineMatch(box, mine, number, `${seed}.${number}`, isWanted);
    if (vein !== undefined) veins.push(vein);
    write?.(`${JSON.stringify({ game: box.game.id, veins } satisfies PuzzleSet)}\n`);
    bar.show(number + 1);
  }
  bar.clear();
  return { game: box.game.id, veins };
}
