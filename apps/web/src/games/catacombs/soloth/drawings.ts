import { path as bracelet } from "virtual:game-icon/bracer";
import { path as sword } from "virtual:game-icon/broadsword";
import { path as look } from "virtual:game-icon/card-pickup";
import { path as claws } from "virtual:game-icon/claw-slashes";
import { path as offering } from "virtual:game-icon/coins-pile";
import { path as acolyte } from "virtual:game-icon/cowled";
import { path as bolts } from "virtual:game-icon/crossbow";
import { path as crystal } from "virtual:game-icon/crystal-shine";
import { path as blood } from "virtual:game-icon/drink-me";
import { path as shapeshifter } from "virtual:game-icon/duality-mask";
import { path as phoenix } from "virtual:game-icon/eagle-emblem";
import { path as wight } from "virtual:game-icon/fanged-skull";
import { path as feather } from "virtual:game-icon/feather";
import { path as ember } from "virtual:game-icon/fire-gem";
import { path as fire } from "virtual:game-icon/fireball";
import { path as ring } from "virtual:game-icon/frozen-ring";
import { path as snow } from "virtual:game-icon/fur-boot";
import { path as gargoyle } from "virtual:game-icon/gargoyle";
import { path as ghost } from "virtual:game-icon/gem-pendant";
import { path as shade } from "virtual:game-icon/haunting";
import { path as courage } from "virtual:game-icon/heart-necklace";
import { path as water } from "virtual:game-icon/holy-water";
import { path as hook } from "virtual:game-icon/hook";
import { path as horn } from "virtual:game-icon/hunting-horn";
import { path as hydra } from "virtual:game-icon/hydra";
import { path as spike } from "virtual:game-icon/ice-spear";
import { path as crown } from "virtual:game-icon/jewel-crown";
import { path as manticore } from "virtual:game-icon/lion";
import { path as lizard } from "virtual:game-icon/lizardman";
import { path as shield } from "virtual:game-icon/magic-shield";
import { path as siren } from "virtual:game-icon/mermaid";
import { path as mirror } from "virtual:game-icon/mirror-mirror";
import { path as hunter } from "virtual:game-icon/pilgrim-hat";
import { path as bow } from "virtual:game-icon/pocket-bow";
import { path as push } from "virtual:game-icon/push";
import { path as queen } from "virtual:game-icon/queen-crown";
import { path as raven } from "virtual:game-icon/raven";
import { path as tower } from "virtual:game-icon/roman-shield";
import { path as salts } from "virtual:game-icon/round-bottom-flask";
import { path as beast } from "virtual:game-icon/saber-toothed-cat-head";
import { path as salamander } from "virtual:game-icon/salamander";
import { path as princess } from "virtual:game-icon/sharp-crown";
import { path as hand } from "virtual:game-icon/skeletal-hand";
import { path as hammer } from "virtual:game-icon/thor-hammer";
import { path as totem } from "virtual:game-icon/totem";
import { path as hide } from "virtual:game-icon/tribal-shield";
import { path as rust } from "virtual:game-icon/trilobite";
import { path as coin } from "virtual:game-icon/two-coins";
import { path as vampire } from "virtual:game-icon/vampire-dracula";
import { path as paladin } from "virtual:game-icon/visored-helm";
import { path as boots } from "virtual:game-icon/walking-boot";
import { path as warchief } from "virtual:game-icon/warlord-helmet";
import { path as sorceress } from "virtual:game-icon/witch-flight";
import { path as wolf } from "virtual:game-icon/wolf-head";
import type { Drawings } from "../drawings.ts";

/** Cavern of Soloth: a figure of its own for every disc, article and action. */
export const solothDrawings: Drawings = {
  disc: {
    "ice-princess": princess,
    paladin,
    "witch-hunter": hunter,
    sorceress,
    raven,
    "queen-of-the-underworld": queen,
    hydra,
    shapeshifter,
    "orc-warchief": warchief,
    "lizard-man": lizard,
    "orc-wolf-rider": wolf,
    "rust-monster": rust,
    gargoyle,
    manticore,
    siren,
    shade,
    wight,
    vampire,
    salamander,
    "infernal-acolyte": acolyte,
    phoenix,
    beast,
    "ice-spike": spike,
  },
  item: {
    "orc-hide-shield": hide,
    "skeleton-hand": hand,
    "sinew-bow": bow,
    "ember-heart": ember,
    "horn-of-the-bull": horn,
    "troll-blood": blood,
    "crown-of-four-bloods": crown,
    "phoenix-feather": feather,
    "holy-water": water,
    "amulet-of-courage": courage,
    "ghost-amulet": ghost,
    "boots-of-speed": boots,
    "smelling-salts": salts,
    "lucky-coin": coin,
    "war-hammer": hammer,
    "ice-bracelet": bracelet,
    "mirror-shield": mirror,
    longsword: sword,
    "tower-shield": tower,
    "frost-ring": ring,
    "snow-boots": snow,
    "silver-bolts": bolts,
    "trophy-hook": hook,
    "mana-crystal": crystal,
    "raven-totem": totem,
  },
  action: {
    "ice-spike": spike,
    push,
    "sorcery-fireball": fire,
    "sorcery-shield": shield,
    "beast-form": beast,
    "own-form": sorceress,
    "beast-strike": claws,
    look,
    offering,
  },
  mark: { frozen: spike, armour: tower, magic: crystal, beast },
};
