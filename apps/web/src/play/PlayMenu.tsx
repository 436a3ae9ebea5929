import type { Kind, Refusal, Seat } from "@ossuaire/kernel";
import type { News, OpenTable } from "@ossuaire/table";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import type { Look } from "../games/look.ts";
import { Sheet } from "../look/Sheet.tsx";
import { href } from "../route/route.ts";
import { isCatalogue } from "../rules/catalogues.ts";
import { SettingsOnDemand } from "../settings/SettingsOnDemand.tsx";
import { useTableWords } from "../words/table.ts";
import { BarSign } from "./BarSign.tsx";
import { PaceChoice } from "./blows/PaceChoice.tsx";

// Fetched when somebody shares for the first time.
const ShareSheet = lazy(async () => ({ default: (await import("./ShareSheet.tsx")).ShareSheet }));

/** What is done beside the game: take back, share, settings, rules, language. */
export function PlayMenu({
  table,
  look: { Help },
  seat,
  view,
  undo,
  over,
  onRefused,
  onUnkept,
}: {
  readonly table: OpenTable;
  readonly look: Look;
  readonly seat: Seat;
  /** What lies on the table, for whoever looks something up. */
  readonly view: Kind["view"];
  readonly undo: News["undo"][Seat];
  readonly over: boolean;
  onRefused(refusal: Refusal | undefined): void;
  /** Says once more that the match is not stored. */
  readonly onUnkept: (() => void) | undefined;
}): ReactNode {
  const { t } = useTableWords();
  const [open, setOpen] = useState<Leaf>();
  const close = () => setOpen(undefined);
  const takeBack = async (agreed: boolean) => {
    close();
    onRefused(await table.undo(seat, agreed));
  };
  return (
    <>
      <button
        type="button"
        className="play-button play-undo"
        disabled={undo === "no"}
        onClick={() => (undo === "free" || table.elsewhere ? void takeBack(false) : setOpen("undo"))}
      >
        {t("table.undo")}
      </button>
      <button type="button" className="play-button" onClick={() => setOpen("menu")}>
        <BarSign of="menu" />
        {t("table.menu")}
      </button>
      {open === "menu" && (
        <MenuSheet
          game={table.sitting.game}
          canShare={over || !table.elsewhere}
          onOpen={setOpen}
          onUnkept={onUnkept}
          onClose={close}
        />
      )}
      {open === "undo" && (
        <Sheet title={t("table.undoAsk")} onClose={close}>
          <p>{t("table.undoAskText")}</p>
          <div className="leaf-actions">
            <button type="button" className="button" onClick={close}>
              {t("table.undoNot")}
            </button>
            <button type="button" className="button button-forward" onClick={() => void takeBack(true)}>
              {t("table.undoAgree")}
            </button>
          </div>
        </Sheet>
      )}
      {open === "help" && (
        <Sheet title={t("table.helpTitle")} onClose={close}>
          <Suspense fallback={<p>{t("frame.loading")}</p>}>
            <Help view={view} />
          </Suspense>
        </Sheet>
      )}
      {open === "share" && (
        <Suspense fallback={null}>
          <ShareSheet table={table} over={over} onClose={close} />
        </Suspense>
      )}
      {open === "settings" && <SettingsOnDemand onClose={close} />}
    </>
  );
}

type Leaf = "menu" | "undo" | "share" | "settings" | "help";

/** One menu at every width of the window. */
function MenuSheet({
  game,
  canShare,
  onOpen,
  onUnkept,
  onClose,
}: {
  readonly game: string;
  /** What lies on this device can be given away, what lies elsewhere once it is over. */
  readonly canShare: boolean;
  onOpen(leaf: Leaf): void;
  readonly onUnkept: (() => void) | undefined;
  onClose(): void;
}): ReactNode {
  const { t } = useTableWords();
  return (
    <Sheet title={t("table.menu")} onClose={onClose}>
      <div className="menu-list">
        {onUnkept && (
          <button
            type="button"
            className="play-button play-unkept"
            onClick={() => {
              onClose();
              onUnkept();
            }}
          >
            {t("unkept.short")}
          </button>
        )}
        {(canShare ? (["help", "share", "settings"] as const) : (["help", "settings"] as const)).map(
          (leaf) => (
            <button key={leaf} type="button" className="play-button" onClick={() => onOpen(leaf)}>
              {t(`table.${leaf}`)}
            </button>
          ),
        )}
        {isCatalogue(game) && (
          <a className="play-button" href={href({ page: "catalogue", catalogue: game, query: "" })}>
            {t("table.rules")}
          </a>
        )}
        <LanguageSwitch />
        <a className="play-button" href={href({ page: "home" })}>
          {t("table.home")}
        </a>
      </div>
      <PaceChoice />
    </Sheet>
  );
}
