import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { Aftermath, SidelinePage } from '../../contract/views/index.ts';
import { isOutOfReach } from '../../football/sideline/coach.ts';
import { type LiveGame, liveGame } from '../../football/sideline/live-game.ts';
import { possible } from '../../football/sideline/sight.ts';
import { staffMark } from '../../football/sideline/staff-mark.ts';
import {
  answers,
  CALLS_FOR,
  isCalledBy,
  isHandover,
  isTempo,
  type SidelineCall,
  STAFF_CALL,
} from '../../model/plays/sideline.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { wrongCallText } from '../../words/sideline.ts';
import { keepPaused, liveIn, ownGameIn, sideline } from '../queries/league/sideline.ts';
import { withContext } from '../reading/context.ts';
import { aftermathOf } from '../sideline/aftermath.ts';
import { coachable, type OwnGame, underwayFrom } from '../sideline/own-game.ts';
import { sim } from './sim.ts';

/** What the next calls lead to. */
interface Called {
  calls: SidelineCall[];
  live: LiveGame;
}

/** The staff's own call is left to it, so that taking its advice is the same as handing over; at the half it is said. */
function asLogged(own: OwnGame, calls: readonly SidelineCall[], call: SidelineCall, live: LiveGame & { over: false }) {
  if (live.kind === 'halftime') return call === STAFF_CALL ? 'stay' : call;
  if (call === STAFF_CALL || isTempo(call) || isHandover(call)) return call;
  return call === staffMark(own.inputs, calls, live) ? STAFF_CALL : call;
}

/** Makes calls one after the other; those after the end of the game are left over. */
function callAll(
  { inputs, ...own }: OwnGame,
  before: readonly SidelineCall[],
  next: readonly SidelineCall[],
  from: LiveGame,
): Result<Called> {
  const calls = [...before];
  let live = from;
  for (const call of next) {
    if (live.over) break;
    const { kind, state, coach } = live;
    if (!answers(call, kind) || !isCalledBy(coach.part, call) || isOutOfReach(state, call)) {
      const named = possible(state, CALLS_FOR[kind], coach.part);
      return refuse('malformed', wrongCallText(call, kind, named, coach.part));
    }
    calls.push(asLogged({ ...own, inputs }, calls, call, live));
    live = liveGame(inputs, calls);
  }
  return done({ calls, live });
}

/** A game that its last call has ended: the week is to be played with its calls. */
interface Ended {
  week: number;
  calls: SidelineCall[];
  aftermath: Aftermath;
}

/** Makes the next calls of a game underway; answers how it ended, null while it goes on. */
function callNext(
  session: SaveSession,
  { game: id, at, calls: next }: InputOf<'callPlay'>,
): Promise<Result<Ended | null>> {
  return session.keepUnderway((kept) =>
    withContext(session, (context) => {
      const game = coachable(context.dynasty(), id);
      if (!game.ok) return game;
      const known = underwayFrom(kept);
      const before = known?.game === id ? known.calls : [];
      if (before.length !== at) {
        return refuse(
          'malformed',
          `This game has had ${before.length} calls, not ${at}; reload it to see where it stands.`,
        );
      }
      const own = ownGameIn(context, game.value);
      const called = callAll(own, before, next, liveIn(context, own, before));
      if (!called.ok) return called;
      const { calls, live } = called.value;
      if (!live.over) {
        keepPaused(context, own, calls, live);
        return done({ keep: { game: id, calls }, answer: null });
      }
      const aftermath = aftermathOf(context.season, own, calls, live);
      return done({ keep: { game: id, calls }, answer: { week: game.value.week, calls, aftermath } });
    }),
  );
}

/** Calls the next plays of the player's game. The last one ends it, and the week is played. */
export async function callPlay(session: SaveSession, input: InputOf<'callPlay'>): Promise<Result<SidelinePage>> {
  const called = await callNext(session, input);
  if (!called.ok) return called;
  if (called.value !== null) {
    const { week, calls, aftermath } = called.value;
    const played = await sim(session, { week: week + 1, calls });
    if (!played.ok) return played;
    await session.keepUnderway(() => done({ keep: { game: input.game, calls, aftermath }, answer: null }));
  }
  return withContext(session, (context) => sideline(context, { id: input.game }));
}
