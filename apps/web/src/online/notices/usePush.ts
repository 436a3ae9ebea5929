import { useEffect, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { pushState } from "./device.ts";
import { type Push, turnOff, turnOn } from "./push.ts";

/** Undefined until the browser has said how it stands. */
export function usePush(table: string): {
  readonly push: Push | undefined;
  turn(isOn: boolean): Promise<void>;
} {
  const language = useLanguage();
  const [push, setPush] = useState<Push>();
  useEffect(() => {
    void pushState().then((state) => setPush({ state }));
  }, []);
  return {
    push,
    turn: async (isOn) => setPush(await (isOn ? turnOn(table, language) : turnOff(language))),
  };
}
