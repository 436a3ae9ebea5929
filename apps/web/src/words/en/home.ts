/** The shelf one comes in by. */
export const home = {
  learn: "Learn",
  learnOn: "Go on learning",
  learnOnShort: "Go on",
  title: "Ossuaire, the Catacombs table",
  shelf: "The boxes",
  play: "Play",
  rulesTitle: "The rules",
  rulesText: "Every rule has its number. Search for a word, or leaf through.",
  rulesAction: "Open the rules",
  now: {
    novice: "Pull a disc back, let go. Your opponent is a novice.",
    adept: "Pull a disc back, let go. Your opponent is an adept.",
  },
  goOn: "Continue",
  first: "First time? 60 seconds",
  firstText: "Pull, hit, end a turn: guided, in a real room.",
  firstSteps: { pull: "Pull a disc", hit: "Hit a monster", end: "End the turn" },
  firstGo: "Let’s go",
  friends: "With friends",
  friendsText: "Two to five around this screen, each in turn.",
  replayText: "Watch a match again, move by move, from a file.",
} as const;
