/** The same keys as English, any words. */
export type SameKeys<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameKeys<Tree[Key]>;
};

/** Where a message stands: `frame.close`. One that is counted is named without its number: `rules.found`. */
export type KeyIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Uncounted<Key> : `${Key}.${KeyIn<Tree[Key]>}`;
}[keyof Tree & string];

type Uncounted<Key extends string> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key;

/** What has to be filled in where a message leaves it open: nothing, or a value for each of its `{{names}}`. */
export type ValuesIn<Tree, Key extends string> = [OpenIn<Found<Tree, Key>>] extends [never]
  ? []
  : [values: Readonly<Record<OpenIn<Found<Tree, Key>>, string | number>>];

type Found<Tree, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? Found<Tree[Head], Rest>
    : never
  : Tree[keyof Tree & (Key | `${Key}_${"one" | "other"}`)];

type OpenIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | OpenIn<Rest> : never;
