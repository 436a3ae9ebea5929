import { conquest, defaultOptions } from "@ossuaire/conquest";
import {
  audience,
  finishRandomly,
  linkOf,
  Match,
  readLink,
  type Standing,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import { describe, expect, test, vi } from "vitest";
import { Projector } from "./Projector.ts";

const played = Match.start(conquest, { options: defaultOptions, seed: "projector", undo: "free" });
finishRandomly(played, xoroshiro.fromSeed("a player"));
const last = played.page.number;

/** As the worker does it. */
function projected(): { readonly projector: Projector; readonly starts: readonly Standing[] } {
  const starts: Standing[] = [];
  const reading = readLink(linkOf(played), [conquest]);
  let next = reading.next();
  for (; !next.done; next = reading.next()) {
    if (Projector.isStart(next.value.match)) starts.push(next.value.match.standing());
  }
  if (!next.value.ok) throw new Error(next.value.fault.words.en);
  return { projector: new Projector(next.value.match, starts), starts };
}

describe("any page of a match", () => {
  test("is shown as everybody saw it, in any order", () => {
    const { projector } = projected();
    const seen = new Map<number, unknown>();
    const match = Match.start(conquest, played.terms);
    const viewers = [...match.seats, audience];
    const look = () => {
      const { previous } = match.page;
      return Object.fromEntries(viewers.map((viewer) => [viewer, sightOf(match, viewer, previous?.serial)]));
    };
    seen.set(0, look());
    for (const { seat, answer } of played.answers) {
      match.submit(seat, answer);
      seen.set(match.page.number, look());
    }
    const rng = xoroshiro.fromSeed("any order");
    const order = rng.shuffled([...seen.keys()]).slice(0, 60);
    for (const at of [...order, 0, last, last - 1, 1, 2, 3]) {
      expect(projector.page(at)).toMatchObject({ number: at, sights: seen.get(at) });
    }
  });

  test("may be answered otherwise, again and again, and the match stays as it was", () => {
    const { projector } = projected();
    const at = played.answers.findIndex(({ answer }) => answer.kind === "flick");
    const made = played.answers[at];
    if (made?.answer.kind !== "flick") throw new Error("nobody flicks in this match");
    const { seat, answer } = made;
    const before = projector.page(at + 1);
    const same = projector.otherwise(at, made);
    expect(same).toMatchObject({ ok: true, news: { number: at + 1, sights: before.sights } });
    for (const [vx, vy] of [
      [300, 0],
      [0, -900],
    ] as const) {
      const other = projector.otherwise(at, { seat, answer: { ...answer, vx, vy } });
      if (!other.ok) throw new Error(other.refusal.words.en);
      expect(other.news.number).toBe(at + 1);
      expect(other.news.sights).not.toEqual(before.sights);
    }
    const weak = projector.otherwise(at, { seat, answer: { ...answer, vx: 1, vy: 0 } });
    expect(weak).toMatchObject({ ok: false, refusal: { rule: expect.any(String) } });
    expect(projector.page(at + 1)).toEqual(before);
  });

  test("costs the answers since the last start at most, and the next page one", () => {
    const { projector, starts } = projected();
    expect(starts).toHaveLength(Math.floor(last / 32));
    const submit = vi.spyOn(Match.prototype, "submit");
    projector.page(last);
    expect(submit.mock.calls.length).toBeLessThan(32);
    submit.mockClear();
    projector.page(40);
    projector.page(41);
    expect(submit).toHaveBeenCalledTimes(9);
    submit.mockRestore();
  });
});
