/** How somebody likes to play. */
export const settings = {
  language: "Language",
  remembered: "Remembered on this device.",
  gesture: "How you flick",
  gestures: {
    "pull-back": "Pull back and release",
    "real-flick": "A real flick, with your finger",
  },
  guide: "Aiming guide",
  guides: {
    none: "None",
    "first-contact": "Up to the first contact",
    "full-path": "The whole path, where the table agrees",
  },
  pace: "Pace of the others",
  paces: {
    slow: "Slow",
    normal: "As on the table",
    fast: "Brisk",
    "at-once": "At once, without movement",
    step: "Step by step",
  },
  sound: "Sounds",
  volume: "Volume",
  text: "Text size",
  percent: "{{count}}%",
  contrast: "Contrast",
  contrasts: {
    system: "As this device asks",
    usual: "Candle-light",
    more: "More contrast",
  },
} as const;
