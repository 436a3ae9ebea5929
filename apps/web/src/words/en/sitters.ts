/** Who sits at a table. */
export const sitters = {
  you: "you",
  seats: "Around the table",
} as const;

/** How well a computer plays. */
export const levels = { novice: "Novice", adept: "Adept", master: "Master" } as const;
