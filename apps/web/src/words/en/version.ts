/** A newer version of the page, and playing offline. */
export const version = {
  ready: "A new version is ready.",
  kept: "You will go on where you are.",
  begun: "What you have begun on this page will have to be done again.",
  reload: "Reload",
  later: "Later",
  offline: "Everything is on this device: you can play offline.",
} as const;
