import { tooWeak } from "@ossuaire/discs";
import {
  type Answer,
  type AnswerTo,
  because,
  de,
  type Glimpse,
  type Reason,
  type RuleId,
  say,
  w,
} from "@ossuaire/kernel";
import { crystals } from "./arena.ts";
import { isCard } from "./cards/decks.ts";
import { seatsOfTeam } from "./options.ts";
import type { Asked, Question } from "./questions.ts";
import { allShots, type Shot } from "./shots.ts";
import type { Conquest } from "./table.ts";
import { isCharacter, teamOf } from "./teams.ts";
import type { View } from "./view.ts";
import { characterNames, pieceName } from "./words/names.ts";

/** The rule by which a player may not do now what he would like to, as far as he can know it. */
export function whyNot(
  { view, viewer, decision, waiting }: Glimpse<Conquest>,
  wish: Answer,
): Reason | undefined {
  if (waiting === undefined) return undefined;
  if (decision === undefined) return notAsked(view, viewer, waiting);
  if (wish.kind === "flick")
    return tooWeak(decision, wish, compulsory(decision)) ?? notThisDisc(view, decision, wish.piece);
  if (wish.kind === "choose")
    return decision.kind === "choose" ? notOffered(decision, wish) : notSkipped(view, decision, wish);
  return wish.kind === "place" && decision.kind === "place" ? notThere(view, decision, wish) : undefined;
}

function notAsked(
  view: View,
  viewer: string,
  { prompt }: NonNullable<Glimpse<Conquest>["waiting"]>,
): Reason | undefined {
  if (prompt === "layout" || prompt === "layout-spots" || prompt === "layout-accept")
    return because(
      "CON-OBST-03",
      w(
        "Les équipes se mettent encore d’accord sur les obstacles.",
        "The teams are still agreeing on the obstacles.",
      ),
    );
  if (prompt === "armour")
    return because(
      "CON-ARMOUR-03",
      w(
        "L’équipe touchée décide si elle oppose une armure.",
        "The team that was hit decides whether to use armour.",
      ),
    );
  const { active, first, options } = view;
  const { fr, en } = characterNames[active.character];
  const turn = w(`C’est le tour ${de(fr)}`, `It is ${en}’s turn`);
  if (seatsOfTeam(options, active.team).includes(viewer))
    return because(
      "CON-PLAYERS-02",
      say`${turn}${w(" : chacun ne joue que les tours de son personnage.", ": each player takes only the turns of one character.")}`,
    );
  return because(first === "sword" ? "CON-ORDER-02" : "CON-ORDER-03", say`${turn}.`);
}

/** A disc was pulled that is not to be flicked now. */
function notThisDisc(view: View, decision: Question, piece: string): Reason | undefined {
  const isCrystal = crystals.includes(piece);
  if (decision.prompt === "obstacle")
    return isCrystal
      ? because(
          "CON-RULING-69",
          w(
            "Le second obstacle doit être différent du premier.",
            "The second obstacle must be a different one from the first.",
          ),
        )
      : because(
          "CON-PUSH-03",
          w("C’est un obstacle qu’il faut déplacer maintenant.", "An obstacle has to be moved now."),
        );
  if (decision.prompt === "second-obstacle") return because("CON-KEYWORD-08", firstSay);
  if (isCrystal)
    return because(
      "CON-TURN-01",
      w(
        "On déplace un obstacle à la fin du tour, après la carte.",
        "An obstacle is moved at the end of the turn, after the card.",
      ),
    );
  if (decision.kind === "flick") return notThisShot(view, allShots[decision.prompt], piece);
  if (decision.prompt === "place")
    return because(
      "CON-RANGED-01",
      w("Le projectile doit d’abord être posé.", "The projectile has to be placed first."),
    );
  if (decision.prompt === "card")
    return because(
      "CON-SEQ-01",
      w("Les tirs viennent d’une carte : jouez-en une d’abord.", "Shots come from a card: play one first."),
    );
  if (decision.prompt === "give-up")
    return because(
      "CON-STUN-02",
      w(
        "Votre équipe est assommée : défaussez d’abord une carte.",
        "Your team is stunned: give up a card first.",
      ),
    );
  return undefined;
}

const firstSay = w(
  "Dites d’abord si vous déplacez un second obstacle.",
  "Say first whether you move a second obstacle.",
);

/** CON-ORDER-04, CON-SHOT-03, CON-RANGED-02: each shot has its disc. */
function notThisShot({ active }: View, { projectile }: Shot, piece: string): Reason | undefined {
  if (projectile !== undefined) {
    const name = pieceName(projectile);
    return because(
      "CON-RANGED-02",
      w(`Ce tir se fait avec ${name.fr}.`, `This shot is made with ${name.en}.`),
    );
  }
  const name = characterNames[active.character];
  return isCharacter(piece) && teamOf(piece) === active.team
    ? because(
        "CON-ORDER-04",
        w(
          `C’est ${name.fr} qui agit ce tour-ci, comme le montre le marqueur.`,
          `${name.en} acts this turn, as the marker shows.`,
        ),
      )
    : because(
        "CON-SHOT-03",
        w(
          `Ce tir se fait avec votre propre personnage, ${name.fr}.`,
          `This shot is made with your own character, ${name.en}.`,
        ),
      );
}

/** CON-RULING-16, 49: shots may be wasted, but not by a flick that is none. */
function compulsory({ prompt }: Question): RuleId {
  return prompt === "obstacle" ? "CON-RULING-49" : "CON-RULING-16";
}

/** CON-SEQ-03: something else than the flick, or than the spot for it. */
function notSkipped(
  { playing, stunned, active }: View,
  { prompt }: Question,
  { option }: AnswerTo<"choose">,
): Reason | undefined {
  if (prompt === "layout-spots") return undefined;
  if (isCard(option))
    return because(
      "CON-TURN-01",
      w("Ce n’est pas le moment de jouer une carte.", "A card cannot be played now."),
    );
  if (prompt === "obstacle")
    return because(
      "CON-RULING-49",
      w(
        "Le tir d’obstacle est obligatoire, si faible soit-il.",
        "The obstacle shot is compulsory, however weak.",
      ),
    );
  if (playing === undefined && stunned[active.team])
    return because(
      "CON-STUN-03",
      w(
        "Une équipe assommée fait un déplacement, et rien d’autre.",
        "A stunned team makes one move shot, and nothing else.",
      ),
    );
  return because(
    "CON-SEQ-03",
    w(
      "Chaque tir de la carte doit être fait : aucun ne peut être sauté.",
      "Every shot of the card must be made: none may be skipped.",
    ),
  );
}

function notOffered({ prompt, rule }: Asked<"choose">, { option }: AnswerTo<"choose">): Reason | undefined {
  switch (prompt) {
    case "card":
    case "give-up":
      return isCard(option)
        ? because(rule, w("Cette carte n’est pas dans votre main.", "This card is not in your hand."))
        : because(
            rule,
            w(
              "Il faut choisir une carte de votre main : on ne peut pas passer.",
              "A card from your hand has to be chosen: you cannot pass.",
            ),
          );
    case "surprise":
    case "raise":
      return isCard(option)
        ? because(rule, w("Cette carte n’est pas dans votre main.", "This card is not in your hand."))
        : undefined;
    case "armour":
      return because(
        "CON-ARMOUR-01",
        w(
          "Seule une armure gardée devant votre équipe peut servir.",
          "Only armour that is kept in front of your team can be used.",
        ),
      );
    case "target":
      return because(
        "CON-TARGET-02",
        w("La cible doit être un personnage ennemi.", "The target must be an enemy character."),
      );
    default:
      return undefined;
  }
}

/** Outside the ring, or outside the middle of the arena. */
function notThere(
  { active }: View,
  decision: Asked<"place">,
  { spots }: AnswerTo<"place">,
): Reason | undefined {
  if (decision.prompt === "layout-spots")
    return because(
      "CON-RULING-05",
      w(
        "Les cinq cristaux se disposent dans le tiers du milieu de l’arène.",
        "The five crystals are laid out in the middle third of the arena.",
      ),
    );
  const [placing] = decision.pieces;
  if (placing === undefined) return undefined;
  if (spots.some(({ piece }) => piece !== placing.piece)) {
    const name = pieceName(placing.piece);
    return because(
      "CON-RANGED-02",
      w(`Ce tir se fait avec ${name.fr}.`, `This shot is made with ${name.en}.`),
    );
  }
  if (placing.kind === "longbow")
    return because(
      "CON-LONGBOW-01",
      w(
        "La flèche se pose à 2,5 cm au plus de l’un de vos deux personnages.",
        "The arrow is placed within 2.5 cm of one of your two characters.",
      ),
    );
  const shooter = characterNames[active.character];
  return because(
    "CON-RANGED-01",
    w(
      `Le projectile se pose à 2,5 cm au plus ${de(shooter.fr)}.`,
      `The projectile is placed within 2.5 cm of ${shooter.en}.`,
    ),
  );
}
