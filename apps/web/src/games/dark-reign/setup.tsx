import {
  type DarkReign,
  darkReignLid,
  mjSeat,
  optionsOnward,
  seatTitle,
  setupWords,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { onceFor } from "../page-game.ts";
import type { GameSetup } from "../setup.ts";
import { Campaigns } from "./campaign/Campaigns.tsx";
import { begunIn, campaignOf } from "./campaign/store.ts";
import { drawingOf, fetchDrawings } from "./drawings.ts";
import type { SeatedFields } from "./setup/fields.ts";
import { faultIn } from "./setup/form.ts";
import { Journey } from "./setup/Journey.tsx";
import { Party } from "./setup/Party.tsx";
import { Player } from "./setup/Player.tsx";
import { Terms } from "./setup/Terms.tsx";

/** With the portraits of its heroes. */
export async function openSetup(): Promise<GameSetup<DarkReign>> {
  await fetchDrawings();
  return darkReignSetup;
}

const darkReignSetup: GameSetup<DarkReign> = {
  lid: darkReignLid,
  person: ({ heroes: [first] }) => first,
  // REG-VERDICT-61: what lies on the table from the start is a campaign that goes on.
  withBox: (box) => opened([box, `${campaignOf(box)?.changed}`]),
  seatedAt: (box) => campaignOf(box)?.sitters ?? {},
  lastMatch: (box) => campaignOf(box)?.match,
  begun: begunIn,
  fault: faultIn,
  figure: (seat) => drawingOf("figure", seat),
  Form,
};

/** As it goes on; asked again before anything has changed, it is the same. */
const opened = onceFor(async ([id = ""]) => {
  const kept = campaignOf(id);
  return kept && optionsOnward(kept.roster, kept.last);
});

/** REG-ROLE: where to, with whom, who plays whom, and how hard. */
function Form(fields: SeatedFields): ReactNode {
  const language = useLanguage();
  const { options, onChange, sitterOf, onSit, friend, box } = fields;
  return (
    <div className="dr-setup">
      <h2>{setupWords.journey[language]}</h2>
      <Journey options={options} onChange={onChange} />
      {box === undefined && <Campaigns />}
      <h2>{setupWords.company[language]}</h2>
      <Party {...fields} />
      <h2>{seatTitle(mjSeat)[language]}</h2>
      <p className="field-help">{setupWords.masterText[language]}</p>
      <Player
        label={setupWords.master[language]}
        seat={mjSeat}
        sitter={sitterOf(mjSeat)}
        friend={friend}
        onChange={(sitter) => onSit({ [mjSeat]: sitter })}
      />
      <h2>{setupWords.terms[language]}</h2>
      <Terms options={options} onChange={onChange} />
    </div>
  );
}
