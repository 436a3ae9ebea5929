import { isRecord } from "@ossuaire/table";
import type { Note } from "./database.ts";

/** A note of PostgreSQL holds 8,000 bytes. */
const room = 7800;

/** As few texts as hold all of them. */
export function packed(from: string, notes: readonly Note[]): readonly string[] {
  const texts: string[] = [];
  let some: Note[] = [];
  let size = 0;
  for (const note of notes) {
    const length = Buffer.byteLength(JSON.stringify(note)) + 1;
    if (size + length > room && some.length > 0) {
      texts.push(JSON.stringify({ from, notes: some }));
      some = [];
      size = 0;
    }
    some.push(note);
    size += length;
  }
  if (some.length > 0) texts.push(JSON.stringify({ from, notes: some }));
  return texts;
}

/** What the others have to say: whoever rings hears it too. */
export function notesFrom(payload: string, me: string): readonly Note[] {
  const read = readNote(payload);
  if (!isRecord(read) || read["from"] === me || !Array.isArray(read["notes"])) return [];
  return read["notes"].filter(isNote);
}

/** Whoever else is at this database may ring by the same name: an exception there would be nobody's to catch. */
function readNote(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** What another process says may be of another version. */
function isNote(input: unknown): input is Note {
  if (!isRecord(input) || typeof input["table"] !== "string") return false;
  if (typeof input["from"] === "string")
    return Array.isArray(input["here"]) && typeof input["watching"] === "number";
  if (typeof input["n"] === "number" || typeof input["word"] === "number") return true;
  return input["gone"] === true || typeof input["moved"] === "string";
}
