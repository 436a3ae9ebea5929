import type { FromServer } from "@ossuaire/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./Connection.ts";

/** A browser's end of a line, of which a test is the other. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];

  constructor() {
    super();
    wires.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** The other end never hears of it: for a browser the line is not closed yet. */
  close(): void {
    this.readyState = 2;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  says(message: FromServer): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

let wires: Wire[] = [];
let page: EventTarget & { hidden: boolean; baseURI: string };
let device: EventTarget;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  device = new EventTarget();
  page = Object.assign(new EventTarget(), { hidden: false, baseURI: "http://table.example/" });
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  connection = new Connection("a".repeat(12), []);
  last().opens();
  last().says(about);
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const about: FromServer = {
  type: "table",
  face: {
    game: "conquest",
    undo: "free",
    pace: { kind: "none" },
    stage: "on",
    places: {},
    needs: [],
    talk: "text",
  },
  you: [],
  host: false,
  here: [],
  watching: 0,
  now: 0,
};

function last(): Wire {
  const wire = wires.at(-1);
  if (wire === undefined) throw new Error("nobody has asked for a line");
  return wire;
}

const isLost = () => connection.known().lostSince !== undefined;

test("a line on which nothing comes any more is looked for anew at once, though the browser still waits for its end", () => {
  vi.advanceTimersByTime(50_000);
  expect(isLost()).toBe(false);
  vi.advanceTimersByTime(26_000);
  expect(isLost()).toBe(true);
  expect(wires).toHaveLength(2);
  last().opens();
  last().says(about);
  expect(isLost()).toBe(false);
});

test("a page that nobody looks at keeps its line, though its timers hardly run", () => {
  connection.close();
  wires = [];
  // Once a minute, as a browser has it then.
  const usual = setInterval;
  vi.stubGlobal("setInterval", (job: () => void) => usual(job, 60_000));
  connection = new Connection("a".repeat(12), []);
  last().opens();
  last().says(about);
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(60_000);
    last().says({ type: "here" });
  }
  expect([isLost(), wires.length, last().readyState]).toEqual([false, 1, Wire.OPEN]);
});

test("who comes back to a page whose line is dead has another one after a moment; where it is well it stays", () => {
  const shown = () => void page.dispatchEvent(new Event("visibilitychange"));
  shown();
  expect(last().sent.at(-1)).toEqual({ type: "here" });
  last().says({ type: "here" });
  vi.advanceTimersByTime(6000);
  expect(wires).toHaveLength(1);
  shown();
  vi.advanceTimersByTime(6000);
  expect(wires).toHaveLength(2);
});

test("without a network the line is looked for at once", () => {
  device.dispatchEvent(new Event("offline"));
  expect(isLost()).toBe(true);
});
