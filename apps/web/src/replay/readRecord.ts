import { type Game, type Opening, type Reading, readJournal, readSnapshot, readText } from "@ossuaire/kernel";

/**
 * Reads the text of a match file, or that of a snapshot or a journal: a match of other rules is given away as it was stored, since
 * only its own rules know the end that a match file vouches for.
 */
export function readRecord(text: string, games: readonly Game[], opening: Opening): Reading {
  if (text.startsWith('{"format":"ossuaire-snapshot"')) return readSnapshot(parsed(text), games, opening);
  if (text.startsWith('{"format":"ossuaire-journal"')) return readJournal(parsed(text), games, opening);
  return readText(text, games, opening);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
