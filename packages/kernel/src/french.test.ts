import { describe, expect, test } from "vitest";
import { au, de, le, que } from "./french.ts";

describe("before a name", () => {
  test.each([
    ["Bob", "de Bob"],
    ["Ana", "d’Ana"],
    ["Élise", "d’Élise"],
    ["Œdipe", "d’Œdipe"],
    ["Hélène", "d’Hélène"],
    ["Yves", "d’Yves"],
    ["Yann", "de Yann"],
    ["William", "de William"],
    ["Épée 1", "d’Épée 1"],
    ["Crâne 2", "de Crâne 2"],
    ["l’Elfe", "de l’Elfe"],
    ["la Goule 2", "de la Goule 2"],
    ["le Voleur", "du Voleur"],
    ["les Héros", "des Héros"],
    ["Le Roy", "de Le Roy"],
    ["300", "de 300"],
    ["« Ana »", "de « Ana »"],
    ["", "de "],
  ])("de: %s", (name, expected) => expect(de(name)).toBe(expected));

  test.each([
    ["Ana", "à Ana"],
    ["l’Elfe", "à l’Elfe"],
    ["la Liche", "à la Liche"],
    ["le Voleur", "au Voleur"],
    ["les Héros", "aux Héros"],
  ])("à: %s", (name, expected) => expect(au(name)).toBe(expected));

  test.each([
    ["Ana", "qu’Ana"],
    ["Bob", "que Bob"],
    ["il", "qu’il"],
    ["le Voleur", "que le Voleur"],
  ])("que: %s", (name, expected) => expect(que(name)).toBe(expected));
});

describe("the article", () => {
  test.each([
    ["Elfe", false, "l’Elfe"],
    ["Araignée", true, "l’Araignée"],
    ["Esprit du feu", false, "l’Esprit du feu"],
    ["Orque", false, "l’Orque"],
    ["Voleur", false, "le Voleur"],
    ["Goule", true, "la Goule"],
    ["Yéti", false, "le Yéti"],
    ["onzième", false, "le onzième"],
  ])("%s", (noun, feminine, expected) => expect(le(noun, feminine)).toBe(expected));

  test.each([
    ["Harpie", true, "la Harpie"],
    ["Héros", false, "le Héros"],
    ["Haut-Mage", false, "le Haut-Mage"],
    ["Horde", true, "la Horde"],
    ["Hache", true, "la Hache"],
    ["Hobgobelin", false, "le Hobgobelin"],
  ])("an aspirated h: %s", (noun, feminine, expected) => expect(le(noun, feminine)).toBe(expected));

  test.each([
    ["Hydre", true, "l’Hydre"],
    ["Héroïne", true, "l’Héroïne"],
    ["Homme-rat", false, "l’Homme-rat"],
    ["Hérétique", false, "l’Hérétique"],
    ["Herboriste", false, "l’Herboriste"],
    ["Horreur", true, "l’Horreur"],
    ["Hôtesse", true, "l’Hôtesse"],
    ["Huile", true, "l’Huile"],
  ])("a mute h: %s", (noun, feminine, expected) => expect(le(noun, feminine)).toBe(expected));
});
