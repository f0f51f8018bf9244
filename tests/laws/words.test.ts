import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The program's sentences, as its sources have them: wording no player should have to read. */

const ROOT = resolve(import.meta.dirname, '../..');
const SPOKEN = [
  'src/core/app',
  'src/core/contract',
  'src/core/decisions',
  'src/core/words',
  'src/core/present',
  'src/core/save',
  'src/core/season',
  'src/server',
  'src/cli',
  'src/web',
];

const sources = SPOKEN.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

interface Said {
  where: string;
  text: string;
}

/** Returns a file's quoted texts and templates, comments excluded. */
function textsOf(file: string): Said[] {
  const code = readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const texts = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return texts.filter((text) => text.includes(' ')).map((text) => ({ where: file, text }));
}

const texts = sources.flatMap(textsOf);

const bad = (pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`);

test('the sentences are found at all', () => {
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.some(({ text }) => text.includes('Every game of the '))).toBe(true);
});

/** Phrases that no sports desk would print. */
const STILTED = [
  /\bgo on\?/,
  /\bon your word\b/,
  /had never been/,
  /\bthe page anew\b/,
  /\bcannot be told to\b/,
  /gone afterwards/,
  /\bgive no address\b/,
  /\bis made up\b|\bare made up\b/,
  /where the year stands/,
  /\bno (game|one|team) of yours\b/,
  /\bcomes? up\b(?! short)/,
  /\bnot here any ?more\b/,
  /\btaken? in one go\b|\btaken together\b/,
  /\bnobody knows\b/,
  /\bof its own, not the program/,
  /\bjust being\b/,
  /\bspecial rights\b/,
];

test.each(STILTED)('no sentence reads %s', (pattern) => expect(bad(pattern)).toEqual([]));

test('the spelling is American', () => {
  expect(bad(/\b(colour|favourite|favour|centre|cancelled|neighbour|behaviour|honour|organis|recognis)/i)).toEqual([]);
});

/** Texts whose number is never one, each with the reason. */
const NEVER_ONE: readonly (readonly [text: string, why: string])[] = [
  ['A playoff of ', 'two or four'],
  ['conferences in ', 'a season has ten or more'],
  ['spots from getting in', 'the first team out has a sentence of its own'],
  ['throws for ', 'from 400'],
  ['runs for ', 'from 200'],
  ['yards for', 'from 150'],
  ['Undo your last ', 'one has a sentence of its own'],
  ['rankings.length} teams', 'every team of FBS'],
  ['freshmen', 'those of the whole country'],
  ['decisions`} cannot be undone', 'one has words of its own'],
  ['weeks`} off first', 'one has words of its own'],
  ['wins, prestige ', 'for a reader of the screen, in a list'],
  ['metrics', 'there are two hundred'],
  ['plays two games in week', 'a verb'],
  ['oneDecimal(', 'a decimal: 1.0 wins'],
  ['facts.games} games', 'eight or nine'],
  ['The long run: means by decade', 'twenty or more'],
  ['.games} games', 'a batch has thousands'],
  ['games)} games', 'a batch has thousands'],
  ['mean difference', 'with a decimal'],
  ['LEAST_DYNASTIES', 'four'],
];

const COUNTED =
  /\$\{(?![^}]*plural)[^}]*\} (games|players|seasons|weeks|decisions|teams|points|yards|plays|drives|rows|files|saves|freshmen|recruits|spots|conferences|dynasties|metrics|tackles|catches|carries|wins|losses|autobids|steps|faults|pairs|seconds)\b/;

test('a number that can be one has a singular', () => {
  const loose = bad(COUNTED).filter((line) => !NEVER_ONE.some(([text]) => line.includes(text)));
  expect(loose).toEqual([]);
});
