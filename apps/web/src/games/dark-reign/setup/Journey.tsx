import { type QuestId, questLines, quests, questTitle, setupWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { RadioCards } from "../../../look/RadioCards.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { Fields } from "./fields.ts";
import { journeyChosen, questChosen, whyNoQuest } from "./form.ts";

/** REG-ROLE-05, REG-QUEST-04: a quest by itself, or the four of them in their order. */
export function Journey({ options, onChange }: Fields): ReactNode {
  const language = useLanguage();
  const { roster } = options;
  return (
    <>
      <RadioCards<"alone" | "campaign">
        label={setupWords.journey[language]}
        hidden
        value={roster === undefined ? "alone" : "campaign"}
        cards={[
          {
            value: "alone",
            name: setupWords.alone[language],
            text: setupWords.aloneText[language],
          },
          {
            value: "campaign",
            name: setupWords.campaign[language],
            text: setupWords.campaignText[language],
          },
        ]}
        onChange={(journey) => onChange(journeyChosen(options, journey === "campaign"))}
      />
      <RadioCards<QuestId>
        label={setupWords.quest[language]}
        value={options.quest}
        cards={quests.map((value, number) => ({
          value,
          name: questTitle(value, number)[language],
          text: questLines[value][language],
          mark: roster?.won.includes(value) && <em className="setup-won">{setupWords.isWon[language]}</em>,
          why: whyNoQuest(options, value)?.[language],
        }))}
        onChange={(quest) => onChange(questChosen(options, quest))}
      />
    </>
  );
}
