import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LISTS, textsOf, writtenWords } from './written-words.ts';

/**
 * Every text of the program, listed by source so that a review shows new text apart from its code. `WORDS=write npx
 * vitest run --project node tests/words` rewrites the lists.
 */
const WRITE = process.env.WORDS === 'write';

const listFile = (name: string): URL => new URL(`./strings/${name}.txt`, import.meta.url);

describe.each(Object.entries(LISTS))('the list of texts: %s', (name, folders) => {
  it('matches the sources (renew it with WORDS=write npx vitest run --project node tests/words)', () => {
    const written = writtenWords(folders);
    if (WRITE) writeFileSync(listFile(name), written);
    expect(written).toBe(readFileSync(listFile(name), 'utf8'));
  });
});

describe('a text', () => {
  const texts = (source: string) => textsOf(source, 'tsx');

  it('is quoted, a template with its gaps, or text in a page', () => {
    expect(texts("const a = 'No games yet.';")).toEqual(['No games yet.']);
    expect(texts(['const a = `Week $', '{week} of 15`;'].join(''))).toEqual(['Week … of 15']);
    expect(texts('const a = <p className="big box">Next game</p>;')).toEqual(['Next game']);
  });

  it('is a single word if it is a heading or the value of a text field', () => {
    expect(texts("const a = { label: 'own', name: 'own', kind: 'own' };")).toEqual(['own']);
    expect(texts("const a = ['Depth', 'depth'];")).toEqual(['Depth']);
  });

  it('is not a class, a key, an SQL statement, an address or a comparison', () => {
    expect(texts("if (a === 'not read at all') stream(seed, 'a new draw');")).toEqual([]);
    expect(texts("const a = { className: 'big box', 'a long key': 1 }; run('SELECT name FROM teams');")).toEqual([]);
    expect(texts("import a from './some where.ts'; go('/team/schedule');")).toEqual([]);
  });

  it('has no markup', () => {
    expect(texts("const a = '<h1>The season</h1> <p>Michigan</p>';")).toEqual(['The season Michigan']);
  });
});
