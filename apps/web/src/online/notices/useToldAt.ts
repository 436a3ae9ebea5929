import { useEffect } from "react";
import { useLanguage } from "../../words/language.ts";
import type { Connected } from "../useConnection.ts";
import { recallAddresses } from "./addresses.ts";
import { placesOf, tell } from "./tell.ts";

/** Where somebody is told of their turn counts at every table that this device sits down at, also at those that came later. */
export function useToldAt({ id, keys }: Connected): void {
  const language = useLanguage();
  useEffect(() => {
    if (Object.keys(keys.seats).length === 0) return;
    void placesOf(recallAddresses(), language).then((places) => tell([{ id, keys }], places));
  }, [id, keys, language]);
}
