import { decideJob, type JobInput } from '../../decisions/job.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import { isMarketOpen, type JobOpening, marketOf } from '../../dynasty/career/market.ts';
import type { DynastyState, Settings } from '../../dynasty/dynasty-state.ts';
import type { TeamId } from '../../model/ids.ts';
import { type CareerMode, OWN_COACH_AGE, type OwnCoach } from '../../model/own-coach.ts';
import { take } from './bot.ts';

/** Bots with careers. */

/** Creates a bot's coach: young, and good at recruiting. */
function coachAt(team: TeamId, mode: CareerMode): OwnCoach {
  const person = { first: 'Pat', last: 'Doyle', age: OWN_COACH_AGE.usual, school: team } as const;
  return { ...person, side: 'offense', origin: 'position coach', strengths: ['recruiting'], mode };
}

/** Returns the settings of a dynasty, with a coach if the bot has a career. */
export function withCareer(settings: Settings, mode: CareerMode | null): Settings {
  return mode === null ? settings : { ...settings, coach: coachAt(settings.team, mode) };
}

/** Whether a bot makes the program's decisions now: its coach works there, or it has no coach. */
export const decides = (dynasty: DynastyState): boolean => closedToCoach(dynasty, 'setBoard') === null;

/** Returns the best job offered, if it is a step up; any offer for a coach without a job. */
function bestOf(openings: readonly JobOpening[], works: boolean): TeamId | null {
  const offers = openings.filter(({ call, up }) => call === 'offer' && (!works || up > 0));
  return offers[0]?.team ?? null;
}

/** Changes jobs as ambitious coaches do: up whenever a better program offers, and after a firing to any that does. */
export function chooseJob(dynasty: DynastyState): void {
  if (!isMarketOpen(dynasty)) return;
  const { fired, openings } = marketOf(dynasty);
  const works = !fired && decides(dynasty);
  const team = bestOf(openings, works);
  const input: JobInput = team === null ? { [works ? 'stay' : 'year_out']: true } : { take: team };
  take(dynasty, decideJob(dynasty, input));
}
