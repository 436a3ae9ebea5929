import { readFileSync } from "node:fs";
import { catacombs } from "@ossuaire/catacombs/all";
import { conquest } from "@ossuaire/conquest";
import { type Game, type Kind, Match, type MatchFile, snapshotOf } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import type { Page } from "@playwright/test";
import { putOnShelf } from "./shelf.ts";

const bot: Sitter = { kind: "bot", name: "", level: "novice" };

/**
 * Sits down at a match that was really played, after so many of its answers (all of them, if left out). On the seats
 * that are named sit people, bots on the others.
 */
export async function sitDownAtRecorded(
  page: Page,
  path: `${"catacombs" | "conquest"}/${string}`,
  people: Readonly<Record<string, string>>,
  after?: number,
): Promise<void> {
  const id = ["recorded", ...Object.keys(people)].join("-");
  const [game = "", name = ""] = path.split("/");
  const match =
    game === "catacombs" ? played(catacombs, game, name, after) : played(conquest, game, name, after);
  const { options, seed, undo } = match.terms;
  const sitters = Object.fromEntries(
    match.seats.map((seat) => {
      const person = people[seat];
      return [seat, person === undefined ? bot : ({ kind: "person", name: person } as const)];
    }),
  );
  await page.goto("about:blank");
  await putOnShelf(page, {
    id,
    invitation: { game, options, seed, undo, sitters },
    snapshot: match.snapshot,
  });
  await page.goto(`/#/play/${id}`);
}

function played<K extends Kind>(
  game: Game<K>,
  id: string,
  name: string,
  after: number | undefined,
): Pick<Match<K>, "terms" | "seats"> & { readonly snapshot: unknown } {
  const folder = new URL(`../../../packages/${id}/src/recorded/`, import.meta.url);
  const file: MatchFile = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  const read = game.readOptions(file.options);
  if (!read.ok) throw new Error(read.words.en);
  const match = Match.start(game, { options: read.options, seed: file.seed, undo: file.undo });
  for (const { seat, answer } of file.answers.slice(0, after)) match.submit(seat, answer);
  return { terms: match.terms, seats: match.seats, snapshot: snapshotOf(match) };
}
