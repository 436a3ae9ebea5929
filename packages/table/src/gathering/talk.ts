import type { Seat, Words } from "@ossuaire/kernel";
import * as v from "valibot";

/** How people may talk at a table: not at all, by phrases that everybody reads in their own language, or freely. */
export const talkSchema = v.picklist(["off", "phrases", "text"]);
export type Talk = v.InferOutput<typeof talkSchema>;

/** What can be said without a keyboard, and is understood in the other language. */
export const phrases = {
  hello: { fr: "Bonjour à tous !", en: "Hello everybody!" },
  "well-played": { fr: "Bien joué !", en: "Well played!" },
  "well-flicked": { fr: "Quelle pichenette !", en: "What a flick!" },
  ouch: { fr: "Aïe !", en: "Ouch!" },
  lucky: { fr: "Quelle chance !", en: "How lucky!" },
  sorry: { fr: "Désolé !", en: "Sorry!" },
  thanks: { fr: "Merci !", en: "Thank you!" },
  thinking: { fr: "Je réfléchis.", en: "I am thinking." },
  moment: { fr: "Un instant, je reviens.", en: "One moment, I will be back." },
  "your-turn": { fr: "C’est à vous.", en: "It is your turn." },
  "good-game": { fr: "Belle partie !", en: "Good game!" },
  again: { fr: "Encore une ?", en: "Another one?" },
} as const satisfies Record<string, Words>;

export type Phrase = keyof typeof phrases;

const phraseSchema = v.picklist([
  "hello",
  "well-played",
  "well-flicked",
  "ouch",
  "lucky",
  "sorry",
  "thanks",
  "thinking",
  "moment",
  "your-turn",
  "good-game",
  "again",
] as const satisfies readonly Phrase[]);

/** Nothing that writes over its neighbours, or from right to left in the middle of a line. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line that somebody else has to read: what cannot be printed is refused. */
export const printed = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(8 * most),
    v.normalize("NFC"),
    v.trim(),
    v.check((text) => !unprintable.test(text)),
    v.check((text) => text !== "" && [...text].length <= most),
  );

const textSchema = printed(280);

/** Something that was said. It is no entry: what is said changes no table, and can be deleted apart. `n` counts. */
export type Said = { readonly n: number; readonly at: number; readonly by: Seat } & Saying;
export type Saying = { readonly phrase: Phrase } | { readonly text: string };

export const sayingSchema = v.union([
  v.strictObject({ phrase: phraseSchema }),
  v.strictObject({ text: textSchema }),
]);

const saidSchema = v.strictObject({ n: v.number(), at: v.number(), by: v.string(), saying: sayingSchema });

/** What comes out of a store may be anything. */
export function readSaid(input: unknown): Said | undefined {
  const read = v.safeParse(saidSchema, input);
  if (!read.success) return undefined;
  const { saying, ...rest } = read.output;
  return { ...rest, ...saying };
}
