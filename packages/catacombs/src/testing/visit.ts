import { Match, xoroshiro } from "@ossuaire/kernel";
import { catacombs } from "../catacombs.ts";
import { allItems, roomOf } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { type CatacombsOptions, defaultOptions } from "../options.ts";
import { setup } from "../setup.ts";
import { type HeroBoard, heroOf, type State } from "../state.ts";
import { type Campaign, onMatch } from "./campaign.ts";

/** What a test wants of a visit to the Merchant, the Healer or the Altar. */
interface Visiting {
  readonly options?: Partial<CatacombsOptions>;
  readonly heroes?: Readonly<Record<HeroId, Partial<HeroBoard>>>;
  /** What the Merchant has turned up; the rest lies in the deck. */
  readonly offer?: readonly string[];
  readonly state?: Partial<State>;
}

/** A match in the middle of a visit; the gold that Heroes have is not in the bank. */
export function visiting(
  kind: "merchant" | "healer" | "altar",
  situation: Visiting = {},
  seed = "visit",
): Campaign {
  const read = catacombs.readOptions({ ...defaultOptions, ...situation.options });
  if (!read.ok) throw new Error(read.words.en);
  const { options } = read;
  const state = setup(options, xoroshiro.fromSeed(seed));
  const here = situation.state?.here ?? state.rooms.findIndex(({ card }) => roomOf(card).kind === kind);
  for (const room of state.rooms.slice(0, here + 1)) {
    room.open = true;
    room.visits = 1;
  }
  for (const [id, changed] of Object.entries(situation.heroes ?? {})) {
    Object.assign(heroOf(state, id), changed);
    state.bank -= changed.gold ?? 0;
  }
  const { offer = [] } = situation;
  const held = [...offer, ...Object.values(state.heroes).flatMap(({ items }) => items)];
  const equipment = allItems(options)
    .map(({ id }) => id)
    .filter((id) => !held.includes(id));
  const visit = { done: [], discounts: 0 };
  const position: State = {
    ...state,
    phase: kind,
    here,
    offer: [...offer],
    equipment,
    visit,
    ...situation.state,
  };
  return onMatch(Match.start(catacombs, { options, seed, undo: "free", position }));
}
