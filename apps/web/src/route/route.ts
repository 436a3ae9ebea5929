import { type CatalogueId, isCatalogue } from "../rules/catalogues.ts";

/** Where the reader is: the part of the address after `#`. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "rules"; readonly query: string }
  /** A book; open at a chapter, or at one of its points. */
  | {
      readonly page: "catalogue";
      readonly catalogue: CatalogueId;
      readonly chapter?: string;
      readonly point?: number;
      readonly query: string;
    }
  /** A rule in its place; what was looked for stays beside it. */
  | { readonly page: "rule"; readonly id: string; readonly query?: string }
  /** An example of the rules, to be tried on a board. */
  | { readonly page: "try"; readonly id: string }
  | { readonly page: "credits" }
  /** A board without rules; with an exercise on it, or free: as it was left, or as somebody has sent it. */
  | { readonly page: "practice"; readonly exercise?: string; readonly board?: string }
  /** Puzzles: all of them; or the one of the day, a shipped one, one that somebody has made, as their page reads it. */
  | { readonly page: "puzzles"; readonly path: readonly string[] }
  /** With an expansion of it on the table from the start, or with a seat for somebody who gets a link. */
  | { readonly page: "new"; readonly game: string; readonly box?: string; readonly friends?: true }
  /** The lesson of a game or an expansion; a game may have a longer one. */
  | { readonly page: "learn"; readonly game: string; readonly course?: true }
  | { readonly page: "play"; readonly id: string }
  /** Tables whose people are not all in one room: one's own, and those that anybody may come to. */
  | { readonly page: "friends" }
  /** A table that stands elsewhere: before the match, with what opens it; and during it. */
  | { readonly page: "at"; readonly table: string; readonly secret?: string }
  | { readonly page: "online"; readonly table: string }
  /** A match held by the link itself, or one of this device, or none yet; to be watched, or to be looked at again as a whole. */
  | { readonly page: "replay"; readonly link?: string; readonly saved?: string; readonly analysed?: true }
  | { readonly page: "lost" };

/** A book on the desk, open somewhere. */
export type ReaderRoute = Extract<Route, { readonly page: "catalogue" | "rule" }>;

export function readRoute(hash: string): Route {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?");
  const asked = new URLSearchParams(search);
  const query = asked.get("q") ?? "";
  const [page = "", name = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  if (page === "puzzles") return { page, path: name === "" ? [] : [name, ...rest] };
  if ((page === "replay" || page === "analysis") && name !== "") {
    const analysed = page === "analysis" ? ({ analysed: true } as const) : {};
    if (name === "saved" && rest.length === 1) return { page: "replay", saved: rest[0] ?? "", ...analysed };
    if (rest.length === 0) return { page: "replay", link: name, ...analysed };
  }
  if (page === "rules" && isCatalogue(name) && rest.length > 0) return readPlace(name, rest, query);
  if (page === "new" && rest.length === 1) return { page, game: name, box: rest[0] ?? "" };
  if (page === "learn" && rest.length === 1 && rest[0] === "course")
    return { page, game: name, course: true };
  if (page === "practice" && name === "board" && rest.length === 1) return { page, board: rest[0] ?? "" };
  if (page === "at" && rest.length === 1) return { page, table: name, secret: rest[0] ?? "" };
  if (rest.length > 0) return { page: "lost" };
  if ((page === "at" || page === "online") && name !== "") return { page, table: name };
  if (page === "") return { page: "home" };
  if (page === "practice") return name === "" ? { page } : { page, exercise: name };
  if (page === "credits" && name === "") return { page: "credits" };
  if (page === "friends") return name === "" ? { page } : { page: "lost" };
  if (page === "new" && name !== "")
    return { page, game: name, ...(asked.get("with") === "friends" ? { friends: true } : {}) };
  if (page === "learn" && name !== "") return { page, game: name };
  if (page === "play" && name !== "") return { page, id: name };
  if (page === "try" && name !== "") return { page, id: name.toUpperCase() };
  if (page === "replay") return { page };
  if (page !== "rules") return { page: "lost" };
  if (name === "") return { page: "rules", query };
  if (isCatalogue(name)) return { page: "catalogue", catalogue: name, query };
  return { page: "rule", id: name.toUpperCase(), ...(query === "" ? {} : { query }) };
}

/** `wounds`, or `wounds/3`: the chapter, and the third of its points. */
function readPlace(
  catalogue: CatalogueId,
  [chapter = "", point, ...rest]: readonly string[],
  query: string,
): Route {
  const place = Number(point ?? 1) - 1;
  if (rest.length > 0 || !Number.isInteger(place) || place < 0) return { page: "lost" };
  return { page: "catalogue", catalogue, chapter, ...(point === undefined ? {} : { point: place }), query };
}

export function href(route: Route): string {
  switch (route.page) {
    case "home":
    case "lost":
      return "#/";
    case "credits":
      return "#/credits";
    case "practice":
      return `#/practice${route.board === undefined ? "" : `/board/${encodeURIComponent(route.board)}`}${route.exercise === undefined ? "" : `/${encodeURIComponent(route.exercise)}`}`;
    case "puzzles":
      return `#/${[route.page, ...route.path].map(encodeURIComponent).join("/")}`;
    case "new":
      return `#/new/${[route.game, ...(route.box === undefined ? [] : [route.box])].map(encodeURIComponent).join("/")}${route.friends ? "?with=friends" : ""}`;
    case "friends":
      return "#/friends";
    case "learn":
      return `#/learn/${encodeURIComponent(route.game)}${route.course ? "/course" : ""}`;
    case "play":
      return `#/play/${encodeURIComponent(route.id)}`;
    case "at":
      return `#/at/${[route.table, ...(route.secret === undefined ? [] : [route.secret])].map(encodeURIComponent).join("/")}`;
    case "online":
      return `#/online/${encodeURIComponent(route.table)}`;
    case "replay":
      return `#/${route.analysed ? "analysis" : "replay"}${route.saved === undefined ? "" : `/saved/${encodeURIComponent(route.saved)}`}${route.link === undefined ? "" : `/${encodeURIComponent(route.link)}`}`;
    case "rules":
      return `#/rules${search(route.query)}`;
    case "catalogue":
      return `#/rules/${[route.catalogue, ...placeOf(route)].join("/")}${search(route.query)}`;
    case "rule":
      return `#/rules/${encodeURIComponent(route.id)}${search(route.query ?? "")}`;
    case "try":
      return `#/try/${encodeURIComponent(route.id)}`;
  }
}

function placeOf({ chapter, point }: Extract<Route, { readonly page: "catalogue" }>): readonly string[] {
  if (chapter === undefined) return [];
  return [encodeURIComponent(chapter), ...(point === undefined ? [] : [String(point + 1)])];
}

function search(query: string): string {
  return query.trim() === "" ? "" : `?${new URLSearchParams({ q: query.trim() })}`;
}

/** An address typed by hand may hold a broken escape; then it is taken as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
