import type { CoachJob } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { firstOf } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import { staffPlans } from '../../model/staff-choices.ts';
import { type CarouselResult, runCarousel } from '../../offseason/carousel/carousel.ts';
import type { ForkedMoves, OwnSeat } from '../../offseason/carousel/market.ts';
import type { CoachSource } from '../../offseason/carousel/people.ts';
import { type ProgramSeason, unknownSeason } from '../../offseason/carousel/programs.ts';
import { realign } from '../../offseason/realignment/history.ts';
import { type Season, seasonWith } from '../dynasty-state.ts';
import { movesIn } from '../gameday/game-dice.ts';
import { playoffFormat } from '../playoff-format.ts';
import { nextSeasonFacts } from '../season-facts.ts';
import { programSeasons, surprisesBefore } from './expectation.ts';
import { ownJob } from './own-job.ts';
import { seasonAfter } from './season.ts';
import { hardOdds, securityOf } from './seat.ts';

/** Staff changes in December, after the season, including the player's own move. */

/** Inputs for drawing coaches. */
export type CastSource = Pick<Season, 'settings' | 'reference' | 'tuning'>;

/** Inputs for the coaches the carousel creates. */
export function coachSource({
  settings,
  reference,
  tuning,
}: Omit<CastSource, 'settings'> & { settings: Pick<Season['settings'], 'seed'> }): CoachSource {
  const { givenNames, familyNames, teams } = reference;
  return { seed: settings.seed, givenNames, familyNames, schools: teams.map(({ id }) => id), tuning };
}

/** Coaching moves a fork forces in a season's carousel. */
export function forkedMoves(source: Season): ForkedMoves {
  const { year } = source;
  return {
    stays: new Set(movesIn(source, year, 'stay').map(({ coach }) => coach)),
    hires: movesIn(source, year, 'hire'),
  };
}

/** Programs that join FBS after the season. */
function joining(source: Season): ProgramSeason[] {
  const { year, reference, programs } = source;
  const { entrants } = realign(programs, nextSeasonFacts(seasonWith(source, { polls: [] })));
  const starting = reference.startingPrestige(year + 1);
  const mean = programs.reduce((sum, { prestige }) => sum + prestige, 0) / programs.length;
  const power = isPower(year + 1);
  return entrants.map(({ team, conference }) => {
    const standing = (starting.get(team)?.prestige ?? 1) - mean;
    return unknownSeason({ team, standing, power: power(team, conference) });
  });
}

/** Job security of the player's coach after each of the given weeks, 0 to 100. */
export function ownSecurity(source: Season, job: CoachJob, weeks: readonly number[]): number[] {
  const { settings, tuning } = source;
  const field = playoffFormat(source).teams;
  const hard = hardOdds(settings.coach?.mode, tuning);
  const all = seasonAfter(source, job, weeks, { finalRank: null, ranked: 0, field, gone: null });
  return all.map((facts) => securityOf({ ...facts, hard }, tuning));
}

/** Whether the player's coach can be fired. */
export const canBeFired = ({ settings: { coach } }: Season): boolean =>
  coach !== undefined && coach.mode !== 'never_fired';

/**
 * Chance that the player's coach is fired after the season: 100 minus his job security, once that drops far enough for
 * talk to start.
 */
function firingChance(source: Season, job: CoachJob | undefined): number {
  if (job?.role !== 'head' || !canBeFired(source)) return 0;
  const security = firstOf(ownSecurity(source, job, [CHAMPIONSHIP_WEEK]));
  return security < source.tuning.coaches.goals.warm ? 1 - security / 100 : 0;
}

/** The season as it stood after the conference championships. */
export function afterChampionships(season: Season): Season {
  return seasonWith(season, { games: season.games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK) });
}

/**
 * Returns the staff changes after a season.
 * @param ranks the coaches before the changes
 * @param choice the player's choice, if he coaches and is not fired
 */
export function december(given: Season, ranks: CoachingRanks, choice: OwnSeat['choice']): CarouselResult {
  const source = seasonWith(afterChampionships(given), { coaches: ranks });
  const { year, ownCoach } = source;
  const programs = programSeasons(source);
  const active = ownCoach !== null && ranks.coach(ownCoach).retired === null;
  const firing = active ? firingChance(source, ownJob(ranks, ownCoach, year)) : 0;
  const staff = (team: TeamId) => staffPlans(source.staff, year, team);
  const own = active && { coach: ownCoach, firing, safe: !canBeFired(source), choice, staff };
  return runCarousel(ranks, {
    ...coachSource(source),
    year,
    programs,
    stay: new Set(programs.map(({ team }) => team)),
    join: joining(source),
    surprises: surprisesBefore(source, programs),
    forked: forkedMoves(source),
    ...(own && { own }),
  });
}
