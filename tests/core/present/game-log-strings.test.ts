import { expect, test } from 'vitest';
import type { PlayerStat } from '../../../src/core/model/plays/stats.ts';
import { gameLogString } from '../../../src/core/words/game-log-strings.ts';

const OWNER = { first: 'J.J.', last: 'McCarthy', team: 'Michigan', pos: 'qb' };
const line = (counts: Partial<Record<PlayerStat, number>>) => (stat: PlayerStat) => counts[stat] ?? 0;

test('box score lines read as a newspaper prints them', () => {
  const passing = line({
    pass_completions: 21,
    pass_attempts: 33,
    pass_yards: 287,
    pass_touchdowns: 3,
    pass_interceptions: 1,
  });
  expect(gameLogString('Passing', OWNER, passing)).toBe(
    'J.J. McCarthy (Michigan - QB): 21/33 for 287 yards, 3 TDs, 1 INT',
  );
  const rushing = line({ rush_attempts: 18, rush_yards: 96, rush_touchdowns: 1 });
  expect(gameLogString('Rushing', { ...OWNER, pos: 'rb' }, rushing)).toBe(
    'J.J. McCarthy (Michigan - RB): 18 carries, 96 yards, 1 TD',
  );
  const receiving = line({ receiving_catches: 6, receiving_yards: 88, receiving_touchdowns: 1 });
  expect(gameLogString('Receiving', { ...OWNER, pos: 'wr' }, receiving)).toBe(
    'J.J. McCarthy (Michigan - WR): 6 catches, 88 yards, 1 TD',
  );
  const kicking = line({ field_goals_made: 2, field_goals_attempted: 3, extra_points_attempted: 4 });
  expect(gameLogString('Kicking', { ...OWNER, pos: 'k' }, kicking)).toBe('J.J. McCarthy (Michigan - K): 2/3 FG');
});

test('shared tackles and sacks count by halves', () => {
  const defense = line({ solo_tackles: 4, assisted_tackles: 3, half_tackles_for_loss: 3, half_sacks: 1 });
  expect(gameLogString('Defense', { ...OWNER, pos: 'lb' }, defense)).toBe(
    'J.J. McCarthy (Michigan - LB): 7 tackles, 1.5 TFL, 0.5 sacks',
  );
});

test('a player without statistics has no line', () => {
  for (const kind of ['Passing', 'Rushing', 'Receiving', 'Kicking', 'Punting', 'Defense', 'Returns'] as const) {
    expect(gameLogString(kind, OWNER, line({}))).toBeNull();
  }
});
