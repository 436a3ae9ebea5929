import { type Asked, isSaid, type Said, type Services, type Wire } from "./services.ts";

/** How each question is answered; `tell` says something on the way. */
type Answering<All extends Services<All>> = {
  readonly [Name in keyof All]: (
    about: All[Name]["about"],
    tell: (told: All[Name]["told"]) => void,
  ) => All[Name]["answer"] | Promise<All[Name]["answer"]>;
};

/** In a worker: answers what the page asks. Whoever asks for what breaks down is told so, and waits no longer. */
export function serve<All extends Services<All>>(answering: Answering<All>, wire: Wire = self): void {
  const say = (said: Said) => wire.postMessage(said);
  const answer = <Name extends keyof All>(name: Name, about: All[Name]["about"], n: number) =>
    answering[name](about, (told) => say({ n, told }));
  wire.addEventListener("message", async ({ data }) => {
    if (!isAsked<All>(data)) return;
    const { n, name, about } = data;
    try {
      say({ n, answer: await answer(name, about, n) });
    } catch (bug) {
      say({ n, broken: String(bug) });
    }
  });
}

function isAsked<All extends Services<All>>(input: unknown): input is Asked<All> {
  return isSaid(input) && "name" in input;
}
