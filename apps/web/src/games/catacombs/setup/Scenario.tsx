import {
  boxLids,
  builtLabyrinth,
  type CatacombsOptions,
  layoutWords,
  mazeWarning,
  openPacks,
  optionTexts,
  readScenario,
  writeScenario,
} from "@ossuaire/catacombs";
import type { OptionsFault } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { FileButton } from "../../../look/FileButton.tsx";
import { saveFile } from "../../../look/saveFile.ts";
import { Because } from "../../../play/Because.tsx";
import { freshSeed } from "../../../setup/seed.ts";
import { useLanguage } from "../../../words/language.ts";
import "./scenario.css";

/** CAT-VSTORY-01, CAT-VMAZE-22: a scenario opened from a file or built here, what it brings along, and saved again. */
export function Scenario({
  options,
  onChange,
}: {
  readonly options: CatacombsOptions;
  onChange(options: CatacombsOptions): void;
}): ReactNode {
  const language = useLanguage();
  const [fault, setFault] = useState<Pick<OptionsFault, "words" | "rule">>();
  const { scenario, layout } = options;
  const open = async (file: File) => {
    // What lies in a box that is not on the table is refused with its name.
    await openPacks(Object.keys(boxLids));
    const read = readScenario(await file.text(), options);
    setFault(read.ok ? undefined : read);
    if (read.ok) onChange(read.options);
  };
  const drop = () => {
    const { scenario: _dropped, ...rest } = options;
    setFault(undefined);
    onChange(rest);
  };
  return (
    <fieldset className="setup-seat setup-company scenario">
      <legend>{optionTexts.scenario.name[language]}</legend>
      <p className="field-help">{optionTexts.scenario.text[language]}</p>
      {scenario && <Told scenario={scenario} />}
      {fault && (
        <p className="scenario-fault" role="alert">
          <strong>{layoutWords.refused[language]}</strong> <Because reason={fault} />
        </p>
      )}
      <div className="scenario-actions">
        <FileButton onFile={(file) => void open(file)}>{layoutWords.load[language]}</FileButton>
        {scenario && (
          <>
            <button
              type="button"
              className="button"
              onClick={() => saveFile(writeScenario(scenario), `${layoutWords.fileName[language]}.json`)}
            >
              {layoutWords.save[language]}
            </button>
            <button type="button" className="button" onClick={drop}>
              {layoutWords.drop[language]}
            </button>
          </>
        )}
        {layout === "labyrinth" && scenario?.maze === undefined && (
          <button
            type="button"
            className="button"
            onClick={() =>
              onChange({ ...options, scenario: { ...builtLabyrinth(options, freshSeed()), ...scenario } })
            }
          >
            {layoutWords.build[language]}
          </button>
        )}
      </div>
      {layout === "labyrinth" && scenario?.maze === undefined && (
        <p className="field-help">{layoutWords.buildText[language]}</p>
      )}
    </fieldset>
  );
}

/** What is open to all of a scenario: its introduction, how much it changes, and rooms to which nobody comes (CAT-VMAZE-08). */
function Told({ scenario }: { readonly scenario: NonNullable<CatacombsOptions["scenario"]> }): ReactNode {
  const language = useLanguage();
  const { intro, rooms, maze } = scenario;
  const warning = maze && mazeWarning(maze);
  return (
    <div className="scenario-told" role="status">
      <p className="scenario-intro">{intro[language] || layoutWords.untitled[language]}</p>
      <p>
        {layoutWords.told(Object.keys(rooms).length)[language]}{" "}
        {maze && layoutWords.ownMaze(maze.length)[language]}
      </p>
      {warning && (
        <p className="scenario-warning">
          <Because reason={warning} />
        </p>
      )}
    </div>
  );
}
