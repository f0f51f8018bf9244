import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const board = () => document.querySelector('.live-board')!.textContent!;
const plays = () => [...document.querySelectorAll('.live-plays li')].map((each) => each.textContent!);

describe('watching a game again', () => {
  it('shows nothing of the coming plays, and continues by key', async () => {
    const page = given.playedGame();
    const all = page.drives.flatMap((drive) => drive.plays);
    const { user } = open('/game/31/watch', { '/api/game/31/': page });
    await screen.findByRole('button', { name: 'Pause' });
    await user.keyboard('b ');
    expect(plays()).toEqual([]);
    expect(board()).not.toContain('Final');
    expect(document.body.textContent).not.toContain(all.at(-1)!.text);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(plays()).toHaveLength(1));
    expect(plays()[0]).toContain(all[0]!.text);
    await user.keyboard('e');
    await waitFor(() => expect(board()).toContain('Final'));
    expect(plays()[0]).toContain(all.at(-1)!.text);
  });

  it('begins at the play that a link names', async () => {
    const page = given.playedGame();
    const { user } = open('/game/31/watch?from=1', { '/api/game/31/': page });
    await screen.findByRole('button', { name: 'Pause' });
    expect(plays()[0]).toContain(page.drives[0]!.plays[0]!.text);
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(plays()).toEqual([]));
  });

  it('says so if a game has not been played', async () => {
    open('/game/31/watch', { '/api/game/31/': given.unplayedGame() });
    expect(await screen.findByText('This game has not been played yet.')).toBeTruthy();
  });

  it('cuts to the end of another game, and links back to the user’s', async () => {
    const { info, team, conferences, game, drives } = given.playedGame();
    const beside = { info, team, conferences, game, drives, from: 1 };
    open('/game/31/watch?during=40', { '/api/game/40/nation/31/': beside });
    const back = await screen.findByRole('link', { name: 'Back to your game' });
    expect(back.getAttribute('href')).toBe('/game/40/live');
    expect(plays()).toHaveLength(1);
  });
});
