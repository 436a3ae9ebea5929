import { conquest, conquestBot } from "@ossuaire/conquest";
import { Match, matchFromSnapshot, matchFromText, snapshotOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { Dealer } from "./Dealer.ts";
import type { Playable } from "./playable.ts";
import type { Invitation } from "./seating.ts";

const playable: Playable = { game: conquest, bot: () => ({ answer: conquestBot("novice") }) };

const invitation: Invitation = {
  game: "conquest",
  options: { health: 2 },
  seed: "dealer",
  undo: "consent",
  sitters: {
    sword: { kind: "person", name: "" },
    skull: { kind: "bot", name: "", level: "novice" },
  },
};

function dealt(stored: Parameters<typeof Dealer.from>[0]): Dealer {
  const dealer = Dealer.from(stored, playable);
  if (!(dealer instanceof Dealer)) throw new Error(dealer.words.en);
  return dealer;
}

/** To the first question of the person. */
function untilAsked(dealer: Dealer): Dealer {
  while (dealer.isBotAsked) dealer.playBot();
  return dealer;
}

function decisionOf(dealer: Dealer, seat = "sword") {
  const decision = dealer.news().sights[seat]?.decision;
  if (decision?.kind !== "choose") throw new Error("a card is asked for first");
  return decision;
}

test("a match that is put away and taken down again goes on alike, its bots included", () => {
  const one = untilAsked(dealt({ id: "a", invitation, snapshot: undefined }));
  const other = dealt(one.stored());
  for (const dealer of [one, other]) {
    const option = decisionOf(dealer).options[0]?.id ?? "";
    expect(dealer.submit("sword", { kind: "choose", option }, dealer.page)).toBeUndefined();
    untilAsked(dealer);
  }
  expect(other.news().sights).toEqual(one.news().sights);
});

test("a late answer is refused, and so is one of another seat", () => {
  const dealer = untilAsked(dealt({ id: "a", invitation, snapshot: undefined }));
  const option = decisionOf(dealer).options[0]?.id ?? "";
  expect(dealer.submit("sword", { kind: "choose", option }, dealer.page - 1)).toMatchObject({
    code: "out-of-date",
  });
  expect(dealer.submit("skull", { kind: "choose", option }, dealer.page)).toMatchObject({
    code: "wrong-seat",
  });
});

test("a card is taken back at once among bots, and stays so when the match is opened again", () => {
  const dealer = untilAsked(
    dealt({ id: "a", invitation: { ...invitation, undo: "free" }, snapshot: undefined }),
  );
  const before = dealer.news().sights["sword"]?.view;
  const play = (at: Dealer) => {
    const option = decisionOf(at).options[0]?.id ?? "";
    at.submit("sword", { kind: "choose", option }, at.page);
  };
  play(dealer);
  expect(dealer.news().undo["sword"]).toBe("free");
  expect(dealer.undo("sword", false)).toBeUndefined();
  expect(dealer.news().sights["sword"]?.view).toEqual(before);
  play(dealer);
  const again = dealt(dealer.stored());
  expect(again.news().undo["sword"]).toBe("free");
  expect(again.undo("sword", false)).toBeUndefined();
});

test("other people are asked before a card that they have seen is taken back", () => {
  const persons = { ...invitation.sitters, skull: { kind: "person", name: "" } } as const;
  const table = { ...invitation, undo: "free", sitters: persons } as const;
  const dealer = untilAsked(dealt({ id: "a", invitation: table, snapshot: undefined }));
  expect(dealer.news().undo["skull"]).toBe("no");
  const before = dealer.news().sights["skull"]?.view;
  const option = decisionOf(dealer, "skull").options[0]?.id ?? "";
  dealer.submit("skull", { kind: "choose", option }, dealer.page);
  expect(dealer.news().undo["skull"]).toBe("consent");
  expect(dealer.undo("skull", false)).toMatchObject({ code: "undo-consent" });
  expect(dealer.undo("skull", true)).toBeUndefined();
  expect(dealer.news().sights["skull"]?.view).toEqual(before);
});

test("what was told is not kept by the table: who comes late waits until the match is played again", () => {
  let steps = 0;
  const game: Playable["game"] = {
    ...conquest,
    step(table) {
      steps++;
      return playable.game.step(table);
    },
  };
  const bot = { kind: "bot", name: "", level: "novice" } as const;
  const bots = { ...invitation, sitters: { sword: bot, skull: bot } };
  const dealer = Dealer.from({ id: "a", invitation: bots, snapshot: undefined }, { ...playable, game });
  if (!(dealer instanceof Dealer)) throw new Error(dealer.words.en);
  const heard = [...(dealer.news().sights["audience"]?.events ?? [])];
  while (dealer.isBotAsked) {
    const { page } = dealer;
    dealer.playBot();
    steps = 0;
    heard.push(...(dealer.news(page).sights["audience"]?.events ?? []));
    expect(steps).toBe(0);
  }
  const { sights } = dealer.news();
  expect(steps).toBeGreaterThan(10);
  expect(sights["audience"]?.events).toEqual(heard);
});

test("nobody else's hand leaves the table", () => {
  const dealer = dealt({ id: "a", invitation, snapshot: undefined });
  expect(Object.keys(dealer.news().sights)).toEqual(["sword", "audience"]);
});

test("what cannot be played says why", () => {
  expect(
    Dealer.from({ id: "a", invitation: { ...invitation, game: "chess" }, snapshot: undefined }, undefined),
  ).toHaveProperty("words");
  expect(
    Dealer.from(
      { id: "a", invitation: { ...invitation, options: { health: 99 } }, snapshot: undefined },
      playable,
    ),
  ).toMatchObject({ words: { en: expect.stringContaining("health") } });
  expect(Dealer.from({ id: "a", invitation, snapshot: { format: "?" } }, playable)).toMatchObject({
    words: { en: expect.stringContaining("not a match") },
    watchable: false,
  });
});

test("a match of other rules cannot go on, but can be watched", () => {
  const older: Playable = {
    ...playable,
    game: { ...playable.game, rules: playable.game.rules - 1 },
  };
  const dealer = Dealer.from({ id: "a", invitation, snapshot: undefined }, older);
  if (!(dealer instanceof Dealer)) throw new Error(dealer.words.en);
  expect(Dealer.from(dealer.stored(), playable)).toMatchObject({
    words: { en: expect.stringContaining("of the rules") },
    watchable: true,
  });
});

test("a match that begins from a position is given away as a file that holds it, and has no link", () => {
  const options = { health: 2 } as const;
  const begun = untilAsked(dealt({ id: "a", invitation, snapshot: undefined }));
  const shared = begun.share();
  expect(shared.link).toBeTypeOf("string");
  expect(matchFromText(shared.file, [conquest]).ok).toBe(true);

  const read = conquest.readOptions(options);
  if (!read.ok) throw new Error(read.words.en);
  const { state: position } = Match.start(conquest, {
    options: read.options,
    seed: "other",
    undo: "consent",
  });
  const match = Match.start(conquest, { options: read.options, seed: "dealer", undo: "consent", position });
  const dealer = untilAsked(dealt({ id: "b", invitation, snapshot: snapshotOf(match) }));
  const { file, link, fromPosition } = dealer.share();
  expect({ link, fromPosition }).toEqual({ link: undefined, fromPosition: true });
  const loaded = matchFromSnapshot(JSON.parse(file), [conquest], { fromStart: true });
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  expect(loaded.match.page.number).toBe(dealer.news().number);
  expect(loaded.match.terms.position).toEqual(position);
});
