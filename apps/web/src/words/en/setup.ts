/** What is agreed on before a match. */
export const setup = {
  learn: "First time? Learn to play at the table.",
  learnBox: "Learn what {{name}} adds.",
  over: "New match",
  lead: "You can leave everything as it is.",
  person: "Someone on this device",
  bot: "Computer",
  whoOf: "{{seat}}:",
  who: "Who plays?",
  name: "Name",
  options: "The game",
  advanced: "Advanced",
  seed: "Seed",
  seedText: "The same seed and the same flicks give the same match. Leave it empty for a random one.",
  undo: "Taking moves back",
  undos: {
    free: "Only moves that revealed nothing",
    consent: "Anything, if everybody agrees",
  },
  undoText: "How far back you may go when you regret a move.",
  start: "To the table",
} as const;
