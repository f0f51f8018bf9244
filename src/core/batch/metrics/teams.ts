import type { TeamId } from '../../model/ids.ts';
import { groupBy, mapEach, mustGet } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { talentOf } from '../../model/player.ts';
import { statOf, TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import { type ByPosition, POSITIONS, type Position } from '../../model/positions.ts';
import { powerConferences } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import { marginOf } from './games.ts';
import { careerMetrics, careersAfter } from './people/careers.ts';
import { passerMetrics, passersOf } from './people/passers.ts';
import { CLASSES_FOLLOWED, signeesOf } from './people/signees.ts';
import { callsByTeam } from './playcalling.ts';
import { hostsOf } from './schedule.ts';
import type { Carried, GameLine, SeasonData } from './season-data.ts';
import { homeEdge, type Margin, simpleRatings } from './strength.ts';
import { talentMetrics } from './talent.ts';
import { isRecruit } from './turnover.ts';
import {
  correlation,
  deviation,
  mean,
  pooled,
  present,
  type Ratio,
  seasonValue,
  share,
  sum,
  type Values,
} from './values.ts';

/** A team's season totals. */
interface TeamTotals {
  games: number;
  line: Float64Array;
  allowed: number;
}

const LEAST_GAMES = 8;

function totalsByTeam(games: readonly GameLine[]): Map<TeamId, TeamTotals> {
  const out = new Map<TeamId, TeamTotals>();
  for (const { game, teams } of games) {
    for (const side of [0, 1] as const) {
      const team = side === 0 ? game.home : game.away;
      const own = out.get(team) ?? { games: 0, line: new Float64Array(teams[0].length), allowed: 0 };
      out.set(team, own);
      own.games += 1;
      own.allowed += statOf(teams[(1 - side) as 0 | 1], TEAM_STAT.points);
      for (let i = 0; i < own.line.length; i++) own.line[i]! += teams[side][i]!;
    }
  }
  return out;
}

function between(games: readonly GameLine[]): Values {
  const all = [...totalsByTeam(games).values()].filter((team) => team.games >= LEAST_GAMES);
  const ratio = (of: TeamStat, by: TeamStat) => all.map(({ line }) => line[TEAM_STAT[of]]! / line[TEAM_STAT[by]]!);
  const perGame = (of: TeamStat) => all.map((team) => team.line[TEAM_STAT[of]]! / team.games);
  const points = perGame('points');
  const allowed = all.map((team) => team.allowed / team.games);
  return present({
    team_sd_yds: seasonValue(deviation(perGame('total_yards'))),
    team_sd_pts: seasonValue(deviation(points)),
    team_sd_def_pts: seasonValue(deviation(allowed)),
    team_sd_plays: seasonValue(deviation(perGame('plays'))),
    team_sd_pass_att: seasonValue(deviation(perGame('pass_attempts'))),
    team_sd_rush_att: seasonValue(deviation(perGame('rush_attempts'))),
    team_sd_pass_yds: seasonValue(deviation(perGame('pass_yards'))),
    team_sd_rush_yds: seasonValue(deviation(perGame('rush_yards'))),
    team_sd_cpct: seasonValue(deviation(ratio('pass_completions', 'pass_attempts'))),
    team_sd_pass_share: seasonValue(deviation(ratio('pass_attempts', 'plays'))),
    team_sd_ypp: seasonValue(deviation(ratio('total_yards', 'plays'))),
    team_best_ppg: seasonValue(Math.max(...points)),
    team_worst_ppg: seasonValue(Math.min(...points)),
    team_best_def: seasonValue(Math.min(...allowed)),
    team_worst_def: seasonValue(Math.max(...allowed)),
  });
}

const gamesOf = (team: TeamSeason): number => team.wins + team.losses;

function records({ teams, games }: SeasonData): Values {
  const wins = teams.map((team) => team.wins);
  const lostEarly = new Set(
    games.filter(({ game }) => game.week <= 15).map(({ game }) => (marginOf(game) > 0 ? game.away : game.home)),
  );
  return present({
    games_team: seasonValue(sum(teams.map(gamesOf)), teams.length),
    wins_sd: seasonValue(deviation(wins)),
    share_10wins: share(teams, (team) => team.wins >= 10),
    share_bowl6: share(teams, (team) => team.wins >= 6),
    share_le3: share(teams, (team) => team.wins <= 3),
    share_le1: share(teams, (team) => team.wins <= 1),
    winless: seasonValue(wins.filter((w) => w === 0).length),
    undefeated: seasonValue(teams.filter((team) => team.losses === 0).length),
    one_loss: seasonValue(teams.filter((team) => team.losses === 1).length),
    wins_max: seasonValue(Math.max(...wins)),
    undefeated_reg: seasonValue(teams.filter((team) => !lostEarly.has(team.team)).length),
  });
}

function conference({ teams, year }: SeasonData): Values {
  const power = powerConferences(year);
  const champions = teams.filter((team) => team.conferenceChampion);
  const strong = champions.filter((team) => power.has(team.conference ?? ''));
  const champion = teams.find((team) => team.champion);
  return present({
    conf_champ_losses: seasonValue(sum(strong.map((team) => team.losses)), strong.length),
    conf_champ_wins: seasonValue(sum(champions.map((team) => team.wins)), champions.length),
    champ_losses: champion ? seasonValue(champion.losses) : null,
    champ_wins: champion ? seasonValue(champion.wins) : null,
  });
}

function strengths(season: SeasonData, margins: readonly Margin[], ratings: ReadonlyMap<TeamId, number>): Values {
  const sorted = [...ratings.values()].sort((a, b) => b - a);
  const power = powerConferences(season.year);
  const [strong, others] = mapEach([true, false], (wanted) =>
    season.teams
      .filter((team) => power.has(team.conference ?? '') === wanted)
      .map((team) => ratings.get(team.team))
      .filter((rating) => rating !== undefined),
  );
  const gap = strong.length > 0 && others.length > 0 ? mean(strong) - mean(others) : Number.NaN;
  return present({
    srs_sd: seasonValue(deviation(sorted)),
    srs_best: seasonValue(sorted[0] ?? Number.NaN),
    srs_worst: seasonValue(sorted.at(-1) ?? Number.NaN),
    srs_10th: seasonValue(sorted[9] ?? Number.NaN),
    srs_25th: seasonValue(sorted[24] ?? Number.NaN),
    p5_g5_gap: seasonValue(gap),
    hfa_adj: seasonValue(homeEdge(margins)),
  });
}

const best = (ratings: ReadonlyMap<TeamId, number>, count: number): TeamId[] =>
  [...ratings]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([team]) => team);

/** Returns the share of a list that is also in another. */
function kept(before: readonly TeamId[], now: readonly TeamId[]): Ratio | null {
  const still = new Set(now);
  return share(before, (team) => still.has(team));
}

function pairs(before: ReadonlyMap<TeamId, number>, now: ReadonlyMap<TeamId, number>): [number, number][] {
  return [...before].flatMap(([team, old]): [number, number][] => {
    const fresh = now.get(team);
    return fresh === undefined ? [] : [[old, fresh]];
  });
}

function persistence(previous: Carried, next: Carried): Values {
  const shares = (carried: Carried) => new Map([...carried.wins].map(([team, w]) => [team, w.wins / w.games]));
  const wins = (carried: Carried) => new Map([...carried.wins].map(([team, w]) => [team, w.wins]));
  const rated = pairs(previous.strengths, next.strengths);
  const changes = pairs(wins(previous), wins(next)).map(([a, b]) => Math.abs(b - a));
  return present({
    winpct_yoy: seasonValue(correlation(pairs(shares(previous), shares(next)))),
    wins_change_abs: seasonValue(mean(changes)),
    srs_yoy: seasonValue(correlation(rated)),
    srs_change_sd: seasonValue(deviation(rated.map(([a, b]) => b - a))),
    srs_top25_keep: kept(best(previous.strengths, 25), best(next.strengths, 25)),
    srs_top10_keep: kept(best(previous.strengths, 10), best(next.strengths, 10)),
    ap_final10_keep: kept(previous.finalTen, next.finalTen),
    champ_repeat: previous.champion === null ? null : pooled(previous.champion === next.champion ? 1 : 0, 1),
    rec_bcr_yoy:
      previous.bluechips && next.bluechips ? seasonValue(correlation(pairs(previous.bluechips, next.bluechips))) : null,
    rec_top10_keep: previous.bluechips && next.bluechips ? kept(previous.bluechipTen, next.bluechipTen) : null,
  });
}

function byTeam(players: readonly Player[], fits: (player: Player) => boolean): Map<TeamId, number> {
  const out = new Map<TeamId, number>();
  for (const player of players) out.set(player.team, (out.get(player.team) ?? 0) + (fits(player) ? 1 : 0));
  return out;
}

const isBluechip = (player: Player): boolean => player.stars >= 4;

function recruiting(freshmen: readonly Player[], season: SeasonData): Values {
  const power = powerConferences(season.year);
  const strong = new Set(season.teams.filter((t) => power.has(t.conference ?? '')).map((t) => t.team));
  const stars = (n: number) => freshmen.filter((player) => player.stars === n).length;
  const leading = (fits: (player: Player) => boolean) => {
    const counts = [...byTeam(freshmen, fits).values()].sort((a, b) => b - a);
    return seasonValue(sum(counts.slice(0, 10)), sum(counts));
  };
  return present({
    rec_5star: seasonValue(stars(5)),
    rec_4star: seasonValue(stars(4)),
    rec_fbs_share_5: seasonValue(stars(5), freshmen.length),
    rec_fbs_share_4: seasonValue(stars(4), freshmen.length),
    rec_fbs_share_3: seasonValue(stars(3), freshmen.length),
    rec_fbs_share_2: seasonValue(stars(2), freshmen.length),
    rec_p5_45share: share(
      freshmen.filter((player) => strong.has(player.team)),
      isBluechip,
    ),
    rec_g5_45share: share(
      freshmen.filter((player) => !strong.has(player.team)),
      isBluechip,
    ),
    rec_5star_top10: leading((player) => player.stars === 5),
    rec_top10_bluechips: leading(isBluechip),
  });
}

function roster(players: readonly Player[]): Values {
  const counts = Object.fromEntries(POSITIONS.map((position) => [position, 0])) as ByPosition<number>;
  for (const player of players) counts[player.position] += 1;
  const shareAt = (...positions: Position[]) => seasonValue(sum(positions.map((p) => counts[p])), players.length);
  const each = POSITIONS.map((position) => [`roster_${position}`, shareAt(position)] as const);
  return present({ ...Object.fromEntries(each), roster_st: shareAt('k', 'p'), roster_db: shareAt('cb', 's') });
}

/** Measures how talent relates to winning. */
function talent({ players, teams }: SeasonData): Values {
  const rosters = groupBy(players, ({ team }) => team);
  const rated = teams.map((each) => [talentOf(rosters.get(each.team) ?? []), each.wins / gamesOf(each)] as const);
  return present({ talent_winpct_corr: seasonValue(correlation(rated)) });
}

function carriedOf(season: SeasonData, ratings: ReadonlyMap<TeamId, number>): Carried {
  const { teams } = season;
  const freshmen = season.freshmen?.filter(isRecruit) ?? null;
  const signed = freshmen ? byTeam(freshmen, () => true) : null;
  const chips = freshmen ? byTeam(freshmen, isBluechip) : null;
  return {
    seasons: (season.previous?.seasons ?? 0) + 1,
    players: season.players,
    walkOns: season.walkOns,
    signees: [signeesOf(season.players), ...(season.previous?.signees ?? [])].slice(0, CLASSES_FOLLOWED),
    wins: new Map(teams.map((team) => [team.team, { wins: team.wins, games: gamesOf(team) }])),
    strengths: ratings,
    careers: careersAfter(season),
    calls: callsByTeam(season.games),
    passers: passersOf(season.seasonsByTeam),
    finalTen: teams
      .filter((team) => team.rank >= 1 && team.rank <= 10)
      .sort((a, b) => a.rank - b.rank)
      .map((team) => team.team),
    champion: teams.find((team) => team.champion)?.team ?? null,
    hosts: hostsOf(season),
    classPoints: season.recruits?.points ?? null,
    bluechips: chips && signed ? new Map([...chips].map(([team, n]) => [team, n / mustGet(signed, team)])) : null,
    bluechipTen: chips ? best(chips, 10) : [],
  };
}

/** Measures teams over a season and from one season to the next, and returns the data the next season needs. */
export function teamMetrics(season: SeasonData): { values: Values; carried: Carried } {
  const margins = season.games.map(({ game }) => ({
    home: game.home,
    away: game.away,
    margin: marginOf(game),
    neutral: game.neutral,
  }));
  const ratings = simpleRatings(margins);
  const carried = carriedOf(season, ratings);
  const values = {
    ...between(season.games),
    ...records(season),
    ...conference(season),
    ...strengths(season, margins, ratings),
    ...roster(season.players),
    ...talent(season),
    ...talentMetrics(season),
    ...careerMetrics(season, carried.careers),
    ...passerMetrics(carried.passers, season.previous?.passers ?? null),
    ...(season.freshmen ? recruiting(season.freshmen.filter(isRecruit), season) : {}),
    ...(season.previous ? persistence(season.previous, carried) : {}),
  };
  return { values, carried };
}
