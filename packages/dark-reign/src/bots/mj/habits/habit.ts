import type { SeenCharacter } from "../../../view.ts";
import type { Scene } from "../scene.ts";
import type { Journey } from "../way.ts";

/** What a kind of monster does in its own way (REG-AUTO-05 to 08). */
export interface Habit {
  /** REG-AUTO-05: with an adversary beside it, it does not move. */
  readonly holdsItsGround?: true;
  /** REG-AUTO-06: whether it strikes with all its force at the one target there is. */
  readonly likesPower?: (who: SeenCharacter, targets: number) => boolean;
  /** REG-AUTO-07: whom it would rather have. */
  readonly prefers?: (targets: readonly SeenCharacter[]) => readonly SeenCharacter[];
  /**
   * Where it goes before anything else, even away from those beside it. `ready` are steps for which it has paid already: in
   * the middle of a run.
   */
  readonly errand?: (scene: Scene, who: SeenCharacter, ready: number) => Errand | undefined;
}

/** A way, and whom it leads to. */
interface Errand extends Journey {
  readonly joins?: string;
}
