import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whereText } from '../../../src/cli/commands/status.ts';
import { drawPage } from '../../../src/cli/text/page.ts';
import { type ReportSource, weekReport } from '../../../src/cli/text/week-report.ts';
import { GAME_LOG_KINDS } from '../../../src/core/contract/views/columns.ts';
import type { Dashboard } from '../../../src/core/contract/views/dashboard.ts';
import type { BoardRecruit } from '../../../src/core/contract/views/recruiting/board.ts';
import type { Playoff } from '../../../src/core/contract/views/season/playoff.ts';
import type { Game, Info, ScheduleGame } from '../../../src/core/contract/views/shared.ts';
import type { PlayerStat } from '../../../src/core/model/plays/stats.ts';
import {
  absentTexts,
  conferenceStake,
  gameLogNumbers,
  gameLogString,
  gamesOf,
  gamesText,
  gameTold,
  healthLines,
  labelText,
  offFirst,
  playoffStake,
  pollStake,
  returnAndLeave,
  SCHEDULE,
  standText,
  swingTexts,
  visitText,
} from '../../../src/core/present/index.ts';

/** Patterns that no line a player reads may contain. */
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
  test('have a singular and a plural', () => {
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

  test('list missing statistics only for API clients', () => {
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

test('has a swing in whole percentages', () => {
  const swing = {
    game: { teamA: { name: 'Iowa' }, winProbA: 0.889 },
    excitement: 2.91,
    winProbAByQuarter: [0.841, 0.837, 0.9264],
  };
  expect(swingTexts(swing as unknown as Parameters<typeof swingTexts>[0])).toEqual([
    'Excitement 2.9 (average: 4).',
    'Iowa’s win probability: 89% at kickoff, 84% after one quarter, 84% at the half, 93% after three.',
  ]);
});

test.each([
  [12, 'C (SEC)', '12'],
  [15, 'SEC Championship', 'Champ'],
  [16, 'Music City Bowl', 'Bowl'],
  [16, 'Playoff First Round', 'Rd 1'],
  [17, 'Rose Bowl (Playoff Quarterfinal)', 'Quarter'],
  [19, 'National Championship', 'Title'],
])('week %i of a schedule, the %s, is %s', (weekPlayed, label, text) => {
  expect(SCHEDULE.week(12).text(game({ weekPlayed, label }))).toBe(text);
});

describe('a recruit on the board', () => {
  const recruit = { status: 'open', team: null, place: null, suitors: 4 } as BoardRecruit;

  test('is listed as visited after his visit', () => {
    expect([null, 0, 7].map((visit) => visitText({ visit }))).toEqual(['', 'visited', 'week 7']);
  });

  test('shows other schools if the program is not recruiting him or has no spot', () => {
    expect(standText(recruit)).toBe('4 schools');
    expect(standText({ ...recruit, suitors: 1 })).toBe('1 school');
    expect(standText({ ...recruit, place: 2 })).toBe('2 of 4');
  });
});

/** A conference of five with these records; the third team is the player's. */
function standings(records: readonly (readonly [wins: number, losses: number])[], own: number, week = 9) {
  const teams = records.map(([confWins, confLosses], index) => ({
    name: `Team ${index + 1}`,
    conference: 'Big Ten',
    confWins,
    confLosses,
  }));
  return { team: teams[own], confTeams: teams, curr_game: null, info: { currentWeek: week } } as unknown as Dashboard;
}

describe('missed games', () => {
  const missed = (count: number) =>
    ({
      info: { playoff: { teams: 12 } },
      injury: null,
      missed: Array.from({ length: count }, (_, index) => game({ weekPlayed: index + 3, home: index % 2 === 0 })),
    }) as unknown as Parameters<typeof healthLines>[0];

  test('none, one and several games', () => {
    expect(healthLines(missed(0))).toEqual([]);
    expect(healthLines(missed(1))).toEqual(['Missed 1 game: Week 3 vs Kennesaw State']);
    expect(healthLines(missed(2))).toEqual(['Missed 2 games: Week 3 vs Kennesaw State, Week 4 at Kennesaw State']);
    expect(gamesOf(6, 8)).toBe('6 of 8');
  });

  test('an injured player is listed with his injury and expected return', () => {
    const injury = { week: 3, practice: false, injury: 'knee' } as const;
    const healthText = (of: object) => healthLines({ ...missed(0), injury: { ...injury, ...of } as never });
    expect(healthText({ status: 'out', returns: 'two_or_three_weeks' })).toEqual(['Out: knee, back in 2-3 weeks']);
    expect(healthText({ status: 'out', returns: 'not_this_season' })).toEqual(['Out: knee, out for the season']);
    expect(healthText({ status: 'doubtful', returns: 'next_week' })).toEqual(['Doubtful: knee, back next week']);
    expect(healthText({ status: 'questionable', returns: 'this_week' })).toEqual(['Questionable: knee']);
  });

  test('a line for each team', () => {
    const one = (first: string, team: string) => ({ id: 1, first, last: 'Doe', pos: 'qb' as const, team });
    expect(absentTexts({ absent: [] })).toEqual([]);
    expect(absentTexts({ absent: [one('A.', 'Iowa'), one('B.', 'Iowa'), one('C.', 'Utah')] })).toEqual([
      'Out for Iowa: QB A. Doe and QB B. Doe',
      'Out for Utah: QB C. Doe',
    ]);
  });
});

describe('counts of a season', () => {
  test.each([
    [0, 0, '0 players return, no one leaves'],
    [1, 1, '1 player returns, 1 leaves'],
    [61, 24, '61 players return, 24 leave'],
  ])('%i who return and %i who leave', (returning, leaving, text) => {
    expect(returnAndLeave(returning, leaving)).toBe(text);
  });

  test('weeks off before the next game', () => {
    expect([0, 1, 2, 3].map(offFirst)).toEqual([
      '',
      ' (a week off first)',
      ' (two weeks off first)',
      ' (three weeks off first)',
    ]);
  });

  test.each([
    [6, 'week 6 is next'],
    [15, 'conference championships (week 15) are next'],
    [16, 'bowls and first round (week 16) are next'],
    [17, 'quarterfinals (week 17) are next'],
    [19, 'national championship (week 19) is next'],
    [20, 'all games have been played'],
  ])('week %i of a season', (currentWeek, text) => {
    expect(whereText({ stage: 'season', currentWeek, lastWeek: 19, playoff: { teams: 12 } } as unknown as Info)).toBe(
      text,
    );
  });
});

describe('the report of a week', () => {
  const NAMES = ['Iowa', 'Kennesaw State', 'Rice'] as const;
  const played = (change: Partial<Game>) =>
    ({
      id: 7,
      weekPlayed: 3,
      teamA: { name: NAMES[0] },
      teamB: { name: NAMES[1] },
      rankATOG: 0,
      rankBTOG: 0,
      scoreA: 20,
      scoreB: 21,
      winner: { name: NAMES[1] },
      spreadA: '-3',
      spreadB: '+3',
      overtime: 0,
      headline: null,
      ...change,
    }) as unknown as Game;

  /** The news of weeks 3 to `until`, as lines. */
  async function newsLines(own: ScheduleGame[], games: Game[], ranking: number, movement: number, until = 4) {
    const info = {
      team: { name: 'Rice' },
      currentYear: 2024,
      currentWeek: until,
      lastWeek: 19,
      playoff: { teams: 12 },
    };
    const team = { name: 'Rice', record: '1-0 (0-0)', ranking };
    const answers: Record<string, unknown> = {
      teamSchedule: { games: own },
      week: { games },
      rankings: { rankings: [{ name: 'Rice', ranking, movement, record: '1-0 (0-0)' }] },
      dashboard: { info, team, upcoming_game: game({ id: 9, weekPlayed: until + 1, spread: 'Even' }) },
    };
    const output = {
      ask: async (name: string) => answers[name],
      style: { paint: (text: string) => text, result: (text: string) => text },
    } as unknown as ReportSource;
    const parts = await weekReport(output, 3, info as unknown as Info);
    const style = { width: 100, ascii: true, paint: (text: string) => text };
    return drawPage(parts, style).lines;
  }

  test('is plain for every rank, a win, a loss, an open week, an upset and overtime', async () => {
    const wins = [game({ weekPlayed: 3, id: 1, spread: '-3', label: 'NC (MAC)' })];
    const losses = [game({ weekPlayed: 3, id: 1, result: 'L', score: '0-1', spread: '+0.5', label: 'C (Big 12)' })];
    const ranked = played({ rankATOG: 25, spreadA: '-0.5', spreadB: '+0.5' });
    const unranked = played({ rankATOG: 26 });
    for (const own of [wins, losses, []])
      for (const games of [[], [ranked], [unranked], [played({ rankATOG: 1, rankBTOG: 2, overtime: 2 })]])
        for (const [ranking, movement] of [
          [1, 0],
          [25, 1],
          [26, -1],
          [133, 0],
        ] as const)
          for (const until of [4, 6])
            for (const line of await newsLines(own, games, ranking, movement, until))
              expectPlain(line.trim().replace(/ {2,}/g, ' '));
  });

  test('names the underdog', async () => {
    const lines = await newsLines([], [played({ rankATOG: 9, spreadA: '-14', spreadB: '+14' })], 30, 0);
    expect(lines).toContain('  Upset: Kennesaw State 21, #9 Iowa 20 (Kennesaw State was a 14-point underdog)');
    expect(lines).toContain('Rice had a bye.');
    expect(lines).toContain('  Rice (unranked), 1-0 (0-0)');
  });
});

describe('the stakes in words', () => {
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
    expect(pollStake(40)).toBe('Unranked, No. 40 overall.');
    expect(pollStake(0)).toBe('Unranked.');
  });

  test('the playoff field and the teams just outside it', () => {
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
