import type { HeadSeason, Reputation } from '../../contract/views/index.ts';
import { surprisesBefore } from '../../dynasty/career/expectation.ts';
import { seasonWith } from '../../dynasty/dynasty-state.ts';
import { type Coach, type CoachJob, coversWeek, isInterim } from '../../model/coaches.ts';
import type { TeamSeason } from '../../model/season.ts';
import { reputationOf } from '../../offseason/carousel/reputation.ts';
import { isFinished, recordOf, records, winnerOf } from '../../season/records.ts';
import { isRanked } from '../../words/numbers.ts';
import { coachesOf } from '../coaches.ts';
import { bowlsOf } from '../queries/memory/trophies.ts';
import type { QueryContext } from '../reading/context.ts';
import { conferenceName, historicConference, teamFacts } from '../reading/season-view.ts';

/** Results of a coach's teams. */

/** Wins above expectations, per 12 games a season, at which each reputation starts; below the last it is poor. */
const LEVELS: readonly (readonly [Reputation, number])[] = [
  ['elite', 2],
  ['strong', 1.2],
  ['good', 0.5],
  ['average', -0.5],
  ['shaky', -1.2],
];

/** The last season recorded in the programs' history. */
function lastClosed({ season, save }: QueryContext): number {
  return save.history.ofYear(season.year).length > 0 ? season.year : season.year - 1;
}

/** A coach's reputation from his teams' records against expectations. */
export function reputationIn(context: QueryContext, { id }: Coach): Reputation {
  const { memo, season } = context;
  const year = lastClosed(context);
  const career = coachesOf(context).career(id);
  if (!career.some((job) => job.since <= year && !isInterim(job))) return 'unproven';
  const surprises = memo('surprises', () => surprisesBefore(seasonWith(season, { year: year + 1 })));
  const wins = reputationOf(career, year, surprises, season.tuning);
  return LEVELS.find(([, least]) => wins >= least)?.[0] ?? 'poor';
}

/** Games of a season in which a head coach led the team. */
function gamesCoached({ save }: QueryContext, job: CoachJob, year: number) {
  return save.games.ofTeam(year, job.team).filter(({ week }) => coversWeek(job, year, week));
}

/** His record in a season so far; undefined for an unknown season. */
function recordIn(context: QueryContext, job: CoachJob, year: number) {
  const { season, save } = context;
  if (year >= season.settings.startYear) return recordOf(records(gamesCoached(context, job, year)), job.team);
  return save.history.ofTeam(job.team).find((row) => row.year === year);
}

function bowlsIn(context: QueryContext, job: CoachJob, year: number) {
  const coached = new Set(
    gamesCoached(context, job, year)
      .filter(isFinished)
      .map(({ id }) => id),
  );
  const bowls = bowlsOf(context, job.team).filter(({ id }) => coached.has(id));
  const bowl_wins = bowls.filter(({ result }) => result === 'W').length;
  return { bowl_wins, bowl_losses: bowls.length - bowl_wins };
}

/** Titles won in a season: those on record, or those of the season that is being played. */
function titlesIn(context: QueryContext, job: CoachJob, year: number, row: TeamSeason | null) {
  if (row !== null || year !== context.season.year)
    return { conference_champion: row?.conferenceChampion ?? false, champion: row?.champion ?? false };
  const won = gamesCoached(context, job, year).filter((game) => winnerOf(game) === job.team);
  return {
    conference_champion: won.some(({ kind }) => kind === 'conference_championship'),
    champion: won.some(({ kind, bracketSlot }) => kind === 'playoff' && bracketSlot === 'championship'),
  };
}

function headSeason(context: QueryContext, job: CoachJob, year: number): HeadSeason[] {
  const { season, save, seasonOf } = context;
  const record = recordIn(context, job, year);
  if (record === undefined) return [];
  const row = save.history.ofTeam(job.team).find((each) => each.year === year);
  const week = year === job.until ? job.lastWeek : null;
  const finished = row !== undefined && week === null ? row : null;
  const now = seasonOf(season.year);
  return [
    {
      year,
      team: teamFacts(season, job.team).name,
      interim: isInterim(job),
      week,
      wins: record.wins,
      losses: record.losses,
      rank: finished?.rank ?? 0,
      conference:
        row === undefined
          ? conferenceName(now, now.program.get(job.team)?.conference ?? null)
          : historicConference(season, year, row.conference),
      ...titlesIn(context, job, year, row === undefined ? null : finished),
      ...bowlsIn(context, job, year),
    },
  ];
}

/** A head coach's seasons in one job, newest first. */
export function seasonsIn(context: QueryContext, job: CoachJob): HeadSeason[] {
  if (job.role !== 'head') return [];
  const last = Math.min(job.until ?? context.season.year, context.season.year);
  const years = Array.from({ length: Math.max(0, last - job.since + 1) }, (_, at) => last - at);
  return years.flatMap((year) => headSeason(context, job, year));
}

const sum = (seasons: readonly HeadSeason[], of: (season: HeadSeason) => number): number =>
  seasons.reduce((all, season) => all + of(season), 0);

/** Total record of some seasons. */
export function recordThrough(seasons: readonly HeadSeason[]) {
  return { wins: sum(seasons, ({ wins }) => wins), losses: sum(seasons, ({ losses }) => losses) };
}

/** A head coach's titles, bowls and honors. */
export function totalsOf(seasons: readonly HeadSeason[]) {
  return {
    ...recordThrough(seasons),
    titles: sum(seasons, ({ champion }) => Number(champion)),
    conference_titles: sum(seasons, ({ conference_champion }) => Number(conference_champion)),
    bowl_wins: sum(seasons, ({ bowl_wins }) => bowl_wins),
    bowl_losses: sum(seasons, ({ bowl_losses }) => bowl_losses),
    ranked: seasons.filter(({ rank }) => isRanked(rank)).length,
  };
}
