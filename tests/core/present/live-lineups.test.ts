import { describe, expect, it } from 'vitest';
import { availabilityLines } from '../../../src/core/present/sideline/lineups.ts';

const player = (last: string, pos: 'qb' | 'cb') => ({ id: 1, first: 'Al', last, pos });
const whole = { team: 'MSU', second_string: false, benched: null, out: [], until_half: [] };

describe('availability before a snap', () => {
  it('says nothing while both first teams are on the field', () => {
    expect(availabilityLines({ hurt: [], lineups: [whole, { ...whole, team: 'MICH' }] })).toEqual([]);
  });

  it('names the hurt, the benched, the suspended and the starters who miss the game', () => {
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
