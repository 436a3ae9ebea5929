import {
  type Catacombs,
  chronicleOf,
  chronicleWords,
  reasonOf,
  type Side,
  shareOf,
  verdictOf,
} from "@ossuaire/catacombs";
import { w } from "@ossuaire/kernel";
import type { Figure, Tally, Told } from "../../look.ts";

/** What a campaign comes to: for the Heroes kills and rooms, for the Overseer the fallen. */
export function tallyOf({ view, heard, persons }: Told<Catacombs>): Tally {
  const { stations, falls, shots } = chronicleOf(heard);
  const part = partOf(view.roles.overseer, persons);
  const kills = stations.flatMap((station) => station.kills).length;
  const share = shareOf(shots[part ?? "heroes"]);
  const rooms = { id: "rooms", value: stations.length, words: chronicleWords.rooms(stations.length) };
  const heroes = [rooms, { id: "kills", value: kills, words: chronicleWords.killed(kills) }];
  const overseer = [{ id: "falls", value: falls.length, words: chronicleWords.fallen(falls.length) }];
  return {
    verdict: verdictOf(view, part),
    why: reasonOf(view),
    part,
    figures: [
      ...(part === "overseer" ? overseer : heroes).map(
        (one): Figure => ({ ...one, text: w(`${one.value}`, `${one.value}`) }),
      ),
      { id: "share", value: share, text: chronicleWords.percent(share), words: chronicleWords.onTarget },
    ],
  };
}

/** On which side all of them have played. */
function partOf(overseer: string, persons: readonly string[]): Side | undefined {
  if (persons.length === 0) return undefined;
  if (!persons.includes(overseer)) return "heroes";
  return persons.length === 1 ? "overseer" : undefined;
}
