import { type Words, w } from "@ossuaire/kernel";

/** How far whoever aims may see ahead, as a table has agreed: not at all, to the first contact, or all that a disc can do. */
export const guides = ["none", "first-contact", "fan"] as const;

export type Guides = (typeof guides)[number];

/** What has been agreed on; left out where it is as usual, so that equal tables have equal options. */
export interface GuideOption {
  readonly guides?: Exclude<Guides, typeof usual>;
}

const usual = "first-contact";

export function guidesOf({ guides }: GuideOption): Guides {
  return guides ?? usual;
}

/** As an option of a match. */
export function guideOption(agreed: Guides): GuideOption {
  return agreed === usual ? {} : { guides: agreed };
}

/** These options, with that agreed on. */
export function withGuides<Options extends GuideOption>(
  { guides: _, ...others }: Options,
  agreed: Guides,
): Omit<Options, "guides"> & GuideOption {
  return { ...others, ...guideOption(agreed) };
}

/** For the form on which it is agreed. */
export const guidesText: { readonly name: Words; readonly text: Words } = {
  name: w("Aides à la visée", "Aiming guides"),
  text: w(
    "Ce que voit la personne qui vise, pour toute la table : rien, jusqu’au premier contact, ou tout ce que le disque peut faire.",
    "What the one who aims may see, for the whole table: nothing, up to the first contact, or all that the disc can do.",
  ),
};

export const guidesNames: Readonly<Record<Guides, Words>> = {
  none: w("Aucune : à l’œil", "None: by eye"),
  "first-contact": w("Jusqu’au premier contact", "Up to the first contact"),
  fan: w("L’éventail entier", "The whole fan"),
};
