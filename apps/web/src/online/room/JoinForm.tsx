import type { Refusal, Seat } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { Line } from "../../look/fields.tsx";
import { useOnce } from "../../look/useOnce.ts";
import { useLanguage } from "../../words/language.ts";
import { recallName, rememberName } from "../name.ts";
import { join } from "../server.ts";
import { satDown } from "../sitting.ts";
import { useWords } from "../words/words.ts";

/** Whoever comes by takes a free seat of an open table. */
export function JoinForm({
  table,
  seats,
  titleOf,
  onSeated,
}: {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly titleOf: (seat: Seat) => string;
  onSeated(): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [name, setName] = useState(recallName);
  const [refusal, setRefusal] = useState<Refusal>();
  const sit = useOnce(async (seat: Seat) => {
    const refusal = await satDown(table, (token) => join(table, seat, { name, token }));
    if (refusal !== undefined) return setRefusal(refusal);
    rememberName(name.trim());
    onSeated();
  });
  return (
    <div className="parchment join">
      <Line label={say("invited.name")} value={name} most={24} onChange={setName} />
      <div className="join-seats">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button button-forward"
            disabled={name.trim() === ""}
            onClick={() => sit(seat)}
          >
            {say("room.takeSeat", { seat: titleOf(seat) })}
          </button>
        ))}
      </div>
      <p role="alert">{refusal?.words[language]}</p>
    </div>
  );
}
