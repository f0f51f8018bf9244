import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DraftPage } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const pick = {
  round: 2,
  pick: 45,
  id: 5,
  first: 'Al',
  last: 'Bo',
  pos: 'qb',
  class: 'jr',
  redshirt: false,
  rating: 88,
  stars: 4,
} as const;
const draft = (more: Partial<DraftPage> = {}): DraftPage => ({
  info,
  team,
  conferences,
  year: 2026,
  years: [2026, 2025],
  selections: 257,
  picks: [
    { ...pick, round: 1, pick: 3, id: 4, first: 'Cal', team: 'LSU' },
    { ...pick, team: team.name, class: 'so', redshirt: true },
  ],
  programs: [
    { team: 'LSU', conference: 'SEC', picks: 1, first_round: 1, best: 3 },
    { team: team.name, conference: 'SEC', picks: 1, first_round: 0, best: 45 },
  ],
  prestige: { label: 'Players drafted', value: -0.02, note: '1 drafted; programs at its prestige average 3.4' },
  ...more,
});

it('a draft is shown by selection and by program, with the user’s players marked', async () => {
  open('/draft', { '/api/draft/': draft() });
  expect(await screen.findByRole('heading', { level: 1, name: '2027 Draft' })).toBeTruthy();
  expect(screen.getByText(`${team.name}: 1 selection, 0 in the first round.`)).toBeTruthy();
  const row = screen.getByRole('link', { name: 'Al Bo' }).closest('tr')!;
  expect(row.className).toContain('mine');
  expect(row.textContent).toContain('45');
  expect(row.textContent).toContain('RS SO');
  expect(screen.getByRole('combobox', { name: 'Draft' })).toBeTruthy();
});

it('the page says when the first draft takes place', async () => {
  open('/draft', { '/api/draft/': draft({ year: null, years: [], picks: [], programs: [] }) });
  expect(await screen.findByText('The first draft follows the first season.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('a draft is also shown on the page of each drafted player', async () => {
  open('/players/5', { '/api/player/5/': given.playerPage({ drafted: { year: 2026, round: 2, pick: 45 } }) });
  expect(await screen.findByText('Drafted in round 2 of the 2027 draft, 45th overall')).toBeTruthy();
});
