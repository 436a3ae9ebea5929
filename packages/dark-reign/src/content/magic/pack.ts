import { isActing } from "../../characters.ts";
import { cast } from "../../deeds/cast.ts";
import { challenge } from "../../deeds/challenge.ts";
import { jump } from "../../deeds/jump.ts";
import { shove } from "../../deeds/shove.ts";
import { speak } from "../../deeds/speak.ts";
import { wait } from "../../deeds/wait.ts";
import type { Pack } from "../../pack.ts";
import { adopt } from "../../rules/allies.ts";
import { endDuel, endHopelessDuels } from "../../rules/duel.ts";
import { fearAtStart } from "../../rules/fear.ts";
import { burn, regenerate, sicken } from "../../rules/harm.ts";
import { goesBack, remembersWay } from "../../rules/hover.ts";
import { settleSpeeches } from "../../rules/speeches.ts";
import { dropWaiting, offerWaiting, waitingDefence } from "../../rules/waiting.ts";
import { beggars } from "./beggars.ts";
import { black } from "./black.ts";
import { demonology } from "./demonology.ts";
import { hindrances } from "./hindrances.ts";
import { imp } from "./imp.ts";
import { necromancy } from "./necromancy.ts";
import { white } from "./white.ts";

/** Spells, states and words: REG-CAST, SPELL, FEAR to MAGIC, SHOVE, JUMP, WAIT, SPEECH, DUEL. */
export const magic: Pack = {
  id: "magic",
  profiles: [imp],
  spells: [...beggars, ...white, ...black, ...necromancy, ...demonology],
  deeds: [cast, shove, jump, speak, challenge, wait],
  hindrances,
  starts: { regeneration: regenerate, fire: burn, poison: sicken, fear: fearAtStart },
  startsFor: {
    *refill(table) {
      const { side, isExtra } = table.state.turn;
      // REG-RULING-81: when a round begins.
      if (side === "heroes" && !isExtra) endHopelessDuels(table);
      yield* settleSpeeches(table);
    },
  },
  opens: offerWaiting,
  *enters({ state }, who, from) {
    remembersWay(state, who, from);
  },
  defends: waitingDefence,
  // REG-RULING-61: what somebody does out of waiting interrupts nobody who waits, nor does an ambush into which it leads.
  *afterDeed(table, who) {
    if (isActing(table.state, who)) yield* offerWaiting(table);
  },
  finishes: goesBack,
  *turnEnds({ state }) {
    dropWaiting(state);
  },
  *leaves(table, who) {
    endDuel(table, who);
    adopt(table.state);
  },
};
