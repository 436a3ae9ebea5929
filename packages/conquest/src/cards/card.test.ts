import { expect, test } from "vitest";
import { teams } from "../teams.ts";
import { duel } from "../testing/duel.ts";
import { facing, newMatch, seen, tapUntil } from "../testing/scenes.ts";
import { roleNames, signNames, teamNames } from "../words/names.ts";
import { allCards, cardOf, deckOf } from "./decks.ts";

test.each(teams)("CON-CARD-01 a card carries the emblem of its team: %s", (team) => {
  expect(deckOf(team).filter((card) => card.team !== team)).toEqual([]);
});

test.each([
  ["sword", "behemoth"],
  ["skull", "griffin"],
] as const)("CON-CARD-01 %s cannot play %s, a card of the other team", (first, card) => {
  const game = duel({ first });
  expect(game.submit({ kind: "choose", option: card })).toMatchObject({ code: "unknown-option" });
});

test("CON-CARD-02 every card names its character and class, with one title of its own in each language", () => {
  for (const language of ["fr", "en"] as const) {
    const titles = allCards.map(({ name }) => name[language]);
    expect(titles.filter((title) => title.trim() === "")).toEqual([]);
    expect(new Set(titles).size).toBe(56);
  }
});

test("CON-CARD-03 every card has a sequence of at least one shot", () => {
  for (const { id, shots } of allCards) expect(shots.length, id).toBeGreaterThanOrEqual(1);
});

test("CON-CARD-04 a card has one ability text or none, and both kinds of card exist", () => {
  const abilities = allCards.map(({ ability }) => ability);
  expect(abilities).toContain(undefined);
  const texts = abilities.flatMap((ability) => (ability === undefined ? [] : [ability.text]));
  expect(texts).toHaveLength(34);
  expect(texts.filter(({ fr, en }) => fr.trim() === "" || en.trim() === "" || fr === en)).toEqual([]);
});

test("CON-CARD-05 the cards have six roles, each card one", () => {
  expect(new Set(allCards.map(({ role }) => role))).toEqual(
    new Set(["leader", "creature", "spell-caster", "hunter", "fighter", "explorer"]),
  );
});

test("CON-CARD-06 the cards have six star signs, each card one", () => {
  expect(new Set(allCards.map(({ sign }) => sign))).toEqual(
    new Set(["moth", "coral", "spider", "lizard", "rat", "jellyfish"]),
  );
});

test.each([
  ["lion-knight", true],
  ["berserker-mage", undefined],
] as const)(
  "CON-CARD-07 the armour icon decides whether a card can ward off wounds later: %s",
  (card, armour) => {
    expect(cardOf(card).armour).toBe(armour);
    const game = facing([card], { hands: { skull: ["gravedigger"] }, piles: { sword: [], skull: [] } });
    game.choose(card);
    tapUntil(game, "obstacle");
    game.tap();
    game.choose("gravedigger");
    game.flickAt("s1");
    // Skull strikes back: whoever kept armour is asked for it.
    expect(game.asked.prompt).toBe(armour ? "armour" : "move");
  },
);

test("CON-CARD-08 a card in hand shows all of it to its owner, in both languages", () => {
  const { hand } = seen(newMatch(), "sword").view;
  expect(hand.length).toBeGreaterThanOrEqual(4);
  for (const { team, name, role, sign, shots, ability } of hand.map(cardOf)) {
    const words = [
      teamNames[team],
      name,
      roleNames[role],
      signNames[sign],
      ...shots.map((shot) => shot.name),
    ];
    const all = ability === undefined ? words : [...words, ability.name, ability.text];
    expect(all.filter(({ fr, en }) => fr === "" || en === "")).toEqual([]);
  }
});

test("CON-CARD-08 a card shows its sequence in order, with the target icon and the armour icon", () => {
  expect(cardOf("falconer").shots.map(({ name }) => name.en)).toEqual(["targeted missile", "move", "combat"]);
  expect(cardOf("falconer").shots.map(({ name }) => name.fr)).toEqual([
    "missile (ciblé)",
    "déplacement",
    "combat",
  ]);
  expect(cardOf("behemoth")).toMatchObject({
    team: "skull",
    armour: true,
    ability: { name: { fr: "Assommé" } },
  });
});

test("CON-CARD-08 a card on the table shows itself to everybody by its id, a card in another hand does not", () => {
  const game = facing(["arcanist"]);
  game.choose("arcanist");
  expect(seen(game, "skull").view.playing).toMatchObject({ card: "arcanist" });
  expect(seen(duel({ hands: { sword: ["arcanist"] } }), "skull").view.hand).not.toContain("arcanist");
});
