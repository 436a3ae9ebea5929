import { w } from "@ossuaire/kernel";
import type { ElementCard } from "../../cards/element.ts";

/** REG-TRAP-11, 15: both are floor as long as nothing has happened; a hole that has gone off stays open (REG-RULING-20). */
export const traps: readonly ElementCard[] = [
  {
    id: "hole",
    name: w("trou", "hole"),
    rule: "REG-TRAP-11",
    source: "rulebook",
    isTrap: true,
    hinders: ({ open }) => (open ? "fall" : "free"),
  },
  {
    id: "spikes",
    name: w("pointes", "spikes"),
    rule: "REG-TRAP-15",
    source: "rulebook",
    isTrap: true,
    hinders: () => "free",
  },
];
