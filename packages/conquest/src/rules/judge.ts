import type { Contact, Entry } from "@ossuaire/flick";
import type { RuleId } from "@ossuaire/kernel";
import { crystals } from "../arena.ts";
import type { Harmless } from "../events.ts";
import type { Shot } from "../shots.ts";
import { activeTeam } from "../state.ts";
import type { ConquestTable } from "../table.ts";
import { type Character, isCharacter, teamOf } from "../teams.ts";

/**
 * CON-RULING-19 to 22, 28: which enemies a flick has hit, each once, in the order of their touching; and for every
 * other character that was touched, why it does not count (CON-DAMAGE-07).
 */
export function judge(
  table: ConquestTable,
  shot: Shot,
  piece: string,
  target: Character | undefined,
  entries: readonly Entry[],
): readonly Character[] {
  const { state, tell } = table;
  const hits: Character[] = [];
  const harmless = new Map<Character, Harmless>();
  for (const entry of entries) {
    if (entry.kind !== "contact") continue;
    for (const character of entry.discs.filter(isCharacter)) {
      if (character === piece) continue;
      const why = objection(entry, shot, piece, character, target, activeTeam(state));
      if (why !== undefined) harmless.set(character, harmless.get(character) ?? why);
      else if (!hits.includes(character)) hits.push(character);
    }
  }
  for (const character of hits)
    tell({ type: "hit", rule: shot.rule, character, shot: shot.kind, damage: shot.damage });
  for (const [character, why] of harmless) {
    if (!hits.includes(character)) tell({ type: "no-damage", rule: harmlessBy[why], character, why });
  }
  return hits;
}

/** The first reason, in the order in which a player would give it; none for a hit. */
function objection(
  { discs, direct, afterWall }: Contact,
  shot: Shot,
  piece: string,
  character: Character,
  target: Character | undefined,
  active: "sword" | "skull",
): Harmless | undefined {
  if (shot.damage === 0) return crystals.includes(piece) ? "obstacle-shot" : "move-shot";
  if (!direct) return "indirect";
  if (teamOf(character) === active) return "companion";
  if (target !== undefined && character !== target) return "not-the-target";
  const shotDisc = discs[0] === character ? 1 : 0;
  return afterWall[shotDisc] ? "after-wall" : undefined;
}

const harmlessBy: Readonly<Record<Harmless, RuleId>> = {
  "move-shot": "CON-MOVE-02",
  "obstacle-shot": "CON-PUSH-05",
  companion: "CON-FRIEND-01",
  "not-the-target": "CON-TARGET-05",
  "after-wall": "CON-WALL-04",
  indirect: "CON-DAMAGE-04",
};
