import type { Script } from "@ossuaire/kernel";
import type { State } from "../../state.ts";
import { type CatacombsTable, pick } from "../../table.ts";
import { allMonsters } from "../box.ts";
import type { Call } from "../pack.ts";
import type { Icon } from "./questions.ts";

/** VER-VARIANT-04, VER-RULING-55, 57: icon by icon of the Room card, the Overseer may deploy the variant instead. */
export function* chooseVariants(table: CatacombsTable, called: readonly Call[]): Script<readonly Call[]> {
  const { state, tell } = table;
  const icons = called.map((call, i) => iconOf(state, call, i));
  const options = icons.flatMap((icon) => icon ?? []);
  if (options.length === 0) return called;
  const asking = { seats: state.roles.overseer, prompt: "variants", rule: "VER-VARIANT-04" } as const;
  const picked = yield* pick({ ...asking, min: 0, max: options.length }, options);
  for (const { card, variant } of picked) tell({ type: "variant", rule: "VER-VARIANT-04", card, variant });
  return called.map((call, i) => {
    const chosen = picked.find(({ id }) => id === icons[i]?.id);
    return chosen === undefined ? call : { card: chosen.variant };
  });
}

function iconOf({ options }: State, { card, isSymbol }: Call, i: number): Icon | undefined {
  const variant = isSymbol ? undefined : allMonsters(options).find(({ variantOf }) => variantOf === card);
  return variant && { id: `${card}-${i + 1}`, card, variant: variant.id };
}
