import { w } from "@ossuaire/kernel";
import { characterOf } from "../../characters.ts";
import type { Hindrance } from "../../deed.ts";
import { breakFree } from "../../deeds/break-free.ts";
import { join } from "../../deeds/join.ts";
import { pass } from "../../deeds/pass.ts";
import { run } from "../../deeds/run.ts";
import { improvise, shoot } from "../../deeds/shoot.ts";
import { strike } from "../../deeds/strike.ts";
import { walk } from "../../deeds/walk.ts";
import type { Pack } from "../../pack.ts";
import { has } from "../../sheet/traits.ts";
import { gear } from "./gear.ts";
import { heroes } from "./heroes.ts";
import { monsters } from "./monsters.ts";
import { otherSkills } from "./other-skills.ts";
import { satchel } from "./satchel.ts";
import { skills } from "./skills.ts";
import { weapons } from "./weapons.ts";

/** REG-WEB-01: breaking free is a deed that is not barred, and nobody has to. */
const webbed: Hindrance = {
  id: "webbed",
  rule: "REG-WEB-01",
  words: w(
    "Entoilé, on ne peut plus rien faire d’autre que se libérer.",
    "Webbed, one can do nothing but break free.",
  ),
  concerns: (_state, { states }) => states.web !== undefined,
  bars: (_state, _who, deed) => deed !== "break-free" && deed !== "end",
};

/** REG-INVIS-01, REG-RULING-95. */
const unseen: Hindrance = {
  id: "unseen",
  rule: "REG-INVIS-01",
  words: w("On ne peut pas viser qui est invisible.", "Nobody can aim at the invisible."),
  bars(state, who, _deed, { target }) {
    if (target === undefined) return false;
    const aimedAt = characterOf(state, target);
    return aimedAt.side !== who.side && has(state, aimedAt, "invisible");
  },
};

/** Turn, movement and combat: the characters, their arms, and what they do with them. */
export const fight: Pack = {
  id: "fight",
  heroes,
  profiles: monsters,
  things: [...weapons, ...gear, ...satchel],
  skills: [...skills, ...otherSkills],
  deeds: [walk, run, pass, join, strike, shoot, improvise, breakFree],
  hindrances: [webbed, unseen],
};
