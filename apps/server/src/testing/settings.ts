import { usualLimits } from "../limits.ts";
import type { Settings } from "../settings.ts";

/** A server for tests: for this machine alone, on any port, and not easily tired of whoever asks. */
export const testSettings: Settings = {
  port: 0,
  host: "127.0.0.1",
  publicUrl: undefined,
  data: ":memory:",
  databaseUrl: undefined,
  trustProxy: false,
  keepDays: 60,
  metricsToken: undefined,
  noticesToLan: false,
  logLevel: "debug",
  limits: { ...usualLimits, requests: 100_000, newTables: 100_000, connectionsOfOne: 10_000 },
};
