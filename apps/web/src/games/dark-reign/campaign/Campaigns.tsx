import { campaignWords, nextQuest, readCampaign } from "@ossuaire/dark-reign";
import type { Refusal } from "@ossuaire/kernel";
import { listed } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { Because } from "../../../play/Because.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import { campaignAddress, matchAddress } from "./addresses.ts";
import { BringBack } from "./BringBack.tsx";
import { campaigns, forget, founded, isByLink, type Kept, keep } from "./store.ts";
import { TakeAlong } from "./TakeAlong.tsx";
import "./campaigns.css";

/** REG-VERDICT-61: the campaigns of this device, and the way to bring one back. */
export function Campaigns(): ReactNode {
  const language = useLanguage();
  const [all, setAll] = useState(campaigns);
  const [thrown, setThrown] = useState<Kept>();
  const [fault, setFault] = useState<Pick<Refusal, "words" | "rule">>();
  const change = (isDone: boolean, gone?: Kept): void => {
    setThrown(gone);
    setFault(isDone ? undefined : { words: campaignWords.unkept });
    setAll(campaigns());
  };
  const bring = (text: string | undefined): void => {
    const read = text === undefined ? undefined : readCampaign(text);
    if (read?.ok) change(keep(founded(read.roster)));
    else setFault(read ?? { words: campaignWords.unread });
  };
  return (
    <section className="campaigns" aria-labelledby="campaigns">
      <h2 id="campaigns">{campaignWords.yours[language]}</h2>
      <p className="field-help">{campaignWords.text[language]}</p>
      {all.length > 0 && (
        <ul>
          {all.map((kept) => (
            <Line key={kept.id} kept={kept} onForget={() => change(forget(kept.id), kept)} />
          ))}
        </ul>
      )}
      <p className="campaigns-said" role="status">
        {thrown && (
          <>
            {campaignWords.forgotten[language]}{" "}
            <button type="button" className="party-chip" onClick={() => change(keep(thrown))}>
              {campaignWords.undo[language]}
            </button>
          </>
        )}
      </p>
      <p className="scenario-fault" role="alert">
        {fault && <Because reason={fault} />}
      </p>
      <BringBack onText={bring} />
    </section>
  );
}

function Line({ kept, onForget }: { readonly kept: Kept; onForget(): void }): ReactNode {
  const language = useLanguage();
  const { id, roster, match, isOn } = kept;
  const next = nextQuest(roster);
  const names = campaignWords.party(roster);
  return (
    <li>
      <p>
        <span className="campaigns-party">
          {roster.heroes.map(({ hero }) => (
            <Portrait key={hero} who={{ card: hero, side: "heroes" }} />
          ))}
        </span>
        <b>{campaignWords.won(roster)[language]}</b>
        {names.length > 0 && <i>{listed(names)[language]}</i>}
        {next !== undefined && <span>{campaignWords.next(next)[language]}</span>}
      </p>
      <div className="campaigns-ways">
        {isOn ? (
          <a className="button" href={matchAddress(match, isByLink(kept))}>
            {campaignWords.play[language]}
          </a>
        ) : (
          <a className="button" href={campaignAddress(id)}>
            {campaignWords.goOn[language]}
          </a>
        )}
        <TakeAlong roster={roster} />
        <button type="button" className="button" onClick={onForget}>
          {campaignWords.forget[language]}
        </button>
      </div>
    </li>
  );
}
