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

function placesBefore({ memory, history }: Season): ReadonlyMap<number, Places> {
  return memory.recall('places in past seasons', [history], () => {
    const years = groupBy(history, ({ year }) => year);
    return new Map([...years].map(([year, rows]) => [year, placesOf(rows)]));
  });
}

function placesNow({ memory, programs }: Season): Places {
  return memory.recall('places', [programs], () => placesOf(programs));
}

/** Returns a program's salary for a job on its staff, by season. */
export function payIn(season: Season, team: TeamId, role: CoachRole = 'head') {
  return (year: number): number => {
    const then = placesBefore(season).get(year);
    const { standing, conference } = then?.standing.has(team) ? then : placesNow(season);
    const power = isPower(year)(team, conference.get(team) ?? null);
    return payOf(role, { standing: standing.get(team) ?? 0, power }, year, season.tuning);
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
