import * as v from "valibot";
import { type Limits, limitsBy, limitTable } from "./limits.ts";

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

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const n = /^\d{1,15}$/.test(text) ? Number(text) : -1;
      return n >= least && n <= most;
    }, `a whole number from ${least} to ${most}`),
    v.transform(Number),
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
});

/** The same for how much of everything there may be. */
const limitsSchema = v.object(
  Object.fromEntries(
    limitTable.map(({ setting, usual, least, most }) => [
      setting,
      v.optional(whole(least, most), String(usual)),
    ]),
  ),
);

export const settingNames: readonly string[] = [
  ...Object.keys(schema.entries),
  ...Object.keys(limitsSchema.entries),
];

/** What is wrong with these may still be right enough to be kept to oneself: an address may have a password in it. */
const isSecret = (name: string) => name === "DATABASE_URL" || name === "METRICS_TOKEN";

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong is said in a sentence. */
export function readSettings(environment: Environment): Settings | string {
  const given = checked(schema, environment);
  const limits = checked(limitsSchema, environment);
  if (typeof given === "string") return given;
  if (typeof limits === "string") return limits;
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
    limits: limitsBy(({ setting, usual }) => limits[setting] ?? usual),
  };
}

function checked<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  environment: Environment,
): T | string {
  const read = v.safeParse(schema, environment);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const name = v.getDotPath(issue) ?? "?";
  const given = isSecret(name) ? "what it is" : `“${environment[name] ?? ""}”`;
  return `${name} must be ${issue.message}, not ${given}.`;
}
