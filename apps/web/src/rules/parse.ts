import {
  type Block,
  type Catalogue,
  type Chapter,
  codeOf,
  type Mark,
  marks,
  type Rule,
  type Section,
} from "./catalogue.ts";
import { curved } from "./spans.ts";

/**
 * Reads a book of rules. The books are written in a small part of Markdown, one rule a line
 * (`- **CON-SHOT-01** [engine] text — §Source.`), so they are read line by line.
 */
export function parseCatalogue(text: string, prefix: string): Catalogue {
  const [preface = "", ...chapterTexts] = text.split(/^## /m);
  const claimed = new Set<string>();
  const chapters = chapterTexts.map((chapter) => parseChapter(chapter, claimed));
  const rules = chapters.flatMap(rulesOf);
  return {
    prefix,
    preface: parseBlocks(preface.split("\n").slice(1)),
    chapters,
    rules,
    anchors: new Set(rules.flatMap(({ id }) => [id, codeOf(id)])),
  };
}

export function rulesOf(chapter: Chapter): readonly Rule[] {
  return [chapter, ...chapter.sections].flatMap(({ blocks }) => rulesIn(blocks));
}

function parseChapter(text: string, claimed: Set<string>): Chapter {
  const [own = "", ...sectionTexts] = text.split(/^### /m);
  // A chapter may open with a section: its address is then that of the section's first rule.
  const first = sectionTexts.map((section) => firstRule(section)).find((rule) => rule !== undefined);
  const chapter = parseSection(own, claimed, firstRule(own) ?? first);
  return {
    ...chapter,
    sections: sectionTexts.map((section) => parseSection(section, claimed, firstRule(section))),
  };
}

/** The first heading with rules of a code has that code for its address, a later one the id of its first rule. */
function parseSection(text: string, claimed: Set<string>, rule: Rule | undefined): Section {
  const [heading = "", ...lines] = text.split("\n");
  const code = rule && codeOf(rule.id);
  const anchor = code === undefined || claimed.has(code) ? rule?.id : code;
  if (code !== undefined) claimed.add(code);
  return { title: curved(heading.replace(/ \([A-Z]+\)/, "").trim()), anchor, blocks: parseBlocks(lines) };
}

function parseBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < lines.length; ) {
    const kind = kindOf(lines[start] ?? "");
    let end = start + 1;
    while (kind !== "rule" && end < lines.length && kindOf(lines[end] ?? "") === kind) end += 1;
    const block = parseBlock(kind, lines.slice(start, end));
    if (block !== undefined) blocks.push(block);
    start = end;
  }
  return blocks;
}

type LineKind = Block["kind"] | "blank";

function kindOf(line: string): LineKind {
  if (line.trim() === "") return "blank";
  if (line.startsWith("|")) return "table";
  if (parseRule(line) !== undefined) return "rule";
  return line.startsWith("- ") ? "list" : "prose";
}

function parseBlock(kind: LineKind, lines: readonly string[]): Block | undefined {
  switch (kind) {
    case "blank":
      return undefined;
    case "prose":
      return { kind, text: lines.join(" ") };
    case "list":
      return { kind, items: lines.map((line) => line.slice(2)) };
    case "table":
      return parseTable(lines);
    case "rule": {
      const rule = parseRule(lines[0] ?? "");
      return rule && { kind, rule };
    }
  }
}

function parseTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  return { kind: "table", head, rows };
}

const ruleLine = /^- \*\*([A-Z]{3}-[A-Z]+-\d{2})\*\* \[(\w+)\] (.+)$/;

/** The note of the source is what follows the last dash, if it names a section (§) or a need. */
const sourceNote = /^(.*) — ((?:\d{3} )?§.*|needed.*)$/;

function parseRule(line: string): Rule | undefined {
  const [, id, name, text] = ruleLine.exec(line) ?? [];
  const mark = marks.find((known) => known === name);
  if (id === undefined || mark === undefined || text === undefined) return undefined;
  return ruleOf(id, mark, text);
}

/** What the rulebook names and does not print. */
const supplied = /^\*\((?:supplied|fourni)\)\* /;

function ruleOf(id: string, mark: Mark, line: string): Rule {
  const [, told = line, source] = sourceNote.exec(line) ?? [];
  const isOurs = supplied.test(told) || /-(?:RULING|VERDICT|GAP)-/.test(id);
  return {
    id,
    mark,
    ...withoutNotes(told.replace(supplied, "")),
    isOurs,
    source: source?.replace(/\.$/, ""),
  };
}

/** In brackets: a term of the source, an arrow or a number that leads elsewhere. And at the end, whose invention it is. */
const note =
  /\s*\*?\((fr: [^)]*|[^()*`]*(?:→|\b[A-Z]+-\d{2}\b|\bR\d{2}\b)[^()*`]*)\)\*?|\s*(Provenance\s?: [^.]*(?:\([^)]*\)[^.]*)*\.)\s*$/g;

function withoutNotes(line: string): Pick<Rule, "text" | "notes"> {
  const notes: string[] = [];
  // A note may hold another one, like the number of a rule in what is told of its provenance: the last ones first.
  let text = line;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(note, (_, inner: string | undefined, provenance: string | undefined) => {
      notes.push(inner ?? provenance ?? "");
      return "";
    });
  }
  return { text, notes };
}

function firstRule(text: string): Rule | undefined {
  const line = text.split("\n").find((candidate) => ruleLine.test(candidate));
  return line === undefined ? undefined : parseRule(line);
}

export function rulesIn(blocks: readonly Block[]): readonly Rule[] {
  return blocks.flatMap((block) => (block.kind === "rule" ? [block.rule] : []));
}
