import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanPage } from '../../src/core/contract/views/season/plan.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const staff: PlanPage['plan'] = { run_pass: 1, tempo: 0, deep: 0, fourth: 0, pressure: -1, coverage: 'mixed' };
const page = (more: Partial<PlanPage> = {}): PlanPage => ({
  info,
  team,
  conferences,
  plan: staff,
  own: false,
  chosen: [],
  staff,
  effects: [
    { choice: 'run_pass', at: 1, points: 0, win: 0.615 },
    { choice: 'run_pass', at: -3, points: -2.4, win: 0.557 },
    { choice: 'coverage', at: 'mixed', points: 0, win: 0.615 },
  ],
  win: { now: 0.615, staff: 0.615 },
  opponent: { game_id: 9, week: 5, name: 'LSU', ranking: 12, record: '3-1 (1-0)', home: true },
  opponent_schemes: { offense: 'air raid', defense: '3-3-5' },
  scouting: [{ stat: 'ppg', offense: { value: 34.5, rank: 12 }, defense: { value: 20.1, rank: 40 } }],
  ...more,
});
const choice = (name: string) => within(screen.getByRole('group', { name }));

describe('the game plan', () => {
  it('shows the opponent, its staff’s schemes, and what it does and allows', async () => {
    open('/plan', { '/api/plan/': page() });
    expect(await screen.findByText(/vs #12 LSU, 3-1 \(1-0\) · Your staff plans each game/)).toBeTruthy();
    expect(screen.getByText('LSU: Air raid offense, 3-3-5 defense')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Points 34.5 (12th) 20.1 (40th)' })).toBeTruthy();
    expect(choice('Run or pass').getByRole('button', { name: 'Lean pass' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('lean coverage')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let your staff plan' })).toBeNull();
  });

  it('shows the effect of each setting on the margin and the win probability', async () => {
    open('/plan', { '/api/plan/': page() });
    expect(await screen.findByText('Win probability 61.5% (same as your staff’s plan)')).toBeTruthy();
    expect(choice('Run or pass').getByRole('button', { name: 'Run heavy' }).title).toBe(
      'Run heavy: expected margin -2.4 vs. your staff’s pick, win probability 55.7%',
    );
  });

  it('shows the effect of a choice compared with the staff’s pick, whatever else is changed', async () => {
    const effects: PlanPage['effects'] = [
      { choice: 'run_pass', at: 1, points: -0.5, win: 0.6 },
      { choice: 'run_pass', at: 3, points: -1.5, win: 0.58 },
    ];
    const plan = { ...staff, run_pass: 3, deep: 2 };
    open('/plan', { '/api/plan/': page({ own: true, plan, effects, win: { now: 0.58, staff: 0.615 } }) });
    const text = 'Expected margin -1.0 vs. your staff’s pick, win probability 58.0%.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Win probability 58.0% (your staff’s plan: 61.5%)')).toBeTruthy();
  });

  it('changes one choice at a time, and goes back to the staff', async () => {
    const { user } = open('/plan', { '/api/plan/': page() });
    await screen.findByText(/Your staff plans each game/);
    answerWith({ '/api/plan/': page({ own: true, chosen: ['coverage'], plan: { ...staff, coverage: 'man' } }) });
    await user.click(choice('Coverage').getByRole('button', { name: 'Man' }));
    await user.click(await screen.findByRole('button', { name: 'Let your staff plan' }));
    expect(calls().filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/plan/', body: { coverage: 'man' } },
      { path: '/api/plan/', body: { staff: true } },
    ]);
  });

  it('marks the user’s choices, and gives one back', async () => {
    const mine = { own: true, chosen: ['tempo' as const], plan: { ...staff, tempo: -2 } };
    const { user } = open('/plan', { '/api/plan/': page(mine) });
    expect(await screen.findByText(/Tempo is yours; your staff plans the rest\./)).toBeTruthy();
    expect(screen.getAllByText('yours')).toHaveLength(1);
    answerWith({ '/api/plan/': page() });
    await user.click(screen.getByRole('button', { name: 'Tempo: follow your staff' }));
    expect(calls().filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/plan/', body: { tempo: 'staff' } },
    ]);
  });

  it('says at a choice why it was refused, until it is accepted', async () => {
    const { user } = open('/plan', { '/api/plan/': page() });
    const coverage = (await screen.findByRole('group', { name: 'Coverage' })).closest<HTMLElement>('.plan-choice')!;
    answerWith({ '/api/plan/': { refuse: 423, body: { error: 'The save is busy in another program.' } } });
    await user.click(choice('Coverage').getByRole('button', { name: 'Man' }));
    expect((await within(coverage).findByRole('alert')).textContent).toBe('The save is busy in another program.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    answerWith({ '/api/plan/': page({ own: true, chosen: ['coverage'], plan: { ...staff, coverage: 'man' } }) });
    await user.click(choice('Coverage').getByRole('button', { name: 'Man' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says so if no opponent has been scouted yet', async () => {
    open('/plan', {
      '/api/plan/': page({ effects: [], win: null, opponent: null, opponent_schemes: null, scouting: [] }),
    });
    expect(await screen.findByText('No film on this opponent yet.')).toBeTruthy();
  });
});
