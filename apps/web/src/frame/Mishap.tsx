import { Component, type ReactNode } from "react";
import { useFreshStart } from "../version/useFreshStart.ts";
import { useHomeWords } from "../words/home.ts";

type MishapProps = {
  readonly place: string;
  /** What stands there meanwhile, where what surrounds it must stay as it is. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};
type MishapState = { readonly place: string; readonly fallen: boolean };

/** Stands in for a page that could not be opened, until one goes to another place; the rest stays as it is. */
export class Mishap extends Component<MishapProps, MishapState> {
  override readonly state = { place: this.props.place, fallen: false };

  static getDerivedStateFromError(): Pick<MishapState, "fallen"> {
    return { fallen: true };
  }

  static getDerivedStateFromProps({ place }: MishapProps, state: MishapState): MishapState | null {
    return place === state.place ? null : { place, fallen: false };
  }

  override render(): ReactNode {
    return this.state.fallen ? (this.props.instead ?? <Fallen />) : this.props.children;
  }
}

function Fallen(): ReactNode {
  const { t } = useHomeWords();
  if (useFreshStart()) return <p className="frame-wait">{t("frame.loading")}</p>;
  return (
    <div className="notice" role="alert">
      <h1>{t("frame.mishap")}</h1>
      <p>{t("frame.mishapHelp")}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t("frame.again")}
      </button>
    </div>
  );
}
