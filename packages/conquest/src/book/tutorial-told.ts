import type { RuleId, Submission } from "@ossuaire/kernel";

interface Told extends Submission {
  readonly rule: RuleId;
  /** It was only tried, to show what else could have been. */
  readonly branch?: true;
}

/** All that is answered in CON-TUTO, as the coach of the lesson does it: made by `npm run record -- tutorial`. */
export const tutorialTold: readonly Told[] = [
  { rule: "CON-TUTO-02", seat: "s1", answer: { kind: "choose", option: "berserker-mage" } },
  { rule: "CON-TUTO-02", seat: "s1", answer: { kind: "flick", piece: "s1", vx: 1299, vy: 45 } },
  { rule: "CON-TUTO-02", seat: "s1", answer: { kind: "flick", piece: "s1", vx: -309, vy: -164 } },
  { rule: "CON-TUTO-02", seat: "s1", answer: { kind: "flick", piece: "s1", vx: 900, vy: 0 } },
  { rule: "CON-TUTO-03", seat: "s1", answer: { kind: "flick", piece: "crystal-3", vx: 1236, vy: -402 } },
  { rule: "CON-TUTO-04", seat: "c1", answer: { kind: "choose", option: "zombie-from-beyond-the-grave" } },
  { rule: "CON-TUTO-04", seat: "c1", answer: { kind: "flick", piece: "c1", vx: -423, vy: -795 } },
  { rule: "CON-TUTO-04", seat: "c1", answer: { kind: "flick", piece: "c1", vx: -268, vy: -225 } },
  { rule: "CON-TUTO-04", seat: "c1", answer: { kind: "choose", option: "marauder" } },
  { rule: "CON-TUTO-05", seat: "c1", answer: { kind: "flick", piece: "c1", vx: 276, vy: 215 } },
  {
    rule: "CON-TUTO-05",
    seat: "c1",
    answer: { kind: "place", spots: [{ piece: "missile", x: 495, y: 122 }] },
  },
  { rule: "CON-TUTO-05", seat: "c1", answer: { kind: "flick", piece: "missile", vx: 450, vy: -779 } },
  { rule: "CON-TUTO-06", seat: "c1", answer: { kind: "flick", piece: "crystal-1", vx: 891, vy: 125 } },
  { rule: "CON-TUTO-07", seat: "s2", answer: { kind: "choose", option: "royal-archer" } },
  { rule: "CON-TUTO-07", seat: "s2", answer: { kind: "flick", piece: "s2", vx: 1052, vy: -764 } },
  { rule: "CON-TUTO-07", seat: "s2", answer: { kind: "place", spots: [{ piece: "longbow", x: 583, y: 9 }] } },
  { rule: "CON-TUTO-07", seat: "s2", answer: { kind: "flick", piece: "longbow", vx: 895, vy: 94 } },
  { rule: "CON-TUTO-07", seat: "c1", answer: { kind: "choose", option: "none" } },
  { rule: "CON-TUTO-07", seat: "c2", answer: { kind: "choose", option: "none" } },
  {
    rule: "CON-TUTO-07",
    seat: "s2",
    answer: { kind: "place", spots: [{ piece: "longbow", x: 395, y: 86 }] },
  },
  { rule: "CON-TUTO-07", seat: "s2", answer: { kind: "flick", piece: "longbow", vx: 395, vy: 809 } },
  { rule: "CON-TUTO-07", seat: "s2", answer: { kind: "flick", piece: "crystal-1", vx: 764, vy: -1052 } },
  { rule: "CON-TUTO-08", seat: "c2", answer: { kind: "choose", option: "behemoth" } },
  { rule: "CON-TUTO-08", seat: "c2", answer: { kind: "flick", piece: "c2", vx: -870, vy: -966 } },
  { rule: "CON-TUTO-08", seat: "c2", answer: { kind: "flick", piece: "c2", vx: 12, vy: -350 } },
  { rule: "CON-TUTO-09", seat: "c2", answer: { kind: "flick", piece: "crystal-1", vx: 865, vy: 248 } },
  { rule: "CON-TUTO-10", seat: "s1", answer: { kind: "choose", option: "lion-knight" } },
  { rule: "CON-TUTO-10", seat: "s1", answer: { kind: "flick", piece: "s1", vx: 164, vy: 309 } },
  { rule: "CON-TUTO-10", seat: "s1", answer: { kind: "flick", piece: "crystal-1", vx: 900, vy: 0 } },
  { rule: "CON-TUTO-11", seat: "c1", answer: { kind: "choose", option: "witch" } },
  { rule: "CON-TUTO-11", seat: "c1", answer: { kind: "flick", piece: "c1", vx: 243, vy: 252 } },
  { rule: "CON-TUTO-11", seat: "c1", answer: { kind: "place", spots: [{ piece: "wave", x: 522, y: 134 }] } },
  { rule: "CON-TUTO-11", seat: "c1", answer: { kind: "flick", piece: "wave", vx: 423, vy: -795 } },
  { rule: "CON-TUTO-12", seat: "c1", answer: { kind: "choose", option: "reaver" }, branch: true },
  { rule: "CON-TUTO-11", seat: "c1", answer: { kind: "choose", option: "none" } },
  { rule: "CON-TUTO-11", seat: "c1", answer: { kind: "flick", piece: "crystal-1", vx: 886, vy: 156 } },
  { rule: "CON-TUTO-13", seat: "s2", answer: { kind: "choose", option: "enchantress" } },
  { rule: "CON-TUTO-13", seat: "s2", answer: { kind: "flick", piece: "s2", vx: 577, vy: 165 } },
  { rule: "CON-TUTO-13", seat: "s2", answer: { kind: "choose", option: "c1" } },
  {
    rule: "CON-TUTO-13",
    seat: "s2",
    answer: { kind: "place", spots: [{ piece: "fireball", x: 372, y: 127 }] },
  },
  { rule: "CON-TUTO-13", seat: "s2", answer: { kind: "flick", piece: "fireball", vx: -196, vy: 290 } },
  { rule: "CON-TUTO-13", seat: "s2", answer: { kind: "choose", option: "again" } },
  { rule: "CON-TUTO-13", seat: "s2", answer: { kind: "flick", piece: "fireball", vx: 898, vy: 63 } },
  { rule: "CON-TUTO-14", seat: "c2", answer: { kind: "choose", option: "behemoth" } },
  { rule: "CON-TUTO-15", seat: "s2", answer: { kind: "choose", option: "yes" } },
  { rule: "CON-TUTO-15", seat: "s2", answer: { kind: "flick", piece: "crystal-1", vx: 899, vy: 31 } },
];
