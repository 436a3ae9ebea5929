import type { en } from "./en.ts";

/** The same keys as English, any words. */
export type Messages = Words<typeof en>;

type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> };

/** Where a message stands: `table.close`. One that is counted is named without its number: `rules.found`. */
export type MessageKey = PathIn<typeof en>;

type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Uncounted<Key> : `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];

type Uncounted<Key extends string> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key;

/** What has to be filled in where a message leaves it open: nothing, or a value for each of its `{{names}}`. */
export type Values<Key extends string> = [OpenIn<Found<typeof en, Key>>] extends [never]
  ? []
  : [values: Readonly<Record<OpenIn<Found<typeof en, Key>>, string | number>>];

type Found<Tree, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? Found<Tree[Head], Rest>
    : never
  : Tree[keyof Tree & (Key | `${Key}_${"one" | "other"}`)];

type OpenIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | OpenIn<Rest> : never;
