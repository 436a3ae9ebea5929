import {
  allItems,
  type Catacombs,
  type CatacombsOptions,
  catacombs,
  defaultOptions,
  ground,
  type Piece,
  roomOf,
  type View,
} from "@ossuaire/catacombs/all";
import { newCampaign } from "@ossuaire/catacombs/testing";
import { journalOf, Match, matchFromJournal, snapshotOf } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { fit, toScreen } from "../src/board/camera.ts";
import { journalOnShelf, putOnShelf } from "./shelf.ts";

/** The Heroes against a bot, at the question of where to stand. */
export async function enterCatacombs(page: Page): Promise<void> {
  await sitDownWith(page, {
    options: defaultOptions,
    seed: "catacombs",
    overseer: "adept",
    snapshot: undefined,
  });
  await page.getByRole("button", { name: "Placer les 4 comme proposé" }).waitFor();
}

/** All Heroes and monsters stand, and the first Hero may act. */
export async function takePlaces(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Placer les 4 comme proposé" }).click();
  await page.getByRole("button", { name: "L’Elfe : Coup de poing" }).waitFor();
}

/** What the Merchant has turned up in these tests; the Elf and the Thief have gold, the Barbarian is dead. */
export const offer = [
  "map",
  "poisoned-knife",
  "chain-lightning",
  "broad-axe",
  "long-quiver",
  "healing-draught",
];

/** A match in the middle of a visit to the Merchant or the Healer. */
export function visiting(kind: "merchant" | "healer"): Match<Catacombs> {
  const position = structuredClone(newCampaign().state);
  const here = position.rooms.findIndex(({ card }) => roomOf(card).kind === kind);
  for (const room of position.rooms.slice(0, here + 1)) {
    room.open = true;
    room.visits = 1;
  }
  const changed = { elf: { gold: 300, life: 5 }, thief: { gold: 800 }, barbarian: { life: 0 } };
  for (const [hero, part] of Object.entries(changed)) Object.assign(position.heroes[hero] ?? {}, part);
  position.bank -= 1100;
  position.here = here;
  position.phase = kind;
  position.visit = { done: [], discounts: 0 };
  if (kind === "merchant") {
    position.offer = [...offer];
    position.equipment = allItems()
      .map(({ id }) => id)
      .filter((id) => !offer.includes(id));
  }
  return Match.start(catacombs, { options: defaultOptions, seed: "visit", undo: "free", position });
}

/** Before the first room of a campaign that cannot last: two Heroes are left, at their last breath. */
export function lastBreath(): Match<Catacombs> {
  const position = structuredClone(newCampaign().state);
  for (const hero of ["barbarian", "wizard"]) Object.assign(position.heroes[hero] ?? {}, { life: 0 });
  for (const hero of ["elf", "thief"]) Object.assign(position.heroes[hero] ?? {}, { life: 1 });
  return Match.start(catacombs, { options: defaultOptions, seed: "breath", undo: "free", position });
}

/** Sits down at a match that lies on the device already, as the Heroes against a bot. */
export async function sitDownAt(
  page: Page,
  match: Match<Catacombs>,
  overseer: "novice" | "adept" = "novice",
): Promise<void> {
  const { options, seed } = match.terms;
  await sitDownWith(page, { options, seed, overseer, snapshot: snapshotOf(match) });
}

/** The same for people on the seats that are named, by their names; the others are bots. */
export async function sitDownAs(
  page: Page,
  match: Match<Catacombs>,
  people: Readonly<Record<string, string>>,
): Promise<void> {
  const { options, seed } = match.terms;
  await sitDownWith(page, { options, seed, overseer: "novice", snapshot: snapshotOf(match), people });
}

async function sitDownWith(
  page: Page,
  agreed: {
    readonly options: CatacombsOptions;
    readonly seed: string;
    readonly overseer: "novice" | "adept";
    readonly snapshot: unknown;
    readonly people?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { options, seed, overseer, snapshot, people = { "seat-2": "" } } = agreed;
  const seats = ["seat-1", ...options.parties.map((_, n) => `seat-${n + 2}`)];
  await page.goto("about:blank");
  await putOnShelf(page, {
    id: "table",
    invitation: {
      game: "catacombs",
      options,
      seed,
      undo: "free",
      sitters: Object.fromEntries(
        seats.map((seat) => {
          const name = people[seat];
          const bot = { kind: "bot", name: "", level: overseer } as const;
          return [seat, name === undefined ? bot : ({ kind: "person", name } as const)];
        }),
      ),
    },
    snapshot,
  });
  await page.goto("/#/play/table");
  await page.locator(".board-view[data-drawn], .stall").waitFor();
}

/** The match as it is stored. */
export async function matchOf(page: Page): Promise<{ readonly match: Match; readonly view: View }> {
  const { snapshot, entries } = await journalOnShelf(page);
  const loaded = matchFromJournal(journalOf(snapshot, entries), [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  const view = catacombs.view(loaded.match.state as Parameters<typeof catacombs.view>[0], "audience");
  return { match: loaded.match, view };
}

/** The same, and where its discs are on the screen, from this side of the board or half round. */
export async function discsOf(
  page: Page,
  round = false,
): Promise<{
  readonly match: Match;
  readonly view: View;
  piece(id: string): Piece;
  at(place: Point): Point;
}> {
  const { match, view } = await matchOf(page);
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("the board is not on the screen");
  const camera = fit(ground, box, round);
  return {
    match,
    view,
    piece(id) {
      const found = view.fight?.pieces.find((piece) => piece.id === id);
      if (found === undefined) throw new Error(`${id} is not on the board`);
      return found;
    },
    at: (place) => {
      const spot = toScreen(camera, place);
      return { x: box.x + spot.x, y: box.y + spot.y };
    },
  };
}

type Point = { readonly x: number; readonly y: number };
