import { readNewGame, startFrom } from '../../../src/core/app/commands/new-game.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { ask, ENGINE } from './helpers.ts';
import { copyOf, ownPath, prepared } from './prepared.ts';

/** Tuning values that make every program want the player's coach. */
export const WANTED = {
  'coaches.own.offer': -4,
  'coaches.own.elsewhere': 0,
  'coaches.own.below': 7,
  'coaches.own.proof': 0,
  'coaches.search.hiredAway': -4,
};

/** Tuning values that get him fired. */
export const FIRED = {
  'coaches.leave.base': 2,
  'coaches.leave.newcomer': 0,
  'coaches.leave.pressure': 0,
  'coaches.leave.season': 1,
  'coaches.leave.expected': 0,
  'coaches.leave.losing': 0,
  'coaches.leave.collapse': 0,
};

/**
 * Starts a dynasty in 2024 with a created coach, Pat Doyle of Kent State unless `more` says otherwise; in a file when a
 * path is given.
 */
export async function coaching(more: object = {}, path: string | null = null): Promise<SaveSession> {
  const input = { team: 'Kent State', year: 2024, seed: '7', coach: 'Pat Doyle', ...more };
  const asked = readNewGame(newGameInput.parse(input));
  if (!asked.ok) throw new Error(asked.error.message);
  const started = await startFrom(path, asked.value.settings, ENGINE, asked.value.given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** Low expectations: any season that is not a losing one earns an extension. */
const EASY = { 'coaches.contract.talks': 5, 'coaches.expectation.share': 0, 'coaches.expectation.prestige': 0 };
export const EXTENDED = { team: 'Boise State', mode: 'never_fired', tuning: EASY };

/**
 * Dynasties of `coaching` that several tests pick up in December, after the conference championships. The planner
 * spends on retention and picks an up-tempo plan himself.
 */
const CAREERS = {
  // Kent State goes 6-6 with this seed; a coach who lost nine would get no call.
  planner: { mode: 'never_fired', seed: '3', tuning: WANTED },
  'never fired': { mode: 'never_fired' },
  // Coaches new to FBS are as good as others, so that some are candidates; the budget pays for two.
  newcomers: { mode: 'never_fired', tuning: { 'coaches.search.newcomer': 0, 'coaches.assistants.pool': 5 } },
  extended: EXTENDED,
  'fired and wanted': { tuning: { ...FIRED, ...WANTED } },
} as const;
type Career = keyof typeof CAREERS;

/** Opens a career in December, in the caller's own file. */
export async function inDecember(career: Career): Promise<SaveSession> {
  return openSave(copyOf(await decemberSave(career)), { engine: ENGINE });
}

/** Returns the path of that dynasty's save, which is never changed. */
export function decemberSave(career: Career): Promise<string> {
  return prepared(`december ${career}`, async () => {
    const path = ownPath();
    const session = await coaching(CAREERS[career], path);
    if (career === 'planner') {
      await ask(session, 'setBudget', { keep: 90 });
      await ask(session, 'setPlan', { tempo: 2 });
    }
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: CHAMPIONSHIP_WEEK + 1 });
    session.close();
    return path;
  });
}

/** Plays out the bowls. */
export async function playBowls(session: SaveSession): Promise<void> {
  const { info } = await ask(session, 'status', {});
  if (info.currentWeek <= info.lastWeek) await ask(session, 'sim', { week: info.lastWeek + 1 });
}
