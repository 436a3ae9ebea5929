import type { ThingCard } from "../../cards/thing.ts";
import type { Trait } from "../../trait.ts";

/** An object of the treasure tables as it is printed there. */
interface Printed extends Omit<ThingCard, "source" | "traits"> {
  /** What it does while it is held or worn: a trait with its own name and rule. */
  readonly does?: Omit<Trait, "id" | "name" | "rule">;
}

export function printed({ does, ...card }: Printed): ThingCard {
  const { id, name, rule } = card;
  return { ...card, source: "rulebook", ...(does && { traits: [{ id, name, rule, ...does }] }) };
}
