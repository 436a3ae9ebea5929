import { isHero, isLord, ownerOfAlly } from "./content/box.ts";
import type { Event } from "./events.ts";
import type { FlickKind } from "./kinds.ts";
import type { HeroId } from "./options.ts";
import type { Ending, Side } from "./state.ts";
import { type Turning, turningOf } from "./turning.ts";
import { type Kin, kinAfter, plainIn } from "./words/log/kin.ts";

/** A campaign, or as much of it as has been told, summed up: where the Heroes were, and what became of whom there. */
export interface Chronicle {
  readonly stations: readonly Station[];
  readonly falls: readonly Fall[];
  /** The flicks of both sides, and those of them that hit somebody. */
  readonly shots: Readonly<Record<Side, Shots>>;
  /** The finest flick of each side. */
  readonly best: Readonly<Record<Side, Feat | undefined>>;
  /** Where it turned, once it is over. */
  readonly turning: Turning | undefined;
  readonly ending: Ending | undefined;
}

/** A room that was entered, in the order of the way; one that is entered again is another station. */
export interface Station {
  readonly card: string;
  readonly again: boolean;
  readonly rounds: number;
  readonly cleared: boolean;
  readonly kills: readonly Kill[];
  readonly heroes: Readonly<Record<HeroId, Share>>;
  readonly bought: readonly { readonly hero: HeroId; readonly item: string; readonly price: number }[];
  readonly raised: readonly HeroId[];
  /** What all Heroes together had when they went on. */
  readonly purse: number;
  /** The Heroes' finest flick here. */
  readonly best: Feat | undefined;
}

interface Kill extends Named {
  readonly hero: HeroId | undefined;
}

/** What a station brought a Hero. */
interface Share {
  readonly earned: number;
  readonly lost: number;
  readonly hits: number;
}

/** A Hero's death, and whose work it was. */
export interface Fall {
  readonly hero: HeroId;
  /** Which station, counted from 0. */
  readonly station: number;
  readonly round: number;
  readonly by: Named | undefined;
  raised: boolean;
}

interface Shots {
  readonly flicks: number;
  readonly hits: number;
}

/** What one flick did. */
export interface Feat {
  /** Which flick of the campaign it was, counted from 0. */
  readonly flick: number;
  readonly by: Named;
  readonly attack: FlickKind;
  readonly station: number;
  readonly round: number;
  readonly hit: readonly Named[];
  readonly killed: readonly Named[];
  /** Life points that it cost. */
  readonly lost: number;
}

interface Named {
  readonly piece: string;
  readonly card: string;
}

export function chronicleOf(events: readonly Event[]): Chronicle {
  const draft = new Draft();
  for (const event of events) draft.hear(event);
  return { ...draft.fair(), turning: turningOf(events) };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type DraftFeat = Writable<Omit<Feat, "hit" | "killed">> & {
  readonly side: Side;
  readonly hit: Named[];
  readonly killed: Named[];
};
type DraftStation = Writable<Omit<Station, "kills" | "heroes" | "bought" | "raised" | "best">> & {
  readonly kills: Kill[];
  readonly heroes: Record<HeroId, Writable<Share>>;
  readonly bought: { readonly hero: HeroId; readonly item: string; readonly price: number }[];
  readonly raised: HeroId[];
};

/** What has been heard so far. */
class Draft {
  /** For each station who has been on the board there. */
  readonly #kin: Kin[] = [];
  readonly #stations: DraftStation[] = [];
  readonly #feats: DraftFeat[] = [];
  readonly #falls: Fall[] = [];
  /** Who, or what, touched this piece last, and by which flick. */
  readonly #touched = new Map<string, { readonly by: Named; readonly feat: DraftFeat | undefined }>();
  #round = 0;
  #purse = 0;
  #ending: Ending | undefined;

  hear(event: Event): void {
    const here = this.#stations.length - 1;
    if (here >= 0) this.#kin[here] = kinAfter(this.#kin[here] ?? {}, event);
    switch (event.type) {
      case "entered":
        this.#round = 0;
        this.#stations.push(begun(event.card, event.visits > 1, this.#purse));
        return;
      case "turn":
        this.#round = event.round;
        if (this.#here) this.#here.rounds = event.round;
        return;
      case "flicked":
        this.#feats.push(this.#begin(event));
        return;
      case "hit":
        this.#hit(event);
        return;
      case "burnt":
        this.#touched.set(event.piece, { by: { piece: event.wall, card: event.wallCard }, feat: undefined });
        return;
      case "hurt":
        this.#hurt(event);
        return;
      case "killed":
        this.#here?.kills.push({ piece: event.piece, card: event.card, hero: event.hero });
        this.#touched.get(event.piece)?.feat?.killed.push({ piece: event.piece, card: event.card });
        return;
      case "paid":
        this.#purse += event.gold;
        this.#share(event.hero).earned += event.gold;
        break;
      case "pays":
        this.#purse -= event.gold;
        break;
      case "bought":
        this.#here?.bought.push({ hero: event.hero, item: event.item, price: event.price });
        return;
      case "raised":
        this.#here?.raised.push(event.hero);
        for (const fall of this.#falls) if (fall.hero === event.hero) fall.raised = true;
        return;
      case "cleared":
        if (this.#here) this.#here.cleared = true;
        return;
      case "ended":
        this.#ending = { winner: event.winner, why: event.why };
        return;
      default:
        return;
    }
    if (this.#here) this.#here.purse = this.#purse;
  }

  fair(): Omit<Chronicle, "turning"> {
    const feats = this.#feats.map((feat) => this.#plainly(feat));
    const of = (side: Side) => feats.filter((feat) => feat.side === side);
    const shots = (side: Side): Shots => ({
      flicks: of(side).length,
      hits: of(side).filter(({ hit }) => hit.length > 0).length,
    });
    return {
      stations: this.#stations.map((station, n) => ({
        ...station,
        best: finest(of("heroes").filter((feat) => feat.station === n)),
      })),
      falls: this.#falls.map((fall) => ({ ...fall, by: fall.by && this.#plain(fall.by, fall) })),
      shots: { heroes: shots("heroes"), overseer: shots("overseer") },
      best: { heroes: finest(of("heroes")), overseer: finest(of("overseer")) },
      ending: this.#ending,
    };
  }

  /** Whoever has been alone of a kind in that room goes by the name of the kind. */
  #plain<One extends Named>(named: One, { station }: Pick<Feat, "station">): One {
    return { ...named, piece: plainIn(named.piece, named.card, this.#kin[station] ?? {}) };
  }

  #plainly(feat: DraftFeat): DraftFeat {
    const plain = (one: Named) => this.#plain(one, feat);
    return { ...feat, by: plain(feat.by), hit: feat.hit.map(plain), killed: feat.killed.map(plain) };
  }

  get #here(): DraftStation | undefined {
    return this.#stations.at(-1);
  }

  #share(hero: HeroId): Writable<Share> {
    const none: Writable<Share> = { earned: 0, lost: 0, hits: 0 };
    const shares = this.#here?.heroes;
    if (shares === undefined) return none;
    shares[hero] ??= none;
    return shares[hero];
  }

  #begin({ by, byCard, attack }: Event<"flicked">): DraftFeat {
    const side = heroBehind(byCard) === undefined ? "overseer" : "heroes";
    const station = this.#stations.length - 1;
    const named = { piece: by, card: byCard };
    const flick = this.#feats.length;
    return { flick, by: named, side, attack, station, round: this.#round, hit: [], killed: [], lost: 0 };
  }

  #hit({ piece, card, by, byCard }: Event<"hit">): void {
    const feat = this.#feats.findLast((one) => one.by.piece === by);
    feat?.hit.push({ piece, card });
    this.#touched.set(piece, { by: { piece: by, card: byCard }, feat });
    const hero = heroBehind(byCard);
    if (hero !== undefined) this.#share(hero).hits++;
  }

  #hurt({ piece, card, lost, life }: Event<"hurt">): void {
    const touched = this.#touched.get(piece);
    if (touched?.feat) touched.feat.lost += lost;
    // Of a monster it is told by itself that it was killed.
    if (life === 0 && (isHero(card) || isLord(card))) touched?.feat?.killed.push({ piece, card });
    if (!isHero(card)) return;
    this.#share(card).lost += lost;
    if (life > 0) return;
    const station = this.#stations.length - 1;
    this.#falls.push({ hero: card, station, round: this.#round, by: touched?.by, raised: false });
  }
}

function begun(card: string, again: boolean, purse: number): DraftStation {
  return { card, again, purse, rounds: 0, cleared: false, kills: [], heroes: {}, bought: [], raised: [] };
}

/** CAT-ALLY-05: what an Ally does is its controller's. */
function heroBehind(card: string): HeroId | undefined {
  return isHero(card) ? card : ownerOfAlly(card);
}

/** Of equals the first: it was the surprise. */
function finest(feats: readonly DraftFeat[]): Feat | undefined {
  const worth = ({ killed, lost, hit }: DraftFeat) => 100 * killed.length + 10 * lost + hit.length;
  const [best] = feats.filter(({ hit }) => hit.length > 0).toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined) return undefined;
  const { side: _, ...feat } = best;
  return feat;
}
