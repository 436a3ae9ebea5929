import type { Conquest } from "@ossuaire/conquest";
import type { Look } from "../look.ts";
import { End } from "./End.tsx";
import { Hand } from "./Hand.tsx";
import { Playing } from "./Playing.tsx";
import { placingOf } from "./placing.ts";
import { Seats } from "./Seats.tsx";
import { Steps } from "./Steps.tsx";
import { motionOf, pieceOf, sceneOf } from "./scene.ts";
import { buttonOf, lineOf, promptOf, seatWords, titleOf } from "./words.ts";

export const conquestLook: Look<Conquest> = {
  id: "conquest",
  hides: true,
  scene: ({ view }, language) => sceneOf(view, language),
  piece: pieceOf,
  motion: (event, view, language) => (event.type === "flicked" ? motionOf(event, view, language) : undefined),
  line: lineOf,
  title: titleOf,
  prompt: promptOf,
  button: buttonOf,
  placing: placingOf,
  seatName: seatWords,
  Seats,
  Hand,
  Steps,
  Playing,
  End,
};
