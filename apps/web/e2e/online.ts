import { defaultOptions } from "@ossuaire/conquest";
import type { Sight, Viewer } from "@ossuaire/kernel";
import { type Created, Hearing, isFromServer, type Setup } from "@ossuaire/table";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { question } from "./conquest.ts";
import { test as base, beBrisk, complaintsOf, expect } from "./page.ts";
import { serveTables, type TableServer } from "./server.ts";

/** A server for all tests of a worker, and for each of them friends who come with browsers of their own. */
export const test = base.extend<{ readonly company: Company }, { readonly server: TableServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await serveTables();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  company: async ({ browser, provoked }, use) => {
    const company = new Company(browser);
    await use(company);
    expect(company.complaints.filter((complaint) => !provoked?.test(complaint))).toEqual([]);
    await company.leave();
  },
});

/** A short duel, for two who get a link each. */
export const duel: Setup = {
  game: "conquest",
  options: { ...defaultOptions, health: 1 },
  seed: "friends",
  undo: "consent",
  pace: { kind: "none" },
  open: false,
  watched: true,
  talk: "text",
  sitters: { sword: { kind: "friend" }, skull: { kind: "friend" } },
};

/** A table as a server has laid it, without anybody's page: what leads to each seat, and the word to begin. */
export interface LaidTable extends Created {
  linkTo(seat: string): string;
  begin(): Promise<void>;
  /** The computer sits there, so well. */
  giveBot(seat: string, level: string): Promise<void>;
  /** Another link to a seat. */
  freshLink(seat: string): Promise<string>;
  /** Whoever invited closes the talk. */
  closeTalk(): Promise<void>;
}

export async function layTable(server: TableServer, setup: Setup): Promise<LaidTable> {
  const laid: Created = await asked(server, "api/tables", setup);
  return {
    ...laid,
    linkTo: (seat) => `${server.address}#/at/${laid.id}/${laid.invitations[seat]}`,
    giveBot: (seat, level) => asked(server, `api/tables/${laid.id}/bot`, { seat, level }, laid.host),
    async freshLink(seat) {
      const { invitation } = await asked(server, `api/tables/${laid.id}/invitation`, { seat }, laid.host);
      return `${server.address}#/at/${laid.id}/${invitation}`;
    },
    begin: () => asked(server, `api/tables/${laid.id}/start`, {}, laid.host),
    closeTalk: () => asked(server, `api/tables/${laid.id}/talk`, { talk: "off" }, laid.host),
  };
}

async function asked(server: TableServer, path: string, body: unknown, secret?: string) {
  const response = await fetch(`${server.address}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return await response.json();
}

/** What the line has told a page so far: how many answers were given, whether it is over, and how it looks from each seat. */
interface Heard {
  readonly number: number;
  readonly over: boolean;
  readonly sights: Readonly<Record<Viewer, Sight>>;
}

/** Somebody with a browser of their own. */
export interface Friend {
  readonly page: Page;
  heard(): Heard;
}

/** To be called before the page is opened. */
export function listenTo(page: Page): Friend {
  let heard: Heard = { number: -1, over: false, sights: {} };
  page.on("websocket", (line) => {
    const hearing = new Hearing();
    line.on("framereceived", ({ payload }) => {
      const message: unknown = JSON.parse(String(payload));
      if (!isFromServer(message) || (message.type !== "news" && message.type !== "next")) return;
      const news = hearing.hear(message);
      if (news === "lost") throw new Error("what has changed does not fit to what was heard");
      const { number, sights } = news;
      heard = { number, over: Object.values(sights).some(({ outcome }) => outcome !== undefined), sights };
    });
  });
  return { page, heard: () => heard };
}

export const onPhone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Friends come with browsers of their own, and go when the test is over. */
export class Company {
  readonly #browser: Browser;
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: (readonly string[])[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Of all their browsers. */
  get complaints(): readonly string[] {
    return this.#complaints.flat();
  }

  async friend(options: BrowserContextOptions = {}): Promise<Friend> {
    const context = await this.#browser.newContext({
      locale: "fr-FR",
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
      ...options,
    });
    this.#contexts.push(context);
    const page = await context.newPage();
    this.#complaints.push(await complaintsOf(page), secretsInAddresses(page));
    await beBrisk(page);
    return listenTo(page);
  }

  async leave(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }
}

/** Addresses that a page asks for with a secret in them, as they would stand in the log of a proxy: what comes behind `#` stays here. */
function secretsInAddresses(page: Page): readonly string[] {
  const found: string[] = [];
  const look = (address: string) => {
    const { pathname = "", search = "" } = URL.parse(address) ?? {};
    const isTold = pathname === "/line" || pathname.startsWith("/api/");
    const said = `${isTold ? pathname : ""}${search}`.split(/[^\w-]/);
    if (said.some((word) => /^[\w-]{22}$/.test(word)))
      found.push(`a secret in an address: ${pathname}${search}`);
  };
  page.on("request", (request) => {
    look(request.url());
    const { referer } = request.headers();
    if (referer !== undefined && referer !== "") look(referer);
  });
  page.on("websocket", (line) => look(line.url()));
  return found;
}

/** Opens a link, chooses a name and sits down. */
export async function sit({ page }: Friend, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/Votre nom à cette table|Your name at this table/).fill(name);
  await page.getByRole("button", { name: /S’asseoir|Sit down/ }).click();
  await expect(page.locator(".room, .play").first()).toBeVisible();
}

/** Two sit down at a duel, and it begins. */
export async function sitAtDuel(
  server: TableServer,
  [ada, bob]: readonly [Friend, Friend],
  setup: Setup = duel,
): Promise<LaidTable> {
  const table = await layTable(server, setup);
  await sit(ada, table.linkTo("sword"), "Ada");
  await sit(bob, table.linkTo("skull"), "Bob");
  await table.begin();
  for (const { page } of [ada, bob]) await expect(page).toHaveURL(/#\/online\//);
  return table;
}

/** Whoever is asked answers by keys, so many times or until the end. */
export async function play(friends: readonly Friend[], most: number): Promise<void> {
  for (let count = 0; count < most; count++) {
    await expect.poll(() => new Set(friends.map(({ heard }) => heard().number)).size).toBe(1);
    if (friends.every(({ heard }) => heard().over)) return;
    const { page } = await askedOf(friends);
    const number = friends[0]?.heard().number ?? 0;
    await answer(page);
    for (const { heard } of friends) await expect.poll(() => heard().number).toBeGreaterThan(number);
  }
}

/** Answers by keys whatever is asked. */
export async function answer(page: Page): Promise<void> {
  const kind = await question(page);
  if (kind === "board" && (await page.locator("[data-task=flick]").count()) > 0)
    await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
}

/** The one at whose page something can be answered, once the focus is where it is answered. */
export async function askedOf(friends: readonly Friend[]): Promise<Friend> {
  let found: Friend | undefined;
  const look = async () => {
    for (const friend of friends) {
      const focus = friend.page.locator(".play-board :focus, .hand :focus, .foot-choices :focus");
      const open = friend.page.locator(
        ".board-view[data-task=flick], .board-view[data-task=place], .hand-lit, .foot-asks .foot-choices .button",
      );
      if ((await open.count()) > 0 && (await focus.count()) > 0) found = friend;
    }
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  if (found === undefined) throw new Error("nobody is asked");
  return found;
}

/** The others. */
export function otherThan(friends: readonly Friend[], one: Friend): Friend {
  const other = friends.find((friend) => friend !== one);
  if (other === undefined) throw new Error("there is nobody else");
  return other;
}
