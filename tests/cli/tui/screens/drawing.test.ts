import { expect, it } from 'vitest';
import { READABLE } from '../../../../src/cli/text/palette.ts';
import { textWidth } from '../../../../src/cli/text/width.ts';
import { fitted, layColumns } from '../../../../src/cli/tui/components/columns.ts';
import { drawField } from '../../../../src/cli/tui/components/field.ts';
import { sparkline, spread } from '../../../../src/cli/tui/components/sparkline.ts';
import { inkOn, themeFor, toAscii } from '../../../../src/cli/tui/play/theme.ts';
import { spanText } from '../../../../src/cli/tui/play/view.ts';
import { changes } from '../../../../src/cli/tui/play/window.ts';
import { watchedPlays } from '../../../../src/cli/tui/screens/game/watch.ts';
import { tablePane } from '../../../../src/cli/tui/screens/parts.ts';
import { moveWatch } from '../../../../src/core/present/index.ts';
import { answer } from './fake.ts';

it('redraws only the lines that changed, each in its place', () => {
  expect(changes(['a', 'b', 'c'], ['a', 'x', 'c'])).toBe('\u001b[2;1H\u001b[2Kx');
  expect(changes(['a', 'b', 'c'], ['a', '\u001b[1mx\u001b[2J\u001b[22m\u202e', 'c'])).toBe(
    '\u001b[2;1H\u001b[2K\u001b[1mx[2J\u001b[22m',
  );
  expect(changes(['a', 'b'], ['a', 'b'])).toBe('');
  expect(changes(['a', 'b'], ['a'])).toBe('\u001b[2;1H\u001b[2K');
});

it('fits text into a number of columns', () => {
  expect(fitted('Ohio', 6)).toBe('Ohio  ');
  expect(fitted('7', 3, true)).toBe('  7');
  expect(fitted('San José State', 9)).toBe('San José…');
  expect(textWidth(fitted('★★★★★', 3))).toBe(3);
});

it('pages through columns that do not fit and keeps the team column in view', () => {
  const columns = ['team', 'a', 'b', 'c', 'd'].map((key) => ({
    key,
    title: key,
    value: () => 'x'.repeat(10),
  }));
  const pane = tablePane({ key: 'wide', columns, rows: [1] });
  const items = pane.items as Exclude<typeof pane.items, (...size: never) => unknown>;
  const first = layColumns(pane, items, 40, 0);
  expect(first.columns.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(first).toMatchObject({ less: false, more: true });
  const second = layColumns(pane, items, 40, first.paging);
  expect(second.columns.map(({ index }) => index)).toEqual([0, 3, 4]);
  expect(second).toMatchObject({ less: true, more: false });
});

it('draws probabilities as a line of blocks', () => {
  expect(sparkline([0, 0.5, 1], 3)).toEqual(['▁▄█']);
  expect(sparkline([0, 0.5, 1], 3, 2)).toEqual(['  █', '▁██']);
  expect(spread([1, 2, 3, 4], 2)).toEqual([2, 4]);
  expect(spread([], 5)).toEqual([]);
});

it('shows the ball, its direction and the line to gain on the field', () => {
  const rows = drawField({ left: 'MICH', right: 'OSU', ball: 25, direction: 1, gain: 35, start: 20 }, 80).map((row) =>
    row.map(spanText).join(''),
  );
  const middle = rows[3]!;
  expect(middle).toContain('MICH');
  expect(middle).toContain('OSU');
  expect(middle.indexOf('●')).toBeGreaterThan(middle.indexOf('MICH'));
  expect(middle.indexOf('│', middle.indexOf('●'))).toBeGreaterThan(middle.indexOf('●'));
  expect(rows[2]).toContain('►');
  for (const row of rows) expect(textWidth(row)).toBe(80);
});

it('writes team names in black or white, whichever is more readable on the team’s color', () => {
  expect(inkOn('#00274c')).toBe('#ffffff');
  expect(inkOn('#ffcb05')).toBe('#000000');
});

it('has an ASCII replacement of the same width for every sign', () => {
  expect(toAscii('▸ San José ★★☆ ●○ ─│┐')).toBe('> San Jose **. o. -|+');
  expect(toAscii('Éric')).toBe('Eric');
});

/** Returns red, green and blue (0 to 255 each) for a color in the cube of the 256-color table. */
function cube(color: number): number[] {
  const offset = color - 16;
  return [Math.floor(offset / 36), Math.floor(offset / 6) % 6, offset % 6].map((step) =>
    step === 0 ? 0 : 55 + 40 * step,
  );
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: number): number {
  const [red, green, blue] = cube(color).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

it('has colors that are readable on white and on black', () => {
  for (const [name, color] of Object.entries(READABLE)) {
    expect((luminance(color) + 0.05) / 0.05, `${name} on black`).toBeGreaterThanOrEqual(4);
    expect(1.05 / (luminance(color) + 0.05), `${name} on white`).toBeGreaterThanOrEqual(4);
  }
});

it.each([1, 2, 3] as const)('uses no yellow and no cyan of the terminal, with colors of depth %i', (level) => {
  const tones = [
    'title',
    'header',
    'strong',
    'own',
    'win',
    'loss',
    'accent',
    'warn',
    'error',
    'ball',
    'grass',
  ] as const;
  const theme = themeFor(level, false);
  const codes = tones.map((tone) => theme.paint('x', tone)).join('');
  for (const color of [33, 36, 93, 96]) expect(codes).not.toContain(`[${color}m`);
});

it('uses as many colors as the terminal supports', () => {
  expect(themeFor(0, false).paint(' MICH ', '#00274c')).toBe(' MICH ');
  expect(themeFor(1, false).paint(' MICH ', '#00274c')).toBe('\u001b[7m MICH \u001b[27m');
  expect(themeFor(2, false).paint(' MICH ', '#00274c')).toContain('48;5;');
  expect(themeFor(3, false).paint(' MICH ', '#00274c')).toContain('48;2;0;39;76');
});

it('steps through a watched game by play, drive and score, and stops at its end', () => {
  const plays = watchedPlays(answer('season', 'game', { id: answer('season', 'dashboard').latest_game!.id }));
  const begin = { at: 0, playing: true, speed: 1 };
  expect(moveWatch(begin, { to: 'tick' }, plays).at).toBe(1);
  expect(moveWatch({ ...begin, playing: false }, { to: 'tick' }, plays).at).toBe(0);
  const score = moveWatch(begin, { to: 'score' }, plays);
  expect(plays[score.at - 1]?.scoringPlay).toBe(true);
  expect(plays.slice(0, score.at - 1).some(({ scoringPlay }) => scoringPlay)).toBe(false);
  const drive = moveWatch(begin, { to: 'drive' }, plays);
  expect(plays[drive.at]?.drive.number).toBe(2);
  expect(moveWatch(begin, { to: 'end' }, plays)).toEqual({ at: plays.length, playing: false, speed: 1 });
  expect(moveWatch(begin, { to: 'speed', speed: 9 }, plays).speed).toBe(4);
  expect(moveWatch(begin, { to: 'back' }, plays).at).toBe(0);
});
