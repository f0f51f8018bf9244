import type { Key as InkKey } from 'ink';

/** A key by name (`up`, `enter`, `pagedown`) or the character it types. */
export type Key = string;

const NAMED: readonly (readonly [keyof InkKey, Key])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
];

const CONTROL: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u001b': 'escape',
  '\u007f': 'backspace',
};

/** Terminal reports of the window gaining or losing focus (1004), as Ink passes them on. */
export const FOCUS = { gained: '[I', lost: '[O' } as const;

/** Returns the keys in one chunk of input: fast typing and pasting bring several characters at once. */
export function keysOf(input: string, key: InkKey): Key[] {
  const named = NAMED.find(([flag]) => key[flag] === true);
  if (named !== undefined) return [named[1]];
  if (key.tab) return [key.shift ? 'backtab' : 'tab'];
  if (key.ctrl) return input === '' ? [] : [`ctrl-${input}`];
  if (key.meta) return [];
  return [...input].map((letter) => CONTROL[letter] ?? letter).filter((each) => each.length > 1 || each >= ' ');
}

/** Returns a key's label in hints: `↑`, `Enter`. */
export function keyLabel(key: Key): string {
  const names: Readonly<Record<Key, string>> = {
    enter: 'Enter',
    escape: 'Esc',
    tab: 'Tab',
    ' ': 'Space',
    left: '←',
    right: '→',
  };
  return names[key] ?? key.replace(/^ctrl-(.)$/, (_, letter: string) => `Ctrl-${letter.toUpperCase()}`);
}
