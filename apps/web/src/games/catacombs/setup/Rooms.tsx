import { agreeingWords, onlyAsked, optionTexts } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { type Fields, whyNotSo } from "./form.ts";

const sources = { both: undefined, base: ["base"], soloth: ["soloth"] } as const;
const names = ["both", "base", "soloth"] as const;

/** SOL-RULING-08, VER-RULING-44: rooms of the base game, of Soloth or of both; Horde of Vermin halves them and adds its own. */
export function Rooms({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const { rooms, boxes = [] } = options;
  const from = (name: keyof typeof sources) => onlyAsked({ ...options, rooms: sources[name] });
  // As long a catacomb as was agreed on may need the rooms of both.
  const reasons = names.map((name) => whyNotSo("more", from(name)) ?? whyNotSo("mazeRooms", from(name)));
  const help = [agreeingWords.roomsText, ...(boxes.includes("vermin") ? [agreeingWords.halved] : [])];
  return (
    <Choice
      label={optionTexts.rooms.name[language]}
      help={help.map((words) => words[language]).join(" ")}
      why={reasons.find((reason) => reason !== undefined)?.[language]}
      value={names.find((name) => sources[name]?.[0] === rooms?.[0]) ?? "both"}
      choices={names.map((name, n) => ({
        value: name,
        words: agreeingWords.rooms[name][language],
        barred: reasons[n] !== undefined,
      }))}
      onChange={(name) => onChange(from(name))}
    />
  );
}
