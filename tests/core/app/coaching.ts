import { readNewGame, startFrom } from '../../../src/core/app/commands/new-game.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ENGINE } from './helpers.ts';

/** Balance numbers by which every program wants the player's coach. */
export const WANTED = {
  'coaches.own.offer': -4,
  'coaches.own.elsewhere': 0,
  'coaches.own.below': 7,
  'coaches.search.hiredAway': -4,
};

/** Balance numbers by which his own program fires him. */
export const FIRED = {
  'coaches.leave.base': 2,
  'coaches.leave.newcomer': 0,
  'coaches.leave.pressure': 0,
  'coaches.leave.season': 1,
  'coaches.leave.expected': 0,
  'coaches.leave.losing': 0,
  'coaches.leave.collapse': 0,
};

/** A dynasty from 2024 as a coach, Pat Doyle of Kent State unless `more` says otherwise; in a file when a path is given. */
export async function coaching(more: object = {}, path: string | null = null): Promise<SaveSession> {
  const input = { team: 'Kent State', year: 2024, seed: '7', coach: 'Pat Doyle', ...more };
  const asked = readNewGame(newGameInput.parse(input));
  if (!asked.ok) throw new Error(asked.error.message);
  const started = await startFrom(path, asked.value.settings, ENGINE, asked.value.given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}
