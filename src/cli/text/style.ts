import { Chalk, type ChalkInstance } from 'chalk';
import { type Terminal, wantsAscii, wantsColor } from '../shell/terminal.ts';
import type { Mark } from './table.ts';

/** Text styles for this terminal. */
export interface Style {
  chalk: ChalkInstance;
  color: boolean;
  ascii: boolean;
  paint(text: string, as: Mark | 'header' | 'title'): string;
  /** `W` in green and `L` in red; other results as they are. */
  result(text: string): string;
}

export function styleFor(terminal: Terminal, colorFlag: boolean): Style {
  const color = wantsColor(terminal, colorFlag);
  const chalk = new Chalk({ level: color ? 1 : 0 });
  const paints: Readonly<Record<Mark | 'header' | 'title', (text: string) => string>> = {
    // Bold, since the mark in front of the row shows the same.
    own: chalk.bold,
    win: chalk.green,
    loss: chalk.red,
    strong: chalk.bold,
    faint: chalk.dim,
    header: chalk.dim,
    title: chalk.bold,
  };
  return {
    chalk,
    color,
    ascii: wantsAscii(terminal),
    paint: (text, as) => paints[as](text),
    result: (text) => (text.startsWith('W') ? chalk.green(text) : text.startsWith('L') ? chalk.red(text) : text),
  };
}
