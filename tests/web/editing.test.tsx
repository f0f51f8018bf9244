import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const EDITABLE = { ...given.info(), stage: 'preseason' as const, editable: true as const };
const ANSWER = { status: 'success', info: EDITABLE };

describe('a player’s page', () => {
  it('edits him in a dynasty that allows it, and sends only what changed', async () => {
    const page = given.playerPage({ info: EDITABLE, number: 7 });
    const { user } = open('/players/5', { '/api/player/5/': page, '/api/players/edit/': ANSWER });
    await user.click(await screen.findByRole('button', { name: 'Edit player' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    const rating = form.getByLabelText('Rating');
    await user.clear(rating);
    await user.type(rating, '91');
    await user.selectOptions(form.getByLabelText('Position'), 'te');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls().find(({ path }) => path === '/api/players/edit/')?.body;
    expect(sent).toEqual({ player: String(page.player.id), rating: '91', position: 'te' });
  });

  it('has no such button in any other dynasty, nor for a player who has left', async () => {
    open('/players/5', { '/api/player/5/': given.playerPage({ number: 7 }) });
    await screen.findByRole('heading', { level: 1, name: /./ });
    expect(screen.queryByRole('button', { name: 'Edit player' })).toBeNull();
  });

  it('keeps his position during the season', async () => {
    const info = { ...EDITABLE, stage: 'season' as const };
    const { user } = open('/players/5', { '/api/player/5/': given.playerPage({ info, number: 7 }) });
    await user.click(await screen.findByRole('button', { name: 'Edit player' }));
    expect(await screen.findByLabelText('Position')).toHaveProperty('disabled', true);
    expect(screen.getByText(/Positions change in the preseason/)).toBeTruthy();
  });
});

describe('a new game', () => {
  it('allows edits only if asked, and says what that costs', async () => {
    const { user } = open('/', { '/api/home/': given.home(), '/api/noncon/': { ...given.noncon(), user_id: 'u' } });
    expect(screen.queryByText(/can’t be used for challenges/)).toBeNull();
    await user.selectOptions(await screen.findByLabelText('Edit players'), 'Allowed');
    expect(screen.getByText(/can’t be used for challenges/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Select Georgia' }));
    const start = calls().find((call) => call.path.includes('team=Georgia'));
    expect(start?.path).toContain('&editable=true');
  });
});
