import { agreeingWords, exchangeFor, heroCard, roleNames } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { Choice, Tick } from "../../../look/fields.tsx";
import { useLanguage } from "../../../words/language.ts";
import { exchanged, handedTo, playerOf, sentHome, takenAlong } from "../companies.ts";
import type { Fields } from "./form.ts";

const players = ["party-1", "party-2", "party-3", "party-4"] as const;

/** One Hero: whether he comes along, where that is a choice, and who plays him, where there are several who could. */
export function HeroFields({
  hero,
  isChosen,
  options,
  onChange,
}: Fields & { readonly hero: string; readonly isChosen: boolean }): ReactNode {
  const language = useLanguage();
  const { parties } = options;
  const { name, text } = heroCard(hero);
  const player = playerOf(parties, hero);
  const isIn = player >= 0;
  const change = (next: typeof parties) => onChange({ ...options, parties: next });
  const seats = players.slice(0, parties.length);
  const whoPlays = isIn && parties.length > 1 && (
    <Choice
      label={isChosen ? agreeingWords.playedBy(hero)[language] : name[language]}
      help={isChosen ? undefined : text[language]}
      value={seats[player] ?? "party-1"}
      choices={seats.map((value) => ({ value, words: roleNames[value][language] }))}
      onChange={(chosen) => change(handedTo(parties, hero, seats.indexOf(chosen)))}
    />
  );
  if (!isChosen) return whoPlays;
  const isFull = !isIn && parties.flat().length >= 4;
  return (
    <div className="setup-hero" data-in={isIn}>
      <Tick
        label={name[language]}
        help={text[language]}
        why={isFull ? agreeingWords.full[language] : undefined}
        value={isIn}
        onChange={(comes) => change(comes ? takenAlong(parties, hero) : sentHome(parties, hero))}
      />
      {whoPlays}
      <Exchange hero={hero} options={options} onChange={onChange} />
    </div>
  );
}

/** SOL-HERO-04 to 07: said of everybody, and done where one of the two is in the game. */
function Exchange({ hero, options, onChange }: Fields & { readonly hero: string }): ReactNode {
  const language = useLanguage();
  const { parties } = options;
  const other = exchangeFor(options, hero);
  if (other === undefined) return null;
  const words = agreeingWords.exchange(other)[language];
  const isOffered = playerOf(parties, hero) < 0 && playerOf(parties, other) >= 0;
  return isOffered ? (
    <button
      type="button"
      className="setup-exchange"
      onClick={() => onChange({ ...options, parties: exchanged(parties, other, hero) })}
    >
      <span className="unseen">{heroCard(hero).name[language]} — </span>
      {words}
    </button>
  ) : (
    <p className="setup-suggested">{words}</p>
  );
}
