import { type Attack, attackNames, cardWords } from "@ossuaire/catacombs";
import { say, type Words, w } from "@ossuaire/kernel";

/** Equal attacks that follow each other. */
export interface Volley {
  readonly attack: Attack;
  readonly count: number;
}

/** CAT-SEQ-02: the flicks of an action in their order, equal ones together. */
export function volleysOf(attacks: readonly Attack[]): readonly Volley[] {
  const volleys: Volley[] = [];
  for (const attack of attacks) {
    const last = volleys.at(-1);
    if (last !== undefined && isSame(last.attack, attack))
      volleys[volleys.length - 1] = { attack, count: last.count + 1 };
    else volleys.push({ attack, count: 1 });
  }
  return volleys;
}

function isSame(one: Attack, other: Attack): boolean {
  const facts = ({ kind, damage, modifiers }: Attack) =>
    [kind, damage, ...modifiers.map(({ id }) => id)].join();
  return facts(one) === facts(other);
}

/** “Coup de poing, puis 2 × Missile (étourdissante, sans dégât)”. */
export function sequenceWords(attacks: readonly Attack[], chain = false): Words {
  const [first = w("", ""), ...rest] = volleysOf(attacks).map(volleyWords);
  const line = rest.reduce((before, next) => say`${before}, ${cardWords.next} ${next}`, first);
  return chain ? say`${line}, ${cardWords.chain}` : line;
}

function volleyWords({ attack, count }: Volley): Words {
  const name = attackNames[attack.kind];
  const many = count === 1 ? name : say`${w(`${count} ×`, `${count} ×`)} ${name}`;
  const [first, ...rest] = [
    ...attack.modifiers.map((modifier) => modifier.name),
    ...(attack.damage === 0 ? [cardWords.noDamage] : []),
  ];
  if (first === undefined) return many;
  return say`${many} (${rest.reduce((before, next) => say`${before}, ${next}`, first)})`;
}
