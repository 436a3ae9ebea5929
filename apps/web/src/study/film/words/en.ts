/** What is said about a film of a flick; fetched with it. */
export const en = {
  title: "A film to send",
  what: "What is filmed",
  extents: { flick: "this flick", turn: "the whole turn" },
  making: "Filming: {{percent}}%",
  made: "{{seconds}} seconds, {{size}} kB, {{kind}}",
  save: "Save the film",
  nothing: "There is no flick to be filmed here.",
  file: "ossuaire-flick",
  against: "{{one}} against {{other}}",
} as const;
