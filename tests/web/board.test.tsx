import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BoardPage, BoardRecruit } from '../../src/core/app/views/index.ts';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const recruit = (number: number, last: string, more: Partial<BoardRecruit> = {}): BoardRecruit => ({
  number,
  first: 'Al',
  last,
  pos: 'qb',
  stars: 4,
  home_state: 'TX',
  miles: 90,
  status: 'open',
  team: null,
  place: 2,
  suitors: 9,
  lead: -0.6,
  unsure: 0.4,
  offered: true,
  hours: 3,
  scouting: 0,
  spent: 12,
  visit: null,
  pitch: null,
  low: 70,
  high: 79,
  cares: [],
  ...more,
});
const page = (more: Partial<BoardPage> = {}): BoardPage => ({
  info,
  team,
  conferences,
  open: true,
  class_of: 2027,
  turn: 'Week 4',
  staff: false,
  hours: { total: 60, used: 6, most: 12 },
  visits: { most: 56, used: 1 },
  home_weeks: [5, 8],
  needs: [{ position: 'qb', places: 1.4, committed: 0, targets: 2 }],
  recruits: [recruit(12, 'Bo'), recruit(40, 'Co', { offered: false })],
  found: 2,
  detail: null,
  classes: [{ rank: 1, team: team.name, points: 120.5, commits: 9, blue_chips: 2 }],
  ...more,
});
const rows = () => screen.getAllByRole('button', { name: /4-star QB, TX/ });
const posted = () => calls().filter(({ method }) => method === 'POST');

describe('the recruiting board', () => {
  it('is worked by keys: j and k move, a digit sets hours, o offers, v asks for a visit', async () => {
    const { user } = open('/board', {
      '/api/board/?show=board': page(),
      '/api/board/?show=board&recruit=40': page(),
    });
    expect(await screen.findByText(/6 of 60 hours a week/)).toBeTruthy();
    rows()[0]!.focus();
    await user.keyboard('5v');
    await user.keyboard('j');
    expect(document.activeElement).toBe(rows()[1]);
    await user.keyboard('o');
    expect(posted().map(({ body }) => body)).toEqual([
      { recruits: [12], hours: 5 },
      { recruits: [12], visit: 5 },
      { recruits: [40], offer: true },
    ]);
  });

  it('shows all that is known of the selected recruit, with buttons for what can be done', async () => {
    const detail = {
      recruit: recruit(12, 'Bo'),
      list: [
        { team: 'Ohio State', ours: false },
        { team: team.name, ours: true },
      ],
      why: {
        beside: 'Ohio State',
        parts: [
          { label: 'Distance from home', value: 0.3 },
          { label: 'Standing of the program', value: -0.9 },
        ],
        total: -0.6,
      },
      timeline: [],
      actions: [{ action: 'an official visit', gain: 0.7, low: 0.5, high: 0.9, place: 1 }],
      finalists: [],
    };
    const { user } = open('/board', {
      '/api/board/?show=board': page(),
      '/api/board/?show=board&recruit=12': page({ detail }),
    });
    await screen.findByText(/6 of 60 hours a week/);
    await user.click(rows()[0]!);
    const pane = await screen.findByRole('region', { name: 'Al Bo' });
    expect(within(pane).getByText(/1. Ohio State, 2. .* \(us\)/)).toBeTruthy();
    expect(within(pane).getByText(/an official visit \+0.5 to \+0.9 \(1st\)/)).toBeTruthy();
    const why = 'Behind Ohio State by 0.6, give or take 0.4: standing of the program -0.9, distance from home +0.3';
    expect(within(pane).getByText(why)).toBeTruthy();
    await user.click(within(pane).getByRole('button', { name: 'Withdraw the offer' }));
    expect(posted().map(({ body }) => body)).toEqual([{ recruits: [12], offer: false }]);
  });

  it('says that there is no class between signing day and the preseason', async () => {
    open('/board', { '/api/board/?show=board': page({ open: false, recruits: [], found: 0, classes: [], needs: [] }) });
    expect(
      await screen.findByText('No class is being recruited now; the next one is there in the next preseason.'),
    ).toBeTruthy();
  });
});
