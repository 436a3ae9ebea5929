import {
  allAllies,
  allArtefacts,
  allHeroes,
  allItems,
  allLords,
  allMonsters,
  allSpells,
} from "@ossuaire/catacombs";
import { infested, solothFight } from "@ossuaire/catacombs/testing";
import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import type { Scene } from "../../board/scene.ts";
import { pictureOf } from "./cards/pictures.ts";
import { sceneOf } from "./scene.ts";
import { tokenOf } from "./token.ts";

const both = { boxes: ["soloth", "vermin"] };

function sceneIn({ match }: ReturnType<typeof infested>): Scene {
  return sceneOf(sightOf(match, "audience", match.page.serial), "en");
}

const signsOn = (scene: Scene, id: string) =>
  scene.pieces.find((piece) => piece.id === id)?.burdens?.map(({ sign }) => sign?.kind);

test("every disc of every box has a figure of its own", () => {
  const cards = [allHeroes(both), allAllies(both), allLords(both), allMonsters(both)].flat();
  const figures = cards.map(({ id }) => tokenOf(id).figure);
  expect(cards.length).toBeGreaterThan(55);
  expect(new Set(figures).size).toBe(figures.length);
});

test("every article, artefact and spell of every box has a picture of its own", () => {
  const items = [...allItems(both), ...allArtefacts(both)].map(({ id }) => pictureOf("item", id));
  const spells = allSpells(both).map(({ id }) => pictureOf("spell", id));
  expect(new Set(items).size).toBe(items.length);
  expect(new Set(spells).size).toBe(spells.length);
});

test("VER-FAMILY-02: Vermin are whole brown discs of their own size", () => {
  const at = { "sewer-rat-1": [300, 60], "wyvern-1": [300, 200] } as const;
  const { pieces } = sceneIn(infested({ at }));
  const sized = (id: string) => pieces.find((piece) => piece.id === id);
  expect(sized("sewer-rat-1")).toMatchObject({ tone: "umber", radius: 6 });
  expect(sized("wyvern-1")).toMatchObject({ tone: "umber", radius: 17.5 });
});

test("what lies on a disc is no disc of its own, and is drawn and told with it; marks add up", () => {
  const at = { "orc-wolf-rider-1": [300, 60], "sewer-rat-1": [1, 1], "sewer-rat-2": [1, 1] } as const;
  const frozen = sceneIn(
    solothFight({ at: { "orc-wolf-rider-1": at["orc-wolf-rider-1"] }, frozen: ["orc-wolf-rider-1"] }),
  );
  expect(frozen.pieces.map(({ id }) => id)).not.toContain("ice-spike-1");
  expect(signsOn(frozen, "orc-wolf-rider-1")).toEqual(["ice", "medal"]);
  const rats = { "sewer-rat-1": at["sewer-rat-1"], "sewer-rat-2": at["sewer-rat-2"] };
  const on = { "sewer-rat-1": "thief", "sewer-rat-2": "thief" };
  const heroes = { thief: { poison: ["poison-3-2"] } };
  const swarmed = sceneIn(infested({ phase: "overseer", at: rats, on, heroes }));
  expect(swarmed.pieces.map(({ id }) => id)).not.toContain("sewer-rat-1");
  expect(signsOn(swarmed, "thief")).toEqual(["points", "riders"]);
});

test("SOL-VERDICT-18: the beast has another figure than the Sorceress, and is told", () => {
  const own = sceneIn(solothFight());
  const beast = sceneIn(solothFight({ marks: { sorceress: { beast: 1 } } }));
  const her = (scene: Scene) => scene.pieces.find(({ id }) => id === "sorceress");
  expect(her(beast)?.figure).not.toBe(her(own)?.figure);
  expect(her(beast)?.burdens?.map(({ words }) => words)).toContain("in beast form");
});

test("VER-STAMINA-01: whoever has Stamina is not turned over", () => {
  const at = { "wyvern-1": [300, 60], "armoured-beetle-1": [300, 200] } as const;
  const { pieces } = sceneIn(infested({ at, life: { "wyvern-1": 2, "armoured-beetle-1": 1 } }));
  const lifeOf = (id: string) => pieces.find((piece) => piece.id === id);
  expect(lifeOf("wyvern-1")).toMatchObject({ life: 4, lost: 2, steady: true });
  expect(lifeOf("armoured-beetle-1")).not.toHaveProperty("steady");
});
