import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCRIPT } from '../../src/cli/almanac/script.ts';
import { kebab } from '../../src/core/model/ids.ts';

/** A site's files, by name. */
const FILES: Readonly<Record<string, unknown>> = {
  'pages.js': [['Iowa Hawkeyes', 'program-iowa.html']],
  'names.js': [[401, 'José Núñez', 'QB, Iowa 2016–2018']],
  'weeks.js': [
    [20160001, 1],
    [20160040, 2],
  ],
  'games/2016-2.js': [
    [
      20160041,
      'Week 2',
      'Iowa',
      'Hawai’i',
      [
        [7, 0, 3, 7],
        [0, 3, 0, 7],
      ],
      [17, 10],
      'Cy-Hawk',
      '<b>Iowa</b> holds on',
      [
        [0, 0, 401, '21/33 for 287 yards'],
        [1, 0, 900_000_001, '10/20 for 99 yards'],
      ],
    ],
  ],
  'players/1.js': [
    [401, 'José Núñez', 'QB', 'TX', 4, [[2016, 'Iowa', 'fr', 71, 12, '200/300 for 2400 yards']], ['2016 heisman']],
  ],
};

/** Runs the site's script on a page with these files available. */
function open(html: string, hash = ''): void {
  document.body.innerHTML = html;
  window.location.hash = hash;
  const scope: { almanac?: (data: unknown) => void } = {};
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const { src, onerror } = node as HTMLScriptElement;
    const file = src.replace(/^.*?\/\/[^/]+\//, '');
    if (file in FILES) scope.almanac!(FILES[file]);
    else onerror!(new Event('error'));
  });
  new Function('scope', `${SCRIPT}; scope.almanac = almanac;`)(scope);
}

const text = (id: string): string => document.getElementById(id)!.textContent ?? '';
const SEARCH = '<input id="q"><ul id="found"></ul>';

beforeEach(() => vi.restoreAllMocks());

describe('the script of an almanac', () => {
  it('finds teams and players with or without accents', async () => {
    open(SEARCH);
    const q = document.getElementById('q') as HTMLInputElement;
    for (const [typed, found] of [
      ['iowa hawk', 'Iowa Hawkeyes'],
      ['nunez', 'José Núñez QB, Iowa 2016–2018'],
      ['nobody at all', 'Nothing found.'],
    ] as const) {
      q.value = typed;
      q.dispatchEvent(new Event('input'));
      await expect.poll(() => text('found')).toBe(found);
    }
  });

  it('shows a game by its number: the score, the box, and a headline as text', async () => {
    open('<div id="data" data-of="game"></div>', '#20160041');
    await expect.poll(() => text('data')).toContain('Hawai’i 10, Iowa 17');
    expect(text('data')).toContain('<b>Iowa</b> holds on');
    expect(document.querySelector('#data b')).toBeNull();
    const visitor = document.querySelector(`#data a[href="program-${kebab('Hawai’i')}.html"]`);
    expect(visitor?.textContent).toBe('Hawai’i');
    expect(document.querySelector('#data a[href="player.html#401"]')?.textContent).toBe('José Núñez');
    expect(text('data')).toContain('A player below FBS 10/20 for 99 yards');
  });

  it('shows a player by his number, season by season', async () => {
    open('<div id="data" data-of="player"></div>', '#401');
    await expect.poll(() => text('data')).toContain('200/300 for 2400 yards');
    expect(text('data')).toContain('2016 heisman');
    expect(document.querySelector('#data a[href="schedule-iowa-2016.html"]')).not.toBeNull();
  });

  it('says so if there is nothing', async () => {
    for (const [of, hash] of [
      ['player', '#77777777'],
      ['game', '#1'],
    ] as const) {
      open(`<div id="data" data-of="${of}"></div>`, hash);
      await expect.poll(() => text('data')).toContain('nothing under this number');
    }
  });
});
