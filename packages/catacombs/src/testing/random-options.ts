import type { Rng } from "@ossuaire/kernel";
import { allHeroes, allLords, allRooms } from "../content/box.ts";
import type { CatacombsOptions } from "../options.ts";
import { roomsOf } from "../rules/piles.ts";
import type { Scenario } from "../scenario.ts";

/** CAT-PLAYER-04 to 07: how many Heroes each player has. */
const splits = [[4], [2, 2], [1, 1, 2], [1, 1, 1, 1]] as const;

const layouts = ["basic", "branching", "labyrinth"] as const;

/** The options of the campaign with this number: all Lords, splits and layouts in turn, everything else as it comes. */
export function randomOptions(campaign: number, rng: Rng, boxes: readonly string[] = []): CatacombsOptions {
  const lords = allLords({ boxes }).map(({ id }) => id);
  const layout = layouts[campaign % layouts.length] ?? "basic";
  // One in six is long: that is enough to meet all that comes late, and they take most of the time.
  const isLong = campaign % 6 === 0 || campaign % 6 === 5;
  const isSometimes = (chance: number) => rng.int(1, 100) <= chance;
  const options = {
    parties: partiesOf(splits[campaign % splits.length] ?? [4], rng),
    lord: lords[Math.floor(campaign / 12) % lords.length] ?? "sorcerer",
    healer: rng.one(allRooms().filter(({ kind }) => kind === "healer")).id,
    layout,
    more: layout === "basic" ? moreRooms(isLong, rng) : ([0, 0, 0] as const),
    mazeRooms: isLong ? rng.int(4, 20) : rng.int(4, 6),
    withoutMap: isSometimes(20),
    heroesLast: isSometimes(40),
    fairPlacement: isSometimes(40),
    wanderers: isSometimes(50),
    camping: isSometimes(60),
    exchange: isSometimes(30),
  };
  const secondHealer = (layout !== "basic" || options.more.some((count) => count !== 0)) && isSometimes(50);
  // VER-VERDICT-02: with a box that halves the piles there are fewer rooms of level 0.
  const most = roomsOf({ ...options, secondHealer, boxes }, 0) - 1;
  const [first, ...others] = options.more;
  const more = [Math.min(first, most), ...others] as const;
  const agreed = { ...options, more, secondHealer, ...(isSometimes(20) ? { scenario: ambushes(rng) } : {}) };
  return boxes.length === 0 ? agreed : { ...agreed, boxes, ...ofBoxes(boxes, secondHealer, rng) };
}

/** What the boxes on the table let people agree on besides. */
function ofBoxes(boxes: readonly string[], secondHealer: boolean, rng: Rng): Partial<CatacombsOptions> {
  const isOn = (box: string) => boxes.includes(box);
  return {
    ...(isOn("vermin") && !secondHealer ? { healer: "maireya" } : {}),
    ...(isOn("vermin") && rng.int(1, 100) <= 60 ? { passages: true } : {}),
  };
}

/** CAT-VLEN-01, 02. */
function moreRooms(isLong: boolean, rng: Rng): CatacombsOptions["more"] {
  return isLong ? [rng.int(0, 3), rng.int(-1, 6), rng.int(0, 6)] : [rng.int(-1, 0), rng.int(-2, 1), 0];
}

function partiesOf(sizes: readonly number[], rng: Rng): readonly (readonly string[])[] {
  const heroes = rng.shuffled(allHeroes().map(({ id }) => id));
  return rng.shuffled(sizes).map((size) => heroes.splice(0, size));
}

/** CAT-VSTORY-02: a story that sets monsters and Heroes in places of its own, and asks for more than the box holds. */
function ambushes(rng: Rng): Scenario {
  const words = { fr: "Une nuit sans lune.", en: "A night without a moon." };
  const rooms = allRooms().filter(({ kind }) => kind === "combat");
  return {
    intro: words,
    rooms: Object.fromEntries(
      rng.shuffled(rooms).map(({ id }) => [
        id,
        rng.one([
          { intro: words },
          {
            // Two kinds that share their discs, and too many of both (CAT-RULING-62).
            monsters: ["skeleton-warrior", "skeleton-archer"].flatMap((monster) =>
              Array.from({ length: 4 }, () => ({ monster })),
            ),
          },
          {
            monsters: [{ monster: "orc", at: { x: 40, y: 160 } }, { monster: "ghoul" }],
            heroes: { wizard: { x: 440, y: 30 }, elf: { x: 440, y: 290 } },
          },
          // One monster: nobody is left when the Heroes come back (CAT-RULING-82).
          { monsters: [{ monster: "troll" }] },
        ]),
      ]),
    ),
  };
}
