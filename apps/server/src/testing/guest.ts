import type { Answer, Decision, Refusal, Sight } from "@ossuaire/kernel";
import { randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import {
  type Created,
  type FromGuest,
  type FromServer,
  Hearing,
  isFromServer,
  protocol,
  type Setup,
} from "@ossuaire/table";
import { WebSocket } from "ws";

type Told<Type extends FromServer["type"]> = Extract<FromServer, { readonly type: Type }>;

/** A duel of Conquest, short, for two friends. */
export const duel: Setup = {
  game: "conquest",
  options: { health: 1 },
  seed: "duel",
  undo: "consent",
  pace: { kind: "none" },
  open: false,
  watched: true,
  sitters: { sword: { kind: "person", name: "Ada" }, skull: { kind: "friend" } },
};

export async function ask<T>(
  base: string,
  path: string,
  {
    secret,
    body,
    method = body === undefined ? "GET" : "POST",
  }: { secret?: string; body?: unknown; method?: string } = {},
): Promise<{ readonly status: number; readonly json: T }> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  for (const [secret] of text.matchAll(/(?<=")[\w-]{22}(?=")/g)) issued.add(secret);
  return { status: response.status, json: JSON.parse(text) };
}

/** All secrets that a server has ever given out to these tests. */
export const issued = new Set<string>();

/** Lays a duel, lets a friend sit down, and begins. */
export async function laid(
  base: string,
  setup: Setup = duel,
): Promise<Created & { readonly secrets: Record<string, string> }> {
  const { json: created } = await taken<Created>(base, "/api/tables", { body: setup });
  const secrets: Record<string, string> = { ...created.seats };
  for (const [seat, secret] of Object.entries(created.invitations)) {
    const { json } = await taken<{ token: string }>(base, `/api/tables/${created.id}/seat`, {
      secret,
      body: { name: `Friend ${seat}` },
    });
    secrets[seat] = json.token;
  }
  await taken(base, `/api/tables/${created.id}/start`, { secret: created.host, method: "POST" });
  return { ...created, secrets };
}

/** What a server that has no time, or no store, refuses is no table. */
async function taken<T>(...[base, path, how]: Parameters<typeof ask>): ReturnType<typeof ask<T>> {
  const answered = await ask<T>(base, path, how);
  if (answered.status >= 300) throw new Error(`${path} is refused with ${answered.status}`);
  return answered;
}

/** Somebody at a line, without a page. */
export class TestGuest {
  readonly socket: WebSocket;
  /** All bytes that came over the line, message by message. */
  readonly bytes: string[] = [];
  readonly #messages: FromServer[] = [];
  readonly #hearing = new Hearing();
  readonly #base: string;
  readonly #waiting = new Set<() => void>();
  #i = 0;
  closed: number | undefined;

  constructor(base: string, origin = base) {
    this.#base = base;
    this.socket = new WebSocket(`${this.#base.replace("http", "ws")}/line`, { origin });
    this.socket.on("message", (data) => {
      const text = String(data);
      this.bytes.push(text);
      const message: unknown = JSON.parse(text);
      if (isFromServer(message)) this.#take(message);
      this.#wake();
    });
    this.socket.on("error", () => {});
    this.socket.on("close", (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  static async at(
    base: string,
    table: string,
    secrets: readonly string[],
    since?: number,
  ): Promise<TestGuest> {
    const guest = new TestGuest(base);
    await guest.open();
    guest.send({
      type: "sit",
      protocol,
      table,
      secrets: [...secrets],
      lean: true,
      ...(since === undefined ? {} : { since }),
    });
    return guest;
  }

  async open(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return;
    await new Promise<void>((resolve, reject) => {
      this.socket.once("open", resolve);
      this.socket.once("close", () => reject(new Error("not let in")));
    });
  }

  send(message: FromGuest): void {
    this.socket.send(JSON.stringify(message));
  }

  messages(): readonly FromServer[] {
    return this.#messages;
  }

  last<Type extends FromServer["type"]>(type: Type): Told<Type> | undefined {
    return this.#messages.findLast((message): message is Told<Type> => message.type === type);
  }

  sight(viewer: string): Sight | undefined {
    return this.last("news")?.news.sights[viewer];
  }

  /** Waits until there is what is looked for. */
  async until<T>(find: () => T | undefined | false): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined && found !== false) return found;
      if (this.closed !== undefined) throw new Error(`the line was closed with ${this.closed}`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  async gone(): Promise<number> {
    while (this.closed === undefined) await new Promise<void>((resolve) => this.#waiting.add(resolve));
    return this.closed;
  }

  /** Sends, and waits for the reply. */
  async asks(message: Unnumbered<Extract<FromGuest, { readonly i: number }>>): Promise<Refusal | undefined> {
    const i = ++this.#i;
    this.send({ ...message, i });
    const reply = await this.until(() =>
      this.messages().find((one): one is Told<"reply"> => one.type === "reply" && one.i === i),
    );
    return reply.refusal;
  }

  leave(): void {
    this.socket.terminate();
  }

  /** As a page puts it together. */
  #take(message: FromServer): void {
    if (message.type !== "next" && message.type !== "news") return void this.#messages.push(message);
    const news = this.#hearing.hear(message);
    if (news === "lost") this.send({ type: "whole" });
    else this.#messages.push({ type: "news", news });
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

type Unnumbered<Message> = Message extends { readonly i: number } ? Omit<Message, "i"> : never;

/** The same answer to the same question for everybody. */
export function answerTo(decision: Decision, page: number): Answer {
  return randomAnswer(decision, testRng(`answer ${page}`));
}

/** Whoever is asked answers, until the match is over or so many answers are given. Returns how many were. */
export async function playOn(guests: Readonly<Record<string, TestGuest>>, most: number): Promise<number> {
  for (let count = 0; ; count++) {
    const [[seat, guest]] = await asked(guests);
    const sight = guest.sight(seat);
    if (sight?.decision === undefined || count === most) return count;
    const { page, decision } = sight;
    for (let i = 0; ; i++) {
      const answer = randomAnswer(decision, testRng(`answer ${page} ${i}`));
      const refusal = await guest.asks({ type: "answer", seat, page, answer });
      if (refusal === undefined) break;
      if (i === 40) throw new Error(refusal.words.en);
    }
    await Promise.all(
      Object.values(guests).map((one) => one.until(() => (one.last("news")?.news.page ?? 0) > page)),
    );
  }
}

/** The seat that is asked, once its page has come; anybody, when the match is over. */
async function asked(
  guests: Readonly<Record<string, TestGuest>>,
): Promise<readonly [readonly [string, TestGuest]]> {
  const all = Object.entries(guests);
  for (;;) {
    for (const [seat, guest] of all) {
      const sight = guest.sight(seat);
      if (sight?.decision !== undefined || sight?.outcome !== undefined) return [[seat, guest]];
    }
    const [first] = all;
    if (first === undefined) throw new Error("nobody is there");
    const count = first[1].bytes.length;
    await first[1].until(() => first[1].bytes.length > count);
  }
}
