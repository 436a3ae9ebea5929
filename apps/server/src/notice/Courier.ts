import type { Seat } from "@ossuaire/kernel";
import type { Notice, NoticeTo } from "@ossuaire/table";
import webPush from "web-push";
import type { HeldTable } from "../hall/HeldTable.ts";
import type { Needed } from "../hall/Needed.ts";
import type { Settings } from "../settings.ts";
import { type Letter, send } from "./outward.ts";

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** In milliseconds: until a letter that nobody took is written again, and until that is given up. */
const again = 600_000;
const day = 86_400_000;

/** Tells people that they are asked: never what is hidden, and nothing that opens their seat. */
export class Courier {
  readonly #needed: Needed;
  readonly #settings: Settings;
  readonly #keys: Keys;

  /** The keys are made at the first start, and kept: push services know a server by them. */
  static async ready(needed: Needed, settings: Settings): Promise<Courier> {
    const fresh = webPush.generateVAPIDKeys();
    const kept: unknown = JSON.parse(await needed.notices.made("vapid", JSON.stringify(fresh)));
    return new Courier(needed, settings, isKeys(kept) ? kept : fresh);
  }

  private constructor(needed: Needed, settings: Settings, keys: Keys) {
    this.#needed = needed;
    this.#settings = settings;
    this.#keys = keys;
  }

  get pushKey(): string {
    return this.#keys.publicKey;
  }

  /** Whoever is asked and has no page open is told, once until they have been there. True if there is nobody left to tell. */
  async tell(table: HeldTable): Promise<boolean> {
    const now = this.#needed.now();
    const here = table.company.here(now);
    const { askedPersons, state } = table.gathering;
    let isDone = true;
    for (const seat of askedPersons) {
      const places = await this.#needed.notices.of(table.row.id, seat);
      if (places.length === 0) continue;
      const isTold = !here.includes(seat) && (await this.#told(table, seat, places, now));
      isDone &&= isTold;
    }
    // Who cannot be reached for a day would rather look by themselves.
    return isDone || (here.length === 0 && now - state.at > day);
  }

  /** Whether that is done with. Where no letter was taken, or whoever wrote it is gone, it is written once more later. */
  async #told(table: HeldTable, seat: Seat, places: readonly NoticeTo[], now: number): Promise<boolean> {
    const { notices } = this.#needed;
    const isOurs = await notices.claim(table.row.id, seat, now, now + again);
    if (isOurs !== true) return isOurs === "done";
    const taken = await Promise.all(places.map((to) => this.#deliver(table, seat, to)));
    if (!taken.includes(true)) return false;
    await notices.told(table.row.id, seat);
    return true;
  }

  /** Whether somebody has taken it, or never will. */
  async #deliver(table: HeldTable, seat: Seat, to: NoticeTo): Promise<boolean> {
    const { figures, notices } = this.#needed;
    const { id } = table.row;
    try {
      const status = await send(this.#letter(table, seat, to), this.#settings.noticesToLan);
      figures.notices.inc({ kind: to.kind, how: status < 300 ? "taken" : "refused" });
      // The browser has forgotten it.
      if (status === 404 || status === 410) await notices.drop(id, seat, to.endpoint);
      return status < 500;
    } catch {
      figures.notices.inc({ kind: to.kind, how: "failed" });
      return false;
    }
  }

  #letter({ row, gathering }: HeldTable, seat: Seat, to: NoticeTo): Letter {
    const { game } = gathering.agreement;
    const text = to.language === "fr" ? "C’est à vous de jouer." : "It is your turn.";
    const notice: Notice = { table: row.id, game, seat, title: "Ossuaire", text };
    const click = new URL(`#/online/${row.id}`, this.#settings.publicUrl ?? "http://localhost").href;
    const url = new URL(to.endpoint);
    switch (to.kind) {
      case "push": {
        const { endpoint, headers, body } = webPush.generateRequestDetails(to, JSON.stringify(notice), {
          vapidDetails: { subject: this.#subject, ...this.#keys },
          TTL: 86_400,
        });
        return { to: new URL(endpoint), headers: plain(headers), body: body ?? "" };
      }
      case "ntfy":
        return { to: url, headers: { Title: "Ossuaire", Click: click, Tags: "game_die" }, body: text };
      case "webhook": {
        const headers = { "Content-Type": "application/json" };
        return { to: url, headers, body: JSON.stringify({ ...notice, url: click }) };
      }
    }
  }

  /** Whom a push service may ask about us: it has to be an address of https. */
  get #subject(): string {
    const { publicUrl } = this.#settings;
    return publicUrl?.protocol === "https:" ? publicUrl.origin : "https://localhost";
  }
}

function plain(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === "content-length" ? [] : [[name, String(value)]],
    ),
  );
}

function isKeys(input: unknown): input is Keys {
  return typeof input === "object" && input !== null && "publicKey" in input && "privateKey" in input;
}
