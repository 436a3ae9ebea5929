import type { Sitter } from "@ossuaire/table";

/** The people who may sit on a seat: somebody here, and where links can be given, somebody elsewhere. */
export function peopleOf(
  person: string,
  friend: string | undefined,
): readonly { readonly value: string; readonly words: string }[] {
  return [
    { value: "person", words: person },
    ...(friend === undefined ? [] : [{ value: "elsewhere", words: friend }]),
  ];
}

/** Who sits there by what was chosen: a kind of person, or the level of a bot. */
export function sitterBy(who: string, name: string): Sitter {
  return who === "person" || who === "elsewhere" ? { kind: who, name } : { kind: "bot", name, level: who };
}
