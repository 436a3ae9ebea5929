import type { Kind } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import type { GameSetup } from "../games/setup.ts";
import { useSetupWords } from "../words/setup.ts";
import { SeatList } from "./SeatFields.tsx";
import type { Seating } from "./useSeating.ts";

/** Who sits where and what is agreed on, as the game has it: seats above its options, or both in a form of its own. */
export function SetupFields({
  setup,
  options,
  seating: { seats, sitterOf, seat },
  friend,
  box,
  onChange,
}: {
  readonly setup: GameSetup;
  readonly options: Kind["options"];
  readonly seating: Seating;
  /** How somebody is called who gets a link; undefined where no link can be given. */
  readonly friend: string | undefined;
  readonly box: string | undefined;
  onChange(options: Kind["options"]): void;
}): ReactNode {
  const { t } = useSetupWords();
  const { words, levels } = setup.lid;
  return (
    <>
      {setup.Form && (
        <setup.Form
          options={options}
          onChange={onChange}
          sitterOf={sitterOf}
          onSit={seat}
          friend={friend}
          box={box}
        />
      )}
      {setup.Options && (
        <>
          <h2>{t("sitters.seats")}</h2>
          <SeatList
            seats={seats}
            titles={words.seat}
            sitterOf={sitterOf}
            levels={levels}
            friend={friend}
            onSit={seat}
          />
          <h2>{t("setup.options")}</h2>
          <setup.Options options={options} onChange={onChange} />
        </>
      )}
    </>
  );
}
