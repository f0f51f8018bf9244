import { groupBy } from '../../model/groups.ts';
import type { TeamId } from '../../model/ids.ts';
import type { PlayerSeason } from '../../model/season.ts';
import { type PlayerStat, STAT } from '../../model/stats.ts';
import type { SeasonData } from './season-data.ts';
import { mean, present, type Ratio, seasonValue, type Values } from './values.ts';

type Read = (season: PlayerSeason) => number;

/** The index is looked up once, since readers run for every player of a season. */
function stat(name: PlayerStat): Read {
  const index = STAT[name];
  return ({ counts }) => counts[index]!;
}

/** Two counts together. */
function statSum(one: PlayerStat, other: PlayerStat): Read {
  const a = stat(one);
  const b = stat(other);
  return (season) => a(season) + b(season);
}

/** Statistics counted in halves. */
function statHalves(name: PlayerStat): Read {
  const halves = stat(name);
  return (season) => halves(season) / 2;
}

/** The statistics leaders are ranked by, by the name in a metric's id. */
const BOARDS: Readonly<Record<string, Read>> = {
  pass_yds: stat('pass_yards'),
  pass_tds: stat('pass_touchdowns'),
  pass_att: stat('pass_attempts'),
  rush_yds: stat('rush_yards'),
  rush_tds: stat('rush_touchdowns'),
  rush_att: stat('rush_attempts'),
  rec_yds: stat('receiving_yards'),
  rec_tds: stat('receiving_touchdowns'),
  rec: stat('receiving_catches'),
  tackles: statSum('solo_tackles', 'assisted_tackles'),
  sacks: statHalves('half_sacks'),
  tfl: statHalves('half_tackles_for_loss'),
  int: stat('interceptions'),
  pd: stat('passes_defended'),
  fg_made: stat('field_goals_made'),
};

/** The players' values of a statistic, without zeros. */
function ascending(players: readonly PlayerSeason[], read: Read): Float64Array {
  const values = new Float64Array(players.length);
  let used = 0;
  for (const player of players) {
    const value = read(player);
    if (value > 0) values[used++] = value;
  }
  return values.subarray(0, used).sort();
}

function boards(players: readonly PlayerSeason[]): Values {
  const out: Record<string, Ratio | null> = {};
  for (const [name, read] of Object.entries(BOARDS)) {
    const sorted = ascending(players, read);
    for (const place of [1, 5, 10, 25, 50, 100]) {
      out[`lead_${name}_${place}`] = seasonValue(sorted[sorted.length - place] ?? 0);
    }
  }
  return present(out);
}

const MILESTONES = [
  ['n_pass3000', 'pass_yds', 3000],
  ['n_pass4000', 'pass_yds', 4000],
  ['n_rush1000', 'rush_yds', 1000],
  ['n_rush1500', 'rush_yds', 1500],
  ['n_rec1000', 'rec_yds', 1000],
  ['n_tackles100', 'tackles', 100],
  ['n_sacks10', 'sacks', 10],
] as const;

function milestones(players: readonly PlayerSeason[]): Values {
  const rows = MILESTONES.map(([id, board, least]) => {
    const read = BOARDS[board]!;
    return [id, seasonValue(players.filter((player) => read(player) >= least).length)] as const;
  });
  return present(Object.fromEntries(rows));
}

/** Mean over teams of the share that a team's leading player takes. */
function leadingShare(teams: ReadonlyMap<TeamId, readonly PlayerSeason[]>, read: Read): Ratio | null {
  const shares = [...teams.values()].map((players) => {
    const values = players.map(read);
    return Math.max(...values) / values.reduce((a, b) => a + b, 0);
  });
  return seasonValue(mean(shares.filter(Number.isFinite)));
}

function usage(players: readonly PlayerSeason[]): Values {
  const teams = groupBy(players, ({ team }) => team);
  return present({
    top_share_pass_att: leadingShare(teams, BOARDS.pass_att!),
    top_share_rush_att: leadingShare(teams, BOARDS.rush_att!),
    top_share_receptions: leadingShare(teams, BOARDS.rec!),
    top_share_rec_yds: leadingShare(teams, BOARDS.rec_yds!),
    top_share_tackles: leadingShare(teams, BOARDS.tackles!),
    top_share_sacks: leadingShare(teams, BOARDS.sacks!),
  });
}

/** Metrics from players' season totals. */
export function leaderMetrics({ playerSeasons }: SeasonData): Values {
  return { ...boards(playerSeasons), ...milestones(playerSeasons), ...usage(playerSeasons) };
}
