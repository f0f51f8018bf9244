import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

beforeEach(() => {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width'), ...listening }));
});

/** Each row of a table: the name, the facts under it, and the number that leads. */
function rowsOf(table: HTMLElement) {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const text = (part: string) => row.querySelector(part)?.textContent?.trim() ?? null;
      const facts = [...row.querySelectorAll('.fact')].map((fact) => fact.textContent?.trim());
      return { name: text('.phone-last'), facts, lead: text('.phone-lead') };
    });
}

describe('on a phone', () => {
  it('the schedule shows every result beside its opponent, the rest in a second line', async () => {
    open('/Texas%20A%26M/schedule', { '/api/Texas%20A%26M/schedule/': given.schedule() });
    const [first] = rowsOf(await screen.findByRole('table'));
    expect(first?.name).toContain('Rice');
    expect(first?.lead).toBe('W: 38-10');
    expect(first?.facts).toEqual(['0-4 (0-1)', '-17.5 spread', 'MAC opponent']);
  });

  it('rankings show the record, last week and this week', async () => {
    open('/rankings', { '/api/rankings/': given.rankings(2) });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'AP rankings' }));
    const [whole] = given.rankings(2).rankings;
    expect(first?.name).toBe(whole?.name);
    expect(first?.lead).toBe(whole?.record);
    expect(first?.facts.length).toBeGreaterThan(0);
  });

  it('progression leads with the change of rating', async () => {
    open('/roster_progression', { '/api/roster_progression/': given.progression() });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'Progressed players' }));
    expect(first?.lead).toMatch(/^[+-]?\d/);
    expect(first?.facts).toHaveLength(3);
  });

  it('teams to start with show their gauges', async () => {
    open('/', { '/api/home/': given.home() });
    const [first] = rowsOf(await screen.findByRole('table', { name: 'Teams' }));
    expect(first?.facts).toEqual(expect.arrayContaining(['Ceiling 7', 'Floor 2']));
  });

  it('any other number is brought up by the order that is chosen', async () => {
    const { user } = open('/rankings', { '/api/rankings/': given.rankings(3) });
    const table = await screen.findByRole('table', { name: 'AP rankings' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'poll_score');
    const known = given
      .rankings(3)
      .rankings.flatMap(({ poll_score }) => (poll_score === undefined ? [] : [poll_score]));
    const scores = rowsOf(table).map(({ lead }) => lead);
    expect(known.length).toBeGreaterThan(1);
    expect(scores.slice(0, known.length)).toEqual(known.sort((a, b) => b - a).map((score) => score.toFixed(1)));
  });
});
