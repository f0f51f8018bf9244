import type { TeamId } from '../../model/ids.ts';
import { addTo, firstOf, lastOf, mustGet } from '../../model/lists.ts';
import { statOf, TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import { MINUTE } from '../../model/rules.ts';
import type { Calls, GameLine, SeasonData } from './season-data.ts';
import {
  correlation,
  deviation,
  mean,
  pooled,
  present,
  quantile,
  type Ratio,
  seasonValue,
  type Values,
} from './values.ts';

/** Teams with fewer games say little about their play-calling. */
const LEAST_GAMES = 8;

/** Returns each team's play-calling in these games. */
export function callsByTeam(games: readonly GameLine[], least = LEAST_GAMES): Map<TeamId, Calls> {
  const lines = new Map<TeamId, Int32Array[]>();
  for (const { game, teams } of games) {
    for (const side of [0, 1] as const) {
      const team = side === 0 ? game.home : game.away;
      addTo(lines, team, teams[side]);
    }
  }
  const calls = new Map<TeamId, Calls>();
  for (const [team, own] of lines) if (own.length >= least) calls.set(team, callsOf(own));
  return calls;
}

/** Returns the sum of a count over team lines. */
function totalOf(lines: readonly Int32Array[], stat: number): number {
  let all = 0;
  for (let i = 0; i < lines.length; i++) all += statOf(lines[i]!, stat);
  return all;
}

function callsOf(lines: readonly Int32Array[]): Calls {
  const total = (stat: TeamStat): number => totalOf(lines, TEAM_STAT[stat]);
  const [passes, runs, sacks] = [total('pass_attempts'), total('rush_attempts'), total('sacks_allowed')];
  const [plays, seconds] = [passes + runs, total('possession_seconds')];
  return {
    passShare: passes / plays,
    runShare: (runs - sacks) / plays,
    secondsPerPlay: seconds / plays,
    plays: plays / lines.length,
    possessionMinutes: seconds / MINUTE / lines.length,
    fourths: total('fourth_down_attempts') / lines.length,
  };
}

type Ratios = Record<string, Ratio | null>;

function spread(calls: readonly Calls[]): Ratios {
  const sorted = (of: (each: Calls) => number) => calls.map(of).sort((a, b) => a - b);
  const [passes, pace] = [sorted((each) => each.passShare), sorted((each) => MINUTE / each.secondsPerPlay)];
  return {
    pc_pass_share: seasonValue(mean(passes)),
    pc_pass_share_sd: seasonValue(deviation(passes)),
    pc_pass_share_p05: seasonValue(quantile(passes, 0.05)),
    pc_pass_share_p25: seasonValue(quantile(passes, 0.25)),
    pc_pass_share_max: seasonValue(lastOf(passes)),
    pc_pass_share_min: seasonValue(firstOf(passes)),
    pc_plays_per_min: seasonValue(mean(pace)),
    pc_plays_per_min_sd: seasonValue(deviation(pace)),
    pc_plays_per_min_p05: seasonValue(quantile(pace, 0.05)),
    pc_plays_per_min_p95: seasonValue(quantile(pace, 0.95)),
    pc_poss_min_sd: seasonValue(deviation(calls.map((each) => each.possessionMinutes))),
    pc_4th_att_pg: seasonValue(mean(calls.map((each) => each.fourths))),
  };
}

/** Measures how much play-calling carries over from the season before. */
function persistence(
  now: ReadonlyMap<TeamId, Calls>,
  before: ReadonlyMap<TeamId, Calls>,
  isNew: ReadonlySet<TeamId>,
): Ratios {
  const all = [...now].filter(([team]) => before.has(team));
  const [fresh, same] = [all.filter(([team]) => isNew.has(team)), all.filter(([team]) => !isNew.has(team))];
  const pairs = (teams: typeof all, of: (each: Calls) => number) =>
    teams.map(([team, each]): [number, number] => [of(mustGet(before, team)), of(each)]);
  const alike = (teams: typeof all, of: (each: Calls) => number) => seasonValue(correlation(pairs(teams, of)));
  const change = (teams: typeof all) =>
    seasonValue(mean(pairs(teams, (each) => each.runShare).map(([a, b]) => Math.abs(b - a))));
  const pace = (each: Calls) => MINUTE / each.secondsPerPlay;
  return {
    pc_run_rate_absch_newhc: change(fresh),
    pc_run_rate_absch_samehc: change(same),
    pc_run_rate_corr_newhc: alike(fresh, (each) => each.runShare),
    pc_pace_corr_newhc: alike(fresh, (each) => each.secondsPerPlay),
    pc_pass_share_corr_samehc: alike(same, (each) => each.passShare),
    pc_plays_per_min_yoy: alike(all, pace),
    pc_plays_per_min_corr_samehc: alike(same, pace),
    pc_plays_pg_yoy: alike(all, (each) => each.plays),
    pc_4th_att_pg_yoy: alike(all, (each) => each.fourths),
    pc_4th_corr_newhc: alike(fresh, (each) => each.fourths),
  };
}

/** Measures play-calling and tempo, and how much of both carries over from season to season. */
export function playcallingMetrics({ games, plays, previous, newStaffs }: SeasonData): Values {
  const calls = callsByTeam(games);
  if (calls.size === 0) return {};
  const lines = games.flatMap(({ teams }) => teams);
  const fourths = (stat: TeamStat) => totalOf(lines, TEAM_STAT[stat]);
  const early = [...plays.byTeam].filter(([team]) => calls.has(team)).map(([, line]) => line);
  return present({
    ...spread([...calls.values()]),
    pc_4th_conv: pooled(fourths('fourth_down_conversions'), fourths('fourth_down_attempts')),
    pc_early_pass: seasonValue(mean(early.map((line) => line.earlyPasses / line.earlyPlays))),
    ...(previous === null ? {} : persistence(calls, previous.calls, newStaffs)),
  });
}
