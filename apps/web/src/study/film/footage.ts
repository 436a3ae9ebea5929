import type { Motion } from "../../board/scene.ts";
import type { Extent } from "./reelage.ts";

/** What is to be filmed, and what stands under it. */
export interface Footage {
  /** How much of it there is to choose from. */
  readonly extents: readonly Extent[];
  /** Who plays, or what is done. */
  readonly title: string;
  /** Where it is to be seen. */
  readonly link: string;
  shoot(extent: Extent): Promise<readonly Motion[]>;
}
