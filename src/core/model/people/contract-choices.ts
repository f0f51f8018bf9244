import type { TeamId } from '../ids.ts';

/** What the player's coach can say to an extension that his program offers. */
export const CONTRACT_ACTS = ['accept', 'decline'] as const;

/** His answer after a season. */
export type ContractChoice = {
  /** The season it follows. */
  year: number;
  team: TeamId;
} & (
  | {
      act: 'accept';
      /** The last season of the new contract, and million dollars a season. */
      through: number;
      pay: number;
    }
  | { act: 'decline' }
);

/** The answer of an entry of the log; none where it is none. */
function choiceIn(written: unknown): ContractChoice[] {
  if (typeof written !== 'object' || written === null) return [];
  const { year, team, through, pay, decline } = written as Record<string, unknown>;
  if (typeof year !== 'number' || typeof team !== 'string') return [];
  if (decline === true) return [{ year, team, act: 'decline' }];
  if (typeof through !== 'number' || typeof pay !== 'number') return [];
  return [{ year, team, act: 'accept', through, pay }];
}

/** Answers as the log keeps them, earliest first. */
export function contractChoicesFrom(written: readonly unknown[]): ContractChoice[] {
  return written.flatMap(choiceIn);
}

/** An answer as the log keeps it. */
export function writtenContractChoice(choice: ContractChoice): object {
  const { year, team } = choice;
  return choice.act === 'decline'
    ? { year, team, decline: true }
    : { year, team, accept: true, through: choice.through, pay: choice.pay };
}

/** What he said after a season at a program; undefined: nothing. */
export function contractChoice(choices: readonly ContractChoice[], year: number, team: TeamId) {
  return choices.findLast((each) => each.year === year && each.team === team);
}
