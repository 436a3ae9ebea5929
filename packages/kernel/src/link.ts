import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import type { Submission } from "./answer.ts";
import { brokenLink, type Loaded, tooLarge } from "./fault.ts";
import { fileOf, type MatchFile, readFile } from "./file.ts";
import type { Game, Kind } from "./game.ts";
import type { Match } from "./match.ts";
import { finished, type Opening, type Reading } from "./reading.ts";

/** A match file as a short text for a link: names left out, deflated, base64url. */
export function linkOf<K extends Kind>(match: Match<K>): string {
  const bytes = deflateSync(strToU8(JSON.stringify(packed(fileOf(match)))), { level: 9 });
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Opens what `linkOf` wrote, or says what is wrong with it and where. */
export function matchFromLink<K extends Kind>(
  link: string,
  games: readonly Game<K>[],
  opening?: Opening,
): Loaded<Match<K>> {
  return finished(readLink(link, games, opening));
}

/** As `matchFromLink`, answer by answer. */
export function* readLink<K extends Kind>(
  link: string,
  games: readonly Game<K>[],
  opening: Opening = {},
): Reading<K> {
  const { size = largest } = opening;
  if (link.length > size) return tooLarge;
  const bytes = fromBase64Url(link);
  const json = bytes && inflated(bytes, size);
  if (typeof json === "object") return json;
  const file = json && unpacked(json);
  return file === undefined ? brokenLink : yield* readFile(file, games, opening);
}

/** Fields in a fixed order, without their names. */
function packed(file: MatchFile): readonly unknown[] {
  const { format, version, game, rules, physics, content, expansions, options, seed, undo, branch } = file;
  const { answers, end } = file;
  const numbers = physics === undefined ? rules : [rules, physics];
  return [
    format,
    version,
    game,
    numbers,
    expansions === undefined ? content : [content, expansions],
    options,
    seed,
    branch === undefined ? undo : [undo, branch.at, branch.of],
    end,
    ...answers.flatMap(packedAnswer),
  ];
}

/** Puts the names back. Whether it is a match is for the reader of files to say, with the same words. */
function unpacked(json: string): unknown {
  const values = parsedList(json);
  if (values === undefined) return undefined;
  const [format, version, game, numbers, contents, options, seed, undoing, end, ...log] = values;
  // Links from before there was a version of the physics have the rules alone.
  const [rules, physics]: unknown[] = Array.isArray(numbers) ? numbers : [numbers];
  const [content, expansions]: unknown[] = Array.isArray(contents) ? contents : [contents];
  // Whoever goes on from another match says so beside how it is taken back.
  const [undo, at, of]: unknown[] = Array.isArray(undoing) ? undoing : [undoing];
  const branch = Array.isArray(undoing) ? { branch: { at, of } } : {};
  const answers: unknown[] = [];
  for (let i = 0; i < log.length; i += 2) answers.push(unpackedAnswer(log[i], log[i + 1]));
  const edition = { rules, physics, content, expansions };
  return { format, version, game, ...edition, options, seed, undo, ...branch, answers, end };
}

/** The seat, then the answer: a name, a number, or a list whose first entry names the kind. */
function packedAnswer({ seat, answer }: Submission): readonly unknown[] {
  switch (answer.kind) {
    case "choose":
      return [seat, answer.option];
    case "amount":
      return [seat, answer.amount];
    case "pick":
      return [seat, ["pick", ...answer.options]];
    case "flick":
      return [seat, ["flick", answer.piece, answer.vx, answer.vy]];
    case "place":
      return [seat, ["place", ...answer.spots.flatMap(({ piece, x, y }) => [piece, x, y])]];
  }
}

/** Fields of unknown content under the names of an answer; the match checks them when it is played. */
function unpackedAnswer(seat: unknown, packed: unknown): { seat: unknown; answer: unknown } {
  if (typeof packed === "string") return { seat, answer: { kind: "choose", option: packed } };
  if (typeof packed === "number") return { seat, answer: { kind: "amount", amount: packed } };
  if (!Array.isArray(packed)) return { seat, answer: undefined };
  const [kind, ...rest]: unknown[] = packed;
  return { seat, answer: { kind, ...unpackedFields(kind, rest) } };
}

function unpackedFields(kind: unknown, rest: readonly unknown[]): object {
  if (kind === "pick") return { options: rest };
  if (kind === "flick") return { piece: rest[0], vx: rest[1], vy: rest[2] };
  const spots: object[] = [];
  for (let i = 0; i < rest.length; i += 3) spots.push({ piece: rest[i], x: rest[i + 1], y: rest[i + 2] });
  return { spots };
}

function parsedList(json: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** In bytes. A link of some kilobytes can be made to unfold to gigabytes: nobody's match, so it is cut off. */
const largest = 4_000_000;

function inflated(bytes: Uint8Array, most: number): string | typeof tooLarge | undefined {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let whole = false;
  const inflate = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > most) throw new RangeError("too large");
    chunks.push(chunk);
    whole ||= final;
  });
  try {
    // In small pieces, so that the limit is met before much has been unfolded.
    for (let at = 0; at < bytes.length; at += 1024) {
      inflate.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length);
    }
  } catch {
    return size > most ? tooLarge : undefined;
  }
  return whole ? strFromU8(joined(chunks, size)) : undefined;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function fromBase64Url(link: string): Uint8Array | undefined {
  try {
    return Uint8Array.fromBase64(link, { alphabet: "base64url" });
  } catch {
    return undefined;
  }
}
