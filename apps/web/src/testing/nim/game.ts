import { once, type PageGame } from "../../games/page-game.ts";
import { nimCover } from "./cover.ts";

export const nim: PageGame = {
  cover: nimCover,
  look: once(async () => (await import("./look.tsx")).nimLook),
  setup: once(async () => (await import("./setup.tsx")).nimSetup),
};
