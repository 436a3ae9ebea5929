import { type Words, w } from "@ossuaire/kernel";

/** What an object does that its figures do not tell, as a card would print it. */
export const thingTexts: Readonly<Record<string, Words>> = {
  care: w("rend 4 PV", "heals 4 PV"),
  cure: w("rend 4+5D PV et guérit du poison", "heals 4+5D PV and cures poison"),
  antidote: w("guérit du poison", "cures poison"),
  invisibility: w("rend invisible pour un tour", "makes invisible for one turn"),
  invulnerability: w("aucune blessure pendant un tour", "no wounds for one turn"),
  force: w("Force +2 pour un tour", "Force +2 for one turn"),
  resistance: w("Endurance +2 pour un tour", "Endurance +2 for one turn"),
  speed: w("+4 P.Action pour un tour", "+4 P.Action for one turn"),
  "blessed-amulet": w("préserve de tout poison", "keeps all poison away"),
  "ice-amulet": w("qui la porte ne prend jamais feu", "its wearer never catches fire"),
  "amulet-of-courage": w("qui la porte n’a jamais peur", "its wearer is never afraid"),
  "ring-of-agility": w("+1D aux tests d’Agilité", "+1D in Agility tests"),
  "ring-of-teleportation": w(
    "une fois par partie, mène n’importe où sur le plateau découvert",
    "once a game, leads anywhere on the discovered board",
  ),
  "ring-of-divination": w(
    "une fois par partie, son porteur recommence son tour",
    "once a game, its wearer plays its turn again",
  ),
  "boots-of-speed": w("une case de plus à la course", "one square more in a run"),
  "old-kings-crown": w("+1D aux tests de Charisme", "+1D in Charisma tests"),
  "healing-stone": w("rend 3 PV pour chaque P.Action dépensé", "heals 3 PV for each P.Action spent"),
  "scroll-of-banishment": w(
    "un adversaire en vue réussit un test de Volonté de difficulté 6, ou quitte le jeu",
    "an adversary in sight passes a Will test of difficulty 6, or leaves the game",
  ),
  "scroll-of-cure": w(
    "rend 4+5D PV au lecteur et à tous ses alliés, et les guérit du poison",
    "heals the reader and all its allies 4+5D PV, and cures their poison",
  ),
  "scroll-of-protection": w(
    "+2 points d’armure magique à qui l’on veut, pour toute la partie",
    "+2 magic armour points for whom one likes, for the whole game",
  ),
  "scroll-of-teleportation": w(
    "le lecteur et ceux qu’il voit vont où ils veulent sur le plateau découvert",
    "the reader and those in its sight go anywhere on the discovered board",
  ),
  "scroll-of-time": w(
    "le camp du lecteur joue deux tours d’affilée",
    "the reader’s side plays two turns running",
  ),
  "scroll-of-resurrection": w(
    "ramène un mort avec la moitié de ses PV",
    "brings a dead one back with half its PV",
  ),
  "blade-of-hell": w("attaque enflammée", "flaming attack"),
  "bow-of-flame": w("attaque enflammée", "flaming attack"),
  "vampire-blade": w("chaque blessure rend 1D PV au porteur", "each wound heals its wielder 1D PV"),
  "armour-of-regeneration": w("régénération de niveau 1", "regeneration of level 1"),
  "phantom-armour": w("1D points d’armure, lancé à chaque tour", "1D armour points, rolled each turn"),
  "talisman-armour": w("aucun sort n’agit sur son porteur", "no spell works on its wearer"),
  "thrice-blessed-armour": w(
    "à chaque tour, démons et morts-vivants adjacents perdent 1D PV",
    "each turn, demons and undead beside its wearer lose 1D PV",
  ),
  "shield-of-courage": w("qui le tient n’a jamais peur", "its bearer is never afraid"),
  "armour-of-hell": w("qui la porte ne prend jamais feu", "its wearer never catches fire"),
  "sharpened-armour": w("qui la porte n’est jamais entoilé", "its wearer is never webbed"),
  bearskin: w("pour un Barbare « Super tanké »", "for a Barbarian who is “Super tough”"),
  "lock-picks": w("+1 au test de crochetage", "+1 in picking tests"),
  rope: w("fait sortir d’un trou sans perdre de tour", "leads out of a hole without losing a turn"),
  "spike-trap": w("se pose : 5D de dommages", "is laid: 5D damage"),
  strongbox: w("garde en ville ce qu’on y laisse", "keeps in town what is left in it"),
  relic: w("objet de quête", "quest object"),
  "solar-orb": w("objet de quête", "quest object"),
};
