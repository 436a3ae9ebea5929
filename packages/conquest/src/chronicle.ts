import type { Event } from "./events.ts";
import type { ShotKind } from "./shots.ts";
import type { Ending } from "./state.ts";
import { type Character, enemyOf, type Team, teamOf } from "./teams.ts";

/** A match, or as much of it as has been told, summed up: what each team has done, and how the health went. */
export interface Chronicle {
  /** How many turns were begun. */
  readonly turns: number;
  readonly teams: Readonly<Record<Team, Deeds>>;
  /** The tokens of both teams whenever they changed, and in which turn. */
  readonly course: readonly { readonly turn: number; readonly pools: Readonly<Record<Team, number>> }[];
  readonly ending: Ending | undefined;
}

export interface Deeds {
  readonly cards: number;
  /** Shots that could wound, and those of them that did hit. */
  readonly shots: number;
  readonly hits: number;
  /** Tokens that the others lost by them. */
  readonly taken: number;
  readonly captured: number;
  readonly healed: number;
  /** Damage that armour has warded off. */
  readonly warded: number;
  readonly best: Feat | undefined;
}

/** What one flick did. */
export interface Feat {
  /** Which flick of the match it was, moves and obstacles among them, counted from 0. */
  readonly flick: number;
  readonly character: Character;
  readonly turn: number;
  readonly card: string | undefined;
  readonly shot: ShotKind;
  readonly hit: readonly Character[];
  readonly damage: number;
}

export function chronicleOf(events: readonly Event[]): Chronicle {
  const draft = new Draft();
  for (const event of events) draft.hear(event);
  return draft.fair();
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type DraftFeat = Writable<Omit<Feat, "hit">> & { readonly hit: Character[] };
type DraftDeeds = Writable<Omit<Deeds, "best" | "shots" | "hits">>;

/** What has been heard so far. */
class Draft {
  readonly #deeds: Record<Team, DraftDeeds> = { sword: none(), skull: none() };
  readonly #feats: DraftFeat[] = [];
  readonly #course: Chronicle["course"][number][] = [];
  #turns = 0;
  #flicks = 0;
  #character: Character = "s1";
  #card: string | undefined;
  /** What the last hit of the last flick did. */
  #last = 0;
  #ending: Ending | undefined;

  hear(event: Event): void {
    switch (event.type) {
      case "turn":
        this.#turns++;
        this.#character = event.character;
        this.#card = undefined;
        return;
      case "played":
        this.#card = event.card;
        this.#own.cards++;
        return;
      case "flicked":
        if (event.shot !== "obstacle" && event.shot !== "move") this.#begin(event.shot);
        this.#flicks++;
        return;
      case "hit":
        this.#feats.at(-1)?.hit.push(event.character);
        this.#strike(event.damage);
        return;
      // CON-POWER-02: a power wave that was raised does so much instead.
      case "raised":
        this.#strike(event.damage - this.#last);
        return;
      case "armour-used":
        this.#deeds[teamOfWarder(this.#character)].warded += event.damage;
        return;
      case "wounded":
        this.#deeds[enemyOf(event.team)].taken += event.lost;
        this.#deeds[enemyOf(event.team)].captured += event.captured;
        break;
      case "healed":
        this.#deeds[event.team].healed += event.amount;
        break;
      case "exhausted":
        break;
      case "ended":
        this.#ending = event.why;
        return;
      default:
        return;
    }
    this.#course.push({ turn: this.#turns, pools: event.pools });
  }

  fair(): Chronicle {
    const of = (team: Team): Deeds => {
      const feats = this.#feats.filter(({ character }) => teamOf(character) === team);
      const hits = feats.filter(({ hit }) => hit.length > 0);
      return { ...this.#deeds[team], shots: feats.length, hits: hits.length, best: finest(hits) };
    };
    return {
      turns: this.#turns,
      teams: { sword: of("sword"), skull: of("skull") },
      course: this.#course,
      ending: this.#ending,
    };
  }

  get #own(): DraftDeeds {
    return this.#deeds[teamOf(this.#character)];
  }

  #begin(shot: ShotKind): void {
    const { length } = this.#feats;
    this.#last = 0;
    this.#feats[length] = {
      flick: this.#flicks,
      character: this.#character,
      turn: this.#turns,
      card: this.#card,
      shot,
      hit: [],
      damage: 0,
    };
  }

  #strike(damage: number): void {
    const feat = this.#feats.at(-1);
    this.#last = damage;
    if (feat !== undefined) feat.damage += damage;
  }
}

function none(): DraftDeeds {
  return { cards: 0, taken: 0, captured: 0, healed: 0, warded: 0 };
}

/** CON-ARMOUR-02: only the team that is shot at wards off. */
function teamOfWarder(shooter: Character): Team {
  return enemyOf(teamOf(shooter));
}

/** Of equals the first: it was the surprise. */
function finest(feats: readonly DraftFeat[]): Feat | undefined {
  return feats.toSorted((a, b) => b.damage - a.damage || b.hit.length - a.hit.length)[0];
}
