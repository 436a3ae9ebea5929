import { storyText } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { asDrawn } from "../grid/zone.ts";
import { face, type Scene, scene } from "../testing/index.ts";
import { logOf } from "./log/log.ts";

const storyOf = ({ match }: Scene): string =>
  storyText(logOf(match.pages.flatMap(({ told }) => told.map(({ event }) => event))), "fr");

test("in a position without its story everybody is called as on the board, by the number that it bears", () => {
  const table = scene("Sv...u", { S: "svein", v: "revenant", u: "revenant" }).rolling(face(6, 2), 5, 4);
  table.play("strike:revenant-1", "end", "revenant-2", "walk:4,0");
  const story = storyOf(table);
  expect(story).toContain("Svein touche le revenant ");
  expect(story).toContain("Le revenant 2 avance");
  expect(story).not.toContain("revenant-");
});

test("who comes in bears the number after those who stood there already, told or not", () => {
  const table = scene(
    ".....S..v",
    { S: "svein", v: "spider" },
    {
      prepare(state) {
        state.round = 1;
        state.zones.unshift({ card: "crypt", ...asDrawn, x: 40, y: 40 });
        state.unforeseen.deck.unshift("prowler");
      },
    },
  ).rolling(0);
  expect(storyOf(table)).toContain("L’araignée 2 surgit de l’ombre");
});
