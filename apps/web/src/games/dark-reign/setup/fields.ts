import type { DarkReign } from "@ossuaire/dark-reign";
import type { FormProps, OptionsProps } from "../../setup.ts";

/** A part of the form: what is agreed on so far, and what is to be changed. */
export type Fields = OptionsProps<DarkReign>;

/** … and who sits where. */
export type SeatedFields = FormProps<DarkReign>;
