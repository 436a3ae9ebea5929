import { fileOf, linkOf, Match, matchFromFile, matchFromLink, type Words } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import { readScenario, writeScenario } from "./scenario-file.ts";
import { newCampaign } from "./testing/campaign.ts";
import { solothParty } from "./testing/soloth.ts";

/** What the table says to these options: nothing, or why not. */
function refusal(options: object): Words | undefined {
  const read = catacombs.readOptions({ ...defaultOptions, ...options });
  return read.ok ? undefined : read.words;
}

const story = { intro: { fr: "Une nuit.", en: "A night." }, rooms: {} };
const maze = (merchant: string, healer: string) => ({
  ...story,
  maze: [
    { card: "bholoth-cemetery", x: 0, y: 0 },
    { card: merchant, x: 1, y: 0 },
    { card: healer, x: 2, y: 0 },
    { card: "lair", x: 3, y: 0 },
  ],
});

const soloth = { fr: "La Caverne de Soloth", en: "Cavern of Soloth" };
const vermin = { fr: "La Horde de Vermine", en: "Horde of Vermin" };

/** Options that ask for a card of a box that is not on the table, and the box. */
const strangers: Readonly<Record<string, readonly [options: Partial<CatacombsOptions>, box: Words]>> = {
  "a Hero of Soloth": [{ parties: [["elf", "paladin", "thief", "wizard"]] }, soloth],
  "a Lord of Soloth": [{ lord: "hydra" }, soloth],
  "a Lord of Soloth, with Vermin there": [{ boxes: ["vermin"], lord: "hydra", healer: "maireya" }, soloth],
  "the Healer of Vermin": [{ healer: "maireya" }, vermin],
  "a room of Soloth in a scenario": [{ scenario: { ...story, rooms: { ursastha: {} } } }, soloth],
  "a monster of Soloth in a scenario": [
    { scenario: { ...story, rooms: { moghath: { monsters: [{ monster: "phoenix" }] } } } },
    soloth,
  ],
  "a monster of Vermin in a scenario": [
    { scenario: { ...story, rooms: { moghath: { monsters: [{ monster: "wyvern" }] } } } },
    vermin,
  ],
  "the Merchant of Soloth in a labyrinth": [
    { layout: "labyrinth", scenario: maze("beeble", "vysara") },
    soloth,
  ],
  "the Healer of Vermin in a labyrinth": [
    { layout: "labyrinth", scenario: maze("izchak", "maireya") },
    vermin,
  ],
};

describe.each(Object.entries(strangers))("%s, and its box is not there", (_, [options, box]) => {
  test("refused in options, with the box named", () => {
    expect(refusal(options)?.fr).toContain(box.fr);
    expect(refusal(options)?.en).toContain(box.en);
  });

  test("refused in a file and in a link", () => {
    const { match } = newCampaign();
    const file = { ...fileOf(match), options: { ...defaultOptions, ...options } };
    // A table that does not look at what it is given writes such a link.
    const careless = { ...catacombs, setup: () => match.state };
    const asked = { ...match.terms, options: { ...defaultOptions, ...options } };
    const link = linkOf(Match.start(careless, asked));
    for (const opened of [matchFromFile(file, [catacombs]), matchFromLink(link, [catacombs])]) {
      expect(opened).toMatchObject({ ok: false, fault: { code: "bad-options" } });
      if (opened.ok) continue;
      expect(opened.fault.words.fr).toContain(box.fr);
      expect(opened.fault.words.en).toContain(box.en);
    }
  });

  const { scenario } = options;
  if (scenario === undefined) return;
  test("refused in the file of a scenario", () => {
    const read = readScenario(writeScenario(scenario), defaultOptions);
    expect(read).toMatchObject({ ok: false, code: "cannot-be" });
    if (read.ok) return;
    expect([read.words.fr, read.words.en]).toEqual([
      expect.stringContaining(box.fr),
      expect.stringContaining(box.en),
    ]);
  });
});

describe("what boxes do not have", () => {
  const boxes = ["soloth"];

  test.each([
    ["Vermin without rooms of another box", { boxes: ["vermin"], rooms: ["vermin"] }, "VER-RULING-01"],
    ["purple drops for a Lord of the base game", { boxes, drops: 2, lord: "dragon" }, "SOL-LORD-01"],
    ["three Heroes", { boxes, parties: [solothParty.slice(1)] }, "CAT-PLAYER-03"],
    ["five Heroes", { boxes, parties: [[...solothParty, "elf"]] }, "CAT-PLAYER-03"],
    ["a Hero twice", { boxes, parties: [["elf", "elf", "thief", "paladin"]] }, "CAT-PLAYER-03"],
    [
      "a Hero with two players",
      {
        boxes,
        parties: [
          ["elf", "thief"],
          ["elf", "paladin"],
        ],
      },
      "CAT-PLAYER-03",
    ],
  ])("%s", (_, options, rule) => {
    const read = catacombs.readOptions({ ...defaultOptions, ...options });
    expect(read).toMatchObject({ ok: false, rule });
    const words = refusal(options);
    expect(words?.fr).not.toBe(words?.en);
  });

  test("more purple drops than there are", () => {
    expect(refusal({ boxes, lord: "hydra", drops: 6 })?.fr).toContain("drops");
    expect(refusal({ boxes, lord: "hydra", drops: 4 })).toBeUndefined();
  });

  test("more rooms than the piles hold, with the number that there is", () => {
    const words = refusal({ boxes, rooms: ["soloth"], more: [0, 0, 90] });
    const there = /\d+ in all/.exec(words?.en ?? "")?.[0].split(" ")[0] ?? "";
    const most = Number(there) - 1;
    expect(words?.fr).toContain(`${there} en tout`);
    expect(refusal({ boxes, rooms: ["soloth"], more: [0, 0, most] })).toBeUndefined();
    expect(refusal({ boxes, rooms: ["soloth"], more: [0, 0, most + 1] })?.en).toContain(`${there} in all`);
  });

  test("a box that this table does not know", () => {
    expect(refusal({ boxes: ["conquest"] })).toBeDefined();
    expect(refusal({ boxes: ["base"] })).toBeDefined();
  });

  test("a file of another edition of a box says so, and is not taken for the same match", () => {
    const file = fileOf(newCampaign({ boxes }).match);
    const opened = matchFromFile({ ...file, content: "older", end: "elsewhere" }, [catacombs]);
    expect(opened).toMatchObject({ ok: false, fault: { code: "other-content" } });
    // What a box holds that is not on the table changes nothing.
    expect(catacombs.content({ ...defaultOptions, boxes: [] })).toBe(catacombs.content(defaultOptions));
    expect(file.content).not.toBe(catacombs.content(defaultOptions));
    expect(fileOf(newCampaign({}).match)).not.toHaveProperty("expansions");
  });

  test("a file of another edition of a box names the box, one or several of them", () => {
    const file = fileOf(newCampaign({ boxes: ["soloth", "vermin"], healer: "maireya" }).match);
    const played = (expansions: Record<string, string>) => {
      const other = { ...file, content: "other", end: "elsewhere", expansions };
      const opened = matchFromFile(other, [catacombs]);
      return opened.ok ? undefined : opened.fault.words;
    };
    expect(played({ ...file.expansions, soloth: "other" })).toEqual({
      fr: "Cette partie a été jouée avec une autre édition de la boîte La Caverne de Soloth.",
      en: "This match was played with another edition of the box Cavern of Soloth.",
    });
    expect(played({ soloth: "other", vermin: "other" })).toEqual({
      fr: "Cette partie a été jouée avec d’autres éditions des boîtes La Caverne de Soloth, La Horde de Vermine.",
      en: "This match was played with other editions of the boxes Cavern of Soloth, Horde of Vermin.",
    });
    // The same boxes: then it is the base game that differs.
    expect(played({ ...file.expansions })?.en).toContain("other cards and pieces");
  });
});
