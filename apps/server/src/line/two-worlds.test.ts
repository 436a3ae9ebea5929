// @module-tag long
import { catacombs, defaultOptions as quest } from "@ossuaire/catacombs";
import { disguise as disguisedQuest } from "@ossuaire/catacombs/testing";
import { conquest } from "@ossuaire/conquest";
import { disguise as disguisedDuel } from "@ossuaire/conquest/testing";
import { darkReign, defaultOptions as reign } from "@ossuaire/dark-reign";
import { disguise as disguisedReign } from "@ossuaire/dark-reign/testing";
import { audience, type Game, Match, matchFromSnapshot } from "@ossuaire/kernel";
import { Gathering, type Place } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import { engineOf } from "../hall/laying.ts";
import { freshTable, hashOfSecret } from "../hall/secret.ts";
import type { Database } from "../log/database.ts";
import { Log } from "../log/Log.ts";
import { type Running, startServer } from "../server.ts";
import { ask, TestGuest } from "../testing/guest.ts";
import { testSettings } from "../testing/settings.ts";
import { type Step, stepsOf } from "../testing/worlds.ts";

const told = { fr: "Une odeur de soufre.", en: "A smell of sulphur." };
const scenario = {
  intro: { fr: "Il fait nuit.", en: "It is night." },
  rooms: { "bholoth-cemetery": { intro: told, monsters: [{ monster: "troll" }] }, moghath: { intro: told } },
};

let server: Running;
let base: string;
let database: Database;

beforeAll(async () => {
  server = await startServer(testSettings, {
    page: ".",
    out: { write() {} },
    // In both worlds it is the same time.
    now: () => 1e12,
    through(whole) {
      database = whole;
      return whole;
    },
  });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

/** The same in both worlds. */
const secretOf = (seat: string) => seat.padEnd(22, "_").slice(0, 22);

async function laid(game: Game, { terms, snapshot, hash }: Step["worlds"][number]): Promise<string> {
  const { options, seed, undo } = terms;
  const playable = await openPlayable(game.id, options);
  const put = matchFromSnapshot(snapshot, [game]);
  if (playable === undefined || !put.ok) throw new Error(`${game.id} cannot be laid`);
  const places = Object.fromEntries(
    put.match.seats.map((seat): [string, Place] => [seat, { kind: "person", name: seat }]),
  );
  const agreement = { game: game.id, options, seed, undo, places, pace: { kind: "none" } } as const;
  const gathering = Gathering.around(put.match, agreement, playable);
  const engine = engineOf(playable, options);
  const id = freshTable();
  const log = new Log(database);
  const { face, askedPersons: asked } = gathering;
  const row = { id, agreement, engine, host: "", open: true, watched: true, created: 1, changed: 1 };
  await log.create({
    row: { ...row, stage: "on", face, asked },
    seats: put.match.seats.map((seat) => ({ seat, invitation: null, token: hashOfSecret(secretOf(seat)) })),
    entries: [],
    due: [],
  });
  await log.keepBrief(id, engine, { state: gathering.state, match: snapshot, hash });
  return id;
}

const nonsense = [{}, { kind: "choose", option: "__proto__" }, { kind: "amount", amount: 1e9 }, null];

/** All bytes that leave the server for this viewer: when they sit down, ask nonsense, look around, and see the next answer. */
async function bytesFor(id: string, viewer: string, { page, next }: Step["worlds"][number]): Promise<string> {
  const secrets = viewer === audience ? [] : [secretOf(viewer)];
  const guest = await TestGuest.at(base, id, secrets);
  await guest.until(() => guest.last("news"));
  const heard = guest.bytes.length;
  guest.send({ type: "whole" });
  await guest.until(() => guest.bytes.length > heard);
  if (viewer !== audience)
    for (const answer of nonsense) await guest.asks({ type: "answer", seat: viewer, page, answer });
  const secret = secrets[0] === undefined ? {} : { secret: secrets[0] };
  const routes = [
    await ask(base, `/api/tables/${id}`, secret),
    await ask(base, `/api/tables/${id}/match`, secret),
    await ask(base, "/api/lobby"),
    ...(viewer === audience ? [] : [await ask(base, "/api/mine", { body: { tables: [{ id, secrets }] } })]),
  ];
  const asked = next.seat === viewer ? guest : await TestGuest.at(base, id, [secretOf(next.seat)]);
  await asked.until(() => asked.last("news"));
  expect(await asked.asks({ type: "answer", seat: next.seat, page, answer: next.answer })).toBeUndefined();
  await guest.until(() => (guest.last("news")?.news.page ?? 0) > page);
  guest.leave();
  asked.leave();
  return [...guest.bytes, JSON.stringify(routes)].join("\n").replaceAll(id, "this table");
}

const games = {
  conquest: () => {
    const read = conquest.readOptions({ players: 4, health: 8 });
    if (!read.ok) throw new Error(read.words.en);
    const match = Match.start(conquest, { options: read.options, seed: "worlds", undo: "free" });
    return { game: conquest, steps: stepsOf(match, disguisedDuel, { most: 40, each: 4 }) };
  },
  catacombs: () => {
    const match = Match.start(catacombs, { options: { ...quest, scenario }, seed: "a", undo: "free" });
    const watch = { most: 40, each: 4, optionsOf: ({ options }: typeof match.state) => options };
    return { game: catacombs, steps: stepsOf(match, disguisedQuest, watch) };
  },
  "dark-reign": () => {
    const options = { ...reign, side: "nest", town: false } as const;
    const match = Match.start(darkReign, { options, seed: "secrets", undo: "free" });
    return { game: darkReign, steps: stepsOf(match, disguisedReign, { most: 30, each: 3 }) };
  },
};

test.each(["conquest", "catacombs", "dark-reign"] as const)(
  "what leaves the server for a seat of %s or the audience, to the byte, tells nothing that is hidden from them",
  async (name) => {
    const { game, steps } = games[name]();
    const viewers = new Set(steps.map(({ viewer }) => viewer));
    expect(viewers.has(audience) && viewers.size > 2).toBe(true);
    for (const { viewer, worlds } of steps) {
      const [here, there] = await Promise.all(
        worlds.map(async (world) => bytesFor(await laid(game, world), viewer, world)),
      );
      expect(here).toBe(there);
    }
    // Where nothing is hidden from somebody there is no other world; from most, something is.
    const different = steps.filter(({ worlds }) => new Set(worlds.map(({ hash }) => hash)).size === 2);
    expect(different.length).toBeGreaterThan(steps.length / 2);
  },
);
