/** CAT-ATK-01, 08, 13: the character itself is flicked, or a disc of its own. */
export type AttackKind = "melee" | "missile" | "fireball";

/** What is flicked for: an attack, or to move a disc and no more. */
export type FlickKind = AttackKind | "movement";

/** CAT-COMP-05. */
export type Size = "tiny" | "small" | "medium" | "large";
