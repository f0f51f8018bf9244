import { describe, expect, it } from 'vitest';
import { broadcastClock } from '../../../src/core/football/broadcast-clock.ts';
import { playGame } from '../../../src/core/football/game.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

const tuning = resolveTuning();
const HOUR = 3600;

describe('a game on television', () => {
  const { teams, games } = buildLeague(LEAGUE_SEED, 7, tuning);
  const clocks = games.slice(0, 30).map(({ home, away }, game) => {
    const matchup = { home: teams[home]!, away: teams[away]!, neutral: false };
    const { plays } = playGame(matchup, rulesOf(2024), tuning, stream(LEAGUE_SEED, 'broadcast', game));
    return broadcastClock(plays, tuning);
  });

  it('moves forward with every play', () => {
    for (const { played, now } of clocks) {
      expect([...played]).toEqual([...played].sort((a, b) => a - b));
      expect(now).toBeGreaterThanOrEqual(played.at(-1)!);
    }
  });

  it('takes about three and a half hours', () => {
    const mean = clocks.reduce((sum, { now }) => sum + now, 0) / clocks.length;
    expect(mean).toBeGreaterThan(3 * HOUR);
    expect(mean).toBeLessThan(4 * HOUR);
  });
});
