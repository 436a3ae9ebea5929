import { say, w } from "@ossuaire/kernel";
import type { ThingsFacts } from "../../told/things.ts";
import { nameIn, thingName } from "../names.ts";
import type { Lines } from "./lines.ts";

export const thingsLines: Lines<ThingsFacts> = {
  dropped: ({ who, things }, names) =>
    things.length === 0
      ? say`${nameIn(who, names)} ${w("ne portait rien", "carried nothing")}`
      : say`${nameIn(who, names)} ${w("laisse :", "leaves behind:")} ${things.map(thingName).reduce((all, one) => say`${all}, ${one}`)}`,
};
