import { hashOf, type Match, randomAnswer, type Seat } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { type Agreement, type Brief, Gathering, host, type TableEntry, type What } from "@ossuaire/table";
import { engineOf } from "../../apps/server/src/hall/laying.ts";
import { freshTable, hashOfSecret } from "../../apps/server/src/hall/secret.ts";
import type { Log } from "../../apps/server/src/log/Log.ts";
import { openPlayable } from "../../apps/web/src/games/boxes.ts";

/** A table that is stored, and what opens its seats. */
export interface Laid {
  readonly id: string;
  readonly seats: Readonly<Record<Seat, string>>;
}

interface Played {
  readonly agreement: Agreement;
  readonly engine: string;
  readonly seats: readonly Seat[];
  readonly entries: readonly TableEntry[];
  readonly gathering: Gathering;
  /** As the server itself keeps it when a table falls asleep. */
  readonly brief: Brief | undefined;
}

/** A match as people would have played it, by chance, up to so many answers. */
export async function played(game: string, options: unknown, seed: string, answers: number): Promise<Played> {
  const given = { game, options, seed, undo: "consent", pace: { kind: "none" }, places: {} } as const;
  const playable = await openPlayable(game, options);
  const gathering = playable && Gathering.open(given, playable);
  if (playable === undefined || !(gathering instanceof Gathering)) throw new Error(`${game} cannot be laid`);
  const entries: TableEntry[] = [];
  let brief: Brief | undefined;
  const add = (by: string, what: What): boolean => {
    const entry = { n: gathering.state.n + 1, at: Date.now(), by, what };
    if (gathering.play(entry) !== undefined) return false;
    entries.push(entry);
    return true;
  };
  const seats = playable.game.seats(gathering.agreement.options);
  for (const seat of seats) add(seat, { kind: "sit", seat, name: seat });
  add(host, { kind: "start" });
  const rng = testRng(seed);
  for (let i = 0; i < answers && gathering.match?.decision !== undefined; ) {
    if (answerAtRandom(gathering.match, rng, add)) i++;
    if (i === answers - 8) brief = gathering.brief;
  }
  const engine = engineOf(playable, gathering.agreement.options);
  return { agreement: gathering.agreement, engine, seats, entries, gathering, brief };
}

function answerAtRandom(
  match: Match,
  rng: ReturnType<typeof testRng>,
  add: (by: string, what: What) => boolean,
): boolean {
  const { decision } = match;
  const [seat] = decision?.seats ?? [];
  if (decision === undefined || seat === undefined) return false;
  return add(seat, { kind: "answer", seat, page: match.page.serial, answer: randomAnswer(decision, rng) });
}

/** Stores it under a name of its own. */
export async function shelved(log: Log, match: Played): Promise<Laid> {
  const { agreement, engine, entries, gathering, brief } = match;
  const id = freshTable();
  const seats = Object.fromEntries(match.seats.map((seat) => [seat, hashOf(`${id} ${seat}`).slice(0, 22)]));
  const row = {
    id,
    agreement,
    engine,
    host: "",
    open: false,
    watched: true,
    created: Date.now(),
    changed: Date.now(),
  };
  await log.create({
    row: { ...row, stage: gathering.state.stage, face: gathering.face, asked: gathering.askedPersons },
    seats: Object.entries(seats).map(([seat, token]) => ({
      seat,
      invitation: null,
      token: hashOfSecret(token),
    })),
    entries,
    due: [],
  });
  if (brief !== undefined) await log.keepBrief(id, engine, brief);
  return { id, seats };
}
