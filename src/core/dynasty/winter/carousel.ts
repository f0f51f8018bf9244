import { type CoachId, type CoachJob, newJob, type StaffChanges } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK, REGULAR_WEEKS } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { lastOf } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import { castOf } from '../../offseason/carousel/cast.ts';
import { chanceOfFiring, projected, seatDraws } from '../../offseason/carousel/expectation.ts';
import { takenOver } from '../../offseason/carousel/own-coach.ts';
import type { ProgramSeason } from '../../offseason/carousel/programs.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { recordOf, records } from '../../season/records.ts';
import { type CastSource, canBeFired, coachSource, december, forkedMoves, ownSecurity } from '../career/december.ts';
import { type Member, placed, programSeasons } from '../career/expectation.ts';
import { headCoachOf, staffIn, staffOf } from '../coaches.ts';
import type { DynastyState, Settings } from '../dynasty-state.ts';

/** Firings and hirings of coaches. */

/** Returns every coach at the start of a dynasty. */
export function openingCast(
  source: Omit<CastSource, 'settings'> & { settings: Pick<Settings, 'seed' | 'startYear'> },
  members: readonly Member[],
  history: readonly TeamSeason[],
): CoachingRanks {
  const { startYear } = source.settings;
  return castOf({
    ...coachSource(source),
    startYear,
    programs: placed(members, startYear),
    history,
    isPower: ({ team, conference, year }) => isPower(year)(team, conference),
  });
}

/** Adds the player to the coaches of a new dynasty, if he is a coach. */
export function withOwnCoach(
  cast: CoachingRanks,
  source: CastSource,
): { coaches: CoachingRanks; ownCoach: CoachId | null } {
  const { coach, team, startYear } = source.settings;
  if (coach === undefined) return { coaches: cast, ownCoach: null };
  const id = cast.nextId();
  return { coaches: takenOver(cast, { id, coach, team, startYear }, coachSource(source)), ownCoach: id };
}

/** Chance that a head coach is fired after the season if it continues as it has. */
export function chanceAsItGoes(
  { tuning, year }: Pick<DynastyState, 'tuning' | 'year'>,
  program: ProgramSeason,
  since: number,
): number {
  const season = projected(program, program.expected, tuning);
  return chanceOfFiring({ ...program, ...season, tenure: year - since + 1 }, tuning);
}

/**
 * The same chance for the player's coach. He is never fired out of the blue: his seat must have been hot before the
 * week's game too.
 */
function ownChance(dynasty: DynastyState, job: CoachJob, week: number): number {
  if (!canBeFired(dynasty) || !plays(dynasty, job.team, week)) return 0;
  const both = ownSecurity(dynasty, job, [week - 1, week]);
  return Math.max(...both) < dynasty.tuning.coaches.goals.hot ? 1 - lastOf(both) / 100 : 0;
}

const plays = ({ games }: DynastyState, team: TeamId, week: number): boolean =>
  games.some((game) => game.week === week && (game.home === team || game.away === team));

/**
 * Chance that a head coach is fired after this week because his program has lost patience. `chance` is the chance after
 * the season.
 */
function chanceNow({ tuning, settings, year }: DynastyState, team: TeamId, chance: number): number {
  const { midseason } = tuning.coaches;
  if (chance <= midseason.seat) return 0;
  const patience = seatDraws(settings.seed, year, team).float();
  return patience < chance ? midseason.chance * (chance - midseason.seat) : 0;
}

/** Picks the interim head coach: the coordinator with the longer tenure, or the offensive coordinator if tied. */
function interimOf(dynasty: DynastyState, team: TeamId, week: number): CoachJob {
  const { offense, defense } = staffIn(staffOf(dynasty, team));
  const { coach } = defense.job.since < offense.job.since ? defense : offense;
  const job = newJob({ coach: coach.id, team, role: 'head', since: dynasty.year });
  return { ...job, fromWeek: week + 1, until: dynasty.year, end: 'interim' };
}

/** Head coaches fired during the season. */
function duringSeason(dynasty: DynastyState, week: number): StaffChanges {
  const { stays } = forkedMoves(dynasty);
  const jobs = programSeasons(dynasty).flatMap((program): CoachJob[] => {
    const { team, wins, losses } = program;
    const { job } = headCoachOf(dynasty, team);
    if (job.until !== null || stays.has(job.coach)) return [];
    const own = job.coach === dynasty.ownCoach;
    const after = own ? ownChance(dynasty, job, week) : chanceAsItGoes(dynasty, program, job.since);
    const chance = chanceNow(dynasty, team, after);
    const dice = (): Stream => stream(dynasty.settings.seed, 'carousel', dynasty.year, team, 'week', week);
    if (chance === 0 || !dice().chance(chance)) return [];
    const gone = { ...job, until: dynasty.year, lastWeek: week, end: 'fired' as const };
    return [{ ...gone, wins: job.wins + wins, losses: job.losses + losses }, interimOf(dynasty, team, week)];
  });
  return { coaches: [], jobs };
}

const NOTHING: StaffChanges = { coaches: [], jobs: [] };

/** Returns staff changes after a week that has been played. */
export function staffsAfter(dynasty: DynastyState, week: number): StaffChanges {
  const { firstWeek } = dynasty.tuning.coaches.midseason;
  if (week === CHAMPIONSHIP_WEEK) return december(dynasty, dynasty.coaches, null);
  return week >= firstWeek && week < REGULAR_WEEKS ? duringSeason(dynasty, week) : NOTHING;
}

/** Returns head coaches' jobs with the finished season added to their records. */
export function countSeason(dynasty: DynastyState): CoachJob[] {
  const all = records(dynasty.games);
  return dynasty.programs.flatMap(({ team }): CoachJob[] => {
    const { wins, losses } = recordOf(all, team);
    const { heads, interim } = staffOf(dynasty, team);
    const { job } = lastOf(heads);
    if (interim === null) return [{ ...job, wins: job.wins + wins, losses: job.losses + losses }];
    const before = recordBefore(dynasty, team, interim.job.fromWeek);
    return [{ ...interim.job, wins: wins - before.wins, losses: losses - before.losses }];
  });
}

function recordBefore(dynasty: DynastyState, team: TeamId, week: number) {
  return recordOf(records(dynasty.games.filter((game) => game.week < week)), team);
}
