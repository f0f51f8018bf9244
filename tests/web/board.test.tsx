import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BoardPage, BoardRecruit } from '../../src/core/contract/views/index.ts';
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
  hours: {
    total: 60,
    parts: [
      { label: 'Prestige', value: 56 },
      { label: 'Head coach', value: 3 },
      { label: 'Offensive coordinator', value: 1 },
      { label: 'Defensive coordinator', value: 0 },
    ],
    used: 6,
    most: 12,
    elsewhere: 0,
  },
  regard: { leaves: null, parts: [{ label: 'Recruiting', value: 0.4 }], total: 0.4 },
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
    expect(screen.getByText(/56 by prestige, head coach \+3, offensive coordinator \+1\./)).toBeTruthy();
    expect(screen.getByText('Head coach appeal: +0.4 (recruiting +0.4).')).toBeTruthy();
    const told = 'o offers, v visits, s watches, t talks about what he cares about, x drops.';
    expect(screen.getByText(`Keys: j and k move, 0 to 9 set hours, ${told}`)).toBeTruthy();
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

  it('says why a key does nothing, until another key does something', async () => {
    const { user } = open('/board', { '/api/board/?show=board': page({ home_weeks: [] }) });
    await screen.findByText(/6 of 60 hours a week/);
    rows()[0]!.focus();
    await user.keyboard('v');
    const why = 'No home game is left this season for QB Al Bo to visit.';
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(posted()).toEqual([]);
    await user.keyboard('5');
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
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
    await user.click(within(pane).getByRole('button', { name: 'Pull the offer' }));
    expect(posted().map(({ body }) => body)).toEqual([{ recruits: [12], offer: false }]);
  });

  it('lists one position, the uncommitted, a name, and the next thirty', async () => {
    const many = page({ found: 64 });
    const { user } = open('/board', {
      '/api/board/?show=board': many,
      '/api/board/?show=all': many,
      '/api/board/?show=all&from=30': many,
      '/api/board/?show=all&position=wr': many,
      '/api/board/?show=all&position=wr&open=true': many,
      '/api/board/?show=all&position=wr&open=true&find=a': many,
    });
    await user.click(await screen.findByRole('button', { name: 'Nation' }));
    expect(screen.getByRole('heading', { name: '1-2 of 64' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next thirty' }));
    expect(await screen.findByRole('heading', { name: '31-32 of 64' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Position Filter'), 'wr');
    expect(await screen.findByRole('heading', { name: '1-2 of 64' })).toBeTruthy();
    await user.click(screen.getByLabelText('Uncommitted only'));
    await user.type(screen.getByLabelText('Recruits by name'), 'a');
    await screen.findByRole('heading', { name: '1-2 of 64' });
    expect(calls().map(({ path }) => path)).toContain('/api/board/?show=all&position=wr&open=true&find=a');
  });

  it('keeps the filters of each list to itself, so that none empties another', async () => {
    const many = page({ found: 64 });
    const { user } = open('/board', {
      '/api/board/?show=board': many,
      '/api/board/?show=all': many,
      '/api/board/?show=ours': many,
      '/api/board/?show=all&position=wr': many,
      '/api/board/?show=all&position=wr&open=true': many,
    });
    await user.click(await screen.findByRole('button', { name: 'Nation' }));
    await user.selectOptions(screen.getByLabelText('Position Filter'), 'wr');
    await user.click(screen.getByLabelText('Uncommitted only'));
    await user.click(screen.getByRole('button', { name: 'Ours' }));
    expect(calls().at(-1)?.path).toBe('/api/board/?show=ours');
    expect(screen.getByLabelText<HTMLSelectElement>('Position Filter').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Nation' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Position Filter').value).toBe('wr');
    expect(screen.getByLabelText<HTMLInputElement>('Uncommitted only').checked).toBe(true);
  });

  it('talks about what he cares about, by key and by button, and watches him', async () => {
    const al = recruit(12, 'Bo', { cares: ['winning', 'nil'], pitch: 'winning' });
    const detail = { recruit: al, list: [], why: null, timeline: [], actions: [], finalists: [] };
    const { user } = open('/board', {
      '/api/board/?show=board': page({ recruits: [al], found: 1 }),
      '/api/board/?show=board&recruit=12': page({ recruits: [al], found: 1, detail }),
    });
    await screen.findByText(/6 of 60 hours a week/);
    await user.click(rows()[0]!);
    const pane = await screen.findByRole('region', { name: 'Al Bo' });
    await user.click(within(pane).getByRole('button', { name: 'Talk about NIL money' }));
    await user.click(within(pane).getByRole('button', { name: 'Watch him' }));
    rows()[0]!.focus();
    await user.keyboard('t');
    expect(posted().map(({ body }) => body)).toEqual([
      { recruits: [12], pitch: 'nil' },
      { recruits: [12], scout: 3 },
      { recruits: [12], pitch: 'nil' },
    ]);
  });

  it('opens a recruit below his row on a phone', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width'), ...listening }));
    const detail = { recruit: recruit(12, 'Bo'), list: [], why: null, timeline: [], actions: [], finalists: [] };
    const { user } = open('/board', {
      '/api/board/?show=board': page(),
      '/api/board/?show=board&recruit=12': page({ detail }),
    });
    await screen.findByText(/6 of 60 hours a week/);
    await user.click(rows()[0]!);
    const action = await screen.findByRole('button', { name: 'Pull the offer' });
    expect(action.closest('li')).toBe(rows()[0]!.closest('li'));
  });

  it('says that there is no class between signing day and the preseason', async () => {
    open('/board', { '/api/board/?show=board': page({ open: false, recruits: [], found: 0, classes: [], needs: [] }) });
    expect(
      await screen.findByText('No class is being recruited now; the next one is there in the next preseason.'),
    ).toBeTruthy();
  });
});
