import { type Asked, readNewGame, startFrom } from '../../../src/core/app/commands/new-game.ts';
import { example } from '../../../src/core/app/universes/examples.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { ask, ENGINE } from './helpers.ts';
import { begunOnce, copyOf, ownPath, prepared } from './prepared.ts';

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

const BASE = { team: 'Kent State', year: 2024, seed: '7', coach: 'Pat Doyle' };

/** Reads a new game's input: its settings, and the facts, rules and tuning values it is played by. */
function gameOf(input: object): Asked {
  const asked = readNewGame(newGameInput.parse(input));
  if (!asked.ok) throw new Error(asked.error.message);
  return asked.value;
}

/**
 * Starts a dynasty in 2024 with a created coach, Pat Doyle of Kent State unless `more` says otherwise; in a file when a
 * path is given.
 */
export async function coaching(more: object = {}, path: string | null = null): Promise<SaveSession> {
  const input = { ...BASE, ...more };
  if (path === null) return begunOnce(input, ENGINE, (file) => coaching(more, file));
  const { settings, given } = gameOf(input);
  const started = await startFrom(path, settings, ENGINE, given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/**
 * The Continental League, moved to 2024: its 24 schools play a season in a fifth of FBS's time. For tests of anything
 * that doesn't depend on the size of the nation.
 */
export const LEAGUE = { ...((await example('continental')) as object), season: 2024 };

const IN_LEAGUE = { team: 'Redbud', seed: '1', universe: LEAGUE };

/** Starts a dynasty in that league as the coach of Redbud, a program in the middle of it. */
export function leagueCoach(more: object = {}, path: string | null = null): Promise<SaveSession> {
  return coaching({ ...IN_LEAGUE, ...more }, path);
}

/** Returns that dynasty's settings, and the facts, rules and tuning values it is played by. */
export const leagueGame = (more: object = {}): Asked => gameOf({ ...BASE, ...IN_LEAGUE, ...more });

/** Low expectations: any season that is not a losing one earns an extension, and other programs call. */
const EASY = { 'coaches.contract.talks': 5, 'coaches.expectation.share': 0, 'coaches.expectation.prestige': 0 };
export const EXTENDED = { mode: 'never_fired', tuning: { ...EASY, ...WANTED } };

/**
 * Dynasties of `leagueCoach` that several tests pick up in December, after the conference championships. The planner
 * and the extended coach spend on retention and pick an up-tempo plan themselves.
 */
const CAREERS = {
  // A coach who lost nine games would get no call; with this seed he wins.
  planner: { seed: '6', mode: 'never_fired', tuning: WANTED },
  'never fired': { mode: 'never_fired' },
  // Coaches new to FBS are as good as others, so that some are candidates; the budget pays for two.
  newcomers: { mode: 'never_fired', tuning: { 'coaches.search.newcomer': 0, 'coaches.assistants.pool': 5 } },
  extended: EXTENDED,
  // The weakest program: no other is a step down from it.
  'fired and wanted': { team: 'Mission Bay', seed: '7', tuning: { ...FIRED, ...WANTED } },
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
    const session = await leagueCoach(CAREERS[career], path);
    if (career === 'planner' || career === 'extended') {
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
