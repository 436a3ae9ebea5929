import { describe, expect, test } from "vitest";
import { terminal } from "./testing/terminal.ts";

const english = terminal("en");
const french = terminal("fr");
const commands = ["simulate", "play", "replay", "cards", "puzzles"] as const;

/** The command lines that a help gives as examples. */
function examplesIn(help: string): readonly string[] {
  const [, after = ""] = help.split(/^Exemple :|^Example:/m);
  return after.split("\n").flatMap((line) => line.match(/^ +ossuaire (.*)$/)?.[1] ?? []);
}

describe("help", () => {
  test.each(commands)("%s tells its own, with an example, in both languages", (command) => {
    const { status, stdout, stderr } = french.ossuaire(command, "--help");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`ossuaire ${command}`);
    expect(examplesIn(stdout).length).toBeGreaterThan(0);
    expect(stdout).toMatch(/^Exemple :$/m);
    expect(examplesIn(stdout)).toEqual(examplesIn(english.ossuaire(command, "--help").stdout));
    expect(english.ossuaire(command, "--help", "--lang", "fr").stdout).toBe(stdout);
  });

  test.each([
    [["simulate", "catacombs", "--help"]],
    [["simulate", "-h"]],
    [["help", "simulate"]],
    [["--help", "simulate"]],
  ])("%j asks for the help of simulate too", (args) => {
    const { status, stdout } = english.ossuaire(...args);
    expect([status, stdout]).toEqual([0, english.ossuaire("simulate", "--help").stdout]);
  });

  test.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j lists the commands", (args) => {
    for (const { ossuaire } of [english, french]) {
      const { status, stdout } = ossuaire(...args);
      expect(status).toBe(0);
      for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
    }
  });

  test("of a command that is not there is refused", () => {
    const { status, stderr } = english.ossuaire("help", "dance");
    expect([status, stderr.split("\n")[0]]).toEqual([2, "There is no command “dance”."]);
  });

  test("the examples can be run as they stand, but for the number of games", () => {
    const asked = commands.flatMap((command) => examplesIn(english.ossuaire(command, "--help").stdout));
    for (const example of asked) {
      const args = example.replace(/--games \d+/, "--games 1").split(" ");
      expect([example, english.typing("q\n", ...args).status]).toEqual([example, 0]);
    }
  });

  test("every box, hero, level, lord and variant that is understood stands in the help", () => {
    const help = english.ossuaire("simulate", "--help").stdout;
    for (const option of ["--with", "--party", "--heroes", "--lord", "--variant"]) {
      const { stderr } = english.ossuaire("simulate", "catacombs", option, "?");
      const [, names = ""] = stderr.match(/ is one of (.*), not/) ?? [];
      expect(names).not.toBe("");
      for (const name of names.split(", ")) expect(help).toContain(name);
    }
  });
});

describe("what is wrong is said in French too", () => {
  test.each([
    [["dance"], "Il n’y a pas de commande « dance »."],
    [["simulate", "chess"], "Le jeu se choisit parmi conquest, catacombs"],
    [["simulate", "conquest", "--games", "0"], "--games attend un nombre entier"],
    [["simulate", "conquest", "--speed", "9"], "L’option « --speed » n’existe pas ici."],
    [["simulate", "conquest", "--games"], "L’option « --games » attend une valeur."],
    [["simulate", "conquest", "--json=1"], "L’option « --json » n’attend pas de valeur."],
    [["simulate", "catacombs", "--variant", "each", "--variant", "fair"], "« each » joue"],
    [["simulate", "catacombs", "--variant", "labyrinth", "--variant", "longer"], "la longueur se règle"],
    [
      ["simulate", "catacombs", "--with", "soloth,dragons"],
      "--with se choisit parmi soloth, vermin, et non « dragons ».",
    ],
    [["simulate", "catacombs", "--lord", "hydra"], "la boîte La Caverne de Soloth n’est pas sur la table"],
    [
      ["simulate", "catacombs", "--with", "soloth", "--party", "elf,elf,thief,paladin"],
      "quatre Héros différents",
    ],
    [
      ["simulate", "catacombs", "--with", "soloth", "--variant", "drops-4"],
      "n’a pas autant de gouttes pourpres",
    ],
    [["replay", "nowhere.json"], "« nowhere.json » est illisible."],
    [["play", "catacombs", "--save", "."], "« . » ne peut pas être écrit."],
  ])("%j", (args, message) => {
    const { status, stdout, stderr } = french.ossuaire(...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toContain("ossuaire help donne la liste des commandes.");
    if (args[0] !== "simulate") expect(english.ossuaire(...args, "--lang", "fr").stderr).toBe(stderr);
  });
});
