import { describe, expect, it } from 'vitest';
import { availabilityLines, onFieldLines } from '../../../src/core/present/sideline/lineups.ts';

const player = (last: string, pos: 'qb' | 'cb') => ({ id: 1, first: 'Al', last, pos });
const whole = { team: 'MSU', second_string: false, benched: null, out: [], until_half: [] };

describe('availability before a snap', () => {
  it('is not mentioned while both first teams are on the field', () => {
    expect(availabilityLines({ hurt: [], lineups: [whole, { ...whole, team: 'MICH' }] })).toEqual([]);
  });

  it('names injured, benched and suspended players, and starters who miss the game', () => {
    const other = { ...whole, team: 'MICH', second_string: true, until_half: [player('Fox', 'cb')] };
    const first = { ...whole, benched: player('Bell', 'qb'), out: [player('Ray', 'cb')] };
    const hurt = [{ ...player('Poe', 'cb'), team: 'Michigan State' }];
    expect(availabilityLines({ hurt, lineups: [first, other] })).toEqual([
      'Hurt today: CB Al Poe (Michigan State)',
      'MSU benched QB Al Bell',
      'MSU starters out: CB Al Ray',
      'MICH: second string is in',
      'MICH out until halftime: CB Al Fox',
    ]);
  });
});

describe('fatigue of players', () => {
  it('is shown for the players on the field, and for the defense that they face', () => {
    const skill = [
      { ...player('Bell', 'qb'), rating: 80, carries: 1, catches: 0 },
      { ...player('Ray', 'cb'), rating: 71, carries: 14, catches: 2 },
      { ...player('Fox', 'cb'), rating: 66, carries: 0, catches: 0 },
    ];
    const workload = { defense: 'Michigan', snaps: 31, drive_snaps: 8 };
    expect(onFieldLines({ skill, workload })).toEqual([
      'QB Al Bell: 80, 1 carry',
      'CB Al Ray: 71, 14 carries, 2 catches',
      'CB Al Fox: 66',
      'Michigan defense: 31 snaps, 8 on this drive',
    ]);
    expect(onFieldLines({ skill, workload: null })).toHaveLength(3);
  });
});
