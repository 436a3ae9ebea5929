import type { GroundName } from "../../textures/grounds/index.ts";
import { floorFiles } from "../paint/floors.ts";

/** The floors of rooms: files, each fetched when its room is entered for the first time. */
export class Floors {
  readonly #floors = new Map<GroundName, HTMLImageElement>();
  readonly #arrived: () => void;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
  }

  /** Undefined while it is on its way, and where it cannot be had. */
  of(name: GroundName): HTMLImageElement | undefined {
    const floor = this.#floors.get(name) ?? this.#fetch(name);
    return floor.complete && floor.naturalWidth > 0 ? floor : undefined;
  }

  #fetch(name: GroundName): HTMLImageElement {
    const floor = new Image();
    floor.onload = this.#arrived;
    floor.src = floorFiles[name];
    this.#floors.set(name, floor);
    return floor;
  }
}
