import {
  blowWords,
  type Character,
  cardOf,
  characterNames,
  type Event,
  pieceName,
  seatTitle,
  type Team,
  type View,
} from "@ossuaire/conquest";
import { capital, type Words } from "@ossuaire/kernel";
import type { Blow, Deed } from "../blow.ts";

/**
 * What befell whom on a page. CON-DAMAGE-02: tokens are the team's, so a loss is shown at whoever was hit as long as that is
 * known; after a question about armour the hit is a page ago, among what was told `earlier`.
 */
export function blowsOf(events: readonly Event[], earlier: readonly Event[] = []): readonly Blow[] {
  const flick = events.find((event) => event.type === "flicked");
  const told = flick === undefined ? [...earlier, ...events] : events;
  const hits = told.filter((event) => event.type === "hit");
  const wounded = events.find((event) => event.type === "wounded");
  const isOpen = flick !== undefined && wounded === undefined && hits.length > 0 && !told.some(isAnswer);
  const blows = events.flatMap((event): readonly Blow[] => {
    switch (event.type) {
      case "hit":
        return isOpen ? [at(event.character, "struck")] : [];
      case "wounded":
        return losses(event, hits);
      case "armour-used":
        return hits.map(({ character }) => ({ ...at(character, "saved"), why: blowWords.armour }));
      case "no-damage":
        return event.why === "obstacle-shot"
          ? []
          : [{ ...at(event.character, "nothing"), why: blowWords.harmless[event.why] }];
      case "stunned":
        return [{ ...of(event.team, "stunned"), piece: hits[0]?.character }];
      case "exhausted":
        return [{ ...of(event.team, "hurt"), lost: 1, why: blowWords.exhausted }];
      case "put-back":
        return [piece(event.id, "pushed-out")];
      default:
        return [];
    }
  });
  const isAttack = flick !== undefined && flick.shot !== "move" && flick.shot !== "obstacle";
  return isAttack && hits.length === 0 ? [piece(flick.piece, "missed"), ...blows] : blows;
}

/** What somebody sets about on this page. */
export function deedOf(events: readonly Event[], { active }: View): Deed | undefined {
  const event = events.findLast(({ type }) => setsAbout.has(type));
  switch (event?.type) {
    case "played":
      return done(event.character, (who) => blowWords.plays(who, cardOf(event.card).name));
    case "gave-up":
      return done(active.character, blowWords.stunned);
    case "target":
    case "tries-again": {
      const words = event.type === "target" ? blowWords.aims : blowWords.again;
      const { target } = event;
      return { ...done(active.character, (who) => words(who, characterNames[target])), target };
    }
    default:
      return undefined;
  }
}

const setsAbout: ReadonlySet<Event["type"]> = new Set(["played", "gave-up", "target", "tries-again"]);

function done(piece: Character, words: (who: Words) => Words): Deed {
  const name = characterNames[piece];
  return { piece, name, words: words(name) };
}

/** CON-DAMAGE-02: what the hits cost together, each by its damage; the pool may hold less, armour may have taken some. */
function losses({ team, lost }: Event<"wounded">, hits: readonly Event<"hit">[]): readonly Blow[] {
  if (hits.length === 0) return [{ ...of(team, "hurt"), lost }];
  let left = lost;
  const each = hits.map(({ character, damage }, n) => {
    const share = n === hits.length - 1 ? left : Math.min(left, damage);
    left -= share;
    return { ...at(character, "hurt"), lost: share };
  });
  return each.filter((blow) => blow.lost > 0);
}

function isAnswer({ type }: Event): boolean {
  return type === "wounded" || type === "armour-used";
}

function at(character: Character, kind: Blow["kind"]): Blow {
  const name = characterNames[character];
  return { ...of(teamOf(character), kind), piece: character, name, whom: name };
}

function piece(id: string, kind: Blow["kind"]): Blow {
  const name = pieceName(id);
  return { ...of("sword", kind), piece: id, name: capital(name), whom: name };
}

function of(team: Team, kind: Blow["kind"]): Blow {
  const name: Words = seatTitle(team);
  return {
    kind,
    piece: undefined,
    name,
    whom: name,
    lost: 0,
    panel: `pool-${team}`,
    from: seatTitle(team === "sword" ? "skull" : "sword"),
    voice: team === "sword" ? "heroes" : "monsters",
  };
}

function teamOf(character: Character): Team {
  return character === "s1" || character === "s2" ? "sword" : "skull";
}
