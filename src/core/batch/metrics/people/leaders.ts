import type { TeamId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import { type PlayerStat, STAT } from '../../../model/plays/stats.ts';
import type { PlayerSeason } from '../../../model/season.ts';
import type { SeasonData } from '../season-data.ts';
import { mean, present, type Ratio, seasonValue, type Values } from '../values.ts';

/** A statistic that leaders are ranked by: one count or the sum of two, by index, and how many units make a whole. */
interface Board {
  one: number;
  other: number | null;
  units: number;
}

const stat = (one: PlayerStat, other: PlayerStat | null = null): Board => ({
  one: STAT[one],
  other: other && STAT[other],
  units: 1,
});

/** A statistic counted in halves. */
const statHalves = (name: PlayerStat): Board => ({ ...stat(name), units: 2 });

/** Statistics by their name in a metric's id. */
const BOARDS = {
  pass_yds: stat('pass_yards'),
  pass_tds: stat('pass_touchdowns'),
  pass_att: stat('pass_attempts'),
  rush_yds: stat('rush_yards'),
  rush_tds: stat('rush_touchdowns'),
  rush_att: stat('rush_attempts'),
  rec_yds: stat('receiving_yards'),
  rec_tds: stat('receiving_touchdowns'),
  rec: stat('receiving_catches'),
  tackles: stat('solo_tackles', 'assisted_tackles'),
  sacks: statHalves('half_sacks'),
  tfl: statHalves('half_tackles_for_loss'),
  int: stat('interceptions'),
  pd: stat('passes_defended'),
  fg_made: stat('field_goals_made'),
};
type BoardName = keyof typeof BOARDS;
const NAMES = Object.keys(BOARDS) as BoardName[];

function boardValue(counts: PlayerSeason['counts'], { one, other, units }: Board): number {
  return (counts[one]! + (other === null ? 0 : counts[other]!)) / units;
}

/** Returns players' nonzero values of every statistic, ascending. */
function ascending(players: readonly PlayerSeason[]): Map<BoardName, Float64Array> {
  const lists = NAMES.map((name) => ({ name, board: BOARDS[name], values: new Float64Array(players.length), used: 0 }));
  for (const { counts } of players) {
    for (const list of lists) {
      const value = boardValue(counts, list.board);
      if (value > 0) list.values[list.used++] = value;
    }
  }
  return new Map(lists.map(({ name, values, used }) => [name, values.subarray(0, used).sort()]));
}

function boards(values: ReadonlyMap<BoardName, Float64Array>): Values {
  const out: Record<string, Ratio | null> = {};
  for (const [name, sorted] of values) {
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

function milestones(values: ReadonlyMap<BoardName, Float64Array>): Values {
  const rows = MILESTONES.map(([id, board, least]) => {
    const sorted = mustGet(values, board);
    const below = sorted.findIndex((value) => value >= least);
    return [id, seasonValue(below < 0 ? 0 : sorted.length - below)] as const;
  });
  return present(Object.fromEntries(rows));
}

/** Returns the share of a team's leading player; NaN if no player has any. */
function leadingShare(players: readonly PlayerSeason[], board: Board): number {
  let [most, all] = [Number.NEGATIVE_INFINITY, 0];
  for (const { counts } of players) {
    const value = boardValue(counts, board);
    if (value > most) most = value;
    all += value;
  }
  return most / all;
}

const SHARES = {
  top_share_pass_att: BOARDS.pass_att,
  top_share_rush_att: BOARDS.rush_att,
  top_share_receptions: BOARDS.rec,
  top_share_rec_yds: BOARDS.rec_yds,
  top_share_tackles: BOARDS.tackles,
  top_share_sacks: BOARDS.sacks,
};

/** Measures leading players' shares, averaged over teams. */
function usage(teams: ReadonlyMap<TeamId, readonly PlayerSeason[]>): Values {
  const lists = Object.entries(SHARES).map(([id, board]) => ({ id, board, shares: [] as number[] }));
  for (const players of teams.values()) {
    for (const { board, shares } of lists) {
      const share = leadingShare(players, board);
      if (Number.isFinite(share)) shares.push(share);
    }
  }
  return present(Object.fromEntries(lists.map(({ id, shares }) => [id, seasonValue(mean(shares))])));
}

/** Measures players' season totals. */
export function leaderMetrics({ playerSeasons, seasonsByTeam }: SeasonData): Values {
  const values = ascending(playerSeasons);
  return { ...boards(values), ...milestones(values), ...usage(seasonsByTeam) };
}
