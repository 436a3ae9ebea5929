import fc from "fast-check";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { fileOf, finishRandomly, type Game, linkOf, matchFromLink, playRandomly } from "./index.ts";
import { testRng } from "./testing/index.ts";
import { newSkirmish } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const games: readonly Game[] = [skirmish];
const match = newSkirmish();
finishRandomly(match, testRng("a test"));
const link = linkOf(match);

function faultOf(text: string) {
  const loaded = matchFromLink(text, games);
  return loaded.ok ? undefined : loaded.fault;
}

const linkTo = (text: string) =>
  deflateSync(strToU8(text)).toBase64({ alphabet: "base64url", omitPadding: true });
const inside = (text: string) =>
  strFromU8(inflateSync(Uint8Array.fromBase64(text, { alphabet: "base64url" })));

const contents: readonly unknown[] = JSON.parse(inside(link));

/** The link with one of the things inside it exchanged. */
function edited(at: number, value: unknown): string {
  return linkTo(JSON.stringify(contents.with(at, value)));
}

const isContents = (value: unknown) => [value].flat().every((one) => typeof one === "string");

describe("a link", () => {
  test("brings the match back, at every point of a game", { tags: ["long"] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 50 }), (seed) => {
        const one = newSkirmish({ seed, undo: "consent" });
        const rng = testRng(`player of ${seed}`);
        while (one.decision !== undefined) {
          playRandomly(one, rng);
          const loaded = matchFromLink(linkOf(one), games);
          if (!loaded.ok) throw new Error(loaded.fault.words.en);
          expect(loaded.match.hash()).toBe(one.hash());
          expect(fileOf(loaded.match)).toEqual(fileOf(one));
        }
      }),
      { numRuns: 3 },
    );
  });

  test("needs nothing that a web address would have to escape, and is short", () => {
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(JSON.stringify(fileOf(match)).length / 3);
  });
});

describe("a link is refused with what is wrong:", () => {
  test("cut off at any length", () => {
    for (let length = 0; length < link.length - 1; length += 3) {
      expect(faultOf(link.slice(0, length))?.code).toBe("broken-link");
    }
  });

  test("one sign exchanged for another", () => {
    const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...signs), (at, sign) => {
        const loaded = matchFromLink(link.slice(0, at) + sign + link.slice(at + 1), games);
        // The last sign has bits to spare, and a sign may be exchanged for itself.
        if (loaded.ok) expect(fileOf(loaded.match)).toEqual(fileOf(match));
      }),
      { numRuns: 300 },
    );
  });

  test("one bit turned over", () => {
    const bytes = Uint8Array.fromBase64(link, { alphabet: "base64url" });
    for (let bit = 0; bit < bytes.length * 8; bit += 11) {
      const turned = bytes.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      const loaded = matchFromLink(turned.toBase64({ alphabet: "base64url" }), games);
      if (loaded.ok) expect(fileOf(loaded.match)).toEqual(fileOf(match));
    }
  });

  test.each([
    ["broken-link", ""],
    ["broken-link", "§"],
    ["broken-link", "not a link at all"],
    ["broken-link", linkTo("{}")],
    ["broken-link", linkTo("[1,")],
    ["not-a-match", linkTo("[]")],
    ["not-a-match", linkTo("[null]")],
    ["too-large", "A".repeat(4_000_001)],
    ["other-version", edited(1, 2)],
    ["unknown-game", edited(2, "chess")],
    ["other-rules", edited(3, 7)],
    ["bad-options", edited(5, {})],
    ["other-end", edited(8, "")],
    ["not-a-match", edited(9, 0)],
  ])("%s", (code, text) => {
    expect(faultOf(text)?.code).toBe(code);
  });

  test.each([
    "fly",
    7,
    null,
    [],
    ["pick"],
    ["flick", "red"],
    ["place", "red", 1],
    ["__proto__"],
    { kind: "choose" },
  ])("an answer changed to %j", (answer) =>
    expect(faultOf(edited(10, answer))).toMatchObject({ code: "illegal-answer", answer: 1 }),
  );

  test("an answer that is only half there", () => {
    const text = linkTo(inside(link).replace(/\]$/, ',"red"]'));
    expect(faultOf(text)).toMatchObject({ code: "illegal-answer", answer: match.page.number + 1 });
  });

  test("a few kilobytes that unfold to many megabytes", () => {
    const bomb = deflateSync(new Uint8Array(30_000_000)).toBase64({ alphabet: "base64url" });
    expect(bomb.length).toBeLessThan(50_000);
    expect(faultOf(bomb)?.code).toBe("too-large");
  });

  test("anything", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(matchFromLink(text, games).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        expect(matchFromLink(text, games).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(matchFromLink(linkTo(text), games).ok).toBe(false);
      }),
    );
  });

  test("a match with anything in one of its places", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.jsonValue(), (at, value) => {
        // Other cards, of the game or of its boxes, only explain why a match does not lead to its end; this one does.
        fc.pre(value !== contents[at] && !(at === 4 && isContents(value)));
        expect(matchFromLink(edited(at, value), games).ok).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});
