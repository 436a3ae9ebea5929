/** What quests, the Imprévu and the town tell. */
export interface QuestsFacts {
  /** REG-TURN-05: without a card it is one of those that look alike (REG-EVENT-01 to 03). */
  readonly unforeseen: { readonly card?: string };
  /** REG-EVENT-04. */
  readonly prowls: { readonly who: string; readonly x: number; readonly y: number };
  /** REG-EVENT-06, 18: scenery that comes to the board. */
  readonly appears: { readonly element: string; readonly x: number; readonly y: number };
}
