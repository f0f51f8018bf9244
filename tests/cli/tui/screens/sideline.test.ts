import { describe, expect, it } from 'vitest';
import { visitOf } from '../../../../src/cli/tui/play/state.ts';
import type { SidelinePage } from '../../../../src/core/contract/views/index.ts';
import type { PlayedGame } from '../../../../src/core/contract/views/season/game.ts';
import { CALLS_FOR } from '../../../../src/core/model/plays/sideline.ts';
import { CALL_NAMES } from '../../../../src/core/words/sideline.ts';
import { emptyNation, livePage } from '../../../live-page.ts';
import { answer } from './fake.ts';
import { type Played, play } from './harness.tsx';

const GAME = 20240263;
const played = answer('season', 'game', { id: GAME }) as PlayedGame;

/** Opens the game on the sideline screen. */
async function coach(more: Partial<SidelinePage> = {}): Promise<Played> {
  const game = await play();
  game.library.instead.set('nation', emptyNation(played));
  game.library.instead.set('sideline', livePage(played, 4, more));
  game.store.send({ type: 'open', route: { name: 'sideline', id: GAME } });
  await game.rest();
  return game;
}

const until = async (done: () => boolean) => {
  for (let looks = 0; !done() && looks < 400; looks++) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('your own game with the staff’s play-calling', () => {
  it('waits for the coach, continues on its own while he watches, and stops when he takes over', async () => {
    const game = await coach();
    expect(game.frame()).toContain('g watch');
    await game.press('+', 'g');
    expect(game.frame()).toContain('Your staff is calling the plays');
    expect(game.library.commands).toEqual([]);
    await until(() => game.library.commands.length > 0);
    expect(game.library.commands[0]).toContain('"calls":["staff"]');
    await game.press(' ');
    expect(visitOf(game.store.state).watch.playing).toBe(false);
    const made = game.library.commands.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(game.library.commands).toHaveLength(made);
  });

  it('is taken over with the first call, which is then run', async () => {
    const game = await coach();
    await game.press('g', 'd');
    expect(game.library.commands.at(-1)).toContain('"calls":["deep"]');
    expect(visitOf(game.store.state).watch.playing).toBe(false);
  });

  it('shows every choice of a fourth down on the smallest terminal, with its odds or a note that the opponent has seen it', async () => {
    const calls = CALLS_FOR.fourth_down;
    const choices = calls.map((call) => {
      const chance = call === 'fake' || call === 'kneel' ? null : 0.37;
      return { call, staff: call === 'punt', chance, seen: call === 'flea_flicker' ? 0.8 : 0 };
    });
    const game = await coach({ ask: 'fourth_down', choices });
    const frame = game.frame();
    for (const call of calls) expect(frame).toContain(CALL_NAMES[call]);
    expect(frame).toMatch(/Punt +37%/);
    expect(frame).toMatch(/Flea flicker +seen/);
  });

  it('tells a coordinator which plays are his to call', async () => {
    const game = await coach({ coordinator: { side: 'defense', head_coach: 'Jake Ford' } });
    expect(game.frame()).toContain('You call the plays on defense; Jake Ford handles');
    expect(game.frame()).not.toContain('tempo');
  });

  it('ignores the letter of an unavailable call instead of using it as a key of another page', async () => {
    const game = await coach();
    await game.press('b');
    expect(visitOf(game.store.state).route.name).toBe('sideline');
    expect(game.frame()).toContain('not a call you can make right now');
    expect(game.library.commands).toEqual([]);
  });

  it('waits during a dialog, and at halftime', async () => {
    const game = await coach();
    await game.press('+', 'g', 'j');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(game.library.commands).toEqual([]);
    game.library.instead.set('sideline', livePage(played, 5, { ask: 'halftime', choices: [] }));
    game.store.refresh();
    await game.press('Esc');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(game.library.commands).toEqual([]);
  });
});
