import * as v from "valibot";

/** How much of something there may be: what is usual, and what a host may set it to. */
interface Limit {
  readonly name: string;
  /** In the environment. */
  readonly setting: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** So many of ours make one of the setting's: milliseconds a second. */
  readonly times?: number;
}

const second = 1000;
const minute = 60_000;
const million = 1_000_000;

/** In the order in which a wrong one is named, and `docs/hosting.md` lists them. */
export const limitTable = [
  // An hour, from one address.
  { name: "newTables", setting: "NEW_TABLES_PER_HOUR", usual: 20, least: 1, most: million },
  // Lines of one address, and of all.
  { name: "connectionsOfOne", setting: "CONNECTIONS_PER_ADDRESS", usual: 40, least: 1, most: million },
  { name: "connections", setting: "CONNECTIONS", usual: 10_000, least: 1, most: million },
  // What is asked by HTTP from one address, and new lines, a second; ten times as much at once.
  { name: "requests", setting: "REQUESTS_PER_SECOND", usual: 20, least: 1, most: million },
  // Of whom so many only look on.
  { name: "guests", setting: "GUESTS_PER_TABLE", usual: 64, least: 1, most: 300 },
  { name: "watchers", setting: "WATCHERS_PER_TABLE", usual: 60, least: 0, most: 300 },
  // What one tab says, a second and at once. A page that answers, talks and says that it is here needs hardly more than one.
  { name: "frames", setting: "FRAMES_PER_SECOND", usual: 20, least: 2, most: million },
  { name: "burst", setting: "FRAMES_AT_ONCE", usual: 40, least: 10, most: million },
  // Bytes. An answer that places many discs is the longest.
  { name: "frame", setting: "FRAME_BYTES", usual: 8192, least: 4096, most: million },
  { name: "body", setting: "BODY_BYTES", usual: 65_536, least: 16_384, most: 10 * million },
  // Bytes that somebody who does not read may leave lying. The whole match of who sits down has to fit.
  { name: "unsent", setting: "UNSENT_BYTES", usual: million, least: 200_000, most: 1000 * million },
  // Frames that nobody understands, until the line is cut.
  { name: "malformed", setting: "MALFORMED_FRAMES", usual: 1, least: 1, most: 1000 },
  // Until the first frame has to be there.
  { name: "first", setting: "FIRST_FRAME_SECONDS", usual: 5, least: 1, most: 60, times: second },
  // Without a word, after which a line counts as lost. A page that nobody looks at says once a minute that it is there.
  { name: "silence", setting: "SILENT_SECONDS", usual: 75, least: 70, most: 3600, times: second },
  // Things that one tab says to the table, a second; eight times as many at once. And how many of them are kept.
  { name: "words", setting: "WORDS_PER_SECOND", usual: 1, least: 1, most: 100 },
  { name: "wordsKept", setting: "WORDS_KEPT", usual: 500, least: 1, most: 100_000 },
  // Until a bot that thinks is given up.
  { name: "thought", setting: "BOT_SECONDS", usual: 30, least: 1, most: 600, times: second },
  // Until a table without guests leaves the memory.
  { name: "idle", setting: "IDLE_MINUTES", usual: 10, least: 1, most: 1440, times: minute },
] as const satisfies readonly Limit[];

const names = limitTable.map(({ name }) => name);
const schema = v.object(v.entriesFromList(names, v.number()));

/** What one may do, and how often: in the server's own measures (bytes, milliseconds). */
export type Limits = Readonly<v.InferOutput<typeof schema>>;

/** Each as it is read, in the measure of its setting. */
export function limitsBy(read: (limit: Limit) => number): Limits {
  const values = limitTable.map((limit: Limit) => [limit.name, read(limit) * (limit.times ?? 1)]);
  return v.parse(schema, Object.fromEntries(values));
}

export const usualLimits: Limits = limitsBy(({ usual }) => usual);
