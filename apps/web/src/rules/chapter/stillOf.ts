import type { Contact, Entry } from "@ossuaire/flick";
import { audience, type Game, Match, type Picture, sightOf } from "@ossuaire/kernel";
import { motionFrom } from "../../board/motion/motion.ts";
import { placeIn, type Trail } from "../../board/motion/trail.ts";
import type { Motion, Scene } from "../../board/scene.ts";
import type { Sign, Still } from "../../board/still/still.ts";
import type { Blow } from "../../games/blow.ts";
import type { Look } from "../../games/look.ts";
import type { Language } from "../../words/language.ts";

/** Plays what a picture tells, and stops at the moment that it is about: the last touch that matters, else the end. */
export function stillOf(game: Game, look: Look, picture: Picture, language: Language): Still | undefined {
  const match = Match.start(game, picture.terms());
  const last = picture.told.at(-1);
  for (const { seat, answer } of picture.told.slice(0, -1)) match.submit(seat, answer);
  const before = sightOf(match, audience);
  if (last === undefined || match.submit(last.seat, last.answer) !== undefined) return undefined;
  const { events, ...after } = sightOf(match, audience, before.page);
  const flick = events.find(look.isFlick);
  const motion = flick && motionFrom(look.scene(before, language), flick);
  if (flick === undefined || motion === undefined) return undefined;
  const blows = look.blows?.(events, [], after.view) ?? [];
  const signs = signsOf(blows, picture.spared ?? []);
  // Who was pushed out is seen where they were put back.
  const touch = blows.some(({ kind }) => kind === "pushed-out")
    ? undefined
    : touchOf(motion, flick.piece, signs);
  const time = touch?.time ?? motion.duration;
  return {
    scene: sceneAt(motion, look.scene({ events, ...after }, language), touch && time, flick.piece),
    trails: trailUpTo(motion, flick.piece, time),
    sparks: touch === undefined ? [] : [touch],
    signs,
  };
}

function signsOf(blows: readonly Blow[], spared: readonly string[]): readonly Sign[] {
  const told = blows.flatMap(({ kind, piece, lost }): readonly Sign[] => {
    if (piece === undefined) return [];
    if (kind === "hurt") return [{ piece, text: `−${lost}`, hurts: true }];
    return kind === "nothing" || kind === "saved" ? [{ piece, text: "0", hurts: false }] : [];
  });
  return [...told, ...spared.map((piece) => ({ piece, text: "0", hurts: false }))];
}

/** The last time that one of those who are spoken of is met by the flicked disc, or by another of them. */
function touchOf({ entries }: Motion, flicked: string, signs: readonly Sign[]): Contact | undefined {
  const spoken = new Set([flicked, ...signs.map(({ piece }) => piece)]);
  const firsts = new Map<string, Contact>();
  for (const entry of entries.filter(isContact)) {
    const met = [...entry.discs].toSorted().join();
    if (entry.discs.every((disc) => spoken.has(disc)) && !firsts.has(met)) firsts.set(met, entry);
  }
  return [...firsts.values()].at(-1);
}

function isContact(entry: Entry): entry is Contact {
  return entry.kind === "contact";
}

/** Where everything is at that moment; how it looks, it looks afterwards. What is gone by then looks as before. */
function sceneAt(motion: Motion, after: Scene, time: number | undefined, flicked: string): Scene {
  const pieces = motion.before.pieces.map((piece) => {
    const later = after.pieces.find(({ id }) => id === piece.id);
    const { x, y } = time === undefined ? (later ?? piece) : (placeIn(motion, piece.id, time) ?? piece);
    const mark = piece.id === flicked ? ("acting" as const) : undefined;
    return { ...piece, ...later, x, y, mark, spent: false };
  });
  const present =
    time === undefined ? pieces.filter(({ id }) => after.pieces.some((one) => one.id === id)) : pieces;
  return { ...after, pieces: present };
}

function trailUpTo(motion: Motion, disc: string, time: number): readonly Trail[] {
  const { before, tracks } = motion;
  const track = tracks.find((one) => one.disc === disc);
  const piece = before.pieces.find(({ id }) => id === disc);
  if (track === undefined || piece === undefined) return [];
  const turns = track.stretches.filter((stretch) => stretch.time <= time);
  const end = placeIn({ ...motion, entries: [], duration: time }, disc, time) ?? track.end;
  return [{ radius: piece.radius, corners: [...turns, end].map(({ x, y }) => ({ x, y })) }];
}
