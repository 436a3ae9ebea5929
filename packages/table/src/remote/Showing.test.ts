import { catacombs, defaultOptions } from "@ossuaire/catacombs";
import { conquest } from "@ossuaire/conquest";
import { audience, type Game, Match, randomAnswer, type Viewer } from "@ossuaire/kernel";
import { type Nim, nimBox, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import type { What } from "../gathering/entry.ts";
import { Gathering } from "../gathering/Gathering.ts";
import type { News } from "../table.ts";
import { Copies } from "./Copies.ts";
import { Hearing } from "./Hearing.ts";
import { isFromServer } from "./protocol.ts";
import { Showing } from "./Showing.ts";
import { Telling } from "./Telling.ts";

function around(game: Game, options: unknown): Gathering {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.words.en);
  const match = Match.start(game, { options: read.options, seed: "showing", undo: "consent" });
  const places = Object.fromEntries(
    match.seats.map((seat) => [seat, { kind: "person", name: seat } as const]),
  );
  const agreement = {
    game: game.id,
    options,
    seed: "",
    undo: "consent",
    pace: { kind: "none" },
    places,
  } as const;
  return Gathering.around(match, agreement, { game, bot: () => undefined });
}

/** Both ends of a line of these viewers. */
class Line {
  readonly viewers: readonly Viewer[];
  readonly words: string[] = [];
  readonly #telling: Telling;
  readonly #hearing = new Hearing();
  #page: number | undefined;

  constructor(viewers: readonly Viewer[], isLean: boolean) {
    this.viewers = viewers;
    this.#telling = new Telling(isLean);
  }

  /** What is put together at the other end, and what there is to see. */
  told(showing: Showing, gathering: Gathering): { readonly heard: unknown; readonly is: News } {
    const is = gathering.news(this.viewers, this.#page);
    const words = this.#telling.tell(showing, this.viewers, this.#page);
    this.words.push(words);
    this.#page = showing.page;
    const message: unknown = JSON.parse(words);
    if (!isFromServer(message) || (message.type !== "news" && message.type !== "next"))
      throw new Error(words);
    return { heard: this.#hearing.hear(message), is };
  }

  forget(): void {
    this.#telling.forget();
  }
}

function shownTo(lines: readonly Line[], gathering: Gathering, copies: Copies): void {
  if (gathering.match === undefined) throw new Error("nothing to be shown");
  const showing = new Showing(gathering, gathering.match, copies);
  for (const line of lines) {
    const { heard, is } = line.told(showing, gathering);
    expect(heard).toEqual(JSON.parse(JSON.stringify(is)));
  }
}

const tables = {
  conquest: () => around(conquest, { players: 4, health: 8 }),
  catacombs: () => around(catacombs, defaultOptions),
};

test.each(["conquest", "catacombs"] as const)(
  "whoever sits where at %s, and whenever they came, puts together from words what there is to see",
  (name) => {
    const gathering = tables[name]();
    const { seats } = gathering.match ?? { seats: [] };
    const copies = new Copies();
    const rng = testRng(name);
    const lines = seats.map((seat) => new Line([seat], true));
    for (let i = 0; i < 150 && gathering.match?.decision !== undefined; i++) {
      if (i === 20)
        lines.push(new Line([audience], true), new Line([audience], false), new Line([audience], true));
      if (i === 40) lines.push(new Line([...seats, audience], true), new Line(seats.slice(0, 1), false));
      if (i % 30 === 29) lines[i % seats.length]?.forget();
      shownTo(lines, gathering, copies);
      const { decision, page } = gathering.match;
      const [seat = ""] = decision.seats;
      const isBack = i % 25 === 24 && page.number > 2;
      const what: What = isBack
        ? { kind: "undo", count: 2, agreed: [...seats] }
        : { kind: "answer", seat, page: page.serial, answer: randomAnswer(decision, rng) };
      gathering.play({ n: gathering.state.n + 1, at: i, by: seat, what });
    }
    shownTo(lines, gathering, copies);
    // Those who look on from the same page hear the very same words, and who sits is told much less than there is.
    const [one, whole, other] = lines.slice(seats.length).map(({ words }) => words.join());
    expect(one === other).toBe(true);
    expect(one?.length).toBeLessThan((whole?.length ?? 0) * 0.6);
  },
);

test("where a list becomes something with fields all is told anew, and then again what changes", () => {
  const shifting: Game<Nim> = {
    ...nimBox.game,
    view: ({ left, next }) => Object.assign({ left, next }, { heap: left % 2 === 0 ? { left } : [left] }),
  };
  const gathering = around(shifting, { matches: 40 });
  const copies = new Copies();
  const line = new Line(["alice"], true);
  shownTo([line], gathering, copies);
  for (let taken = 0; taken < 12; taken++) {
    const { page, decision } = gathering.match ?? {};
    const [seat = ""] = decision?.seats ?? [];
    const answer = { kind: "choose", option: taken % 3 === 0 ? "2" : "1" };
    gathering.play({
      n: gathering.state.n + 1,
      at: 0,
      by: seat,
      what: { kind: "answer", seat, page: page?.serial ?? 0, answer },
    });
    shownTo([line], gathering, copies);
  }
  const kinds = line.words.map((words) => JSON.parse(words).type);
  expect(new Set(kinds.slice(1))).toEqual(new Set(["news", "next"]));
});
