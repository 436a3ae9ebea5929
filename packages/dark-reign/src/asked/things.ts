import type { Choose, Option } from "@ossuaire/kernel";
import type { SquareOption, WhoOption, YesOrNo } from "./fight.ts";

/** An object, by its id; `card` says which it is. */
export interface ThingOption {
  readonly id: string;
  readonly card?: string;
}

interface For {
  readonly who: string;
}

/** An object by its card. */
interface About extends For {
  readonly thing: string;
}

/** What objects, treasure and theft ask. */
export type ThingsQuestion =
  | Choose<"take-find", Option<"take" | "leave">, About>
  | Choose<"bind-find", ThingOption, About>
  /** REG-VERDICT-51: `usual` gets it without an answer. */
  | Choose<"heir", WhoOption, For & { readonly usual: string }>
  | Choose<"agree", YesOrNo, About & { readonly other: string; readonly gives: boolean }>
  | Choose<"loot", ThingOption, For & { readonly target: string }>
  | Choose<"strike-thief", YesOrNo, For & { readonly target: string }>
  | Choose<"throw-at", SquareOption, About>
  | Choose<"teleport", SquareOption, For>
  | Choose<"return-at", SquareOption, For>
  | Choose<"divination", YesOrNo, For>;
