import { path as crystals } from "virtual:game-icon/crystal-growth";
import { path as column } from "virtual:game-icon/ionic-column";
import { path as obelisk } from "virtual:game-icon/obelisk";
import { path as ribs } from "virtual:game-icon/ribcage";
import { path as tombstone } from "virtual:game-icon/tombstone";
import { path as volcano } from "virtual:game-icon/volcano";
import type { Counter, Scene } from "../../board/scene.ts";

/** CAT-COMP-01: what a board is made of, and what stands in its holes. */
interface Floor extends Pick<Scene, "ground"> {
  readonly obstacle: Pick<Counter, "tone" | "figure">;
}

/** A board of another box that has no floor of its own is laid with flagstones. */
export function floorOf(board: string): Floor {
  return floors[board] ?? plain;
}

const plain: Floor = { obstacle: { tone: "slate", figure: obelisk } };

const floors: Readonly<Record<string, Floor>> = {
  "summoning-circle": { ground: "slate", obstacle: { tone: "amethyst", figure: obelisk } },
  "jade-caverns": { ground: "jade", obstacle: { tone: "jade", figure: crystals } },
  "ancient-road": { ground: "road", obstacle: { tone: "sandstone", figure: column } },
  "good-intentions": { ground: "earth", obstacle: { tone: "slate", figure: tombstone } },
  "belly-of-the-beast": { ground: "flesh", obstacle: { tone: "bone", figure: ribs } },
  "the-world-is-on-fire": { ground: "lava", obstacle: { tone: "obsidian", figure: volcano } },
};
