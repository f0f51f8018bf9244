import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ClassPage } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const own = { rank: 2, team: team.name, points: 180.4, commits: 1, blue_chips: 1 };
const classPage = (more: Partial<ClassPage> = {}): ClassPage => ({
  info,
  team,
  conferences,
  open: true,
  class_of: 2027,
  own,
  commits: [
    {
      number: 42,
      first: 'Al',
      last: 'Bo',
      pos: 'ol',
      stars: 4,
      rating: 0.9788,
      home_state: 'IL',
      month: 6,
      flipped: true,
      signed: false,
    },
  ],
  classes: [{ rank: 1, team: 'LSU', points: 201.9, commits: 2, blue_chips: 2 }, own],
  teams: [],
  trend: [],
  ...more,
});

it('the class page shows the commits and the class rank', async () => {
  open('/class', { '/api/class/': classPage() });
  expect(await screen.findByText('2nd of 2 classes: 180.4 points, 1 committed, 1 of them blue chips.')).toBeTruthy();
  const commits = screen.getByRole('table', { name: /Commitments/ });
  expect(within(commits).getByText('June, flipped')).toBeTruthy();
  expect(within(commits).getByText('0.9788')).toBeTruthy();
  const ranking = screen.getByRole('table', { name: /Classes of 2027/ });
  expect(within(ranking).getAllByRole('row', { name: new RegExp(team.name) })[0]!.className).toContain('mine');
});

it('the class page says that no class is being recruited', async () => {
  open('/class', { '/api/class/': classPage({ open: false, own: null, commits: [], classes: [] }) });
  expect(await screen.findByText(/No class is being recruited now/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the class page shows the rank week by week with its commits, the latest on top', async () => {
  const trend = [
    { when: 'Spring', rank: 40, change: null, committed: [] },
    { when: 'Summer', rank: 31, change: 9, committed: ['OL Al Bo'] },
    { when: 'Week 1', rank: 33, change: -2, committed: [] },
  ];
  open('/class', { '/api/class/': classPage({ trend }) });
  const weeks = await screen.findByRole('table', { name: /week by week/ });
  const rows = within(weeks).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Week 133-2', 'Summer31+9OL Al Bo', 'Spring40']);
  expect(
    await screen.findByRole('img', { name: 'Class rank week by week: Spring 40th, Summer 31st, Week 1 33rd' }),
  ).toBeTruthy();
});
