import type { AnswerOf, DynastyCommand, InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { infoOf } from '../reading/info.ts';
import { advance } from './advance.ts';
import { setBoard } from './board.ts';
import { setBudget } from './budget.ts';
import { callPlay } from './call-play.ts';
import { setContract } from './contract.ts';
import { setDepth } from './depth.ts';
import { edit } from './edit-player.ts';
import { setJob } from './job.ts';
import { setPlan } from './plan.ts';
import { setPortal } from './portal.ts';
import { setRedshirt } from './redshirt.ts';
import { scheduleNonConference } from './schedule.ts';
import { type OnWeek, sim } from './sim.ts';
import { setStaff } from './staff.ts';
import { undo } from './undo.ts';

type Commands = {
  [Name in DynastyCommand]: (
    session: SaveSession,
    input: InputOf<Name>,
    onWeek: OnWeek,
  ) => Promise<Result<AnswerOf<Name>>>;
};

/** Returns a command's response with the dynasty's status. */
function success(session: SaveSession, result: Result<null>): Result<AnswerOf<'advance'>> {
  return result.ok ? done({ status: 'success', info: infoOf(session) }) : result;
}

/** All commands on a dynasty. */
export const commands: Commands = {
  scheduleNonConference: async (session, input) => success(session, await scheduleNonConference(session, input)),
  advance: async (session, input) => success(session, await advance(session, input)),
  callPlay: (session, input) => callPlay(session, input),
  setBoard: async (session, input) => success(session, await setBoard(session, input)),
  setDepth: async (session, input) => success(session, await setDepth(session, input)),
  setRedshirt: async (session, input) => success(session, await setRedshirt(session, input)),
  editPlayer: async (session, input) => success(session, await edit(session, input)),
  setBudget: async (session, input) => success(session, await setBudget(session, input)),
  setPortal: async (session, input) => success(session, await setPortal(session, input)),
  setJob: async (session, input) => success(session, await setJob(session, input)),
  setContract: async (session, input) => success(session, await setContract(session, input)),
  setStaff: async (session, input) => success(session, await setStaff(session, input)),
  setPlan: async (session, input) => success(session, await setPlan(session, input)),
  keepFork: async (session, input, onWeek) => (await import('../what-if/keep.ts')).keepBeside(session, input, onWeek),
  undo: async (session, { steps }) => {
    const { count, decisions, info } = await undo(session, steps);
    return done({ status: 'success', undone: count, decisions, info });
  },
  sim: async (session, input, onWeek) => {
    const result = await sim(session, input, onWeek);
    return result.ok ? done({ status: 'success', weeks_simulated: result.value.weeks, info: infoOf(session) }) : result;
  },
};
