// @module-tag long
import { Match, sightOf } from "@ossuaire/kernel";
import { afterEach, expect, test } from "vitest";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import { Overloaded, Thinkers, type Thought } from "./Thinkers.ts";

let thinkers: Thinkers | undefined;
afterEach(() => thinkers?.close());

/** What a bot is asked at the beginning of a duel. */
async function asked(changed: Partial<Thought> = {}): Promise<Thought> {
  const playable = await openPlayable("conquest", {});
  const read = playable?.game.readOptions({});
  if (playable === undefined || !read?.ok) throw new Error("nobody can play so");
  const match = Match.start(playable.game, { options: read.options, seed: "thinks", undo: "free" });
  const [seat = ""] = match.decision?.seats ?? [];
  const thought = { kind: "thought", game: "conquest", needs: {}, level: "novice", seed: "x" } as const;
  return { ...thought, sight: sightOf(match, seat), isAwaited: true, ...changed };
}

test("a bot answers; one that breaks down is told so, and the next one answers all the same", async () => {
  thinkers = new Thinkers();
  const answer = await thinkers.think(await asked());
  expect(answer).toHaveProperty("kind");
  await expect(thinkers.think(await asked({ level: "god" }))).rejects.toThrow(
    "no bot of conquest plays as god",
  );
  expect(await thinkers.think(await asked())).toEqual(answer);
});

test("a bot that thinks for ever is given up, and keeps nobody else from thinking", async () => {
  thinkers = new Thinkers({ thought: 1, retelling: 1 });
  const all = await Promise.allSettled([await asked(), await asked()].map((job) => thinkers?.think(job)));
  expect(all).toEqual([
    { status: "rejected", reason: new Error("it takes too long") },
    { status: "rejected", reason: new Error("it takes too long") },
  ]);
  expect(thinkers.waiting).toBe(0);
});

test("bots for which somebody waits come first; more than 2,000 are turned away", async () => {
  thinkers = new Thinkers();
  const order: string[] = [];
  const think = async (name: string, isAwaited: boolean) => {
    const job = await asked({ isAwaited });
    return () => thinkers?.think(job).then(() => order.push(name));
  };
  const [first, alone, awaited] = [
    await think("first", true),
    await think("alone", false),
    await think("awaited", true),
  ];
  // As many as there are threads think at once: so many begin that the others wait.
  const begun = Array.from({ length: 16 }, first);
  await Promise.all([...begun, alone(), awaited()]);
  expect(order.indexOf("awaited")).toBeLessThan(order.indexOf("alone"));
  const job = await asked();
  const crowd = Array.from({ length: 2100 }, () => thinkers?.think(job).catch((fault: unknown) => fault));
  expect(await crowd.at(-1)).toBeInstanceOf(Overloaded);
});
