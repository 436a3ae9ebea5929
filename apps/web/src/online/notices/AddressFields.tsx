import { type ReactNode, useState } from "react";
import { Line } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import type { Keys } from "../keys.ts";
import { useWords } from "../words/words.ts";
import { type Addresses, faultIn, recallAddresses, rememberAddresses } from "./addresses.ts";
import { tellAnew } from "./tell.ts";

/** A topic of ntfy, or an address that is called: for those who have such a thing. */
export function AddressFields({
  tables,
}: {
  /** The tables at which it counts from now on. */
  readonly tables: readonly { readonly id: string; readonly keys: Keys }[];
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [addresses, setAddresses] = useState<Addresses>(recallAddresses);
  const [isKept, setKept] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const change = (part: Partial<Addresses>) => {
    setAddresses({ ...addresses, ...part });
    setKept(false);
  };
  const keep = async () => {
    const fault = faultIn(addresses);
    const refusal = fault === undefined ? await tellAnew(tables, addresses, language) : undefined;
    // What is refused changes nothing.
    if (refusal !== undefined) await tellAnew(tables, recallAddresses(), language);
    const isTaken = fault === undefined && refusal === undefined;
    if (isTaken) rememberAddresses(addresses);
    setKept(isTaken);
    setWrong(fault === undefined ? refusal?.words[language] : say(`notices.${fault}`));
  };
  return (
    <form
      className="notice-fields"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Line
        label={say("notices.ntfy")}
        help={say("notices.ntfyText")}
        value={addresses.ntfy}
        most={200}
        onChange={(ntfy) => change({ ntfy })}
      />
      <Line
        label={say("notices.webhook")}
        help={say("notices.webhookText")}
        value={addresses.webhook}
        most={400}
        onChange={(webhook) => change({ webhook })}
      />
      <button type="submit" className="button">
        {say("notices.keep")}
      </button>
      <p role="status">{isKept && say("notices.kept")}</p>
      <p role="alert">{wrong}</p>
    </form>
  );
}
