import { w } from "@ossuaire/kernel";
import {
  type Face,
  type FromServer,
  type Frozen,
  type Lobby,
  newsOf,
  type Said,
  type Yours,
} from "@ossuaire/table";
import type { Page } from "@playwright/test";
import { middle } from "./matches.ts";

/** Always the same names and secrets: what a server draws by lot would make every picture new. */
const secret = (letter: string) => letter.repeat(22);
const id = (letter: string) => letter.repeat(12);
const moment = Date.UTC(2026, 4, 28, 18, 30);

const person = (name: string) => ({ kind: "person", name }) as const;
const bot = (level: string) => ({ kind: "bot", name: "", level }) as const;
const free = { kind: "free" } as const;

function face(part: Partial<Face> & Pick<Face, "game" | "places">): Face {
  return { undo: "consent", pace: { kind: "none" }, stage: "on", needs: [], talk: "text", ...part };
}

const room = face({
  game: "catacombs",
  stage: "open",
  places: {
    "seat-1": bot("novice"),
    "seat-2": person("Maëlle"),
    "seat-3": person("Aline"),
    "seat-4": person("Tom"),
    "seat-5": free,
  },
});

const days = { kind: "days", days: 3 } as const;

const mine: Yours["tables"] = [
  {
    id: id("a"),
    face: face({ game: "conquest", places: { sword: person("Aline"), skull: person("Jules") } }),
    you: ["sword"],
    asked: ["sword"],
    host: false,
    changed: moment,
  },
  {
    id: id("b"),
    face: face({
      game: "dark-reign",
      about: w("L’orbe solaire", "The solar orb"),
      pace: days,
      places: { svein: person("Aline"), aude: person("Inès"), mj: person("Noé") },
    }),
    you: ["svein"],
    asked: ["svein"],
    host: false,
    changed: moment,
  },
  {
    id: id("c"),
    face: face({ game: "catacombs", places: { "seat-1": person("Aline"), "seat-2": person("Maëlle") } }),
    you: ["seat-1"],
    asked: ["seat-2"],
    host: true,
    changed: moment,
  },
];

const lobby: Lobby = {
  more: false,
  tables: [
    {
      id: id("d"),
      created: moment,
      face: face({
        game: "conquest",
        stage: "open",
        about: w("règles de base", "basic rules"),
        places: { s1: person("Noé"), s2: person("Eva"), c1: free, c2: free },
      }),
    },
    {
      id: id("e"),
      created: moment,
      face: face({
        game: "dark-reign",
        stage: "open",
        about: w("débutants bienvenus", "beginners welcome"),
        pace: days,
        places: { svein: free, aude: person("Sami"), mj: person("Inès") },
      }),
    },
  ],
};

const said: readonly Said[] = [
  { n: 1, at: moment, by: "skull", phrase: "hello" },
  { n: 2, at: moment, by: "sword", phrase: "well-flicked" },
  { n: 3, at: moment, by: "skull", text: "J’ai bien cru que mon archer allait tomber." },
];

/** Other rules than today's, and one of the two has agreed to go on. */
const frozen: Frozen = {
  offer: { engine: "conquest 2", holds: 41, last: 53 },
  answers: 12,
  stood: moment,
  people: [
    { seat: "sword", name: "Aline", isNeeded: true, hasAgreed: false },
    { seat: "skull", name: "Jules", isNeeded: true, hasAgreed: true },
  ],
  readers: [],
};

/** As somebody sees it who has a server behind the page, and friends. */
export async function meetOnline(page: Page): Promise<void> {
  await page.route("**/api/hello", (route) =>
    route.fulfill({ json: { ossuaire: 2, addresses: ["https://ossuaire.example/"] } }),
  );
  await page.route("**/api/mine", (route) => route.fulfill({ json: { tables: mine } satisfies Yours }));
  await page.route("**/api/lobby*", (route) => route.fulfill({ json: lobby }));
  await page.route(`**/api/tables/${id("r")}`, (route) =>
    route.fulfill({ json: { face: room, seat: "seat-5" } }),
  );
  await page.route(`**/api/tables/${id("f")}/frozen`, (route) => route.fulfill({ json: { frozen } }));
  await page.routeWebSocket(/\/line$/, (line) => {
    const say = (message: FromServer) => line.send(JSON.stringify(message));
    line.onMessage((message) => {
      const { type, table } = JSON.parse(String(message));
      if (type === "sit" && table === id("f")) return void line.close({ code: 4423, reason: "frozen" });
      if (type === "sit") for (const one of table === id("r") ? inRoom() : atTable()) say(one);
    });
  });
  await page.addInitScript(keepSecrets, {
    [id("a")]: { seats: { sword: secret("a") }, invitations: {} },
    [id("f")]: { seats: { sword: secret("f") }, invitations: {} },
    [id("r")]: {
      host: secret("h"),
      seats: { "seat-3": secret("s") },
      invitations: { "seat-5": secret("v") },
    },
  });
}

export const roomAddress = `#/at/${id("r")}`;
export const invitedAddress = `#/at/${id("r")}/${secret("v")}`;
export const frozenAddress = `#/online/${id("f")}`;
export const tableAddress = `#/online/${id("a")}`;

function inRoom(): readonly FromServer[] {
  const here = ["seat-2", "seat-3"];
  return [{ type: "table", face: room, you: ["seat-3"], host: true, here, watching: 0, now: moment }];
}

function atTable(): readonly FromServer[] {
  const places = { sword: person("Aline"), skull: person("Jules") };
  return [
    {
      type: "table",
      face: face({ game: "conquest", places }),
      you: ["sword"],
      host: true,
      here: ["sword", "skull"],
      watching: 2,
      now: moment,
    },
    { type: "news", news: { ...newsOf(middle, ["sword"]), undo: { sword: "no" } } },
    { type: "said", words: said },
  ];
}

/** Runs in the page, before it. */
function keepSecrets(keys: Readonly<Record<string, unknown>>): void {
  if (!location.protocol.startsWith("http")) return;
  // As a server writes it into the page.
  const meta = document.createElement("meta");
  meta.name = "table-server";
  const watch = new MutationObserver(() => meta.isConnected || document.head?.append(meta));
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => watch.disconnect());
  localStorage.setItem("ossuaire.online", "yes");
  localStorage.setItem("ossuaire.name", "Aline");
  const opening = indexedDB.open("ossuaire-online");
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore("keys");
    for (const [table, value] of Object.entries(keys)) store.put(value, table);
  };
  opening.onsuccess = () => opening.result.close();
}
