import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What a server counts of itself. */
export function countFigures(now: { tables(): number; guests(): number; thinking(): number }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge("ossuaire_tables", "Tables in memory", now.tables);
  gauge("ossuaire_guests", "Open lines", now.guests);
  gauge("ossuaire_bot_queue", "Bots that wait for their turn to think", now.thinking);
  const seconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];
  return {
    registry,
    entries: new Counter({
      name: "ossuaire_entries_total",
      help: "Entries stored",
      labelNames: ["what"],
      registers,
    }),
    refusals: new Counter({
      name: "ossuaire_refusals_total",
      help: "Refusals",
      labelNames: ["code"],
      registers,
    }),
    repeated: new Counter({
      name: "ossuaire_repeated_total",
      help: "Answers sent twice and known",
      registers,
    }),
    conflicts: new Counter({
      name: "ossuaire_conflicts_total",
      help: "Entries that somebody else had written",
      registers,
    }),
    unstored: new Counter({
      name: "ossuaire_unstored_total",
      help: "Entries that could not be stored",
      registers,
    }),
    thinking: new Histogram({
      name: "ossuaire_bot_seconds",
      help: "Until a bot has answered, its wait for a thread included",
      buckets: seconds,
      registers,
    }),
    botFaults: new Counter({ name: "ossuaire_bot_faults_total", help: "Bots that failed", registers }),
    limits: new Counter({
      name: "ossuaire_limits_total",
      help: "Limits hit",
      labelNames: ["limit"],
      registers,
    }),
    closed: new Counter({
      name: "ossuaire_lines_closed_total",
      help: "Lines that the server closed",
      labelNames: ["why"],
      registers,
    }),
    takenOver: new Counter({
      name: "ossuaire_other_engine_total",
      help: "Tables of another engine that were opened",
      labelNames: ["how"],
      registers,
    }),
    notices: new Counter({
      name: "ossuaire_notices_total",
      help: "People told that they are asked",
      labelNames: ["kind", "how"],
      registers,
    }),
    desyncs: new Counter({
      name: "ossuaire_desync_total",
      help: "Flicks that came to something else on a page than here",
      registers,
    }),
    lost: new Counter({ name: "ossuaire_lines_lost_total", help: "Lines that fell silent", registers }),
    appending: new Histogram({
      name: "ossuaire_append_seconds",
      help: "Until an entry is stored",
      buckets: seconds,
      registers,
    }),
    waking: new Histogram({
      name: "ossuaire_wake_seconds",
      help: "Until a table is back from its log",
      buckets: seconds,
      registers,
    }),
    groups: new Histogram({
      name: "ossuaire_group_size",
      help: "Jobs written together",
      buckets: [1, 3, 10, 30, 100, 300],
      registers,
    }),
  };
}

export type Figures = ReturnType<typeof countFigures>;
