/** The matches on this device. */
export const shelf = {
  title: "Where you left it",
  replays: "Replays",
  forget: "Delete",
  forgotten: "Match deleted.",
  undo: "Undo",
  undone: "Match put back.",
  notForgotten: "The browser did not allow it: nothing has changed.",
  more_one: "Show {{count}} more match",
  more_other: "Show {{count}} more matches",
  fewer: "Show fewer",
  answers_one: "{{count}} move",
  answers_other: "{{count}} moves",
  versus: " against ",
  open: "Matches on this device",
  unkept: "in this tab only",
  branch: "branch after move {{at}}",
} as const;
