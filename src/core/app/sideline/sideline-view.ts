import type { Aftermath, SidelinePage } from '../../contract/views/index.ts';
import { headCoachOf } from '../../dynasty/coaches.ts';
import type { LiveGame } from '../../football/sideline/live-game.ts';
import { bookOf, expectsPass, liveChances, possible } from '../../football/sideline/sight.ts';
import { nameOf, rowAt, staffMark } from '../../football/sideline/staff-mark.ts';
import { firstOf, itemAt, lastOf } from '../../model/lists.ts';
import {
  FIRST_DOWN_FLAG,
  NO_PLAY_FLAG,
  PASS,
  RUN,
  SACK,
  SCRAMBLE,
  TOUCHDOWN_FLAG,
} from '../../model/plays/play-codes.ts';
import { CALLS_FOR, type PlayCall, type SidelineCall } from '../../model/plays/sideline.ts';
import { QUARTERS } from '../../model/rules.ts';
import { clock as clockText } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import type { QueryContext } from '../reading/context.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { comparisonView, drivesView, type FinishedGame, gameLogsView } from '../views/box.ts';
import { lineupsOf, skillOf } from './lineups.ts';
import { asFinished, drivesOf } from './live-drives.ts';
import type { OwnGame } from './own-game.ts';
import { scoutingOf } from './scouting.ts';
import { tendenciesOf } from './tendencies.ts';
import { workloadOf } from './workload.ts';

type Paused = LiveGame & { over: false };

const marginOf = ({ game }: OwnGame): number => game.odds?.homeMargin ?? 0;

function situationOf(own: OwnGame, season: SeasonView, live: Paused): SidelinePage['situation'] {
  const { state: g, clock, kind } = live;
  const down = kind !== 'try' && kind !== 'kickoff' && kind !== 'halftime';
  return {
    quarter: g.quarter,
    clock: clockText(g.quarter > QUARTERS ? 0 : clock),
    down: down ? g.down : null,
    distance: down ? g.distance : null,
    yard_line: g.ball,
    offense: teamFacts(season, g.offense === 0 ? own.game.home : own.game.away).name,
    score_a: firstOf(g.score),
    score_b: g.score[1]!,
    timeouts_a: firstOf(g.timeouts),
    timeouts_b: g.timeouts[1]!,
    win_prob_a: lastOf(liveChances(live, marginOf(own), g)),
    pass_expected: expectsPass(live),
  };
}

function choicesOf(own: OwnGame, calls: readonly SidelineCall[], live: Paused): SidelinePage['choices'] {
  const { kind, state, coach } = live;
  const staff = staffMark(own.inputs, calls, live);
  const winChances = bookOf(live, marginOf(own));
  const seen = kind === 'defense' ? coach.defense : coach.offense;
  const listed: readonly PlayCall[] = CALLS_FOR[kind];
  return possible(state, listed.includes(staff) ? listed : [staff, ...listed], coach.part).map((call) => ({
    call,
    staff: call === staff,
    chance: winChances(call),
    seen: seen.of(call),
  }));
}

function hurtOf(own: OwnGame, season: SeasonView, { state: g }: Paused): SidelinePage['hurt'] {
  return g.hurt.map(({ side, slot }) => {
    const { id, first, last, position } = own.playerOf(itemAt(g.sides[side].sheet.players, slot).id);
    const team = teamFacts(season, side === 0 ? own.game.home : own.game.away).name;
    return { id, first, last, pos: position, team };
  });
}

const SCRIMMAGE: readonly number[] = [RUN, PASS, SACK, SCRAMBLE];
const KEPT_BALL = FIRST_DOWN_FLAG | TOUCHDOWN_FLAG;

/** Results of each call so far, including the staff's. */
function workedOf(own: OwnGame, { coach, plays }: Paused): SidelinePage['worked'] {
  const calls = new Map<PlayCall, SidelinePage['worked'][number]>();
  for (const { row, kind, call: called } of coach.asked) {
    // Right after halftime, the row asked about there is still to be played.
    if (kind !== 'offense' && kind !== 'fourth_down') continue;
    const play = rowAt(plays, row);
    if ((play.flags & NO_PLAY_FLAG) !== 0) continue;
    if (!SCRIMMAGE.includes(play.kind)) continue;
    const call = called ?? nameOf(play, kind, own.inputs);
    const line = calls.get(call) ?? { call, plays: 0, yards: 0, first_downs: 0 };
    line.plays += 1;
    line.yards += play.yards;
    if ((play.flags & KEPT_BALL) !== 0) line.first_downs += 1;
    calls.set(call, line);
  }
  return [...calls.values()].sort((a, b) => b.plays - a.plays);
}

/** The player as a coordinator; null if he is the head coach. */
function coordinatorOf(context: QueryContext, { coach: { part } }: Paused): SidelinePage['coordinator'] {
  if (part === null) return null;
  const dynasty = context.dynasty();
  return { side: part, head_coach: fullName(headCoachOf(dynasty, dynasty.settings.team).coach) };
}

/** First-half statistics, during halftime. */
function halftimeOf(own: OwnGame, season: SeasonView, { kind, plays }: Paused): SidelinePage['halftime'] {
  if (kind !== 'halftime') return null;
  const finished = asFinished(own, plays);
  return { stats: comparisonView(finished.box), game_logs: gameLogsView(season, finished) };
}

type SidelineView = Omit<SidelinePage, 'info' | 'team' | 'conferences' | 'game'>;

/** A paused game for its coach. */
export function pausedView(
  context: QueryContext,
  own: OwnGame,
  calls: readonly SidelineCall[],
  live: Paused,
): SidelineView {
  const { season } = context;
  const { side } = own.inputs;
  const chances = liveChances(live, marginOf(own), live.state);
  return {
    own: side === 0 ? 'A' : 'B',
    over: false,
    coordinator: coordinatorOf(context, live),
    at: calls.length,
    ask: live.kind,
    situation: situationOf(own, season, live),
    choices: choicesOf(own, calls, live),
    tempo: live.coach.tempo,
    skill: skillOf(own, live),
    workload: workloadOf(own, season, live),
    hurt: hurtOf(own, season, live),
    lineups: lineupsOf(own, season, live),
    tendencies: { own: tendenciesOf(live.plays, side), opponent: tendenciesOf(live.plays, side === 0 ? 1 : 0) },
    scouting: scoutingOf(context, own),
    worked: workedOf(own, live),
    drives: drivesOf(own, season, live, chances),
    halftime: halftimeOf(own, season, live),
    adjustment: live.coach.adjustment,
    aftermath: null,
  };
}

/** A finished game for its coach. */
export function overView(
  { season }: QueryContext,
  finished: FinishedGame,
  at: number,
  aftermath: Aftermath | null,
  chances: Float64Array,
): SidelineView {
  const { settings } = season.row;
  const side = finished.game.home === settings.team ? 0 : 1;
  const { plays } = finished.box;
  return {
    own: side === 0 ? 'A' : 'B',
    over: true,
    coordinator: null,
    at,
    ask: null,
    situation: null,
    choices: [],
    tempo: 'staff_tempo',
    skill: [],
    workload: null,
    hurt: [],
    lineups: [],
    tendencies: { own: tendenciesOf(plays, side), opponent: tendenciesOf(plays, side === 0 ? 1 : 0) },
    scouting: { games: 0, opponent: [], film: [], tricks: [] },
    worked: [],
    drives: drivesView(season, finished, chances),
    halftime: null,
    adjustment: null,
    aftermath,
  };
}
