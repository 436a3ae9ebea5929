import type { CatacombsOptions } from "./options.ts";
import {
  type Fault,
  faultOfAltar,
  faultOfDrops,
  faultOfPiles,
  faultOfStrangers,
  faultOfVermin,
} from "./read-boxes.ts";
import { faultOfScenario } from "./read-scenario.ts";

/** What the parts of the options, each well formed, have against each other. */
export function faultsOf(options: CatacombsOptions): readonly Fault[] {
  return checks.flatMap((check) => {
    const fault = check(options);
    return fault === undefined ? [] : [fault];
  });
}

const checks: readonly ((options: CatacombsOptions) => Fault | undefined)[] = [
  faultOfCompany,
  faultOfSecondHealer,
  faultOfLength,
  faultOfStrangers,
  faultOfAltar,
  faultOfDrops,
  faultOfVermin,
  faultOfPiles,
  ({ scenario, layout }) => scenario && faultOfScenario(scenario, layout),
];

/** CAT-PLAYER-03 to 08: four Heroes, each with exactly one controller, in one of the four splits. */
function faultOfCompany({ parties }: CatacombsOptions): Fault | undefined {
  const sizes = parties
    .map((party) => party.length)
    .toSorted()
    .join("");
  if (new Set(parties.flat()).size === 4 && ["4", "22", "112", "1111"].includes(sizes)) return undefined;
  return [
    "parties",
    {
      fr: "quatre Héros différents, partagés 4, 2 + 2, 1 + 1 + 2 ou 1 + 1 + 1 + 1.",
      en: "four different Heroes, shared 4, 2 + 2, 1 + 1 + 2 or 1 + 1 + 1 + 1.",
    },
    "CAT-PLAYER-03",
  ];
}

function faultOfSecondHealer({ layout, more, secondHealer }: CatacombsOptions): Fault | undefined {
  const isBasic = layout === "basic" && more.every((count) => count === 0);
  if (!secondHealer || !isBasic) return undefined;
  return [
    "secondHealer",
    {
      fr: "la disposition de base n’a qu’un Guérisseur.",
      en: "the basic layout has one Healer.",
    },
    "CAT-VHEALER-02",
  ];
}

function faultOfLength({ layout, more }: CatacombsOptions): Fault | undefined {
  if (layout !== "basic" && more.some((count) => count !== 0))
    return [
      "more",
      {
        fr: "la longueur se règle dans la disposition de base.",
        en: "length is a matter of the basic layout.",
      },
      "CAT-VLEN-01",
    ];
  if (more.reduce((sum, count) => sum + count, 4) >= 1) return undefined;
  return [
    "more",
    {
      fr: "il reste au moins une salle de combat.",
      en: "at least one combat room stays.",
    },
    "CAT-RULING-86",
  ];
}
