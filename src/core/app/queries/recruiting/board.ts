import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result } from '../../../contract/result.ts';
import type { BoardPage } from '../../../contract/views/recruiting/board.ts';
import type { ClassRank } from '../../../contract/views/recruiting/recruiting-class.ts';
import { recordsSoFar } from '../../../dynasty/recruiters.ts';
import { REGULAR_WEEKS } from '../../../model/game.ts';
import { PLACE_OF, POSITIONS, type Position } from '../../../model/positions.ts';
import { SUMMER_TURN } from '../../../model/recruiting.ts';
import { plain } from '../../../model/text/search.ts';
import { autoHours, hoursElsewhere } from '../../../offseason/recruits/boards.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { hoursUsed } from '../../../offseason/recruits/target.ts';
import { BOARD_ROWS } from '../../../words/recruiting.ts';
import { coachesOf, shapeHours, shapeRegard } from '../../coaches.ts';
import { budgetSource } from '../../reading/budget.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findRecruit } from '../../reading/names.ts';
import { type ClassNow, classNow } from '../../reading/recruiting.ts';
import { shapePage } from '../../shape/team.ts';
import { detailOf, shapeRecruit, turnName } from './board-recruit.ts';
import { tenth } from './board-standing.ts';
import { classRanks } from './class-ranks.ts';

/** Number of top classes listed. */
const LEADING = 10;

/** The requested recruits, those with the most hours first, then by rank. */
function asked({ book, board, state, own }: ClassNow, input: InputOf<'board'>): Recruit[] {
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
    (input.state === undefined || book.reference.homeStates[recruit.home]!.code === input.state) &&
    (input.open !== true || state.isUncommitted(recruit.number)) &&
    (text === '' || plain(`${recruit.first} ${recruit.last}`).includes(text));
  const hours = ({ number }: Recruit) => board.targets.get(number)?.hours ?? 0;
  const list = book.recruits.filter(fits);
  return input.show === 'all' ? list : list.sort((a, b) => hours(b) - hours(a) || a.number - b.number);
}

function needsOf({ book, state, board, own, commits }: ClassNow): BoardPage['needs'] {
  return POSITIONS.map((position: Position) => {
    const at = PLACE_OF[position];
    const targets = book.byPosition[at]!.filter(
      ({ number }) => state.isUncommitted(number) && board.targets.get(number)?.offered === true,
    );
    return {
      position,
      places: tenth(book.openings[at]![own]!),
      committed: commits[at]![own]!,
      targets: targets.length,
    };
  });
}

/** The top classes so far, and ours. */
function classesOf(context: QueryContext, now: ClassNow): ClassRank[] {
  const shown = classRanks(context, now).filter(({ at, row }) => row.rank <= LEADING || at === now.own);
  return shown.map(({ row }) => row);
}

/** Weeks in which recruits can still visit. */
function homeWeeks({ season }: QueryContext, turn: number): number[] {
  const { team } = season.row.settings;
  return (season.gamesOf.get(team) ?? [])
    .filter(
      ({ home, neutral, week }) => home === team && !neutral && week <= REGULAR_WEEKS && SUMMER_TURN + week >= turn,
    )
    .map(({ week }) => week);
}

/** How recruits see our head coach. */
function ownRegard(context: QueryContext, { book: { leaders, teams }, own }: ClassNow): BoardPage['regard'] {
  const { season } = context;
  const source = {
    reference: season.reference,
    games: season.games,
    coaches: coachesOf(context),
    ...budgetSource(context),
  };
  const [record] = recordsSoFar(source, [teams[own]!]);
  return shapeRegard(leaders[own]!, record!, season.tuning());
}

function closedPage(context: QueryContext): BoardPage {
  const { season } = context;
  return {
    ...shapePage(season),
    open: false,
    class_of: season.row.year + 1,
    turn: '',
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
  const { book, state, own } = now;
  const named = input.recruit === undefined ? null : findRecruit(book.recruits, String(input.recruit));
  if (named !== null && !named.ok) return named;
  const list = asked(now, input);
  const from = input.from ?? 0;
  const k = book.tuning.recruits.hours;
  const visits = [...now.board.targets.values()].filter(({ visit }) => visit !== null).length;
  const weeks = homeWeeks(context, state.turn);
  return done({
    ...shapePage(season),
    open: true,
    class_of: book.classOf,
    turn: turnName(state.turn),
    staff: state.board === null || state.board.staff,
    hours: {
      ...shapeHours(book.hours[own]!, season.tuning()),
      used: hoursUsed(now.board, state, own),
      most: k.most,
      elsewhere: hoursElsewhere(now.board, state, own),
      auto: autoHours(book, state, own, now.board),
    },
    auto: [...now.board.auto],
    regard: ownRegard(context, now),
    visits: { most: k.visits, used: visits },
    home_weeks: weeks,
    needs: needsOf(now),
    recruits: list
      .slice(from, input.all === true ? undefined : from + BOARD_ROWS)
      .map((recruit) => shapeRecruit(context, now, recruit)),
    found: list.length,
    detail: named === null ? null : detailOf(context, now, named.value, weeks),
    classes: classesOf(context, now),
  });
}
