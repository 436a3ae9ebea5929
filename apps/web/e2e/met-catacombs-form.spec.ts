import { boxLids, optionTexts } from "@ossuaire/catacombs";
import { expect, type Page } from "@playwright/test";
import { seen } from "./eyes.ts";
import { open, speak } from "./page.ts";
import { visit } from "./visit.ts";

/** Rules that say what somebody must be shown, or what the table does in place of hands: looked for on the screen. */

visit(
  "the form before a campaign",
  (page) => open(page, "#/new/catacombs"),
  (look) => {
    /** What stands beside an option, for eyes and ears, in both languages. */
    const described = (option: keyof typeof optionTexts, fr: RegExp, en: RegExp) => async (page: Page) => {
      const { name } = optionTexts[option];
      for (const [language, how] of [
        ["en", en],
        ["fr", fr],
      ] as const) {
        await speak(page, language);
        const field = page.getByLabel(name[language], { exact: true });
        await expect(field).toHaveAccessibleDescription(how);
        await expect(seen(page, how)).toBeVisible();
      }
    };

    look(
      "CAT-SETUP-04 the Sorcerer is recommended to beginners",
      described("lord", /Le Sorcier convient pour débuter/, /The Sorcerer suits beginners/),
    );
    look(
      "CAT-VLAST-03 it says that Heroes who find it hard to win are helped",
      described(
        "heroesLast",
        /une aide pour des Héros qui ont du mal à gagner/,
        /a help for Heroes who find it hard to win/,
      ),
    );
    look(
      "CAT-VFAIR-05 it says that it is a remedy against crowded monsters",
      described(
        "fairPlacement",
        /un remède quand .+ entasse ses monstres/,
        /a remedy when the Overseer crowds his monsters/,
      ),
    );
    look(
      "CAT-AWAND-08 it says that it is a remedy against Heroes who avoid fighting",
      described(
        "wanderers",
        /un remède contre des Héros qui évitent le combat/,
        /a remedy against Heroes who avoid fighting/,
      ),
    );
    look(
      "CAT-VCAMP-15 it says that it makes the game easier, and suits long layouts",
      described(
        "camping",
        /plus facile pour eux\s;.+ longues dispositions/,
        /easier for them; it suits long layouts/,
      ),
    );
    look(
      "CAT-VBRANCH-11 it says that it is more varied and slightly easier",
      described(
        "layout",
        /plus varié et un peu plus facile pour les Héros/,
        /more varied and slightly easier for the Heroes/,
      ),
    );

    look(
      "CAT-LAYOUT-13 seven cards are the game that is recommended, of 30 to 60 minutes; another length is not",
      async (page) => {
        const prospect = page.locator(".prospect");
        for (const words of ["30 à 60 minutes", /conseillons\s: sept cartes/])
          await expect(seen(page, words).and(prospect)).toBeVisible();
        await page.getByLabel("Salles de niveau 1").selectOption("4");
        await expect(prospect).not.toContainText("conseillons");
        await page.getByLabel("Salles de niveau 1").selectOption("2");
      },
    );

    look(
      "CAT-LIMIT-07 only the options that have a name can be switched, and each says what it does",
      async (page) => {
        const switches = page.locator(".fields").getByRole("checkbox");
        const names = [...Object.values(optionTexts), ...Object.values(boxLids)].map(({ name }) => name.fr);
        for (const one of await switches.all()) {
          const name = (await one.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? "";
          expect(names).toContain(name.trim());
          await expect(one).toHaveAccessibleDescription(/.{20}/);
          const help = await one.getAttribute("aria-describedby");
          await expect(page.locator(`[id="${help}"]:not(.unseen)`)).toBeVisible();
        }
        expect(await switches.count()).toBeGreaterThanOrEqual(6);
      },
    );
  },
);
