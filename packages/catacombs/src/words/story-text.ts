import type { Words } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import { type Chapter, type Scene, storyOf } from "./story.ts";

/** A campaign's story as plain text, for a terminal or a file. */
export function storyText(events: readonly Event[], language: keyof Words): string {
  const scene = ({ title, sentences }: Scene): string => {
    const lines = sentences.map((sentence) => `  – ${sentence[language]}`);
    return [...(title === undefined ? [] : [`  ${title[language]}`]), ...lines].join("\n");
  };
  const chapter = ({ title, scenes }: Chapter): string => {
    const heading = title[language];
    return [`${heading}\n${"=".repeat(heading.length)}`, ...scenes.map(scene)].join("\n\n");
  };
  return storyOf(events).map(chapter).join("\n\n\n");
}
