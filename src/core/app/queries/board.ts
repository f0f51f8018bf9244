import { classPoints, compositeOf } from '../../model/class-points.ts';
import { REGULAR_WEEKS } from '../../model/game.ts';
import { distanceMiles } from '../../model/geography.ts';
import { POSITIONS, type Position } from '../../model/positions.ts';
import {
  BLUE_CHIP,
  type Care,
  type Chosen,
  commitmentMonth,
  DECEMBER_TURN,
  FEBRUARY_TURN,
  MOST_FINALISTS,
  OPINION_PARTS,
  SUMMER_TURN,
  type Target,
} from '../../model/recruiting.ts';
import { hoursUsed } from '../../offseason/recruits/boards.ts';
import type { Suit } from '../../offseason/recruits/book.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';
import { estimateOf, knownCares } from '../../offseason/recruits/knowledge.ts';
import { PLACE_OF } from '../../offseason/recruits/openings.ts';
import { Opinions } from '../../offseason/recruits/opinion.ts';
import { NO_TARGET } from '../../offseason/recruits/target.ts';
import { placesFor, RELEASED, weeklyHours } from '../../offseason/recruits/turns.ts';
import { CARE_WORDS, monthName, OPINION_WORDS } from '../../present/recruiting.ts';
import { plain } from '../../reference/resolve.ts';
import type { QueryContext } from '../context.ts';
import { findRecruit } from '../names.ts';
import { type ClassNow, classNow } from '../recruiting.ts';
import type { InputOf } from '../registry.ts';
import { done, type Result } from '../result.ts';
import { teamFacts } from '../season-view.ts';
import { shapeFinalists } from '../shape/finalists.ts';
import { shapePage } from '../shape/team.ts';
import type { BoardPage, BoardRecruit, ClassRank, Finalist, RecruitDetail } from '../views/board.ts';

/** Rows of the board. */
const MOST_ROWS = 30;
/** Classes that lead the nation. */
const LEADING = 10;
/** More hours a week than now, as an action to weigh. */
const MORE_HOURS = 5;

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A program after a recruit, and how highly he thinks of it now. */
interface Standing {
  suit: Suit;
  value: number;
}

/** Who is after a recruit and has a place for him, whom he likes best first. */
function standingsOf({ book, state, opinions, commits }: ClassNow, recruit: Recruit): Standing[] {
  const usual = opinions.usual(recruit);
  const here = state.team[recruit.number - 1]! - 1;
  return opinions
    .suitors(recruit)
    .flatMap((suit): Standing[] => {
      const places = placesFor(book, state, commits, recruit, suit.team, here);
      return places === null ? [] : [{ suit, value: opinions.of(recruit, suit, places, usual, 0) }];
    })
    .sort((a, b) => b.value - a.value || a.suit.team - b.suit.team);
}

/** How far ahead of the best other program ours is; null where we are not after him. */
function leadIn(standings: readonly Standing[], own: number): number | null {
  const ours = standings.find(({ suit }) => suit.team === own);
  const other = standings.find(({ suit }) => suit.team !== own);
  if (ours === undefined) return null;
  return other === undefined ? null : tenth(ours.value - other.value);
}

function statusOf({ state, own }: ClassNow, { number }: Recruit): BoardRecruit['status'] {
  const team = state.team[number - 1]!;
  if (team === 0) return state.signed[number - 1] === RELEASED ? 'released' : 'open';
  return team === own + 1 ? 'ours' : 'elsewhere';
}

/** The week of a turn: 0 for one before the season. */
function weekOf(turn: number): number {
  return Math.max(0, turn - SUMMER_TURN);
}

function shapeRecruit(context: QueryContext, now: ClassNow, recruit: Recruit): BoardRecruit {
  const { book, state, board, own } = now;
  const { season } = context;
  const target = board.targets.get(recruit.number) ?? NO_TARGET;
  const standings = standingsOf(now, recruit);
  const place = standings.findIndex(({ suit }) => suit.team === own);
  const team = state.team[recruit.number - 1]!;
  const home = book.reference.homeStates[recruit.home]!;
  return {
    number: recruit.number,
    first: recruit.first,
    last: recruit.last,
    pos: recruit.position,
    stars: recruit.stars,
    home_state: home.code,
    miles: Math.round(distanceMiles(home, teamFacts(season, season.row.settings.team))),
    status: statusOf(now, recruit),
    team: team === 0 ? null : teamFacts(season, book.teams[team - 1]!).name,
    place: place < 0 ? null : place + 1,
    suitors: standings.length,
    lead: leadIn(standings, own),
    offered: target.offered,
    hours: target.hours,
    scouting: target.scouting,
    spent: tenth(target.spent),
    visit: target.visit === null ? null : weekOf(target.visit),
    pitch: target.pitch,
    ...estimateOf(book, recruit, target.scouted),
    cares: knownCares(book, recruit, target),
  };
}

/** The class with one of our targets as he would be. */
function withTarget(now: ClassNow, recruit: Recruit, change: Partial<Target>): ClassNow {
  const target = { ...(now.board.targets.get(recruit.number) ?? NO_TARGET), offered: true, ...change };
  const board = { staff: false, targets: new Map(now.board.targets).set(recruit.number, target) };
  const state = { ...now.state, board };
  return { ...now, state, board, opinions: new Opinions(now.book, state, now.season) };
}

/** What everything that we could do for him would change. */
function actionsFor(now: ClassNow, recruit: Recruit, cares: readonly Care[]): RecruitDetail['actions'] {
  const { own, board } = now;
  const target = board.targets.get(recruit.number) ?? NO_TARGET;
  const value = (change: Partial<Target>): number | null => {
    const found = standingsOf(withTarget(now, recruit, change), recruit).find(({ suit }) => suit.team === own);
    return found?.value ?? null;
  };
  const before = value({});
  if (before === null) return [];
  const gain = (action: string, change: Partial<Target>) => ({
    action,
    gain: tenth((value(change) ?? before) - before),
  });
  const visited = target.visit !== null;
  return [
    gain(`${MORE_HOURS} more hours`, { spent: target.spent + MORE_HOURS }),
    ...(visited ? [] : [gain('an official visit', { visit: 0 })]),
    ...cares
      .filter((care) => care !== target.pitch)
      .map((care) => gain(`talking about ${CARE_WORDS[care]}`, { pitch: care })),
  ];
}

function timelineOf(context: QueryContext, now: ClassNow, recruit: Recruit): string[] {
  const { state, book, board } = now;
  const at = recruit.number - 1;
  const target = board.targets.get(recruit.number);
  const team = state.team[at]!;
  const lines: string[] = [];
  if (target?.visit != null) {
    const week = weekOf(target.visit);
    lines.push(
      week === 0
        ? 'Visited before the season.'
        : `${target.visit < state.turn ? 'Visited' : 'Visits'} in week ${week}.`,
    );
  }
  if (state.flips[at]! > 0) lines.push('Changed his mind after giving his word.');
  if (team > 0) {
    const name = teamFacts(context.season, book.teams[team - 1]!).name;
    lines.push(`Gave ${name} his word in ${monthName(commitmentMonth(state.when[at]!, recruit.number))}.`);
  }
  if (state.signed[at] === 1) lines.push('Signed in December.');
  if (state.signed[at] === RELEASED) lines.push('Lost his place: fewer men left than was expected.');
  return lines;
}

/** A recruit's finalists as they are shown: each part beside the mean of all. */
export function recruitFinalists({ season }: QueryContext, { finalists }: Pick<Chosen, 'finalists'>): Finalist[] {
  const means = OPINION_PARTS.map(
    (_, at) => finalists.reduce((sum, each) => sum + each.parts[at]!, 0) / finalists.length,
  );
  const beside = finalists.map(({ team, parts }) => ({ team, parts: parts.map((part, at) => part - means[at]!) }));
  return shapeFinalists(
    season,
    beside,
    OPINION_PARTS.map((part) => OPINION_WORDS[part]),
  );
}

function detailOf(context: QueryContext, now: ClassNow, recruit: Recruit): RecruitDetail {
  const row = shapeRecruit(context, now, recruit);
  const chosen = now.state.chosen.get(recruit.number);
  const open = now.state.team[recruit.number - 1] === 0;
  return {
    recruit: row,
    list: standingsOf(now, recruit)
      .slice(0, MOST_FINALISTS)
      .map(({ suit }) => ({
        team: teamFacts(context.season, now.book.teams[suit.team]!).name,
        ours: suit.team === now.own,
      })),
    timeline: timelineOf(context, now, recruit),
    actions: open ? actionsFor(now, recruit, row.cares) : [],
    finalists: chosen === undefined || open ? [] : recruitFinalists(context, chosen),
  };
}

/** Who is asked for, the most worked on first, then by rank. */
function asked({ book, board, state, own }: ClassNow, input: InputOf<'board'>): Recruit[] {
  const text = plain(input.find ?? '');
  const shown = (recruit: Recruit): boolean => {
    const team = state.team[recruit.number - 1]!;
    if (input.show === 'ours') return team === own + 1;
    if (input.show === 'all') return recruit.stars > 1;
    const target = board.targets.get(recruit.number);
    return target !== undefined && team === 0 && (target.offered || target.hours > 0);
  };
  const fits = (recruit: Recruit): boolean =>
    shown(recruit) &&
    (input.position === undefined || recruit.position === input.position) &&
    (input.stars === undefined || recruit.stars === input.stars) &&
    (input.state === undefined || book.reference.homeStates[recruit.home]!.code === input.state) &&
    (input.open !== true || state.team[recruit.number - 1] === 0) &&
    (text === '' || plain(`${recruit.first} ${recruit.last}`).includes(text));
  const hours = ({ number }: Recruit) => board.targets.get(number)?.hours ?? 0;
  const list = book.recruits.filter(fits);
  return input.show === 'all' ? list : list.sort((a, b) => hours(b) - hours(a) || a.number - b.number);
}

function needsOf({ book, state, board, own, commits }: ClassNow): BoardPage['needs'] {
  return POSITIONS.map((position: Position) => {
    const at = PLACE_OF[position];
    const targets = book.at[at]!.filter(
      ({ number }) => state.team[number - 1] === 0 && board.targets.get(number)?.offered === true,
    );
    return {
      position,
      places: tenth(book.openings[at]![own]!),
      committed: commits[at]![own]!,
      targets: targets.length,
    };
  });
}

/** The leading classes by what they have so far, and ours. */
function classesOf(context: QueryContext, { book, state, own }: ClassNow): ClassRank[] {
  const classes = book.teams.map(() => ({ ratings: [] as number[], chips: 0 }));
  for (const recruit of book.recruits) {
    const team = state.team[recruit.number - 1]!;
    if (team === 0 || recruit.stars === 1) continue;
    const of = classes[team - 1]!;
    of.ratings.push(compositeOf(recruit));
    if (recruit.stars >= BLUE_CHIP) of.chips += 1;
  }
  const rows = classes
    .map(({ ratings, chips }, team) => ({ team, points: classPoints(ratings), commits: ratings.length, chips }))
    .sort((a, b) => b.points - a.points || a.team - b.team)
    .map(({ team, points, commits, chips }, at) => ({ at, team, points, commits, chips }));
  return rows
    .filter(({ at, team }) => at < LEADING || team === own)
    .map(({ at, team, points, commits, chips }) => ({
      rank: at + 1,
      team: teamFacts(context.season, book.teams[team]!).name,
      points: tenth(points),
      commits,
      blue_chips: chips,
    }));
}

/** Weeks in which a recruit can still visit. */
function homeWeeks({ season }: QueryContext, turn: number): number[] {
  const { team } = season.row.settings;
  return (season.gamesOf.get(team) ?? [])
    .filter(
      ({ home, neutral, week }) => home === team && !neutral && week <= REGULAR_WEEKS && SUMMER_TURN + week >= turn,
    )
    .map(({ week }) => week);
}

function turnName(turn: number): string {
  if (turn <= SUMMER_TURN) return 'Summer';
  if (turn === DECEMBER_TURN) return 'December';
  return turn === FEBRUARY_TURN ? 'February' : `Week ${weekOf(turn)}`;
}

function closedPage(context: QueryContext): BoardPage {
  const { season } = context;
  return {
    ...shapePage(season),
    open: false,
    class_of: season.row.year + 1,
    turn: '',
    staff: true,
    hours: { total: 0, used: 0, most: 0 },
    visits: { most: 0, used: 0 },
    home_weeks: [],
    needs: [],
    recruits: [],
    found: 0,
    detail: null,
    classes: [],
  };
}

/** The recruiting board: whom the program works on, what is known of him, and what there is to spend. */
export function board(context: QueryContext, input: InputOf<'board'>): Result<BoardPage> {
  const now = classNow(context);
  if (now === null) return done(closedPage(context));
  const { book, state, own } = now;
  const named = input.recruit === undefined ? null : findRecruit(book.recruits, String(input.recruit));
  if (named !== null && !named.ok) return named;
  const list = asked(now, input);
  const k = book.tuning.recruits.hours;
  const visits = [...now.board.targets.values()].filter(({ visit }) => visit !== null).length;
  return done({
    ...shapePage(context.season),
    open: true,
    class_of: book.classOf,
    turn: turnName(state.turn),
    staff: state.board === null || state.board.staff,
    hours: { total: weeklyHours(book.tierOf[own]!, book.tuning), used: hoursUsed(now.board, state, own), most: k.most },
    visits: { most: k.visits, used: visits },
    home_weeks: homeWeeks(context, state.turn),
    needs: needsOf(now),
    recruits: list.slice(0, MOST_ROWS).map((recruit) => shapeRecruit(context, now, recruit)),
    found: list.length,
    detail: named === null ? null : detailOf(context, now, named.value),
    classes: classesOf(context, now),
  });
}
