import { tradeWords } from "@ossuaire/catacombs";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../../words/language.ts";

/** How long one can think better of it, in milliseconds. */
const grace = 5000;

/**
 * CAT-RULING-60: the visit is over. Whoever leads the game may turn up the next room at once, and then nothing can be
 * taken back any more: so whoever leaves has some seconds at the door.
 */
export function Leave({ onLeave }: { onLeave(): void }): ReactNode {
  const language = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(leave, grace);
    return () => clearTimeout(timer);
  }, [leaving]);
  if (!leaving)
    return (
      <button type="button" className="button stall-leave" onClick={() => setLeaving(true)}>
        {tradeWords.leave[language]}
      </button>
    );
  return (
    <div className="stall-leaving">
      <span role="status">{tradeWords.leaving[language]}</span>
      {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that has just been pressed */}
      <button type="button" className="button button-forward" autoFocus onClick={() => setLeaving(false)}>
        {tradeWords.stay[language]}
        <span className="stall-grace" style={{ animationDuration: `${grace}ms` }} />
      </button>
      <button type="button" className="button" onClick={() => onLeave()}>
        {tradeWords.leaveNow[language]}
      </button>
    </div>
  );
}
