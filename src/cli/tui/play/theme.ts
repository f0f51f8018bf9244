import { Chalk, type ChalkInstance, type ColorSupportLevel } from 'chalk';
import { paletteFor } from '../../text/palette.ts';
import type { Tone } from './view.ts';

/** How tones look on a terminal with a given number of colors. */
export interface Theme {
  level: ColorSupportLevel;
  ascii: boolean;
  paint(text: string, tone: Tone | null): string;
  /** Styles a whole line: the row under the cursor, the top line, the hints. */
  line(text: string, as: 'cursor' | 'dim-cursor' | 'bar' | 'hint'): string;
  /** Replaces characters the terminal lacks, as the last step for every line. */
  letters(text: string): string;
}

/** ASCII replacements for drawing characters, each one column wide. */
const ASCII: Readonly<Record<string, string>> = {
  '─': '-',
  '━': '=',
  '═': '=',
  '│': '|',
  '┊': ':',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '├': '+',
  '┤': '+',
  '┬': '+',
  '┴': '+',
  '┼': '+',
  '●': 'o',
  '○': '.',
  '★': '*',
  '☆': '.',
  '█': '#',
  '░': '.',
  '…': '~',
  '▸': '>',
  '►': '>',
  '◄': '<',
  '▲': '^',
  '▼': 'v',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '·': '-',
  '•': '*',
  '✓': '+',
  '’': "'",
  '▁': '_',
  '▂': '_',
  '▃': '.',
  '▄': '-',
  '▅': '=',
  '▆': '+',
  '▇': '*',
  '‹': '<',
  '›': '>',
};

/** Returns the line in ASCII only; escape codes are kept. */
export function toAscii(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]/gu, (sign) => ASCII[sign] ?? plainLetter(sign));
}

function plainLetter(sign: string): string {
  const letter = sign
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  if (!/^[\x20-\x7e]$/.test(letter)) return '?';
  return sign === sign.toUpperCase() && sign !== sign.toLowerCase() ? letter.toUpperCase() : letter;
}

/** Returns black or white, whichever is more readable on the color (relative luminance of WCAG 2). */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const part = (from: number): number => {
    const share = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  return light > 0.179 ? '#000000' : '#ffffff';
}

function chip(chalk: ChalkInstance, color: string, text: string): string {
  // Sixteen colors cannot match a team's own; reverse video still makes a chip.
  return chalk.level < 2 ? chalk.inverse(text) : chalk.bgHex(color).hex(inkOn(color)).bold(text);
}

/** Returns the theme for a color depth: 0 none, 1 sixteen, 2 256, 3 true color. */
export function themeFor(level: ColorSupportLevel, ascii: boolean): Theme {
  const chalk = new Chalk({ level });
  const { win, loss, header, accent } = paletteFor(chalk);
  const paints: Readonly<Record<Exclude<Tone, `#${string}`>, ChalkInstance>> = {
    title: chalk.bold,
    header,
    faint: chalk.dim,
    strong: chalk.bold,
    own: chalk.level < 2 ? chalk.bold : header.bold,
    win,
    loss,
    accent,
    warn: accent.bold,
    error: loss.bold,
    key: chalk.bold,
    grass: win,
    ball: accent.bold,
  };
  const lines = { cursor: chalk.inverse, 'dim-cursor': chalk.underline, bar: chalk.inverse, hint: chalk.dim };
  return {
    level,
    ascii,
    paint: (text, tone) => {
      if (tone === null || text === '') return text;
      return tone.startsWith('#') ? chip(chalk, tone, text) : paints[tone as keyof typeof paints](text);
    },
    line: (text, as) => lines[as](text),
    letters: ascii ? toAscii : (text) => text,
  };
}
