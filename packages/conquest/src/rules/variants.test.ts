import { expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { allCards } from "../cards/decks.ts";
import type { ConquestOptions } from "../options.ts";
import { allShots } from "../shots.ts";
import type { Duel } from "../testing/duel.ts";
import { aiming, answerQuietly, facing, randomMoments, tapUntil, views } from "../testing/scenes.ts";

/** Plays a card of its team up to the end of the turn, saying yes to whatever its ability asks. */
function playing({ id, team }: Card, options: Partial<ConquestOptions>): Duel {
  const game = facing([], {
    options,
    first: team,
    hands: { [team]: [id, team === "sword" ? "miner" : "reaver"] },
    discards: { sword: ["scout"], skull: ["ghoul"] },
  });
  game.choose(id);
  while (game.state.turn === 0) {
    const { asked } = game;
    if (asked.kind === "choose" && asked.options.some(({ id }) => id === "yes")) game.choose("yes");
    else answerQuietly(game);
  }
  return game;
}

const withAbility = allCards.filter(({ ability }) => ability !== undefined);

/** What only an ability asks or tells. */
const abilityPrompts = ["heal", "reset", "inspiration", "surprise", "second-obstacle"];
const abilityEvents = ["healed", "stunned", "reset", "harassed", "barricade"];

test.each(withAbility)(
  "CON-VARIANT-01 without abilities, nothing but the sequence of $id is used",
  (card) => {
    const game = playing(card, { abilities: false });
    const flicked = game.events("flicked").map(({ shot }) => shot);
    expect(flicked).toEqual([...card.shots.map(({ kind }) => kind), "obstacle"]);
    expect(game.match.pages.flatMap(({ told }) => told.map(({ event }) => event.type))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(abilityEvents.join("|"))]),
    );
    expect(game.events("played")).toHaveLength(1);
  },
);

test.each([
  ["younger-prince", "combat"],
  ["landsknecht", "critical"],
  ["duellist", "combat"],
] as const)(
  "CON-VARIANT-01 without abilities a wound by %s has no more than its damage, and armour may answer it",
  (card, shot) => {
    const armour = { sword: [], skull: ["behemoth"] };
    const game = facing([card], { options: { abilities: false }, armour });
    game.choose(card);
    tapUntil(game, shot);
    game.flickAt("c1");
    game.choose("none", "skull");
    expect(game.health("sword")).toBe(8);
    expect(game.health("skull")).toBeLessThan(8);
    expect(game.state.stunned.skull).toBe(false);
  },
);

test("CON-VARIANT-01 without abilities no random game asks for one or tells of one", () => {
  for (const game of randomMoments({ abilities: false, players: 4 })) {
    expect(abilityPrompts).not.toContain(game.match.decision?.prompt);
    expect(abilityEvents).not.toContain(game.news().at(-1)?.type);
  }
});

test.each(allCards.filter(({ armour }) => armour))(
  "CON-VARIANT-02 without armour, $id is discarded",
  (card) => {
    expect(playing(card, {}).state.armour[card.team]).toEqual([card.id]);
    const game = playing(card, { armour: false });
    expect(game.state.armour).toEqual({ sword: [], skull: [] });
    expect(game.state.discards[card.team]).toContain(card.id);
  },
);

test("CON-VARIANT-02 without armour nobody is asked for it", () => {
  for (const game of randomMoments({ armour: false })) expect(game.match.decision?.prompt).not.toBe("armour");
});

test("CON-VARIANT-03 the two variants may be combined", () => {
  const marauder = allCards.find(({ id }) => id === "marauder");
  if (marauder === undefined) throw new Error("no marauder");
  const game = playing(marauder, { abilities: false, armour: false });
  expect(game.state.discards.skull).toContain("marauder");
  for (const { options } of views(game)) expect(options).toMatchObject({ abilities: false, armour: false });
});

test("CON-VARIANT-04 without abilities everybody's view says so, and every shot has a sign of its own", () => {
  const game = facing(["miner"], { options: { abilities: false } });
  for (const { options } of views(game)) expect(options.abilities).toBe(false);
  expect(new Set(Object.values(allShots).map(({ kind }) => kind)).size).toBe(8);
});

test("CON-RULING-59 without abilities the power wave discard and armour stay", () => {
  const options = { abilities: false };
  const wave = aiming("power-wave", {
    options,
    hands: { sword: ["miner"] },
    armour: { sword: [], skull: ["behemoth"] },
  });
  wave.flickAt("c1");
  expect(wave.asked.prompt).toBe("raise");
  wave.choose("miner");
  expect(wave.asked).toMatchObject({ prompt: "armour", about: { damage: 3 } });
});

test("CON-RULING-59 without abilities the target icon stays", () => {
  const game = facing(["enchantress"], { options: { abilities: false } });
  game.choose("enchantress");
  tapUntil(game, "target");
  tapUntil(game, "again");
  tapUntil(game, "obstacle");
});

test("CON-RULING-59 variants, advanced rules and the mat combine freely", () => {
  const options = {
    abilities: false,
    armour: false,
    lateDraw: true,
    exhaustion: true,
    border: "mat",
  } as const;
  const games = [...randomMoments({ ...options, players: 3 })];
  expect(games.at(-1)?.match.outcome).toBeDefined();
  for (const view of views(games[0] ?? facing([]))) expect(view.options).toMatchObject(options);
});
