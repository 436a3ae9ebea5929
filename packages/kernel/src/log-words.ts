import type { Glance, LogEntry, LogHeading, LogPiece, Reached, Result } from "./log.ts";
import { capital, listed, type Words, w } from "./words.ts";

/** “−1 (5)”: a result where there is little room. */
export function resultSign(result: Result): Words {
  switch (result.kind) {
    case "lost":
    case "gained": {
      const left = result.left === undefined ? "" : ` (${result.left})`;
      return same(`${signed(result)}${left}`);
    }
    case "nothing":
      return result.why === undefined ? same("0") : w(`0 ${result.why.fr}`, `0 ${result.why.en}`);
    default:
      return plainWords(result);
  }
}

/** “−1, reste 5”: the same in a line of text. */
function resultWords(result: Result): Words {
  switch (result.kind) {
    case "lost":
    case "gained": {
      const { left } = result;
      const sign = signed(result);
      return left === undefined ? same(sign) : w(`${sign}, reste ${left}`, `${sign}, ${left} left`);
    }
    case "nothing":
      return result.why === undefined ? noLoss : w(`0, ${result.why.fr}`, `0, ${result.why.en}`);
    default:
      return plainWords(result);
  }
}

/** What a deed came to, at the right edge of its line: of one all, of several the sum. */
export function gistOf({ reached, results }: Glance): readonly Result[] {
  const isMissed = results.some(({ kind }) => kind === "missed");
  // That it cost nothing goes without saying of a miss.
  const all = reached.flatMap((one) => one.results).filter(({ kind }) => !(isMissed && kind === "nothing"));
  if (reached.length < 2) return [...results, ...all];
  const killed = all.filter(({ kind }) => kind === "killed");
  const rest = (["lost", "gained"] as const).flatMap((kind): readonly Result[] => {
    const count = sum(all.flatMap((one) => (one.kind === kind ? one.count : [])));
    return count === 0 ? [] : [{ kind, count }];
  });
  const told = [...results, ...slain(killed), ...rest];
  if (told.length > 0) return told;
  // What became of one of them says more than that it cost another nothing.
  return all
    .filter(({ kind }) => kind !== "nothing")
    .concat(all)
    .slice(0, 1);
}

/** “Zombie 6 → Elfe : −1, reste 5”: a deed as one line of text. */
export function glanceLine({ actor, what, usual, reached, results, asides }: Glance): Words {
  const isPlain = usual && reached.length > 0;
  const who = pieceWords(actor);
  const doer = what === undefined || isPlain ? who : joined([who, what], comma);
  const met = joined(reached.map(metWords), semicolon);
  const came = listed(results.map(resultWords));
  const whole =
    met.fr === "" ? joined([doer, came], colon) : joined([joined([doer, came], colon), met], arrow);
  if (asides.length === 0) return capital(whole);
  const { fr, en } = joined(
    asides.map(({ words }) => words),
    semicolon,
  );
  return capital(w(`${whole.fr} (${fr})`, `${whole.en} (${en})`));
}

/** A whole log as plain text to be read from beginning to end. Headings under which nothing happened are left out. */
export function storyText(entries: readonly LogEntry[], language: keyof Words): string {
  const lines: string[] = [];
  let due: readonly LogHeading[] = [];
  const say = (sentence: Words): void => {
    for (const heading of due) lines.push(...headingLines(heading, lines, language));
    due = [];
    lines.push(`  – ${ended(sentence[language])}`);
  };
  for (const entry of entries) {
    if (entry.kind === "deed") say(entry.sentence);
    else {
      due = [...due.filter(({ depth }) => depth < entry.depth), entry];
      if (entry.lead !== undefined) say(entry.lead);
    }
  }
  return lines.join("\n");
}

/** “Zombie 2”. */
export function pieceWords({ name, number }: LogPiece): Words {
  return number === undefined ? name : w(`${name.fr} ${number}`, `${name.en} ${number}`);
}

/** Joins what there is; empty parts need no joint. */
export function joined(parts: readonly Words[], by: Words): Words {
  const said = parts.filter(({ fr }) => fr !== "");
  return w(said.map(({ fr }) => fr).join(by.fr), said.map(({ en }) => en).join(by.en));
}

/** A chapter stands further apart than a scene. */
function headingLines(
  { depth, words }: LogHeading,
  above: readonly string[],
  language: keyof Words,
): readonly string[] {
  const text = words[language];
  if (depth === 2) return above.at(-1) === "" ? [`  ${text}`] : ["", `  ${text}`];
  return [...(above.length === 0 ? [] : ["", ""]), text, "=".repeat(text.length), ""];
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function metWords({ results, ...piece }: Reached): Words {
  return joined([pieceWords(piece), listed(results.map(resultWords))], colon);
}

function slain(killed: readonly Result[]): readonly Result[] {
  if (killed.length < 2) return killed;
  return [{ kind: "killed", words: w(`${killed.length} tués`, `${killed.length} killed`) }];
}

function plainWords(result: Exclude<Result, { readonly kind: "lost" | "gained" | "nothing" }>): Words {
  if (result.kind === "missed") return missed;
  return result.kind === "gold" ? same(signed(result)) : result.words;
}

function signed({
  kind,
  count,
}: {
  readonly kind: "lost" | "gained" | "gold";
  readonly count: number;
}): string {
  return kind === "lost" || count < 0 ? `−${Math.abs(count)}` : `+${count}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function same(text: string): Words {
  return w(text, text);
}

const missed = w("manqué", "missed");
const noLoss = w("sans perte", "nothing lost");
const comma = w(", ", ", ");
const colon = w(" : ", ": ");
const semicolon = w(" ; ", "; ");
const arrow = w(" → ", " → ");
