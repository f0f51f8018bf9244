import { describe, expect, it } from 'vitest';
import type { CareerLife } from '../../../src/core/contract/views/index.ts';
import { goalProgress, hallText, lifeText, overContractText } from '../../../src/core/present/coaching/career.ts';
import { goalText } from '../../../src/core/words/coaching/expectations.ts';
import { personText } from '../../../src/core/words/coaching/own-coach.ts';

const HALL = { qualifies: false, seasons: 10, games: 100, share: 0.6 };
const LIFE: CareerLife = {
  state: 'working',
  next: null,
  team: 'Rice',
  wins: 45,
  losses: 40,
  seasons: 7,
  programs: 2,
  coordinated: 0,
  titles: 0,
  conference_titles: 1,
  bowl_wins: 2,
  bowl_losses: 2,
  place: 264,
  coaches: 619,
  retired: null,
  hall: HALL,
};

describe('a goal', () => {
  const goal = { kind: 'home', opponent: null, wins: 4, players: null, of: null, now: 3, state: 'open' } as const;

  it('says what it takes, and how far it has come', () => {
    expect([goalText(goal), goalProgress(goal)]).toEqual(['Win at least 4 home games', '3 of 4']);
    const recruits = { ...goal, kind: 'home_state', wins: null, players: 9, now: 7 } as const;
    expect(goalText(recruits)).toBe('Land at least 9 in-state recruits by December');
    expect(goalProgress(recruits)).toBe('7 of 9');
    expect(goalProgress({ ...goal, kind: 'bowl', wins: null, now: null })).toBe('');
  });

  it('has every older player still on the team until the season is over', () => {
    const older = { ...goal, kind: 'graduate', wins: null, players: 21, of: 27, now: 27 } as const;
    expect(goalText(older)).toBe('Graduate at least 21 of 27 fourth-year players');
    expect(goalProgress(older)).toBe('All 27 still here');
    expect(goalProgress({ ...older, now: 22, state: 'met' })).toBe('22 of 27');
  });
});

describe('a career in a sentence', () => {
  it('counts the programs he led, and his seasons as a coordinator apart', () => {
    expect(lifeText({ ...LIFE, coordinated: 3 })).toBe(
      '45-40 in 7 seasons as a head coach at 2 programs, 1 conference title, 2-2 in bowls: 264th of 619 head coaches in wins. Three seasons as a coordinator.',
    );
  });

  it('ranks a coach once he has won more than most, and in retirement', () => {
    const young = { ...LIFE, place: 430, programs: 1 };
    expect(lifeText(young)).toBe('45-40 in 7 seasons as a head coach, 1 conference title, 2-2 in bowls.');
    expect(lifeText({ ...young, state: 'retired', retired: 2034 })).toContain('430th of 619');
  });

  it('says that a coordinator has not led a team yet', () => {
    const text = 'Your first game as a head coach is still ahead. Two seasons as a coordinator.';
    expect(lifeText({ ...LIFE, seasons: 0, coordinated: 2 })).toBe(text);
  });

  it('measures a retired coach against the Hall of Fame standard', () => {
    expect(hallText(LIFE)).toBeNull();
    expect(hallText({ ...LIFE, state: 'retired' })).toBe(
      'Short of the Hall of Fame, which asks for 10 seasons, 100 games and a winning percentage of .600 as a head coach; yours is .529.',
    );
    expect(hallText({ ...LIFE, hall: { ...HALL, qualifies: true } })).toMatch(/^A Hall of Fame record/);
  });

  it('introduces him as a person', () => {
    expect(personText({ age: 42, school: 'Rice', side: 'defense', origin: 'NFL assistant' })).toBe(
      'Age 42. Played at Rice and came up on defense; an NFL assistant before his first job in FBS.',
    );
  });

  it('has what the program wants over the contract in words and a number', () => {
    const contract = { from: 2024, through: 2028, expected_wins: 33.4, share: 0.55, seasons: 2, wins: 12 };
    expect(overContractText(contract)).toBe(
      'Through 2028 he wants winning seasons: about 33 wins in five seasons. You have 12 in two.',
    );
  });
});
