import { type Face, levelAt } from "@ossuaire/table";

/** How well a bot plays for somebody: as the bots of this table do, else as most. */
export function levelFor({ places }: Pick<Face, "places">): string {
  const [known] = Object.values(places).flatMap((place) => levelAt(place) ?? []);
  return known ?? "adept";
}
