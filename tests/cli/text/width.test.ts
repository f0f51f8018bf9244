import { Chalk } from 'chalk';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { beginning, clippedQuotes, harmless, printable, textWidth } from '../../../src/cli/text/width.ts';

it.each([
  'Ohio State',
  'San José State',
  'Hawaiʻi',
  '─ │ ┌ ▸ ● ○ ★ ☆ █ ░ … ↑ ↓ ▁▂▃▄▅▆▇ ‹ ›',
  '東京大学',
  'ｔｅａｍ',
  '서울',
  'e\u0301',
  '🏈 football',
  '',
])('gives %j as many columns as a terminal does', (text) => {
  expect(textWidth(text)).toBe(stringWidth(text));
});

it('cuts between characters, never inside a wide one', () => {
  expect(beginning('Ohio State', 4)).toEqual({ kept: 'Ohio', used: 4 });
  expect(beginning('東京大学', 5)).toEqual({ kept: '東京', used: 4 });
  expect(beginning('Ohio', 0)).toEqual({ kept: '', used: 0 });
});

it('removes control codes from names', () => {
  expect(harmless('a\u001b[31mb\u0007\u009b2J\u202ec')).toBe('a�[31mb��2J�c');
  expect(harmless('San José State')).toBe('San José State');
});

it('keeps the program’s own styles and removes all other control codes', () => {
  const c = new Chalk({ level: 3 });
  const looks = [c.bold, c.dim, c.cyan, c.red, c.inverse, c.underline, c.bgHex('#123456'), c.hex('#fedcba'), c.bgGray];
  for (const paint of looks) {
    expect(printable(`${paint('Ohio')}\n\tState`)).toBe(`${paint('Ohio')}\n\tState`);
  }
  for (const code of ['\u001b[2J', '\u001b]0;x\u0007', '\u009b2J', '\u202e', '\u200f', '\r', '\b', '\0', '\u001b[8m']) {
    expect(printable(`a${code}b`)).not.toContain(code[0]);
  }
});

describe('a message', () => {
  const long = 'a very long text that somebody typed where a name was asked for, and went on';

  it('shortens a long quotation to its beginning', () => {
    for (const sign of ['"', "'"]) {
      const clipped = clippedQuotes(`There is no team ${sign}${long}${sign}.`);
      expect(clipped).toBe(`There is no team ${sign}${long.slice(0, 59)}…${sign}.`);
    }
  });

  it('keeps the text between two apostrophes', () => {
    const message = `Michigan's prestige is what the seasons before 2024 left, and nothing else: the first season's end moves it, and the teams' own.`;
    expect(clippedQuotes(message)).toBe(message);
  });
});
