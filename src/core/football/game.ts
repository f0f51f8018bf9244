import type { GameResult } from '../model/game.ts';
import { STRIDE } from '../model/plays/play-codes.ts';
import { EVEN_PLAN, type GamePlan } from '../model/program/game-plan.ts';
import { type GameRules, QUARTERS, TWO_POINT_TRY_POINTS } from '../model/rules.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type Tactics, tacticsOf, withSystem } from './calling/tactics.ts';
import { runClock } from './clock.ts';
import type { Day } from './day.ts';
import type { Hurt } from './diagnosis.ts';
import { checkInjuries } from './injuries.ts';
import { kickoff } from './kicks/kickoffs.ts';
import { playTry } from './kicks/tries.ts';
import { matchUps } from './match-ups.ts';
import { overtime } from './overtime.ts';
import { gameStore } from './rotation.ts';
import { other } from './settle.ts';
import { type Availability, Side } from './side.ts';
import { snap } from './snap.ts';
import {
  type ChangedKick,
  type Ejected,
  GameState,
  PHASE_FREE_KICK,
  PHASE_KICKOFF,
  PHASE_SCRIMMAGE,
  PHASE_TRY,
  type Sideline,
} from './state.ts';
import { substitute } from './substitutions.ts';
import type { TeamSheet } from './team-sheet.ts';

export interface Matchup {
  home: TeamSheet;
  away: TeamSheet;
  /** True if neither team has home-field advantage. */
  neutral: boolean;
  /** Game plans of home and away; omitted: the staffs' usual approach. */
  plans?: readonly [GamePlan, GamePlan];
  /** Effects of the weather; omitted: none. */
  day?: Day;
  /** Share of the usual home-field advantage that the crowd gives; omitted: all of it. */
  crowd?: number;
  /** Available players of home and away; omitted: all. */
  available?: readonly [home: Availability, away: Availability];
}

export interface GameOutcome {
  result: GameResult;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
  /** Injuries, in the order they happened. */
  hurt: readonly Hurt[];
  /** Ejections, in the order they happened. */
  ejected: readonly Ejected[];
}

/** Returns the effects of a side's plan against its opponent, and of its schemes against any. */
function tacticsIn({ home, away, plans }: Matchup, side: 0 | 1, tuning: Tuning): Tactics {
  const [own, opponent] = side === 0 ? [home, away] : [away, home];
  const match = plans ? matchUps(own, opponent, tuning) : null;
  return withSystem(tacticsOf(plans?.[side] ?? EVEN_PLAN, tuning, match), own.system, tuning);
}

/**
 * Plays one game from kickoff to the end. Pure: the same sheets, rules, tuning and dice give the same plays, provided
 * the sideline coach makes the same calls.
 *
 * @param kick a kick whose result is fixed whatever the dice say, for a what-if fork
 */
export function playGame(
  matchup: Matchup,
  rules: GameRules,
  tuning: Tuning,
  dice: Stream,
  sideline: Sideline | null = null,
  kick: ChangedKick | null = null,
): GameOutcome {
  const usual = tuning.homeFieldAdvance / tuning.expectation.marginPerPoint / 2;
  const edge = matchup.neutral ? 0 : usual * (matchup.crowd ?? 1);
  const store = gameStore(matchup.home, matchup.away);
  const home = new Side(
    matchup.home,
    0,
    edge,
    tuning,
    store,
    dice,
    matchup.available?.[0],
    tacticsIn(matchup, 0, tuning),
  );
  const away = new Side(
    matchup.away,
    1,
    -edge,
    tuning,
    store,
    dice,
    matchup.available?.[1],
    tacticsIn(matchup, 1, tuning),
  );
  const g = new GameState(home, away, rules, tuning, store, dice, matchup.day, sideline, kick);
  g.openingKicker = dice.float() < 0.5 ? 0 : 1;
  half(g, 1, g.openingKicker);
  home.secondHalf();
  away.secondHalf();
  half(g, QUARTERS / 2 + 1, other(g.openingKicker));
  if (g.score[0] === g.score[1]) overtime(g);
  return { result: resultOf(g), plays: g.log.slice(0, g.rows * STRIDE), hurt: g.hurt, ejected: g.ejected };
}

/** Plays one half: two quarters, started by a kickoff. */
function half(g: GameState, firstQuarter: number, kicker: 0 | 1): void {
  g.timeouts.fill(g.rules.timeouts);
  g.kickoffBy(kicker, false);
  for (let quarter = firstQuarter; quarter < firstQuarter + QUARTERS / 2; quarter++) {
    g.quarter = quarter;
    g.clock = g.rules.quarterSeconds;
    if (quarter > 1) for (const side of g.sides) side.drift(g.dice);
    if (quarter === QUARTERS / 2 + 1) g.sideline?.halftime(g);
    while (g.clock > 0 || g.untimed) playOne(g);
    if (g.phase === PHASE_TRY && tryMatters(g)) playOne(g);
  }
  g.closeDrive();
}

/** Whether a try matters: after time expires in the fourth quarter it is played only if it can change the winner. */
function tryMatters(g: GameState): boolean {
  if (g.quarter !== QUARTERS) return true;
  const lead = g.lead();
  return lead <= 0 && lead >= -TWO_POINT_TRY_POINTS;
}

/** Plays the next play of any kind. */
function playOne(g: GameState): void {
  if (g.phase === PHASE_SCRIMMAGE) {
    if (g.drivePlays === 0) substitute(g);
    snap(g);
    return;
  }
  g.untimed = false;
  const p = g.openPlay();
  const { phase } = g;
  if (phase === PHASE_KICKOFF || phase === PHASE_FREE_KICK) kickoff(g);
  else {
    playTry(g);
    g.kickoffBy(g.offense, false);
  }
  checkInjuries(g, p);
  runClock(g, p);
  g.record();
}

function resultOf(g: GameState): GameResult {
  return {
    homeScore: g.score[0]!,
    awayScore: g.score[1]!,
    overtime: Math.max(0, g.quarter - QUARTERS),
    homeQuarters: quarters(g, 0),
    awayQuarters: quarters(g, QUARTERS + 1),
  };
}

/** Returns points by quarter of the side whose numbers start at `from`; overtime only if there was any. */
function quarters(g: GameState, from: number): number[] {
  const points: number[] = [];
  const count = Math.min(g.quarter, QUARTERS + 1);
  for (let i = 0; i < count; i++) points.push(g.quarterPoints[from + i]!);
  return points;
}
