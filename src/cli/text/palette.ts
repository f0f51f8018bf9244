import type { ChalkInstance } from 'chalk';

/**
 * Colors that can be read on a white and on a black background alike: each has a contrast of at least 4 to both (WCAG 2).
 * They are numbers of the 256-color table, whose first sixteen every terminal changes as it likes.
 */
export const READABLE = { green: 28, red: 161, orange: 130, blue: 31 } as const;

/** The styles of text that has a meaning. A terminal of sixteen colors has no yellow and no cyan to be read on white. */
export interface Palette {
  win: ChalkInstance;
  loss: ChalkInstance;
  header: ChalkInstance;
  accent: ChalkInstance;
}

export function paletteFor(chalk: ChalkInstance): Palette {
  if (chalk.level < 2) return { win: chalk.green, loss: chalk.red, header: chalk.underline, accent: chalk.bold };
  const { green, red, orange, blue } = READABLE;
  return {
    win: chalk.ansi256(green),
    loss: chalk.ansi256(red),
    header: chalk.ansi256(blue),
    accent: chalk.ansi256(orange),
  };
}
