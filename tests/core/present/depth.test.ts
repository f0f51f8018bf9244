import { describe, expect, it } from 'vitest';
import type { Schemes } from '../../../src/core/contract/views/index.ts';
import type { DepthPlayer, DepthPosition } from '../../../src/core/contract/views/people/depth.ts';
import type { PlayerInjury } from '../../../src/core/contract/views/people/injuries.ts';
import { mostOnField, personnelOf } from '../../../src/core/model/people/personnel.ts';
import { POSITIONS, type Position, STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import { depthRows, depthStatus, personnelLines, startersText } from '../../../src/core/present/decisions/depth.ts';

const SPREAD: Schemes = { offense: 'spread', defense: '4-2-5' };
const hurt = (status: PlayerInjury['status']): PlayerInjury => ({
  status,
  injury: 'knee',
  week: 3,
  practice: false,
  returns: 'this_week',
});

/** A position's players in a scheme, with the first healthy ones starting. */
function position(
  position: Position,
  { offense, defense }: Schemes,
  injuries: readonly (PlayerInjury | null)[],
): DepthPosition {
  const field = personnelOf({ offense, defense }, { personnel: 0.65, nickel: 0.85, fifthBack: 0.45 });
  const { starters } = field;
  let left = starters[position];
  const players = injuries.map((injury, index): DepthPlayer => {
    const starts = (injury === null || injury.status === 'questionable') && left-- > 0;
    return {
      id: index + 1,
      first: 'Joe',
      last: `Moore${index + 1}`,
      redshirt: false,
      pos: position,
      year: 'jr',
      rating: 70,
      stars: 3,
      staff_place: index + 1,
      starts,
      games: 0,
      injury,
      redshirt_choice: null,
    };
  });
  const effect = { rating: 70, win: null };
  const plays = mostOnField(field, position);
  return { position, starters: starters[position], plays, own: false, players, now: effect, staff: effect };
}
const well = (count: number) => Array.from({ length: count }, () => null);
const statuses = (of: DepthPosition) => depthRows(of).map(depthStatus);

describe('a player’s role on the field', () => {
  it('is given if his position does not show it', () => {
    expect(statuses(position('cb', SPREAD, well(4)))).toEqual(['Starts', 'Starts', 'Nickel back', '']);
    expect(statuses(position('wr', { ...SPREAD, offense: 'air raid' }, well(5)))).toEqual([
      'Starts',
      'Starts',
      'Slot receiver',
      'Slot receiver',
      '',
    ]);
    expect(statuses(position('te', { ...SPREAD, offense: 'pro' }, well(3)))).toEqual([
      'Starts',
      'Second tight end',
      '',
    ]);
    expect(statuses(position('rb', { ...SPREAD, offense: 'option' }, well(3)))).toEqual(['Starts', 'Second back', '']);
    expect(statuses(position('s', { ...SPREAD, defense: '3-3-5' }, well(4)))).toEqual([
      'Starts',
      'Starts',
      'Third safety',
      '',
    ]);
    expect(statuses(position('lb', { ...SPREAD, defense: '3-4' }, well(5)))).toEqual([...Array(4).fill('Starts'), '']);
  });

  it('follows the starters: an injured player is skipped, and one who plays hurt is marked', () => {
    const injuries = [null, hurt('out'), null, hurt('questionable'), hurt('questionable')];
    expect(statuses(position('cb', SPREAD, injuries))).toEqual([
      'Starts',
      'Out (knee)',
      'Starts',
      'Nickel back, questionable (knee)',
      'Questionable (knee)',
    ]);
  });

  it('is given for a starter who plays another position when the team lines up in another formation', () => {
    expect(statuses(position('lb', SPREAD, [null, null, hurt('doubtful'), null, null]))).toEqual([
      'Starts',
      'Starts',
      'Doubtful (knee)',
      'Plays in a 4-3',
      '',
    ]);
    expect(statuses(position('dl', { ...SPREAD, defense: '3-3-5' }, well(5)))[3]).toBe('Plays in a 4-3');
    expect(statuses(position('dl', { ...SPREAD, defense: '3-4' }, well(5)))[3]).toBe('');
    expect(statuses(position('cb', { ...SPREAD, defense: '4-3' }, well(4)))[2]).toBe('Plays in nickel');
    expect(statuses(position('te', { ...SPREAD, offense: 'multiple' }, well(3)))[1]).toBe('Plays in 12 personnel');
    expect(statuses(position('wr', { ...SPREAD, offense: 'pro' }, well(4)))[2]).toBe('Plays in 11 personnel');
  });

  it('names the players at a position without starters', () => {
    const te = position('te', { ...SPREAD, offense: 'air raid' }, well(2));
    expect(startersText(te)).toBe('Joe Moore1 (plays in 11 personnel)');
    expect(startersText(position('cb', SPREAD, well(4)))).toBe('Joe Moore1, Joe Moore2, Joe Moore3');
  });
});

describe('the personnel of a team', () => {
  const positionsOf = (schemes: Schemes) => POSITIONS.map((each) => position(each, schemes, []));

  it('is named by backs and tight ends, as coaches do, after the schemes that use it', () => {
    const schemes: Schemes = { offense: 'pro', defense: '3-3-5' };
    expect(personnelLines({ schemes, positions: positionsOf(schemes) })).toEqual([
      'Pro-style offense, 3-3-5 defense.',
      'Personnel: 12 (1 RB, 2 TE, 2 WR), on defense 3 DL, 3 LB, 2 CB, 3 S.',
    ]);
  });

  it('names no scheme if schemes are unknown', () => {
    const positions = positionsOf(SPREAD).map((each) => ({ ...each, starters: STARTER_SLOTS[each.position] }));
    expect(personnelLines({ schemes: null, positions })).toEqual([
      'Personnel: 11 (1 RB, 1 TE, 3 WR), on defense 4 DL, 3 LB, 2 CB, 2 S.',
    ]);
  });
});
