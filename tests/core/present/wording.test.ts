import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_LOG_KINDS } from '../../../src/core/app/views/columns.ts';
import type { Dashboard } from '../../../src/core/app/views/dashboard.ts';
import type { Playoff } from '../../../src/core/app/views/playoff.ts';
import type { ScheduleGame } from '../../../src/core/app/views/shared.ts';
import type { PlayerStat } from '../../../src/core/model/stats.ts';
import {
  conferenceStake,
  gameLogNumbers,
  gameLogString,
  gamesText,
  gameTold,
  labelText,
  playoffStake,
  pollStake,
} from '../../../src/core/present/index.ts';

/** What no line that a player reads may have in it. */
const WRONG: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['one of many', /(?<![\d.½-])1 (TDs|INTs|catches|carries|yards|games|points|tackles|sacks|spots|punts|returns)\b/],
  ['half a game as a decimal', /\d\.5 games/],
  ['two spaces', / {2}/],
  ['a space before a sign', / [,.;:!?]/],
  ['a hole', /[{}]|undefined|null|NaN/],
  ['a rank past 25', /(No\. |#)(2[6-9]|[3-9]\d|\d{3,})/],
];

function expectPlain(line: string): void {
  for (const [what, pattern] of WRONG) expect(pattern.test(line) ? `${what}: ${line}` : '').toBe('');
}

const OWNER = { first: 'J.', last: 'Doe', team: 'Iowa', pos: 'wr' };

describe('lines of a box score', () => {
  test('count in the singular and the plural', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_LOG_KINDS), fc.array(fc.integer({ min: 0, max: 3 })), (kind, counts) => {
        let at = 0;
        const line = gameLogString(kind, OWNER, () => counts[at++ % Math.max(1, counts.length)] ?? 1);
        if (line !== null) expectPlain(line);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  const count = (counts: Partial<Record<PlayerStat, number>>) => (stat: PlayerStat) => counts[stat] ?? 0;

  test('say what did not happen to clients alone', () => {
    const wire = gameLogString('Receiving', OWNER, count({ receiving_catches: 1, receiving_yards: 12 }))!;
    expect(wire).toBe('J. Doe (Iowa - WR): 1 catch, 12 yards, 0 TDs');
    expect(gameLogNumbers({ game_log_string: wire })).toBe('1 catch, 12 yards');
    const passing = count({ pass_completions: 9, pass_attempts: 20, pass_yards: 101, pass_touchdowns: 10 });
    expect(gameLogNumbers({ game_log_string: gameLogString('Passing', OWNER, passing)! })).toBe(
      '9/20 for 101 yards, 10 TDs',
    );
  });
});

const game = (change: Partial<ScheduleGame>) =>
  ({
    opponent: { name: 'Kennesaw State', ranking: 99, rating: 60, record: '3-1 (0-0)' },
    home: true,
    result: 'W',
    score: '31-24',
    ...change,
  }) as ScheduleGame;

describe('a game in a sentence', () => {
  test('has the winner’s score first', () => {
    expect(gameTold(game({}))).toBe('beat Kennesaw State 31-24');
    expect(gameTold(game({ result: 'L', score: '12-19', home: null }))).toBe(
      'lost 19-12 to Kennesaw State at a neutral site',
    );
  });

  test.each([
    ['NC (MAC)', 'MAC opponent'],
    ['NC (Ind)', 'Independent opponent'],
    ['C (Big Ten)', 'Big Ten game'],
    ['Paul Bunyan Trophy', 'Paul Bunyan Trophy'],
    ['Non-Conference: SEC vs MAC', 'Non-Conference: SEC vs MAC'],
  ])('%s is spelled out', (label, text) => expect(labelText(label)).toBe(text));
});

/** A conference of five with these records, the third team being the player's. */
function standings(records: readonly (readonly [wins: number, losses: number])[], own: number, week = 9) {
  const teams = records.map(([confWins, confLosses], at) => ({
    name: `Team ${at + 1}`,
    conference: 'Big Ten',
    confWins,
    confLosses,
  }));
  return { team: teams[own], confTeams: teams, curr_game: null, info: { currentWeek: week } } as unknown as Dashboard;
}

describe('what is at stake', () => {
  const five = [
    [5, 0],
    [4, 1],
    [4, 2],
    [3, 2],
    [0, 6],
  ] as const;

  test.each([
    [0, 'Leads the Big Ten by 1 game.'],
    [1, '2nd in the Big Ten, half a game ahead of third place.'],
    [2, '3rd in the Big Ten, half a game behind second-place Team 2.'],
    [3, '4th in the Big Ten, 1 game behind second-place Team 2.'],
    [4, '5th in the Big Ten, 4½ games behind second-place Team 2.'],
  ])('place %i of a conference', (own, text) => expect(conferenceStake(standings(five, own))).toBe(text));

  test('a race that has not started, is tied, or is over', () => {
    const none = [
      [0, 0],
      [0, 0],
      [0, 0],
    ] as const;
    const tied = [
      [3, 1],
      [3, 1],
      [3, 1],
    ] as const;
    expect(conferenceStake(standings(none, 1))).toBe('Big Ten play has not started.');
    expect(conferenceStake(standings(tied, 2))).toBe('3rd in the Big Ten, tied with second-place Team 2.');
    expect(conferenceStake(standings(five, 2, 16))).toBe('Finished 3rd in the Big Ten.');
  });

  test('every number of games reads well', () => {
    for (let games = 0.5; games < 12; games += 0.5) expectPlain(gamesText(games));
    expect([0.5, 1, 1.5, 2].map(gamesText)).toEqual(['half a game', '1 game', '1½ games', '2 games']);
  });

  test('only the first 25 are ranked by the AP', () => {
    expect(pollStake(25)).toBe('No. 25 in the AP Top 25.');
    expect(pollStake(40)).toBe('Unranked, No. 40 of all teams.');
    expect(pollStake(0)).toBe('Unranked.');
  });

  test('the playoff field and those just outside it', () => {
    const playoff = {
      playoff_teams: [{ name: 'Iowa', seed: 1, is_autobid: true }],
      bubble_teams: [{ name: 'Utah' }, { name: 'Ohio State' }],
      bracket: { championship: { is_projection: true } },
    } as unknown as Playoff;
    expect(playoffStake(playoff, 'Iowa')).toBe('Projected as the No. 1 seed, with an automatic bid.');
    expect(playoffStake(playoff, 'Utah')).toBe('First team out of the playoff field.');
    expect(playoffStake(playoff, 'Ohio State')).toBe('Just outside the playoff field, two spots from getting in.');
    expect(playoffStake(playoff, 'Rice')).toBe('Not in the playoff picture. Last team in: Iowa.');
  });
});
