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
  hometown: 'Waco',
  miles: 90,
  status: 'open',
  team: null,
  place: 2,
  suitors: 9,
  interest: 54,
  rival: { team: 'Ohio State', interest: 60 },
  lead: -6,
  unsure: 4,
  last_week: { place: 3, interest: 50 },
  offered: true,
  hours: 3,
  scouting: 0,
  spent: 12,
  visit: null,
  pitch: null,
  low: 70,
  high: 79,
  cares: [],
  told_all: false,
  decides: null,
  ...more,
});
const page = (more: Partial<BoardPage> = {}): BoardPage => ({
  info,
  team,
  conferences,
  open: true,
  class_of: 2027,
  period: 'Week 4',
  staff: false,
  auto: [],
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
    auto: 0,
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
const rows = () => screen.getAllByRole('button', { name: /^Al / });
const ready = () => screen.findByText('6 of 60');
const posted = () => calls().filter(({ method }) => method === 'POST');

describe('the recruiting board', () => {
  it('is worked by keys: j and k move, a digit sets hours, o offers, v asks for a visit', async () => {
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': page(),
      '/api/board/?show=board&all=true&recruit=40': page(),
    });
    expect(await ready()).toBeTruthy();
    const told = 'o offers, v visits, s watches, t pitches what he cares about, x drops.';
    expect(screen.getByText(`Keys on a name: j and k move, 0 to 9 set hours, ${told}`)).toBeTruthy();
    await user.click(screen.getByText('Where your hours come from, and how recruits see your head coach'));
    expect(screen.getByText(/56 by prestige, head coach \+3, offensive coordinator \+1\./)).toBeTruthy();
    expect(screen.getByText('Head coach appeal: +0.4 (recruiting +0.4).')).toBeTruthy();
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

  it('hands a position to the staff, and takes one back', async () => {
    const { user } = open('/board', { '/api/board/?show=board&all=true': page({ auto: ['ol'] }) });
    await ready();
    expect(screen.getByText('Your staff recruits OL with the hours you leave.')).toBeTruthy();
    await user.click(screen.getByText('Autopilot by position'));
    const positions = within(screen.getByRole('group', { name: 'Positions your staff recruits' }));
    const [qb, ol] = [/^QB/, /^OL/].map((name) => positions.getByRole('button', { name }));
    expect([qb!, ol!].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await user.click(qb!);
    await user.click(ol!);
    expect(posted().map(({ body }) => body)).toEqual([{ auto: ['qb'] }, { manual: ['ol'] }]);
  });

  it('says why a key does nothing, until another key works', async () => {
    const { user } = open('/board', { '/api/board/?show=board&all=true': page({ home_weeks: [] }) });
    await ready();
    rows()[0]!.focus();
    await user.keyboard('v');
    const why = 'No home game is left this season for QB Al Bo to visit.';
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(posted()).toEqual([]);
    await user.keyboard('5');
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  });

  it('shows the selected recruit: his top five, the gap to us, and what each action brings', async () => {
    const school = (name: string, ours: boolean, interest: number, home: number) => ({
      team: name,
      ours,
      interest,
      parts: [
        { label: 'Home', value: home },
        { label: 'Prestige', value: interest - 40 - home },
      ],
    });
    const detail = {
      recruit: recruit(12, 'Bo', { cares: ['winning'], decides: 'Week 9' }),
      list: [school('Ohio State', false, 60, 2), school(team.name, true, 54, 10)],
      why: { beside: 'Ohio State', parts: [{ label: 'Home', value: 8 }], total: -6 },
      timeline: [],
      trend: [{ period: 'Week 3', place: 3, interest: 50 }],
      actions: [
        {
          action: 'Official visit in week 8',
          change: { visit: 8 },
          hours: 0,
          gain: 7,
          low: 5,
          high: 9,
          place: 1,
          passes: 'Ohio State',
        },
      ],
      finalists: [],
    };
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': page(),
      '/api/board/?show=board&all=true&recruit=12': page({ detail }),
    });
    await ready();
    await user.click(rows()[0]!);
    const card = within(await screen.findByRole('article', { name: 'Al Bo' }));
    expect(card.getByText('Waco, TX, 90 miles away')).toBeTruthy();
    expect(card.getByText('Winning')).toBeTruthy();
    expect(card.getByText('?')).toBeTruthy();
    expect(card.getByText('Decides: Week 9')).toBeTruthy();
    expect(card.getByText('6 points behind Ohio State, because of')).toBeTruthy();
    expect(card.getByText('-14')).toBeTruthy();
    expect(card.getByText('+8')).toBeTruthy();
    await user.click(card.getByRole('button', { name: /likely \+5 to 9 points, passes Ohio State/ }));
    await user.click(card.getByRole('button', { name: 'Hours a week for Al Bo: one more' }));
    await user.click(card.getByRole('button', { name: 'Pull the offer' }));
    expect(posted().map(({ body }) => body)).toEqual([
      { recruits: [12], visit: 8 },
      { recruits: [12], hours: 4 },
      { recruits: [12], offer: false },
    ]);
  });

  it('gives three recruits an hour more with three clicks, and tops up the close battles with one', async () => {
    const three = [recruit(12, 'Bo'), recruit(40, 'Co'), recruit(50, 'Do')];
    const { user } = open('/board', { '/api/board/?show=board&all=true': page({ recruits: three, found: 3 }) });
    await ready();
    for (const name of ['Bo', 'Co', 'Do']) {
      await user.click(screen.getByRole('button', { name: `Hours a week for Al ${name}: one more` }));
    }
    expect(posted().map(({ body }) => body)).toEqual([12, 40, 50].map((number) => ({ recruits: [number], hours: 4 })));
    await user.click(screen.getByRole('button', { name: 'Top up close battles' }));
    expect(posted().at(-1)!.body).toEqual({ targets: [12, 40, 50].map((each) => ({ recruit: each, hours: 12 })) });
  });

  it('lists battles first, and shows who recruits a player', async () => {
    const three = [recruit(12, 'Far', { lead: -30 }), recruit(40, 'Close', { lead: -2 })];
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': page({ recruits: three, found: 2, staff: true }),
    });
    await ready();
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Al Close', 'Al Far']);
    expect(screen.getByRole('rowheader', { name: 'Battles' })).toBeTruthy();
    expect(screen.getByText('Staff on autopilot.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^QB/ }));
    expect(calls().at(-1)?.path).toBe('/api/board/?show=board&position=qb&all=true');
  });

  it('lists one position, the uncommitted, a name, and the next thirty', async () => {
    const many = page({ found: 64 });
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': many,
      '/api/board/?show=all': many,
      '/api/board/?show=all&from=30': many,
      '/api/board/?show=all&position=qb': many,
      '/api/board/?show=all&position=qb&open=true': many,
      '/api/board/?show=all&position=qb&open=true&find=a': many,
    });
    await user.click(await screen.findByRole('button', { name: 'All recruits' }));
    expect(screen.getByRole('heading', { name: '1-2 of 64' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next 30' }));
    expect(await screen.findByRole('heading', { name: '31-32 of 64' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^QB/ }));
    expect(await screen.findByRole('heading', { name: '1-2 of 64' })).toBeTruthy();
    await user.click(screen.getByLabelText('Uncommitted only'));
    await user.type(screen.getByLabelText('Recruits by name'), 'a');
    await screen.findByRole('heading', { name: '1-2 of 64' });
    expect(calls().map(({ path }) => path)).toContain('/api/board/?show=all&position=qb&open=true&find=a');
  });

  it('focuses on the recruits close to home, and remembers it', async () => {
    const two = [recruit(12, 'Far', { miles: 900 }), recruit(40, 'Close', { miles: 60 })];
    const { user } = open('/board', { '/api/board/?show=board&all=true': page({ recruits: two, found: 2 }) });
    await ready();
    expect(rows()).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Focus' }), 'Within 250 miles');
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Al Close']);
    expect(JSON.stringify({ ...localStorage })).toContain('near');
  });

  it('keeps the filters of each list separate, so that none empties another', async () => {
    const many = page({ found: 64 });
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': many,
      '/api/board/?show=all': many,
      '/api/board/?show=ours&all=true': many,
      '/api/board/?show=all&position=qb': many,
      '/api/board/?show=all&position=qb&open=true': many,
    });
    await user.click(await screen.findByRole('button', { name: 'All recruits' }));
    await user.click(screen.getByRole('button', { name: /^QB/ }));
    await user.click(screen.getByLabelText('Uncommitted only'));
    await user.click(screen.getByRole('button', { name: 'Commits', pressed: false }));
    expect(calls().at(-1)?.path).toBe('/api/board/?show=ours&all=true');
    expect(screen.getByRole('button', { name: /^QB/ }).getAttribute('aria-pressed')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'All recruits' }));
    expect(screen.getByRole('button', { name: /^QB/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Uncommitted only').checked).toBe(true);
  });

  it('pitches his top priority by key, and scouts him', async () => {
    const al = recruit(12, 'Bo', { cares: ['winning', 'nil'], pitch: 'winning' });
    const detail = { recruit: al, list: [], why: null, timeline: [], trend: [], actions: [], finalists: [] };
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': page({ recruits: [al], found: 1 }),
      '/api/board/?show=board&all=true&recruit=12': page({ recruits: [al], found: 1, detail }),
    });
    await ready();
    await user.click(rows()[0]!);
    const card = within(await screen.findByRole('article', { name: 'Al Bo' }));
    await user.click(card.getByRole('button', { name: /^Scout/ }));
    rows()[0]!.focus();
    await user.keyboard('t');
    expect(posted().map(({ body }) => body)).toEqual([
      { recruits: [12], scout: 3 },
      { recruits: [12], pitch: 'nil' },
    ]);
  });

  it('opens a recruit over the board on a phone, without key hints', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width'), ...listening }));
    const detail = {
      recruit: recruit(12, 'Bo'),
      list: [],
      why: null,
      timeline: [],
      trend: [],
      actions: [],
      finalists: [],
    };
    const { user } = open('/board', {
      '/api/board/?show=board&all=true': page(),
      '/api/board/?show=board&all=true&recruit=12': page({ detail }),
    });
    await ready();
    await user.click(rows()[0]!);
    const sheet = within(await screen.findByRole('dialog', { name: 'Recruit' }));
    expect(sheet.getByRole('button', { name: 'Pull the offer' })).toBeTruthy();
    expect(screen.queryByText(/Keys/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Back to the board' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that there is no class between signing day and the preseason', async () => {
    open('/board', {
      '/api/board/?show=board&all=true': page({ open: false, recruits: [], found: 0, classes: [], needs: [] }),
    });
    expect(
      await screen.findByText('No class is being recruited now; the next one is there in the next preseason.'),
    ).toBeTruthy();
  });
});
