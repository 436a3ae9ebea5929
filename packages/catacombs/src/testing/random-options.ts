import type { Rng } from "@ossuaire/kernel";
import { allHeroes, allLords, allRooms, lordOf } from "../content/box.ts";
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
    parties: partiesOf(splits[campaign % splits.length] ?? [4], rng, boxes),
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
  const scenario = isSometimes(20) ? { scenario: ambushes(rng) } : {};
  const ofBoxes = boxes.length === 0 ? {} : withBoxes(boxes, { ...options, secondHealer }, isLong, rng);
  return { ...options, secondHealer, ...scenario, ...ofBoxes };
}

/** What can be agreed on only with an expansion on the table. */
function withBoxes(
  boxes: readonly string[],
  options: CatacombsOptions,
  isLong: boolean,
  rng: Rng,
): Partial<CatacombsOptions> {
  const isSometimes = (chance: number) => rng.int(1, 100) <= chance;
  const { drops = 0 } = lordOf(options.lord);
  const isOn = (box: string) => boxes.includes(box);
  const rooms = isOn("soloth") && !isLong && isSometimes(50) ? { rooms: ["soloth"] } : {};
  const altar = isOn("soloth") && isSometimes(60) ? { altar: true as const } : {};
  // VER-VERDICT-02: with a box that halves the piles there are fewer rooms of level 0.
  const [first, ...others] = options.more;
  const most = roomsOf({ ...options, boxes, ...rooms }, 0) - 1;
  return {
    boxes,
    ...rooms,
    ...altar,
    more: [Math.min(first, most), ...others],
    ...(drops > 0 && isSometimes(40) ? { drops: rng.one([2, 4] as const) } : {}),
    ...(isOn("vermin") && !options.secondHealer ? { healer: "maireya" } : {}),
    ...(isOn("vermin") && isSometimes(60) ? { passages: true as const } : {}),
  };
}

/** CAT-VLEN-01, 02. */
function moreRooms(isLong: boolean, rng: Rng): CatacombsOptions["more"] {
  return isLong ? [rng.int(0, 3), rng.int(-1, 6), rng.int(0, 6)] : [rng.int(-1, 0), rng.int(-2, 1), 0];
}

function partiesOf(
  sizes: readonly number[],
  rng: Rng,
  boxes: readonly string[],
): readonly (readonly string[])[] {
  const heroes = rng.shuffled(allHeroes({ boxes }).map(({ id }) => id));
  return splitInto(rng.shuffled(sizes), heroes);
}

/** These Heroes, so many for each player. */
export function splitInto(
  sizes: readonly number[],
  heroes: readonly string[],
): readonly (readonly string[])[] {
  const left = [...heroes];
  return sizes.map((size) => left.splice(0, size));
}

/** CAT-VSTORY-02: a story that sets monsters and Heroes in places of its own, and asks for more than the box holds. */
export function ambushes(rng: Rng, of: Pick<CatacombsOptions, "boxes"> = {}): Scenario {
  const words = { fr: "Une nuit sans lune.", en: "A night without a moon." };
  const rooms = allRooms(of).filter(({ kind }) => kind === "combat");
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
