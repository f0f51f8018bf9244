import type { TeamId } from '../ids.ts';

/** Possible answers to a contract extension. */
export const CONTRACT_ACTS = ['accept', 'decline'] as const;

/** The player's answer to an extension after a season. */
export type ContractChoice = {
  /** The season it follows. */
  year: number;
  team: TeamId;
} & (
  | {
      act: 'accept';
      /** Last season of the new contract, and its salary in million dollars a season. */
      through: number;
      pay: number;
    }
  | { act: 'decline' }
);

/** Reads a log entry as an answer; empty if it is not one. */
function choiceIn(written: unknown): ContractChoice[] {
  if (typeof written !== 'object' || written === null) return [];
  const { year, team, through, pay, decline } = written as Record<string, unknown>;
  if (typeof year !== 'number' || typeof team !== 'string') return [];
  if (decline === true) return [{ year, team, act: 'decline' }];
  if (typeof through !== 'number' || typeof pay !== 'number') return [];
  return [{ year, team, act: 'accept', through, pay }];
}

/** Reads answers from the log, earliest first. */
export function contractChoicesFrom(written: readonly unknown[]): ContractChoice[] {
  return written.flatMap(choiceIn);
}

/** Returns an answer as it is logged. */
export function writtenContractChoice(choice: ContractChoice): object {
  const { year, team } = choice;
  return choice.act === 'decline'
    ? { year, team, decline: true }
    : { year, team, accept: true, through: choice.through, pay: choice.pay };
}

/** The player's answer after a season at a program; undefined if he gave none. */
export function contractChoice(choices: readonly ContractChoice[], year: number, team: TeamId) {
  return choices.findLast((each) => each.year === year && each.team === team);
}
