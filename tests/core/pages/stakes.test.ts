import { describe, expect, it } from 'vitest';
import { odds } from '../../../src/core/pages/odds.ts';
import type { Typed } from '../../../src/core/pages/parts/verb.ts';
import { stakes } from '../../../src/core/pages/stakes.ts';

function typed(words: readonly string[], flags: readonly string[] = []): Typed {
  return {
    words,
    name: () => words.join(' ') || undefined,
    flag: (option: string) => flags.includes(option),
    refuse: (message: string) => {
      throw new Error(message);
    },
  } as unknown as Typed;
}

describe('the stakes command', () => {
  it('shows one team, or the odds of all teams when asked', () => {
    expect(stakes.verb?.opens?.(typed(['Ohio', 'State']))).toBeNull();
    expect(stakes.verb?.read(typed(['Ohio', 'State']))).toEqual({ team: 'Ohio State' });
    expect(stakes.verb?.opens?.(typed([], ['all']))).toEqual({ name: 'odds', all: true });
  });

  it('refuses a team together with all', () => {
    expect(() => stakes.verb?.opens?.(typed(['Iowa'], ['all']))).toThrow('Give a team or --all, not both.');
  });
});

describe('the odds of all teams', () => {
  it('begin with the next game unless only the teams are asked for', () => {
    expect(odds.more?.input({}, {})).toEqual({});
    expect(odds.more?.input({}, { all: true })).toBeNull();
  });

  it('link a team to its own stakes and mark the user’s team', () => {
    const row = { name: 'LSU', ranking: 4 };
    const info = { team: { name: 'LSU' }, currentYear: 2026 };
    const { sections = [] } = odds.view({ info, odds: [row] }, { params: {}, more: null });
    const [teams] = sections;
    if (teams?.kind !== 'table') throw new Error('The odds are a table.');
    expect(teams.link?.(row)).toEqual({ name: 'stakes', team: 'LSU' });
    expect(teams.mark?.(row)).toBe('own');
  });
});
