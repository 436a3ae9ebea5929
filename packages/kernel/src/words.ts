/** A text in every language of the table; a missing one is a type error. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/** An id of the rules catalogue, such as `CON-SHOT-01`. */
export type RuleId = `${Uppercase<string>}-${Uppercase<string>}-${number}`;
