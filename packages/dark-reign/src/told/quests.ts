/** An element by its kind and square. */
interface Standing {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** What quests, the Imprévu and the town tell. */
export interface QuestsFacts {
  /** REG-QUEST-02. */
  readonly introduced: { readonly quest: string };
  /** REG-TURN-05: without a card it is one of those that look alike (REG-EVENT-01 to 03). */
  readonly unforeseen: { readonly card?: string };
  /** REG-EVENT-04. */
  readonly prowls: { readonly who: string; readonly card: string; readonly x: number; readonly y: number };
  /** REG-EVENT-06, 18: scenery that comes to the board. */
  readonly befalls: { readonly element: string; readonly x: number; readonly y: number };
  /** REG-EVENT-10. */
  readonly slams: Standing;
  /** REG-EVENT-17: what was hidden. */
  readonly senses: { readonly seen: readonly Standing[] };
  /** REG-EVENT-14: the place of the die in the throw, the power die first. */
  readonly "keeps-cool": { readonly who: string; readonly die: number };
  readonly "well-closed": { readonly who: string };
  /** REG-EVENT-22: of the common purse, or for the own écus. */
  readonly peddled: {
    readonly who: string;
    readonly thing: string;
    readonly ecus: number;
    readonly isCommon: boolean;
  };
  /** REG-VERDICT-60. */
  readonly "proposes-end": { readonly who: string };
  readonly "plays-on": { readonly who: string };
  /** REG-XP-02: écus for the common purse, the rest for each of them. */
  readonly rewarded: {
    readonly who: readonly string[];
    readonly xp: number;
    readonly destiny: number;
    readonly ecus: number;
  };
  /** REG-VERDICT-48: écus of the common purse, by hero. */
  readonly shared: { readonly shares: Readonly<Record<string, number>> };
}
