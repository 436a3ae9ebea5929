import { expect, test } from "vitest";
import { teams } from "../teams.ts";
import { rulesOf } from "../testing/catalogue.ts";
import type { Card } from "./card.ts";
import { allCards, deckOf } from "./decks.ts";

type Fact = "name" | "team" | "shots" | "ability" | "armour";

/** A card in the words of the catalogue, so that a row and a card can be laid side by side. */
function rowOf({ name, role, sign, shots, ability, armour, source }: Card): string {
  const sequence = shots.map(({ name }) => name.en).join(", ");
  return [
    `${name.en} (fr: ${name.fr}).`,
    "1 copy.",
    `Role ${role.replace("-", " ")}, sign ${sign}.`,
    `Sequence: ${sequence}.`,
    ability === undefined
      ? "No ability."
      : `Ability ${ability.name.en} (fr: ${ability.name.fr}), ${ability.rule}.`,
    armour ? "Armour." : "No armour.",
    `Provenance: ${source === "house" ? "house" : `rulebook for ${source.rulebook.join(", ")}`}.`,
  ].join(" ");
}

/** A row of the catalogue in the same words: its ability is named by keyword and rule, its provenance by the facts. */
function expectedRow(text: string): string {
  const provenance = /Provenance: (rulebook for [^(]+?) \(CON-KNOWN-\d{2}\), house for the rest\.$/.exec(
    text,
  )?.[1];
  return text
    .replaceAll("'", "’")
    .replace(
      /Ability ([A-Z][A-Za-z ]*?(?: \d)?)(?: \(fr: ([^)]+)\))?: .*?\((CON-KEYWORD-\d{2})\)\./,
      (_, en, fr, rule) => `Ability ${en} (fr: ${fr ?? en}), ${rule}.`,
    )
    .replace(
      /Provenance: rulebook.*$/,
      `Provenance: ${provenance?.replace("sequence", "shots").replace("ability effect", "ability")}.`,
    );
}

for (const team of teams) {
  for (const [number, { id, text }] of rulesOf(team.toUpperCase()).entries()) {
    test(`${id} ${text.split(" (fr")[0]} is printed as the catalogue has it`, () => {
      const card = deckOf(team)[number];
      expect(card && rowOf(card)).toBe(expectedRow(text));
      expect(card?.team).toBe(team);
    });
  }
}

/** What a row on a known card tells: only these facts, and nothing of the others. */
function factsIn(text: string): Partial<Record<Fact, string>> {
  const [, name = "", team, sequence] = /^([^,:]+)(?:, (Sword|Skull): ([^;]+);)?/.exec(text) ?? [];
  const keywords = ["Surprise Attack", "Capture", "Stun", "Heal 2", "Reset"];
  const ability = text.includes("shuffles the discard back")
    ? "Reset"
    : keywords.find((keyword) => text.includes(keyword));
  return {
    name: name.replaceAll("'", "’"),
    ...(team && { team: team.toLowerCase() }),
    ...(sequence && { shots: sequence }),
    ...(ability && { ability }),
    ...(/; armour/.test(text) && { armour: "armour" }),
  };
}

/** The same facts of a card. */
function factsOf({ name, team, shots, ability, armour }: Card): Partial<Record<Fact, string>> {
  return {
    name: name.fr,
    team,
    shots: shots.map(({ name }) => name.en).join(", "),
    ...(ability && { ability: ability.name.en }),
    ...(armour && { armour: "armour" }),
  };
}

for (const { id, text } of rulesOf("KNOWN")) {
  const facts = factsIn(text);
  test(`${id} ${facts.name} has all that the rulebook tells of it, and says so`, () => {
    const card = allCards.find(({ name }) => name.fr === facts.name);
    if (card === undefined) throw new Error("it is in no deck");
    expect(factsOf(card)).toMatchObject(facts);
    expect(card.source).toEqual({ rulebook: Object.keys(facts) });
    if (facts.ability === undefined) expect(card.ability).toBeUndefined();
    if (/no armour/.test(text)) expect(card.armour).toBeUndefined();
  });
}
