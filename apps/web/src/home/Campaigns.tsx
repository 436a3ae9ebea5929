import type { Words } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { href, type Route } from "../route/route.ts";
import { coverOf, isCatalogue } from "../rules/catalogues.ts";
import { type OpenCampaign, recallCampaigns } from "../table/campaigns.ts";
import { useHomeWords } from "../words/home.ts";
import { useLanguage } from "../words/language.ts";
import "./saved.css";

/** The campaigns of this device, each with its next quest. Nothing is said where there is none. */
export function Campaigns(): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  const [campaigns] = useState(recallCampaigns);
  if (campaigns.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="campaigns">
      <h2 id="campaigns" className="saved-title">
        {t("home.campaigns")}
      </h2>
      <ul className="saved">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <a href={href(onward(campaign))}>
              {campaign.title[language]}
              <small>
                {nameOf(campaign.game)?.[language]} · {campaign.facts[language]}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (game: string): Words | undefined => (isCatalogue(game) ? coverOf(game).name : undefined);

/** Back to the quest that is on, or to the set-up of the next one. */
function onward({ game, id, match, isByLink }: OpenCampaign): Route {
  if (match === undefined) return { page: "new", game, box: id };
  return isByLink ? { page: "at", table: match } : { page: "play", id: match };
}
