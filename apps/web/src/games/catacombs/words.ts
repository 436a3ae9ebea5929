import {
  type Catacombs,
  labelsOf,
  type Prompt,
  phaseNames,
  promptWords,
  roleNames,
  roomOf,
  seatName,
  type View,
} from "@ossuaire/catacombs";
import type { Seat, Words } from "@ossuaire/kernel";
import type { Chosen, OptionWords } from "../look.ts";

/** The room, and what is going on in it. */
export function titleOf({ phase, rooms, here, fight }: View): Words {
  const card = rooms[here]?.card;
  const phaseName = phaseNames[phase];
  if (card === undefined) return phaseName;
  const { name } = roomOf(card);
  const round = fight === undefined || fight.round === 0 ? "" : ` ${fight.round}`;
  return { fr: `${name.fr} — ${phaseName.fr}${round}`, en: `${name.en} — ${phaseName.en}${round}` };
}

export function promptOf(prompt: Prompt): Words {
  return promptWords[prompt];
}

/** Somebody's deed, article or service lies in the hand, by actor; what concerns all is a button. */
export function buttonOf(option: Offered, question: Chosen<Catacombs>): OptionWords | undefined {
  if (isSomebodys(option)) return undefined;
  const words = labelsOf(question).find(({ id }) => id === option.id)?.words;
  if (words === undefined) throw new Error(`“${question.prompt}” does not offer ${option.id}`);
  return declining.has(option.id) ? { words, declines: true } : { words };
}

type Offered = Chosen<Catacombs>["options"][number];

/** Whoever acts, answers or is healed is chosen where he stands. */
export function pieceUnder(option: Offered): string | undefined {
  if (!("kind" in option)) return "card" in option ? option.id : undefined;
  if (option.kind === "deed") return option.actor;
  return option.kind === "pass" && option.pieces.length === 1 ? option.pieces[0]?.id : undefined;
}

function isSomebodys(option: Offered): boolean {
  if (!("kind" in option)) return false;
  if (option.kind === "pass") return option.pieces.length === 1;
  return option.kind !== "done" && option.kind !== "read" && option.kind !== "exchange";
}

const declining: ReadonlySet<string> = new Set(["pass", "no", "stop", "leave", "refuse", "done", "go-on"]);

/** A seat by the part it plays from the start; the Overseer sits first. */
export function seatWords(seat: Seat): Words {
  return seat === "seat-1" ? roleNames.overseer : (partyNames[seat] ?? seatName(seat));
}

const partyNames: Readonly<Record<Seat, Words>> = {
  "seat-2": roleNames["party-1"],
  "seat-3": roleNames["party-2"],
  "seat-4": roleNames["party-3"],
  "seat-5": roleNames["party-4"],
};
