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

/** A live game after the next calls. */
interface Called {
  calls: SidelineCall[];
  live: LiveGame;
}

/**
 * Converts a call for the log. The staff's own call is logged as left to the staff, so that taking its advice equals
 * handing over; at halftime it is logged as made.
 */
function asLogged(own: OwnGame, calls: readonly SidelineCall[], call: SidelineCall, live: LiveGame & { over: false }) {
  if (live.kind === 'halftime') return call === STAFF_CALL ? 'stay' : call;
  if (call === STAFF_CALL || isTempo(call) || isHandover(call)) return call;
  return call === staffMark(own.inputs, calls, live) ? STAFF_CALL : call;
}

/** Makes calls in sequence; those past the end of the game are returned unused. */
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

/** A game its last call has ended, so that the week can be played with its calls. */
interface Ended {
  week: number;
  calls: SidelineCall[];
  aftermath: Aftermath;
}

/** Makes the next calls of a game in progress; returns the finished game, or null while it goes on. */
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

/** Makes the next calls of the player's game. The last one ends the game, and the week is played. */
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
