import type { CalledOffCause } from '../model/program/called-off.ts';

/** Why a team could not play; ends with `at` and its name. */
const CAUSES: Readonly<Record<CalledOffCause, string>> = {
  players: 'not enough players available',
  tracing: 'contact tracing left too few players',
  paused: 'positive tests paused all team activities',
};

/** Facts of a game that was called off. */
interface CalledOffFacts {
  home: string;
  away: string;
  neutral: boolean;
  short: string;
  cause: CalledOffCause;
  movedTo: number | null;
}

/** `Ohio State at Maryland canceled: not enough players available at Maryland.` */
export function calledOffText({ home, away, neutral, short, cause, movedTo }: CalledOffFacts): string {
  const outcome = movedTo === null ? 'canceled' : `moved to Week ${movedTo}`;
  return `${away} ${neutral ? 'vs.' : 'at'} ${home} ${outcome}: ${CAUSES[cause]} at ${short}.`;
}
