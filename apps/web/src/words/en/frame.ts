/** What stands around every page. */
export const frame = {
  tagline: "the Catacombs table",
  skip: "Skip to the content",
  menu: "Main menu",
  rules: "Rules",
  credits: "Credits",
  fan: "An unofficial fan work. All names belong to their owners.",
  loading: "Opening the book…",
  mishap: "Something fell off the table.",
  mishapHelp: "This part of the page could not be opened. Are you online?",
  again: "Try again",
  lost: "This corridor leads nowhere",
  lostHelp: "There is no page at this address.",
  backHome: "Back to the shelf",
  settings: "Settings",
  close: "Close",
} as const;
