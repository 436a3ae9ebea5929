import { listed, say, type Words, w } from "@ossuaire/kernel";
import type { Mark } from "../../mark.ts";
import { leftOn } from "../../rules/tracks.ts";
import { type Character, isCharacter, isFrozen, type Open, type Piece } from "../../state.ts";
import { familyColours, familyNames } from "../../words/names.ts";
import { colon } from "../../words/punctuation.ts";
import { heroCard, monsterOf } from "../box.ts";
import { armourTrack } from "./armour.ts";
import { shapeOf } from "./shapes.ts";
import { isBeast, magic } from "./sorcery.ts";

/** SOL-VERDICT-27: frozen and by what it is freed, mounted and by whom, another form, armour, magic, what is stored. */
export function solothMarks(open: Open, piece: Piece): readonly Mark[] {
  const frozen: readonly Mark[] = isFrozen(open, piece)
    ? [{ kind: "frozen", words: freedBy, about: frozenAbout }]
    : [];
  if (!isCharacter(piece)) return frozen;
  return [...frozen, ...mountMarks(piece), ...formMarks(open, piece), ...boardMarks(open, piece)];
}

/** SOL-RULING-30, 31: one and a half radii are three quarters of its width. */
const freedBy = w(
  "gelé, à libérer d’un choc qui le pousserait des trois quarts de sa largeur",
  "frozen, to be freed by a knock that would drive it three quarters of its width",
);

/** SOL-FREEZE-01 to 09, 18: what it cannot do, and what it still can. */
const frozenAbout = w(
  "Sous la Pique de glace, il n’agit pas, ne bouge pas de lui-même et ne riposte pas. Ses capacités sans pichenette, comme la Régénération, restent ; les coups le blessent comme un autre. Un choc direct ou indirect fait tomber la pique s’il pousserait le pion d’au moins les trois quarts de sa largeur.",
  "Under the Ice Spike it takes no action, does not move by itself and does not retaliate. Abilities without a flick, such as Regeneration, go on; blows hurt it like any other. A knock, direct or indirect, throws the spike off if it would drive the disc three quarters of its width.",
);

/** SOL-MOUNTED-03. */
function mountMarks({ kind, card }: Character): readonly Mark[] {
  const rider = kind === "monster" ? monsterOf(card).rider : undefined;
  if (rider === undefined) return [];
  const { name } = monsterOf(rider);
  const words = w(
    `à sa mort paraît son cavalier (${name.fr})`,
    `at its death its rider appears (${name.en})`,
  );
  return [{ kind: "mount", words, cards: [rider] }];
}

/** SOL-VERDICT-18, SOL-RULING-04. */
function formMarks(open: Open, piece: Character): readonly Mark[] {
  if (isBeast(piece)) return [{ kind: "beast", words: w("sous forme animale", "in beast form") }];
  const shape = shapeOf(open, piece);
  if (shape === undefined) return [];
  const words = say`${w("sous la forme", "in the shape")}${colon}${monsterOf(shape).name}`;
  return [{ kind: "shape", words, cards: [shape] }];
}

/** SOL-PALADIN-01, SOL-SORC-01, SOL-HUNTER-02: what a Hero's board counts and keeps. */
function boardMarks(open: Open, { kind, card }: Character): readonly Mark[] {
  if (kind !== "hero") return [];
  const { stored = [] } = open.heroes[card] ?? {};
  return [
    ...heroCard(card).tracks.flatMap(({ id, name }): readonly Mark[] => {
      const count = leftOn(open, card, id);
      const words = say`${name} ${w(`${count}`, `${count}`)}`;
      return id === armourTrack || id === magic ? [{ kind: id, words, count }] : [];
    }),
    ...(stored.length === 0 ? [] : [{ kind: "stored", words: storedWords(stored), cards: stored } as const]),
  ];
}

/** SOL-HUNTER-06: what is paid with are families, by colour and name. */
function storedWords(stored: readonly string[]): Words {
  const families = Map.groupBy(stored, (card) => monsterOf(card).family);
  const counts = [...families].map(
    ([family, { length }]) =>
      say`${w(`${length} ×`, `${length} ×`)} ${familyNames[family]} (${familyColours[family]})`,
  );
  return say`${w("garde", "keeps")} ${listed(counts)}`;
}
