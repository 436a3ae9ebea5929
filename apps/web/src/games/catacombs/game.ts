import { once, type PageGame } from "../page-game.ts";

export const catacombs: PageGame = {
  look: once(async () => (await import("./look.tsx")).catacombsLook),
  setup: once(async () => (await import("./setup.tsx")).catacombsSetup),
};
