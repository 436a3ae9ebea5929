import type { Sight, Viewer } from "@ossuaire/kernel";
import { isRecord } from "../isRecord.ts";
import type { News } from "../table.ts";
import { type Patch, patched } from "./patch.ts";
import type { FromServer } from "./protocol.ts";

const nothing: readonly never[] = [];

/** Both ends of a line remember what was said last: what happened then need not be said again. */
function quiet(news: News): News {
  const sights: Record<Viewer, Sight> = {};
  for (const viewer in news.sights) {
    const sight = news.sights[viewer];
    if (sight !== undefined) sights[viewer] = { ...sight, anew: false, events: nothing };
  }
  return { ...news, sights };
}

/**
 * The end of the page: puts together what a line that is `lean` says. `"lost"`: it does not fit to what was heard before,
 * and the whole has to be asked for (`{ type: "whole" }`).
 */
export class Hearing {
  #last: News | undefined;

  hear(message: Extract<FromServer, { readonly type: "news" | "next" }>): News | "lost" {
    const news = message.type === "news" ? message.news : this.#patched(message.since, message.patch);
    if (news !== "lost") this.#last = quiet(news);
    return news;
  }

  #patched(since: number, patch: Patch): News | "lost" {
    if (this.#last?.page !== since) return "lost";
    const news = patched(this.#last, patch);
    return isNews(news) ? news : "lost";
  }
}

/** The server that the page itself came from speaks: its form is enough. */
function isNews(input: unknown): input is News {
  return isRecord(input) && typeof input["page"] === "number" && isRecord(input["sights"]);
}
