import { type Game, type Opening, type Reading, readSnapshot, readText } from "@ossuaire/kernel";

/**
 * Reads the text of a match file, or that of a snapshot: a match of other rules is given away as it was stored, since
 * only its own rules know the end that a match file vouches for.
 */
export function readRecord(text: string, games: readonly Game[], opening: Opening): Reading {
  return text.startsWith(snapshotBegins)
    ? readSnapshot(parsed(text), games, opening)
    : readText(text, games, opening);
}

const snapshotBegins = '{"format":"ossuaire-snapshot"';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
