/** A newer version of the page, and playing offline. */
export const version = {
  ready: "A new version is ready.",
  kept: "You will pick up where you are.",
  begun: "What is begun on this page will have to be done again.",
  reload: "Reload",
  later: "Later",
  offline: "Everything is on this device: you can play offline.",
} as const;
