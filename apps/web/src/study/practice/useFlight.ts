import type { AnswerTo } from "@ossuaire/kernel";
import type { Layout } from "@ossuaire/study";
import { useState } from "react";
import type { Motion, Scene } from "../../board/scene.ts";
import { prefersStillness } from "../../play/stillness.ts";
import { type Flight, flightOf } from "./flight.ts";

/** Lets a disc fly, and says where all has come to lie when it has been watched. */
export function useFlight(
  scene: Scene,
  layout: Layout,
  onLanded: (flight: Flight) => void,
): { readonly motion: Motion | undefined; fly(answer: AnswerTo<"flick">): void; land(): void } {
  const [flight, setFlight] = useState<Flight>();
  return {
    motion: flight?.motion,
    fly(answer) {
      const begun = flightOf(scene, layout, answer);
      if (begun === undefined) return;
      if (prefersStillness()) onLanded(begun);
      else setFlight(begun);
    },
    land() {
      if (flight === undefined) return;
      setFlight(undefined);
      onLanded(flight);
    },
  };
}
