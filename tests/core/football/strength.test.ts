import { describe, expect, it } from 'vitest';
import { expectation } from '../../../src/core/football/chances/expectation.ts';
import { playGame } from '../../../src/core/football/game.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { buildSheet, depthChart, type TeamSheet, teamRatings } from '../../../src/core/football/team-sheet.ts';
import { TEAM_STAT, type TeamStat } from '../../../src/core/model/plays/stats.ts';
import type { Position } from '../../../src/core/model/positions.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import type { TeamStyle } from '../../../src/core/model/team.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning, type Tuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, evenTeam, roster } from './league.ts';

const tuning = resolveTuning();

interface Series {
  margin: number;
  total: number;
  homeWins: number;
  /** Mean of a home team stat. */
  home(stat: TeamStat): number;
}

/** Plays many games between the same two teams. */
function series(home: TeamSheet, away: TeamSheet, games: number, neutral = true, knobs: Tuning = tuning): Series {
  const sums = new Float64Array(Object.keys(TEAM_STAT).length);
  let margin = 0;
  let total = 0;
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const dice = stream(seedFrom('series'), i);
    const { result, plays } = playGame({ home, away, neutral }, rulesOf(2024), knobs, dice);
    margin += result.homeScore - result.awayScore;
    total += result.homeScore + result.awayScore;
    if (result.homeScore > result.awayScore) wins += 1;
    tally(plays, home, away).teams[0].forEach((count, stat) => {
      sums[stat]! += count;
    });
  }
  const home0 = (stat: TeamStat) => sums[TEAM_STAT[stat]]! / games;
  return { margin: margin / games, total: total / games, homeWins: wins / games, home: home0 };
}

const team = (offense: number, defense: number, style: Partial<TeamStyle> = {}): TeamSheet =>
  evenTeam('team', offense, defense, tuning, { ...AVERAGE_STYLE, ...style });

/** Returns an average team with one position group set to a rating. */
function withGroup(position: Position, rating: number): TeamSheet {
  const players = roster(1, 70, 70, null).map((player) =>
    player.position === position ? { ...player, rating } : player,
  );
  return buildSheet('team', players, AVERAGE_STYLE, tuning);
}

const average = team(70, 70);

describe('team strength', () => {
  it('produces the expected margins and totals over a range of teams', () => {
    for (const [offense, defense] of [
      [70, 70],
      [74, 72],
      [78, 78],
      [64, 76],
      [84, 82],
    ] as const) {
      const better = team(offense, defense);
      const played = series(better, average, 250);
      const expected = expectation(better.ratings, average.ratings, true, tuning);
      expect(Math.abs(played.margin - expected.margin)).toBeLessThan(3.2);
      // Teams without stars and weak spots score a little less than the league that the totals are fitted to.
      expect(Math.abs(played.total - expected.total)).toBeLessThan(5);
      expect(Math.abs(played.homeWins - expected.homeWinProbability)).toBeLessThan(0.09);
    }
  });

  it.each(['qb', 'wr', 'ol', 'dl', 'lb', 'cb', 's', 'rb'] as const)('of the %s group wins games', (position) => {
    expect(series(withGroup(position, 90), withGroup(position, 50), 40).margin).toBeGreaterThan(1);
  });

  it('of a kicker affects field goals, of a punter yards', () => {
    // A better kicker tries longer kicks, so compare makes rather than percentage.
    const made = (sheet: TeamSheet) => series(sheet, average, 100).home('field_goals_made');
    const gross = (sheet: TeamSheet) => {
      const { home } = series(sheet, average, 60);
      return home('punt_yards') / home('punts');
    };
    expect(made(withGroup('k', 90))).toBeGreaterThan(made(withGroup('k', 50)) + 0.3);
    expect(gross(withGroup('p', 90))).toBeGreaterThan(gross(withGroup('p', 50)) + 2);
  });

  it('rises with home-field advantage, and twice as much with double the advantage', () => {
    const doubled = resolveTuning({ homeFieldAdvance: 5 });
    const edge = series(average, average, 1000, false).margin;
    const double = series(average, average, 1000, false, doubled).margin;
    expect(edge).toBeGreaterThan(1);
    expect(edge).toBeLessThan(4);
    expect(double).toBeGreaterThan(edge + 1);
  });
});

describe('style', () => {
  it('makes option teams run three plays in four and air raids pass', () => {
    const share = (passLean: number) => {
      const { home } = series(team(70, 70, { passLean }), average, 40);
      const throws = home('pass_attempts') + home('sacks_allowed');
      return throws / home('plays');
    };
    expect(share(-2.5)).toBeLessThan(0.25);
    expect(share(2.5)).toBeGreaterThan(0.6);
  });

  it('with tempo runs more plays', () => {
    const plays = (tempo: number) => series(team(70, 70, { tempo }), average, 40).home('plays');
    expect(plays(1.5)).toBeGreaterThan(plays(-1.5) + 5);
  });

  it('with aggression goes for it on fourth down', () => {
    const tries = (boldness: number) => series(team(70, 70, { boldness }), average, 40).home('fourth_down_attempts');
    expect(tries(2)).toBeGreaterThan(tries(-2) + 0.5);
  });
});

describe('tuning values', () => {
  it('of completions and interceptions change what they are named after', () => {
    const played = (overrides: Record<string, number>) => series(average, average, 80, true, resolveTuning(overrides));
    const completions = (base: number) => {
      const { home } = played({ 'pass.completionBase': base });
      return home('pass_completions') / home('pass_attempts');
    };
    expect(completions(0.64) - completions(0.58)).toBeGreaterThan(0.035);
    expect(played({ 'pass.interceptionRate': 0.05 }).home('interceptions_thrown')).toBeGreaterThan(
      played({}).home('interceptions_thrown') + 0.3,
    );
  });
});

describe('a team sheet', () => {
  const players = roster(1, 70, 70, stream(seedFrom('sheet'), 1));

  it('does not depend on the order in which players are given', () => {
    const shuffled = stream(seedFrom('sheet'), 2).shuffle(players);
    expect(buildSheet('team', shuffled, AVERAGE_STYLE, tuning)).toEqual(
      buildSheet('team', players, AVERAGE_STYLE, tuning),
    );
    expect(depthChart(shuffled)).toEqual(depthChart(players));
  });

  it('shares its rotation plan only with teams that have as many players at every position', () => {
    const sheet = buildSheet('team', players, AVERAGE_STYLE, tuning);
    const alike = roster(1001, 60, 80, stream(seedFrom('sheet'), 3));
    const shared = buildSheet('other', alike, AVERAGE_STYLE, tuning, sheet);
    expect(shared.plan).toBe(sheet.plan);
    expect(shared).toEqual(buildSheet('other', alike, AVERAGE_STYLE, tuning));
    const short = alike.filter((player) => player.position !== 'rb' || player.id % 2 === 0);
    const own = buildSheet('short', short, AVERAGE_STYLE, tuning, sheet);
    expect(own).toEqual(buildSheet('short', short, AVERAGE_STYLE, tuning));
    expect(own.plan).not.toEqual(sheet.plan);
  });

  it('rates a team by its starters', () => {
    expect(teamRatings(roster(1, 80, 60, null), tuning)).toEqual({ rating: 70, offense: 80, defense: 60 });
  });

  it('refuses a team without a quarterback', () => {
    const without = players.filter((player) => player.position !== 'qb');
    expect(() => buildSheet('team', without, AVERAGE_STYLE, tuning)).toThrow('has no qb');
  });
});
