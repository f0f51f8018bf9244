import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result } from '../../../contract/result.ts';
import type { BoardPage } from '../../../contract/views/recruiting/board.ts';
import type { ClassRank } from '../../../contract/views/recruiting/recruiting-class.ts';
import { recordsSoFar } from '../../../dynasty/winter/recruiters.ts';
import { REGULAR_WEEKS } from '../../../model/game.ts';
import { firstOf, itemAt } from '../../../model/lists.ts';
import { PLACE_OF, POSITIONS, type Position } from '../../../model/positions.ts';
import { periodName, SUMMER_PERIOD } from '../../../model/recruiting.ts';
import { plain } from '../../../model/text/search.ts';
import { autoHours, hoursElsewhere } from '../../../offseason/recruits/boards.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { hoursUsed } from '../../../offseason/recruits/target.ts';
import { BOARD_ROWS } from '../../../words/recruiting.ts';
import { hoursView, regardView } from '../../coaches.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findRecruit } from '../../reading/names.ts';
import { type ClassNow, classNow } from '../../reading/recruiting.ts';
import { pageView } from '../../views/team.ts';
import { detailOf, recruitView } from './board-recruit.ts';
import { tenth } from './board-standing.ts';
import { classRanks } from './class-ranks.ts';

/** Number of top classes listed. */
const LEADING = 10;

/** The requested recruits, those with the most hours first, then by rank. */
function asked({ cycle, board, state, own }: ClassNow, input: InputOf<'board'>): Recruit[] {
  const text = plain(input.find ?? '');
  const shown = (recruit: Recruit): boolean => {
    const isOurs = state.isCommittedTo(recruit.number, own);
    if (input.show === 'ours') return isOurs;
    if (input.show === 'all') return recruit.stars > 1;
    const target = board.targets.get(recruit.number);
    if (target === undefined || isOurs) return false;
    // Hours on a recruit committed elsewhere are spent until freed, so he stays on the board.
    return target.hours > 0 || (state.isUncommitted(recruit.number) && target.offered);
  };
  const fits = (recruit: Recruit): boolean =>
    shown(recruit) &&
    (input.position === undefined || recruit.position === input.position) &&
    (input.stars === undefined || recruit.stars === input.stars) &&
    (input.state === undefined || itemAt(cycle.reference.homeStates, recruit.home).code === input.state) &&
    (input.open !== true || state.isUncommitted(recruit.number)) &&
    (text === '' || plain(`${recruit.first} ${recruit.last}`).includes(text));
  const hours = ({ number }: Recruit) => board.targets.get(number)?.hours ?? 0;
  const list = cycle.recruits.filter(fits);
  return input.show === 'all' ? list : list.sort((a, b) => hours(b) - hours(a) || a.number - b.number);
}

function needsOf({ cycle, state, board, own, commits }: ClassNow): BoardPage['needs'] {
  return POSITIONS.map((position: Position) => {
    const at = PLACE_OF[position];
    const targets = itemAt(cycle.byPosition, at).filter(
      ({ number }) => state.isUncommitted(number) && board.targets.get(number)?.offered === true,
    );
    return {
      position,
      places: tenth(itemAt(itemAt(cycle.openings, at), own)),
      committed: itemAt(itemAt(commits, at), own),
      targets: targets.length,
    };
  });
}

/** The top classes so far, and ours. */
function classesOf(context: QueryContext, now: ClassNow): ClassRank[] {
  const shown = classRanks(context, now).filter(({ program, row }) => row.rank <= LEADING || program === now.own);
  return shown.map(({ row }) => row);
}

/** Weeks in which recruits can still visit. */
function homeWeeks({ season }: QueryContext, period: number): number[] {
  const { team } = season.settings;
  return (season.gamesOf.get(team) ?? [])
    .filter(
      ({ home, neutral, week }) => home === team && !neutral && week <= REGULAR_WEEKS && SUMMER_PERIOD + week >= period,
    )
    .map(({ week }) => week);
}

/** How recruits see our head coach. */
function ownRegard(context: QueryContext, { cycle: { leaders, teams }, own }: ClassNow): BoardPage['regard'] {
  const { season } = context;
  const record = firstOf(recordsSoFar(season, [itemAt(teams, own)]));
  return regardView(itemAt(leaders, own), record, season.tuning);
}

function closedPage(context: QueryContext): BoardPage {
  const { season } = context;
  return {
    ...pageView(season),
    open: false,
    class_of: season.row.year + 1,
    period: '',
    staff: true,
    hours: { total: 0, parts: [], used: 0, most: 0, elsewhere: 0, auto: 0 },
    auto: [],
    regard: null,
    visits: { most: 0, used: 0 },
    home_weeks: [],
    needs: [],
    recruits: [],
    found: 0,
    detail: null,
    classes: [],
  };
}

/** The recruiting board: targets, what we know about each, and hours to spend. */
export function board(context: QueryContext, input: InputOf<'board'>): Result<BoardPage> {
  const { season } = context;
  const now = classNow(context);
  if (now === null) return done(closedPage(context));
  const { cycle, state, own } = now;
  const named = input.recruit === undefined ? null : findRecruit(cycle.recruits, String(input.recruit));
  if (named !== null && !named.ok) return named;
  const list = asked(now, input);
  const from = input.from ?? 0;
  const knobs = cycle.tuning.recruits.hours;
  const visits = [...now.board.targets.values()].filter(({ visit }) => visit !== null).length;
  const weeks = homeWeeks(context, state.period);
  return done({
    ...pageView(season),
    open: true,
    class_of: cycle.classOf,
    period: periodName(state.period),
    staff: state.board === null || state.board.staff,
    hours: {
      ...hoursView(itemAt(cycle.hours, own), season.tuning),
      used: hoursUsed(now.board, state, own),
      most: knobs.most,
      elsewhere: hoursElsewhere(now.board, state, own),
      auto: autoHours(cycle, state, own, now.board),
    },
    auto: [...now.board.auto],
    regard: ownRegard(context, now),
    visits: { most: knobs.visits, used: visits },
    home_weeks: weeks,
    needs: needsOf(now),
    recruits: list
      .slice(from, input.all === true ? undefined : from + BOARD_ROWS)
      .map((recruit) => recruitView(context, now, recruit)),
    found: list.length,
    detail: named === null ? null : detailOf(context, now, named.value, weeks),
    classes: classesOf(context, now),
  });
}
