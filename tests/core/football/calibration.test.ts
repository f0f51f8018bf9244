import { describe, expect, it } from 'vitest';
import { winProbabilities } from '../../../src/core/football/chances/win-probability.ts';
import { playGame } from '../../../src/core/football/game.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { TEAM_STAT, TEAM_STAT_COUNT, type TeamStat } from '../../../src/core/model/plays/stats.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

const tuning = resolveTuning();

describe('a month of games in a league', () => {
  const { teams, games } = buildLeague(LEAGUE_SEED, 7, tuning);
  const sums = new Float64Array(TEAM_STAT_COUNT);
  const margins: number[] = [];
  let calibration = 0;
  for (const [index, game] of games.slice(0, 250).entries()) {
    const home = teams[game.home]!;
    const away = teams[game.away]!;
    const dice = stream(LEAGUE_SEED, 'calibration', index);
    const { result, plays } = playGame({ home, away, neutral: false }, rulesOf(2024), tuning, dice);
    for (const line of tally(plays, home, away).teams) {
      for (let stat = 0; stat < TEAM_STAT_COUNT; stat++) sums[stat]! += line[stat]! / 500;
    }
    margins.push(result.homeScore - result.awayScore);
    const chances = winProbabilities(plays, 0, rulesOf(2024), tuning);
    const won = result.homeScore > result.awayScore ? 1 : 0;
    calibration += (won - chances[Math.floor(chances.length * 0.75)]!) ** 2 / 250;
  }
  const mean = (stat: TeamStat): number => sums[TEAM_STAT[stat]]!;

  // Wide bands around public records: a broken engine fails, one season's luck does not.
  it.each<[string, number, number, number]>([
    ['points', mean('points'), 23, 30.5],
    ['plays', mean('plays'), 62, 74],
    ['yards', mean('total_yards'), 350, 420],
    ['completion share', mean('pass_completions') / mean('pass_attempts'), 0.58, 0.64],
    ['yards an attempt', mean('pass_yards') / mean('pass_attempts'), 6.7, 8],
    ['yards a rush', mean('rush_yards') / mean('rush_attempts'), 3.8, 4.8],
    ['interceptions', mean('interceptions_thrown'), 0.6, 1.1],
    ['fumbles lost', mean('fumbles_lost'), 0.35, 0.8],
    ['sacks', mean('sacks_allowed'), 1.6, 2.7],
    ['penalties', mean('penalties'), 5, 7],
    ['third downs', mean('third_down_conversions') / mean('third_down_attempts'), 0.35, 0.44],
    ['fourth downs tried', mean('fourth_down_attempts'), 1.2, 2.5],
    ['field goals tried', mean('field_goals_attempted'), 1.2, 1.9],
    ['punts', mean('punts'), 3.4, 5.2],
    ['drives', mean('drives'), 11, 13.2],
  ])('has realistic %s', (_, value, low, high) => {
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
  });

  it('has realistic margins', () => {
    const sd = Math.sqrt(margins.reduce((sum, margin) => sum + margin * margin, 0) / margins.length);
    expect(sd).toBeGreaterThan(17);
    expect(sd).toBeLessThan(24);
  });

  it('is predicted well by the live win probability after three quarters', () => {
    expect(calibration).toBeLessThan(0.15);
  });
});
