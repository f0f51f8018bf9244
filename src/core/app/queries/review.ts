import { done, type Result } from '../../contract/result.ts';
import type { IndividualTable } from '../../contract/views/columns.ts';
import type {
  DecidingGame,
  LeaderStat,
  LeavingPlayer,
  PlayerHonors,
  Review,
  SeasonLeader,
} from '../../contract/views/index.ts';
import type { TeamId } from '../../model/ids.ts';
import { AWARD_KINDS } from '../../model/people/awards.ts';
import { hasReached } from '../../model/stages.ts';
import { coachVoteOf, leaderOf } from '../coaches.ts';
import { decidedIn } from '../ledger/decided.ts';
import type { QueryContext } from '../reading/context.ts';
import { dynastyYears, findYear } from '../reading/names.ts';
import { isTurnedOver, recordOf, teamFacts } from '../reading/season-view.ts';
import { playerAwards } from '../views/awards.ts';
import { scheduleGameView } from '../views/game.ts';
import { pageView, rankOf, rankOrNone } from '../views/team.ts';
import { teamTables } from './league/stats.ts';
import { bowlsOf, conferenceTitlesOf, titlesOf } from './memory/trophies.ts';
import { leavingPlayers, redshirtsOf, unlessReached } from './offseason.ts';
import { teamSchedule } from './team.ts';
import { prestigeAfterSeason } from './why.ts';

const TABLES = ['passing', 'rushing', 'receiving', 'defense'] as const satisfies readonly IndividualTable[];

/** Table and column of each leader statistic. */
const LEADER_COLUMNS: readonly (readonly [stat: LeaderStat, table: (typeof TABLES)[number], column: string])[] = [
  ['pass_yards', 'passing', 'yards'],
  ['rush_yards', 'rushing', 'yards'],
  ['receiving_yards', 'receiving', 'yards'],
  ['tackles', 'defense', 'tackles'],
  ['sacks', 'defense', 'sacks'],
  ['interceptions', 'defense', 'interceptions'],
];

function leadersOf(context: QueryContext, team: TeamId): SeasonLeader[] {
  const tables = teamTables(context, team, TABLES);
  return LEADER_COLUMNS.flatMap(([stat, table, column]) => {
    const value = (line: { stats: Record<string, number> }) => line.stats[column] ?? 0;
    const [best] = Object.values(tables[table]).sort((a, b) => value(b) - value(a) || a.id - b.id);
    if (best === undefined || value(best) <= 0) return [];
    const { id, first, last, pos } = best;
    return [{ stat, id, first, last, pos, value: value(best) }];
  });
}

/** The season's games, opponents with the best final rank first. */
function byOpponent({ season }: QueryContext, team: TeamId): DecidingGame[] {
  const place = ({ final_ranking: rank }: DecidingGame) => rank ?? Number.POSITIVE_INFINITY;
  return (season.gamesOf.get(team) ?? [])
    .map((game) => ({
      ...scheduleGameView(season, game, team),
      final_ranking: rankOrNone(season, game.home === team ? game.away : game.home),
    }))
    .sort((a, b) => (place(a) === place(b) ? a.weekPlayed - b.weekPlayed : place(a) - place(b)));
}

/** Honored players, most decorated first. */
function honorsOf(context: QueryContext, team: TeamId): PlayerHonors[] {
  const { season, save } = context;
  const given = save.awards.ofYear(season.year).filter((award) => award.team === team);
  const best = (id: number) =>
    Math.min(
      ...given
        .filter(({ player }) => player === id)
        .map(({ kind, selection }) => 2 * AWARD_KINDS.indexOf(kind) + (selection === 2 ? 1 : 0)),
    );
  const people = save.players.byIds([...new Set(given.map(({ player }) => player))]);
  return [...people]
    .sort((a, b) => best(a.id) - best(b.id) || a.id - b.id)
    .map(({ id, first, last, position }) => ({
      id,
      first,
      last,
      pos: position,
      awards: playerAwards(context, id).filter(({ year }) => year === season.year),
    }));
}

/** Number of starters who return; null if the roster is already next season's. */
function startersOf(
  { season, save }: QueryContext,
  team: TeamId,
  leaving: readonly LeavingPlayer[],
): Review['returning_starters'] {
  if (isTurnedOver(season)) return null;
  const gone = new Set(leaving.map(({ id }) => id));
  const starters = save.players.ofTeam(team).filter(({ starter }) => starter);
  return { back: starters.filter(({ id }) => !gone.has(id)).length, of: starters.length };
}

/** Closed seasons of the dynasty, newest first. */
export function closedYears({ season }: QueryContext): number[] {
  return dynastyYears(season).filter((year) => year < season.year || hasReached(season.row.stage, 'summary'));
}

/** A review of a finished season of the player's team; the current one unless a year is given. */
export function review(running: QueryContext, input: { year?: number | undefined }): Result<Review> {
  const year = findYear(running.season, input.year);
  if (!year.ok) return year;
  const refused = year.value === running.season.year && unlessReached(running, 'summary', 'The season’s review');
  if (refused) return refused;
  const season = running.seasonOf(year.value);
  const context = { ...running, season };
  const team = season.settings.team;
  const schedule = teamSchedule(context, { team: teamFacts(season, team).name, year: season.year });
  if (!schedule.ok) return schedule;
  const prestige = prestigeAfterSeason(context, team);
  if (!prestige.ok) return prestige;
  const ofYear = ({ year }: { year: number }) => year === season.year;
  const games = byOpponent(context, team);
  const leaving = leavingPlayers(context);
  const { info: _info, team: _team, conferences: _conferences, ...explained } = prestige.value;
  const { wins, losses } = recordOf(season, team);
  return done({
    ...pageView(season),
    year: season.year,
    years: closedYears(running),
    wins,
    losses,
    final_ranking: rankOf(season, team),
    national_champion: titlesOf(context, team).some(ofYear),
    conference_title: conferenceTitlesOf(context, team).find(ofYear) ?? null,
    postseason: bowlsOf(context, team).filter(ofYear).reverse(),
    games: schedule.value.games,
    best_win: games.find(({ result }) => result === 'W') ?? null,
    worst_loss: games.findLast(({ result }) => result === 'L') ?? null,
    leaders: leadersOf(context, team),
    honors: honorsOf(context, team),
    head_coach: leaderOf(context, team),
    coach_of_the_year: coachVoteOf(context, season.year),
    poll: schedule.value.poll,
    prestige: explained,
    leaving,
    redshirts: redshirtsOf(context, leaving),
    returning_starters: startersOf(context, team, leaving),
    ledger: decidedIn(context),
  });
}
