/** A mouse event; columns and rows count from 0 at the window's top left. */
export type MouseMove =
  | { did: 'wheel'; by: 1 | -1; column: number; row: number }
  | { did: 'click'; column: number; row: number };

/** Bits of the button number: the wheel, and modifier keys. */
const WHEEL = 64;
const HELD = 4 + 8 + 16;

/** Parses an SGR mouse code (1006) as Ink passes it on, without its escape. Null for anything else. */
export function mouseMove(input: string): MouseMove | null {
  const code = /^\[<(\d+);(\d+);(\d+)([Mm])$/.exec(input);
  if (code === null) return null;
  const button = Number(code[1]) & ~HELD;
  const at = { column: Number(code[2]) - 1, row: Number(code[3]) - 1 };
  if (button === WHEEL) return { did: 'wheel', by: -1, ...at };
  if (button === WHEEL + 1) return { did: 'wheel', by: 1, ...at };
  return button === 0 && code[4] === 'M' ? { did: 'click', ...at } : null;
}

/** Whether the input is any mouse code. */
export function isMouse(input: string): boolean {
  return input.startsWith('[<');
}
