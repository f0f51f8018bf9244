import type { CoachJob, CoachRole } from '../../model/coaches.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import { contractChoice } from '../../model/people/contract-choices.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { ContractSource } from '../../offseason/carousel/contract.ts';
import { payOf } from '../../offseason/carousel/pay.ts';
import { standings } from '../../offseason/carousel/programs.ts';
import type { Surprises } from '../../offseason/carousel/reputation.ts';
import type { Season } from '../dynasty-state.ts';

/** Coaching salaries and the contracts of head coaches, in million dollars throughout. */

/** Prestige and conference of the programs, which set their pay. */
interface Places {
  standing: ReadonlyMap<TeamId, number>;
  conference: ReadonlyMap<TeamId, ConferenceId | null>;
}

type Placed = Pick<TeamSeason, 'team' | 'conference' | 'prestige'>;

const placesOf = (rows: readonly Placed[]): Places => ({
  standing: standings(rows),
  conference: new Map(rows.map(({ team, conference }) => [team, conference])),
});

/** Programs of past seasons, cached by history. */
const earlier = new WeakMap<readonly TeamSeason[], ReadonlyMap<number, Places>>();

function placesBefore(history: readonly TeamSeason[]): ReadonlyMap<number, Places> {
  const known =
    earlier.get(history) ??
    new Map([...groupBy(history, ({ year }) => year)].map(([year, rows]) => [year, placesOf(rows)]));
  earlier.set(history, known);
  return known;
}

/** Programs of the current season, cached. */
const running = new WeakMap<readonly Placed[], Places>();

function placesNow(programs: readonly Placed[]): Places {
  const known = running.get(programs) ?? placesOf(programs);
  running.set(programs, known);
  return known;
}

/** Returns a program's salary for a job on its staff, by season. */
export function payIn({ history, programs, tuning }: Season, team: TeamId, role: CoachRole = 'head') {
  return (year: number): number => {
    const then = placesBefore(history).get(year);
    const { standing, conference } = then?.standing.has(team) ? then : placesNow(programs);
    const power = isPower(year)(team, conference.get(team) ?? null);
    return payOf(role, { standing: standing.get(team) ?? 0, power }, year, tuning);
  };
}

/** Inputs to a head coach's contract. */
export function contractSource(source: Season, { team }: CoachJob, surprises: Surprises): ContractSource {
  return {
    surprise: (year) => surprises(team, year),
    pay: payIn(source, team),
    answer: (year) => contractChoice(source.deals, year, team),
    tuning: source.tuning,
  };
}
