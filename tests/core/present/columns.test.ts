import { describe, expect, it } from 'vitest';
import { columns as inCommand } from '../../../src/cli/text/described.ts';
import { toneColumn as onScreen } from '../../../src/cli/tui/screens/parts.ts';
import { type PlayerGameLog, playerGameLog, playerYear } from '../../../src/core/contract/views/people/player.ts';
import { playedGame } from '../../../src/core/contract/views/season/game.ts';
import { individualEntry } from '../../../src/core/contract/views/season/stats.ts';
import { teamStatLine } from '../../../src/core/contract/views/season/team-stats.ts';
import { PLAYER_STATS, STAT_COUNT, TEAM_STAT_COUNT, TEAM_STATS } from '../../../src/core/model/plays/stats.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import * as present from '../../../src/core/present/index.ts';
import { columnFrom as inBrowser } from '../../../src/web/table/columns.ts';

type AnyColumn = present.TableColumn<never>;

const { PLAYER_TABLES, shownStats } = present;
const tables = Object.keys(PLAYER_TABLES) as present.IndividualTable[];

/** Columns of every table on a page, by table. */
const PAGES: Readonly<Record<string, readonly AnyColumn[]>> = {
  'team statistics': present.TEAM_COLUMNS,
  ...Object.fromEntries(tables.map((table) => [`leaders in ${table}`, present.individualColumns(table)])),
  ...Object.fromEntries(tables.map((table) => [`box score, ${table}`, present.boxColumns(table)])),
  ...Object.fromEntries(
    POSITIONS.map((position) => [
      `career of a ${position}`,
      [...Object.values(present.CAREER), ...present.seasonColumns(shownStats(position))],
    ]),
  ),
  ...Object.fromEntries(
    POSITIONS.map((position) => [`games of a ${position}`, [...present.logColumns(shownStats(position))]]),
  ),
  rankings: Object.values(present.RANKINGS),
  standings: Object.values(present.STANDINGS),
  history: Object.values(present.HISTORY),
  roster: Object.values({ ...present.ROSTER, games: present.ROSTER.games(12) }),
  progressed: Object.values(present.PROGRESSED),
  leaving: Object.values(present.LEAVING),
  recruits: Object.values(present.RECRUITS),
  classes: Object.values(present.CLASSES),
  tiers: present.TIER_COLUMNS,
  stars: present.STAR_COLUMNS,
  'rated teams': present.RATED_TEAM_COLUMNS,
  field: Object.values(present.FIELD),
  bubble: Object.values(present.BUBBLE),
  champions: Object.values(present.CHAMPIONS),
};

describe('every number in an answer has a description', () => {
  it('in the team tables', () => {
    expect(Object.keys(teamStatLine.shape).sort()).toEqual(
      present.TEAM_COLUMNS.map(({ key }) => key)
        .filter((key) => key !== 'team')
        .sort(),
    );
  });

  it.each(tables)('in the table of %s', (table) => {
    expect(Object.keys(individualEntry[table].shape.stats.shape)).toEqual(Object.keys(PLAYER_TABLES[table]));
  });

  it('on a player’s page', () => {
    const described = new Set(
      POSITIONS.flatMap((position) => [
        ...present.seasonColumns<never>(shownStats(position)),
        ...(present.logColumns(shownStats(position)) as AnyColumn[]),
      ]).map(({ key }) => key),
    );
    const fields = [...Object.keys(playerYear.shape), ...Object.keys(playerGameLog.shape)];
    const own = new Set(['class', 'redshirt', 'rating', 'games', 'game']);
    expect(fields.filter((key) => !own.has(key) && !described.has(key))).toEqual([]);
  });

  it('in the comparison of a game', () => {
    expect(Object.keys(playedGame.shape.stats.shape)).toEqual(Object.keys(present.GAME_NUMBERS));
  });
});

describe.each(Object.entries(PAGES))('the table of %s', (_, columns) => {
  it('has no two columns under one heading or name', () => {
    for (const of of ['short', 'key'] as const) {
      const names = columns.map((column) => column[of]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('explains each column in a sentence', () => {
    for (const { short, long, meaning } of columns) {
      expect(short.length, long).toBeGreaterThan(0);
      expect(meaning, long).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it('has the same headings in a command, in the full-screen game and in the browser', () => {
    const command = inCommand(columns).map(({ title }) => title);
    expect(columns.map((column) => onScreen(column).title)).toEqual(command);
    expect(columns.map((column) => inBrowser(column).header)).toEqual(command);
  });
});

describe('a number', () => {
  const log = { receiving_catches: 6, receiving_yards: 88, yards_per_rec: 14, fumbles: 0 } as PlayerGameLog;

  it('reads the same in a command, in the full-screen game and in the browser', () => {
    const all = present.logColumns(shownStats('wr'));
    const command = inCommand(all).map(({ text }) => text!(log));
    expect(command.slice(0, 3)).toEqual(['6', '88', '14.0']);
    expect(all.map((column) => onScreen(column).text!(log))).toEqual(command);
    expect(all.map((column) => inBrowser(column).cell!(log))).toEqual(command);
  });

  it('is a dash if unknown', () => {
    const [own] = present.logColumns(['rush_yards']);
    expect(own!.text(log)).toBe('-');
  });

  it('always has its decimal if it is counted in halves', () => {
    const sacks = present.individualColumns('defense').find(({ key }) => key === 'sacks')!;
    const row = { stats: { sacks: 2 } } as unknown as present.PlayerRow;
    expect(sacks.text(row)).toBe('2.0');
  });
});

describe('formulas', () => {
  /** Joe Burrow's 2019 season at LSU: 402 of 527 for 5,671 yards, 60 touchdowns and 6 interceptions. */
  const burrow: Partial<Record<string, number>> = {
    pass_completions: 402,
    pass_attempts: 527,
    pass_yards: 5671,
    pass_touchdowns: 60,
    pass_interceptions: 6,
  };
  const read: present.Read = (stat) => burrow[stat] ?? 0;
  const numberOf = (name: present.PlayerNumberName) => present.playerNumber(present.PLAYER_NUMBERS[name], read, 15);

  it('match the record books', () => {
    expect(numberOf('completion_percentage')).toBe(76.3);
    expect(numberOf('passer_rating')).toBe(202);
    expect(numberOf('adjusted_pass_yards_per_attempt')).toBe(12.5);
    expect(numberOf('pass_yards_per_game')).toBe(378.1);
  });

  it('give 0 for 0 / 0', () => {
    for (const number of Object.values<present.PlayerNumber>(present.PLAYER_NUMBERS))
      expect(present.playerNumber(number, () => 0, 0)).toBe(0);
  });

  it('are hidden without attempts, and 0 without a success', () => {
    const [percent] = present.seasonColumns(['field_goal_percent']);
    const kicker = { games: 3, season: 2024, field_goals_made: 0, field_goals_attempted: 0, field_goal_percent: 0 };
    expect(percent!.text(kicker as present.CareerRow)).toBe('-');
    expect(percent!.text({ ...kicker, field_goals_attempted: 2 } as present.CareerRow)).toBe('0.0');
    const kicking = present.individualColumns('kicking').find(({ long }) => long === 'Field goal percentage')!;
    const stats = Object.fromEntries(Object.keys(present.PLAYER_TABLES.kicking).map((key) => [key, 0]));
    expect(kicking.text({ stats } as unknown as present.PlayerRow)).toBe('-');
  });

  it('round exact halves up', () => {
    // 23 of 80 is 28.75 percent; 100 x (23 / 80) would come out as 28.7.
    const half: present.Read = (stat) => (stat === 'pass_completions' ? 23 : 80);
    expect(present.playerNumber(present.PLAYER_NUMBERS.completion_percentage, half, 1)).toBe(28.8);
  });
});

describe('empty games', () => {
  const line = (text: string) => ({ game_log_string: `Tre Young (Rice - WR): ${text}` });

  it('are those without a catch, a yard and a touchdown', () => {
    expect(present.isEmptyLine(line('0 catches, 0 yards, 0 TDs'))).toBe(true);
    expect(present.isEmptyLine(line('10 catches, 0 yards, 0 TDs'))).toBe(false);
    expect(present.isEmptyLine(line('0 carries, 0 yards, 0 TDs'))).toBe(false);
  });

  it('do not include games in which a player ran, fumbled or plays another position', () => {
    const none = { receiving_catches: 0, receiving_yards: 0, receiving_touchdowns: 0 } as PlayerGameLog;
    expect(present.isEmptyLog(none)).toBe(true);
    expect(present.isEmptyLog({ ...none, rush_attempts: 1 })).toBe(false);
    expect(present.isEmptyLog({ ...none, fumbles: 1 })).toBe(false);
    expect(present.isEmptyLog({ tackles: 0 } as PlayerGameLog)).toBe(false);
  });
});

describe('a preview', () => {
  const stats = (value: number) => ({
    points_per_game: { value, rank: 1 },
    offensive_ypg: { value, rank: 1 },
    defensive_ypg: { value, rank: 1 },
  });

  it('ranks teams by their statistics, and shows no ranks before the first game', () => {
    expect(present.previewText(stats(31), 'points_per_game')).toBe('31.0 (#1)');
    expect(present.previewText(stats(0), 'points_per_game')).toBe('-');
  });
});

describe('the ranks of counts', () => {
  it('follow each other without a gap', () => {
    expect([PLAYER_STATS.length, TEAM_STATS.length]).toEqual([STAT_COUNT, TEAM_STAT_COUNT]);
  });
});
