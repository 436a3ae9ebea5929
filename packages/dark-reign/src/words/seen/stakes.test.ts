import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { State } from "../../state.ts";
import { blowOf, face, pack, scene } from "../../testing/index.ts";
import { viewOf } from "../../view-of.ts";
import { stakesOf } from "./stakes.ts";

test("REG-CHAR-18 REG-WOUND-01 who lets a loss stand lies on the ground and is not dead yet; the banished are gone", () => {
  const asked = (table: ReturnType<ReturnType<typeof scene>["rolling"]>) =>
    stakesOf(table.question("cheat-death"), viewOf(table.match.state, "aude"));
  const blow = blowOf("ogre");
  const weak = (state: State) => {
    characterOf(state, "aude").pv = [1];
  };
  const struck = scene("Ao", { A: "aude", o: "ogre" }, { prepare: weak }).rolling(...blow.hit);
  struck.play("end", "strike:aude", "no");
  expect(asked(struck)).toMatchObject({
    fact: { en: `A loss of ${blow.worth - 7} PV. Destiny points: 2, and 1 afterwards.` },
    changes: {
      no: {
        fr: "Aude tombe au sol, gravement blessée.",
        en: "Aude falls to the ground, gravely wounded.",
      },
    },
  });
  const prepare = (state: State) => void pack(state, "ogre-1", "scroll-of-banishment");
  const banned = scene("A.o", { A: "aude", o: "ogre" }, { prepare }).rolling(face(5, "X"), 0);
  const scroll = () => banned.options().find((id) => id.startsWith("use:aude")) ?? "";
  banned.play("end");
  banned.play(scroll());
  banned.play("no");
  expect(asked(banned)).toMatchObject({
    fact: { en: "Destiny points: 2, and 1 afterwards." },
    changes: { no: { fr: "Aude est bannie de ce monde.", en: "Aude is banished from this world." } },
  });
});
