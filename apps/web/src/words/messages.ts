import type { en } from "./en.ts";

/** The same keys as English, any words. */
export type Messages = Words<typeof en>;

type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> };
