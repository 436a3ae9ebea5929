/** What befalls whom, and at what pace it is shown. */
export const blows = {
  kinds: {
    killed: "slain",
    stunned: "incapacitated",
    "pushed-out": "off and back",
    missed: "missed",
    struck: "hit",
  },
  hurt: "hurt",
  strikes: "{{by}} strikes {{whom}}: {{what}}.",
  befalls: "{{whom}}: {{what}}.",
  missed: "{{by}}: missed.",
  sum: "{{side}}: {{list}}.",
  noLoss: "Nothing was lost.",
  next: "Next",
  again: "Show that again",
  againShort: "Again",
  againRuns: "Shown again: any key or touch ends it.",
  pace: "Pace",
  paces: {
    slow: "slow",
    normal: "normal",
    fast: "fast",
    "at-once": "at once",
    step: "step by step",
  },
  sound: "Sounds",
} as const;
