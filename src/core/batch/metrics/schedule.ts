import type { TeamId } from '../../model/ids.ts';
import { addTo } from '../../model/lists.ts';
import { meetingKey } from '../../season/schedule/league.ts';
import { marginOf } from './games.ts';
import type { Carried, FinishedGame, Hosts, SeasonData } from './season-data.ts';
import { mean, present, seasonValue, share, type Values } from './values.ts';

/** The last week with open dates; after it only Army and Navy still wait for their game. */
const LAST_OPEN_WEEK = 13;
const LONG_TRIP = 4;

/** Returns the hosts of the season's conference games, neutral sites left out. */
export function hostsOf({ games }: Pick<SeasonData, 'games'>): Hosts {
  const hosted = games.filter(({ game }) => game.kind === 'regular' && game.conference !== null && !game.neutral);
  return new Map(hosted.map(({ game }) => [meetingKey(game.home, game.away), game.home]));
}

/** Measures games against FCS teams, which play on the road. */
function visits(games: readonly FinishedGame[], isFbs: (team: TeamId) => boolean): Values {
  const margins = games.filter(({ away }) => !isFbs(away)).map(marginOf);
  return present({
    visits: seasonValue(margins.length),
    visits_won: share(margins, (margin) => margin > 0),
    visits_margin: seasonValue(mean(margins)),
  });
}

/** Returns the weeks without a game, from the first to the last with open dates. */
function openWeeks(games: readonly FinishedGame[]): number[] {
  const busy = new Set(games.map(({ week }) => week));
  return Array.from({ length: LAST_OPEN_WEEK }, (_, i) => i + 1).filter((week) => !busy.has(week));
}

/** Returns a team's longest road trip, in consecutive road games. */
function longestTrip(team: TeamId, games: readonly FinishedGame[]): number {
  let [now, most] = [0, 0];
  for (const { away, neutral } of games.toSorted((a, b) => a.week - b.week)) {
    now = away === team && !neutral ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

/** Inputs to the schedule metrics. */
type Scheduled = Pick<SeasonData, 'all' | 'games'> & {
  teams: readonly { team: TeamId }[];
  previous: Pick<Carried, 'hosts'> | null;
};

/** Measures the season's schedule: FCS opponents, open dates, road trips, alternating hosts. */
export function scheduleMetrics({ all, games, teams, previous }: Scheduled): Values {
  const fbs = new Set(teams.map(({ team }) => team));
  const regular = all.flatMap(({ game }) => (game.kind === 'regular' ? [game] : []));
  const byTeam = new Map<TeamId, FinishedGame[]>();
  for (const game of regular) for (const team of [game.home, game.away]) addTo(byTeam, team, game);
  const own = teams.map(({ team }) => ({ team, list: byTeam.get(team) ?? [] }));
  const open = own.map(({ list }) => openWeeks(list));
  const idle = Array.from({ length: LAST_OPEN_WEEK }, (_, i) => open.filter((weeks) => weeks.includes(i + 1)).length);
  const again = [...hostsOf({ games })].filter(([pair]) => previous?.hosts.has(pair));
  return {
    ...visits(regular, (team) => fbs.has(team)),
    ...present({
      byes_in_a_row: share(open, (weeks) => weeks.some((week) => weeks.includes(week + 1))),
      byes_busiest: seasonValue(Math.max(...idle), teams.length),
      road_four: share(own, ({ team, list }) => longestTrip(team, list) >= LONG_TRIP),
      host_twice: share(again, ([pair, host]) => previous?.hosts.get(pair) === host),
    }),
  };
}
