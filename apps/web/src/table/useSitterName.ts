import type { Sitter } from "@ossuaire/table";
import { useHomeWords } from "../words/home.ts";

/** How somebody at the table is called: by the given name, else by the seat; a bot by its level as well. */
export function useSitterName(): (sitter: Sitter | undefined, seat: string) => string {
  const { t } = useHomeWords();
  return (sitter, seat) => {
    if (sitter === undefined) return seat;
    if (sitter.name !== "") return sitter.name;
    if (sitter.kind !== "bot") return seat;
    const { level } = sitter;
    const skill =
      level === "novice" || level === "adept" || level === "master" ? t(`levels.${level}`) : level;
    return seat === "" ? skill : `${seat} (${skill})`;
  };
}
