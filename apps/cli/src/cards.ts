import { type Card, deckOf, roleNames, signNames, teamNames, teams } from "@ossuaire/conquest";
import { type Language, readLanguage } from "./language.ts";
import { print } from "./print.ts";
import { readArguments, readGame } from "./usage.ts";

/** ossuaire cards GAME: the decks as a table. */
export function cards(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, { lang: { type: "string" } });
  readGame(positionals.join(" "), ["conquest"]);
  const language = readLanguage(values.lang);
  for (const team of teams) {
    print(["", teamNames[team][language], ...deckOf(team).map((card) => `  ${lineOf(card, language)}`)]);
  }
}

function lineOf({ name, role, sign, shots, ability, armour }: Card, language: Language): string {
  const armoured = { fr: "armure", en: "armour" }[language];
  const sequence = shots.map((shot) => shot.name[language]).join(" › ");
  const extras = [ability?.name[language], armour && armoured].filter((extra) => extra !== undefined);
  const kind = `${roleNames[role][language]}, ${signNames[sign][language]}`;
  return [name[language].padEnd(30), kind.padEnd(28), sequence, ...extras.map((extra) => `· ${extra}`)].join(
    " ",
  );
}
