import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameOutcome, playGame } from '../../../src/core/football/game.ts';
import { review } from '../../../src/core/football/review/review.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { SUMMED } from '../../../src/core/football/tally/teams.ts';
import type { BoxScore } from '../../../src/core/model/plays/box.ts';
import { COL, KIND, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { type PlayerStat, STAT, TEAM_STAT } from '../../../src/core/model/plays/stats.ts';
import { type GameRules, rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, LEAGUE_SEED } from './league.ts';

const tuning = resolveTuning();
const league = buildLeague(LEAGUE_SEED, 0, tuning);
const YEARS = [2004, 2006, 2009, 2015, 2018, 2019, 2022, 2024];

interface Played {
  outcome: GameOutcome;
  box: BoxScore;
  rules: GameRules;
}

function play(seed: number, year: number): Played {
  const game = league.games[seed % league.games.length]!;
  const home = league.teams[game.home]!;
  const away = league.teams[game.away]!;
  const rules = rulesOf(year);
  const dice = stream(seedFrom('laws'), year, seed);
  const outcome = playGame({ home, away, neutral: seed % 5 === 0 }, rules, tuning, dice);
  return { outcome, box: tally(outcome.plays, home, away), rules };
}

/** Checks an invariant on games of all eras. */
function everyGame(law: (played: Played) => void, numRuns = 60): void {
  const game = fc.record({ seed: fc.integer({ min: 0, max: 1e6 }), year: fc.constantFrom(...YEARS) });
  fc.assert(
    fc.property(game, ({ seed, year }) => {
      law(play(seed, year));
    }),
    { seed: 1, numRuns },
  );
}

function sumOf(box: BoxScore, side: 0 | 1, stat: PlayerStat): number {
  return box.players.filter((line) => line.side === side).reduce((sum, line) => sum + line.counts[STAT[stat]]!, 0);
}

/** Returns rushes and yards of a team's kneel-downs. */
function kneelsOf({ plays }: BoxScore, side: 0 | 1): Partial<Record<PlayerStat, number>> {
  const kneels = { rush_attempts: 0, rush_yards: 0 };
  for (let offset = 0; offset < plays.length; offset += PLAY_STRIDE) {
    if (plays[offset + COL.kind] !== KIND.kneel || plays[offset + COL.offense] !== side) continue;
    kneels.rush_attempts += 1;
    kneels.rush_yards += plays[offset + COL.yards]!;
  }
  return kneels;
}

describe('every game', () => {
  it('breaks no rule of football', () => {
    everyGame(({ outcome, rules }) => expect(review(outcome.plays, rules)).toEqual([]), 200);
  });

  it('has a winner', () => {
    everyGame(({ outcome: { result } }) => expect(result.homeScore).not.toBe(result.awayScore));
  });

  it('scores what its quarters and its plays score', () => {
    everyGame(({ outcome: { result }, box }) => {
      const sum = (points: number[]) => points.reduce((a, b) => a + b, 0);
      expect(sum(result.homeQuarters)).toBe(result.homeScore);
      expect(sum(result.awayQuarters)).toBe(result.awayScore);
      expect(box.teams[0][TEAM_STAT.points]).toBe(result.homeScore);
      expect(box.teams[1][TEAM_STAT.points]).toBe(result.awayScore);
      expect(result.homeQuarters.length).toBe(result.overtime > 0 ? 5 : 4);
    });
  });

  it('has drives whose points are the score', () => {
    everyGame(({ outcome: { result }, box }) => {
      const points = [0, 0];
      for (const drive of box.drives) {
        points[drive.offense]! += drive.points;
        points[1 - drive.offense]! += drive.pointsAgainst;
      }
      expect(points).toEqual([result.homeScore, result.awayScore]);
      const last = box.drives.at(-1)!;
      expect([last.homeScoreAfter, last.awayScoreAfter]).toEqual(points);
    });
  });

  it('has drives whose plays and yards add up to the team totals', () => {
    everyGame(({ box }) => {
      for (const side of [0, 1] as const) {
        const drives = box.drives.filter((drive) => drive.offense === side);
        const line = box.teams[side];
        expect(drives.reduce((sum, drive) => sum + drive.plays, 0)).toBe(line[TEAM_STAT.plays]);
        expect(drives.reduce((sum, drive) => sum + drive.yards, 0)).toBe(line[TEAM_STAT.total_yards]);
        expect(drives.length).toBe(line[TEAM_STAT.drives]);
      }
    });
  });

  it('has player lines that, with the team’s kneel-downs, add up to the team lines', () => {
    everyGame(({ box }) => {
      for (const side of [0, 1] as const) {
        const kneels = kneelsOf(box, side);
        for (const [team, player] of SUMMED)
          expect(box.teams[side][TEAM_STAT[team]]).toBe(sumOf(box, side, player) + (kneels[player] ?? 0));
      }
    });
  });

  it('gives every catch a passer, every interception a defender and every sack its two halves', () => {
    everyGame(({ box }) => {
      for (const side of [0, 1] as const) {
        const other = side === 0 ? 1 : 0;
        expect(sumOf(box, side, 'receiving_catches')).toBe(sumOf(box, side, 'pass_completions'));
        expect(sumOf(box, side, 'receiving_yards')).toBe(sumOf(box, side, 'pass_yards'));
        expect(sumOf(box, side, 'receiving_touchdowns')).toBe(sumOf(box, side, 'pass_touchdowns'));
        expect(sumOf(box, side, 'pass_interceptions')).toBe(sumOf(box, other, 'interceptions'));
        expect(sumOf(box, other, 'half_sacks')).toBe(2 * sumOf(box, side, 'times_sacked'));
        expect(sumOf(box, side, 'two_point_conversions')).toBe(box.teams[side][TEAM_STAT.two_point_made]);
      }
    });
  });

  it('has sixty minutes of possession', () => {
    everyGame(({ box }) => {
      const seconds = box.teams[0][TEAM_STAT.possession_seconds]! + box.teams[1][TEAM_STAT.possession_seconds]!;
      expect(seconds).toBe(3600);
    });
  });

  it('is the same again with the same seed', () => {
    for (let seed = 0; seed < 8; seed++) expect(play(seed, 2024).outcome).toEqual(play(seed, 2024).outcome);
  });
});

describe('overtime', () => {
  /** Plays overtime games of an era between even teams. */
  function overtimes(year: number): Played[] {
    const games: Played[] = [];
    for (let seed = 0; seed < 150 && games.length < 5; seed++) {
      const played = play(seed, year);
      if (played.outcome.result.overtime > 0) games.push(played);
    }
    return games;
  }

  it.each(YEARS)('of %i follows the rules of its season', (year) => {
    for (const { outcome, rules } of overtimes(year)) {
      expect(review(outcome.plays, rules)).toEqual([]);
      expect(outcome.result.homeScore).not.toBe(outcome.result.awayScore);
    }
  });

  it('starts tied after four quarters, and uses no clock', () => {
    for (const { outcome } of overtimes(2024)) {
      const four = (points: number[]) => points.slice(0, 4).reduce((a, b) => a + b, 0);
      expect(four(outcome.result.homeQuarters)).toBe(four(outcome.result.awayQuarters));
      for (let offset = 0; offset < outcome.plays.length; offset += PLAY_STRIDE) {
        if (outcome.plays[offset + COL.quarter]! > 4) expect(outcome.plays[offset + COL.secondsUsed]).toBe(0);
      }
    }
  });
});

describe('the checker', () => {
  const { outcome, rules } = play(3, 2024);

  /** Returns the log with one number changed. */
  function tampered(row: number, column: keyof typeof COL, by: number): Int16Array {
    const plays = outcome.plays.slice();
    plays[row * PLAY_STRIDE + COL[column]]! += by;
    return plays;
  }

  it.each(['secondsUsed', 'yardLine', 'down', 'distance', 'offense', 'pointsOffense', 'quarter'] as const)(
    'notices a changed %s',
    (column) => expect(review(tampered(5, column, 1), rules)).not.toEqual([]),
  );

  it('notices a missing play', () => {
    const plays = Int16Array.from([
      ...outcome.plays.subarray(0, 10 * PLAY_STRIDE),
      ...outcome.plays.subarray(11 * PLAY_STRIDE),
    ]);
    expect(review(plays, rules)).not.toEqual([]);
  });
});
