import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Returns the text from an opening parenthesis to its match. */
function call(text: string, from: number): string {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, index);
  }
  return text.slice(from);
}

describe('property tests', () => {
  it('run the same cases every time: each names its seed', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('seeds.test.ts'))
      .map((file) => join('tests', file));
    const unseeded = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const starts = [...text.matchAll(/fc\.(?:assert|check)\(/g)].map(
        ({ index, 0: { length } }) => index + length - 1,
      );
      return starts
        .filter((at) => !/\bseed\b|\bRUNS\b/.test(call(text, at)))
        .map((at) => `${file}:${text.slice(0, at).split('\n').length}`);
    });
    expect(unseeded).toEqual([]);
  });
});
