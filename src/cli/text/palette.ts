import type { ChalkInstance } from 'chalk';

/**
 * Colors that are readable on both white and black: each has a contrast of at least 4 to both (WCAG 2). They are
 * indexes into the 256-color table, whose first sixteen terminals redefine at will.
 */
export const READABLE = { green: 28, red: 161, orange: 130, blue: 31 } as const;

/** Styles of text by meaning. In sixteen colors no yellow and no cyan is readable on white. */
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
