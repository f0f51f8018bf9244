import type { LogRow } from './log-row.ts';
import { FIELD_GOAL_FAKES_FROM, PLAY_FLAGS, TRICK_PLAYS } from './play.ts';

/** Every trick play, fakes included. A play log has a column for the first two and a flag for fakes. */
export const TRICKS = ['reverse', 'flea_flicker', 'fake_punt', 'fake_field_goal'] as const;
export type NamedTrick = (typeof TRICKS)[number];

/** Returns the trick a play was called as; null for an ordinary play. */
export function trickCalled({
  trick,
  flags,
  yardLine,
}: Pick<LogRow, 'trick' | 'flags' | 'yardLine'>): NamedTrick | null {
  if ((flags & PLAY_FLAGS.fakeKick) !== 0) return yardLine < FIELD_GOAL_FAKES_FROM ? 'fake_punt' : 'fake_field_goal';
  const name = TRICK_PLAYS[trick] ?? 'none';
  return name === 'none' ? null : name;
}
