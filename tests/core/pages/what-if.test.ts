import { describe, expect, it } from 'vitest';
import type { WhatIf } from '../../../src/core/contract/views/season/what-if.ts';
import { whatIf } from '../../../src/core/pages/what-if/what-if.ts';

const line = (wins: number) => ({
  ...{ wins, losses: 12 - wins, rank: 20, conference_champion: false },
  ...{ in_playoff: wins > 9, champion: false, fired: wins < 4 },
});

const asked: WhatIf = {
  info: { team: { name: 'Iowa' } } as WhatIf['info'],
  question: 'What if he had made it?',
  kind: 'kick',
  game: { id: 20220741, year: 2022, week: 12, home: 'Iowa', away: 'Northwestern', home_score: 27, away_score: 30 },
  kick: 171,
  choices: [
    { kind: 'winner', question: 'What if Iowa had won?', text: 'Northwestern won', team: 'Iowa' },
    {
      ...{ kind: 'kick', question: 'What if he had made it?', team: 'Iowa', kick: 171 },
      text: '4th 0:03: K. Lohman 44-yard field goal no good (wide right)',
    },
  ],
  progress: null,
  outcome: null,
};

const played: WhatIf = {
  ...asked,
  outcome: {
    chance: null,
    score: { home: 33, away: 30 },
    ...{ first: 2022, last: 2022 },
    same: [{ team: 'Iowa', year: 2022, as_it_was: line(9), changed: line(10) }],
    runs: 20,
    teams: [
      {
        team: 'Iowa',
        measures: [
          { measure: 'playoff', as_it_was: 0.1, changed: 0.35, difference: 0.25, low: 0.05, high: 0.45 },
          { measure: 'wins', as_it_was: 7.4, changed: 6.95, difference: -0.45, low: -0.87, high: -0.03 },
          { measure: 'title', as_it_was: 0.05, changed: 0, difference: -0.05, low: -0.15, high: 0.05 },
        ],
        wins: [{ wins: 9, as_it_was: 1, changed: 0.5 }],
      },
    ],
  },
};

const view = (page: WhatIf, runs?: number) =>
  whatIf.view(page, { params: { game: 20220741, kick: 171, ...(runs !== undefined && { runs }) }, more: null });

describe('the what-if page', () => {
  it('asks first, and offers to play it out', () => {
    const { title, lines, links, waits } = view(asked);
    expect([title, waits]).toEqual(['What if he had made it?', undefined]);
    expect(lines).toEqual([
      '4th 0:03: K. Lohman 44-yard field goal no good (wide right).',
      'Northwestern beat Iowa 30-27 in week 12 of 2022.',
    ]);
    expect(links?.map(({ label }) => label)).toContain('Play it out');
    expect(links?.[1]?.link).toEqual({ name: 'what-if', game: 20220741, kick: 171, runs: 20 });
  });

  it('shows its progress while the seasons are played', () => {
    expect(view({ ...asked, progress: 0.4 }, 20).waits).toEqual({ share: 0.4, said: 'Playing the season again.' });
  });

  it('shows the result with the same random numbers, the odds with their interval, and what else could change', () => {
    const { sections = [], lines } = view(played, 20);
    expect(lines).toContain('With the same dice: Northwestern 30, Iowa 33.');
    expect(sections.map(({ name }) => name)).toEqual(['same', 'odds', 'wins', 'choices']);
    const texts = sections.map((section) =>
      section.kind === 'table' ? section.columns.map(({ of }) => of.text(section.rows[0])) : [],
    );
    // A second name would leave the team the width of a rank.
    expect(sections[0]).toMatchObject({ kind: 'table' });
    expect(sections[0]?.kind === 'table' && sections[0].columns.some(({ names }) => names)).toBe(false);
    expect(texts[0]).toEqual(['Iowa', '2022', '9-3, ranked 20', '10-2, ranked 20, playoff']);
    expect(texts[1]?.slice(1, 6)).toEqual(['Playoff', '10%', '35%', '+25%', '+5% to +45%']);
    const odds = sections[1];
    const differences =
      odds?.kind === 'table' ? odds.rows.map((row) => odds.columns.slice(4, 6).map(({ of }) => of.text(row))) : [];
    expect(differences.slice(1)).toEqual([
      ['-0.4', '-0.9 to 0.0'],
      ['-5%', '-15% to +5%'],
    ]);
    expect(texts[2]).toEqual(['Iowa', '9', '100%', '50%']);
  });
});
