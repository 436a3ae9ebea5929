import * as v from "valibot";

/** How a server is set up: read once from the environment, and checked. */
export interface Settings {
  readonly port: number;
  /** The address to listen on; `localhost` lets nobody in from outside. */
  readonly host: string;
  /** Where people reach it, if that is not the address it listens on: behind a proxy. */
  readonly publicUrl: URL | undefined;
  /** The file in which all tables are; `:memory:` for tests. */
  readonly data: string;
  /** A PostgreSQL that several processes share, instead of the file. */
  readonly databaseUrl: string | undefined;
  /** The addresses of guests are told by the proxy in front. */
  readonly trustProxy: boolean;
  /** After so many days without an entry a table is deleted. */
  readonly keepDays: number;
  /** Whoever asks for figures from another machine has to show it; without one, only this machine is told. */
  readonly metricsToken: string | undefined;
  /** People may have themselves told at addresses of the host's own network. */
  readonly noticesToLan: boolean;
  readonly logLevel: string;
  readonly limits: Limits;
}

export interface Limits {
  /** Bytes. */
  readonly frame: number;
  readonly body: number;
  /** Bytes that somebody who does not read may leave lying. */
  readonly unsent: number;
  /** Frames a second, and how many at once. */
  readonly frames: number;
  readonly burst: number;
  /** Frames that nobody understands, until the line is cut. */
  readonly malformed: number;
  /** Milliseconds until the first frame has to be there. */
  readonly first: number;
  /** Milliseconds without a word after which a line counts as lost. */
  readonly silence: number;
  readonly connections: number;
  readonly connectionsOfOne: number;
  /** What is asked by HTTP from one address, a second; ten times as much at once. */
  readonly requests: number;
  /** An hour, from one address. */
  readonly newTables: number;
  readonly guests: number;
  /** Of whom so many only look on. */
  readonly watchers: number;
  /** Things that one tab says, a second. */
  readonly words: number;
  /** Milliseconds after which a table without guests leaves the memory. */
  readonly idle: number;
}

export const usualLimits: Limits = {
  frame: 8192,
  body: 65_536,
  unsent: 1_000_000,
  frames: 20,
  burst: 40,
  malformed: 1,
  first: 5000,
  silence: 75_000,
  connections: 10_000,
  connectionsOfOne: 40,
  requests: 20,
  newTables: 20,
  guests: 64,
  watchers: 60,
  words: 1,
  idle: 600_000,
};

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform(Number),
    v.check((n) => Number.isInteger(n) && n >= least && n <= most, `a whole number from ${least} to ${most}`),
  );

const url = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
    "an address that begins with http:// or https://",
  ),
  v.transform((text) => new URL(text)),
);

const filled = v.pipe(v.string(), v.minLength(1, "not empty"));

/** In the order in which a wrong one is named. */
const schema = v.object({
  PORT: v.optional(whole(1, 65_535), "4600"),
  HOST: v.optional(filled, "localhost"),
  PUBLIC_URL: v.optional(url),
  OSSUAIRE_DATA: v.optional(filled, "data/ossuaire.sqlite"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ""),
        "an address that begins with postgres://",
      ),
    ),
  ),
  TRUST_PROXY: v.optional(v.picklist(["yes", "no"], "yes or no"), "no"),
  KEEP_DAYS: v.optional(whole(1, 36_500), "60"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters long"))),
  NOTICES_TO_LAN: v.optional(v.picklist(["yes", "no"], "yes or no"), "no"),
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warn", "error", "silent"], "debug, info, warn, error or silent"),
    "warn",
  ),
  NEW_TABLES_PER_HOUR: v.optional(whole(1, 1_000_000), String(usualLimits.newTables)),
  REQUESTS_PER_SECOND: v.optional(whole(1, 1_000_000), String(usualLimits.requests)),
  CONNECTIONS_PER_ADDRESS: v.optional(whole(1, 1_000_000), String(usualLimits.connectionsOfOne)),
});

/** What is wrong with these may still be right enough to be kept to oneself: an address may have a password in it. */
const isSecret = (name: string) => name === "DATABASE_URL" || name === "METRICS_TOKEN";

/** What is wrong is said in a sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | string {
  const read = v.safeParse(schema, environment);
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? "?";
    const given = isSecret(name) ? "what it is" : `“${environment[name] ?? ""}”`;
    return `${name} must be ${issue.message}, not ${given}.`;
  }
  const given = read.output;
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL,
    data: given.OSSUAIRE_DATA,
    databaseUrl: given.DATABASE_URL,
    trustProxy: given.TRUST_PROXY === "yes",
    keepDays: given.KEEP_DAYS,
    metricsToken: given.METRICS_TOKEN,
    noticesToLan: given.NOTICES_TO_LAN === "yes",
    logLevel: given.LOG_LEVEL,
    limits: {
      ...usualLimits,
      requests: given.REQUESTS_PER_SECOND,
      newTables: given.NEW_TABLES_PER_HOUR,
      connectionsOfOne: given.CONNECTIONS_PER_ADDRESS,
    },
  };
}
