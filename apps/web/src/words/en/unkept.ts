/** What to say of a match that the device does not take. */
export const unkept = {
  title: "Match not saved",
  short: "Not saved",
  full: "There is no room left on this device. You can play on as long as this tab stays open; to keep the match, save it as a file.",
  refused:
    "This browser does not let anything be saved here, as in a private window. You can play as long as this tab stays open; to keep the match, save it as a file.",
  close: "Got it",
  replayTitle: "Replay not saved",
  replay:
    "The browser did not let this match be saved on this device: it stays in this tab only. Keep the file.",
} as const;
