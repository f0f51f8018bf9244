import type { BoardRecruit, Finalist, RecruitDetail } from '../../../contract/views/recruiting/board.ts';
import {
  type Care,
  type Chosen,
  commitmentMonth,
  MOST_FINALISTS,
  OPINION_PARTS,
  SUMMER_TURN,
  type Target,
} from '../../../model/recruiting.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { estimateOf, knownCares, seenStandings } from '../../../offseason/recruits/knowledge.ts';
import { Opinions } from '../../../offseason/recruits/opinion.ts';
import type { Standing } from '../../../offseason/recruits/standing.ts';
import { careInSentence, monthName, OPINION_WORDS } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { shapeFinalists } from '../../shape/finalists.ts';
import { leadIn, milesTo, targetOf, tenth, whyStanding } from './board-standing.ts';

/** More hours a week than now, as an action to weigh. */
const MORE_HOURS = 5;
/** What talk brings may be so much more or less than we think, as long as he has not shown how much he cares. */
const DOUBT = 0.5;

type Action = RecruitDetail['actions'][number];

function statusOf({ state, own }: ClassNow, { number }: Recruit): BoardRecruit['status'] {
  const { program, status } = state.decisionOf(number);
  if (program === null) return status === 'released' ? 'released' : 'open';
  return program === own ? 'ours' : 'elsewhere';
}

/** The week of a turn: 0 for one before the season. */
export function weekOf(turn: number): number {
  return Math.max(0, turn - SUMMER_TURN);
}

/** A recruit's row, with what he lets on of everybody who is after him. */
export function shapeRecruit(
  context: QueryContext,
  now: ClassNow,
  recruit: Recruit,
  standings: readonly Standing[] = seenStandings(now, recruit, targetOf(now, recruit)),
): BoardRecruit {
  const { book, state, own } = now;
  const { season } = context;
  const target = targetOf(now, recruit);
  const place = standings.findIndex(({ suit }) => suit.team === own);
  const program = state.commitmentOf(recruit.number);
  const lead = leadIn(now, recruit, standings);
  return {
    number: recruit.number,
    first: recruit.first,
    last: recruit.last,
    pos: recruit.position,
    stars: recruit.stars,
    home_state: book.reference.homeStates[recruit.home]!.code,
    miles: milesTo(context, now, recruit),
    status: statusOf(now, recruit),
    team: program === null ? null : teamFacts(season, book.teams[program]!).name,
    place: place < 0 ? null : place + 1,
    suitors: standings.length,
    lead: lead?.lead ?? null,
    unsure: lead?.unsure ?? 0,
    offered: target.offered,
    hours: target.hours,
    scouting: target.scouting,
    spent: tenth(target.spent),
    // A visit of the week to come can still be taken back.
    visit: target.visit === null ? null : target.visit < state.turn ? 0 : weekOf(target.visit),
    pitch: target.pitch,
    ...estimateOf(book, recruit, target.scouted),
    cares: knownCares(book, recruit, target),
  };
}

/** The class with one of our targets as he would be. */
function withTarget(now: ClassNow, recruit: Recruit, change: Partial<Target>): ClassNow {
  const target = { ...targetOf(now, recruit), offered: true, ...change };
  const board = { ...now.board, staff: false, targets: new Map(now.board.targets).set(recruit.number, target) };
  const state = now.state.withBoard(board);
  return { ...now, state, board, opinions: new Opinions(now.book, state, now.season) };
}

/** Our place with a recruit and what he thinks of us, if something about him were otherwise; null without a place for him. */
function standingWith(
  now: ClassNow,
  recruit: Recruit,
  change: Partial<Target>,
): { place: number; value: number } | null {
  // What we know of him stays what it is: an action must not show what only doing it would tell.
  const standings = seenStandings(withTarget(now, recruit, change), recruit, targetOf(now, recruit));
  const at = standings.findIndex(({ suit }) => suit.team === now.own);
  return at < 0 ? null : { place: at + 1, value: standings[at]!.value };
}

/** What everything that we could do for him would change: what it brings at least and at most, and the place it leads to. */
function actionsFor(now: ClassNow, recruit: Recruit, cares: readonly Care[]): Action[] {
  const target = targetOf(now, recruit);
  const before = standingWith(now, recruit, {});
  if (before === null) return [];
  const { visitResult } = now.book.tuning.recruits.work;
  const action = (words: string, change: Partial<Target>, doubt: (gain: number) => number): Action => {
    const { place, value } = standingWith(now, recruit, change)!;
    const gain = value - before.value;
    const off = doubt(gain);
    return { action: words, gain: tenth(gain), low: tenth(gain - off), high: tenth(gain + off), place };
  };
  const talked = (gain: number): number => Math.abs(gain) * DOUBT;
  return [
    ...(target.offered ? [] : [action('an offer', {}, () => 0)]),
    action(`${MORE_HOURS} more hours`, { spent: target.spent + MORE_HOURS }, talked),
    // It counts for more if the game that he sees is won.
    ...(target.visit === null ? [action('an official visit', { visit: 0 }, () => visitResult)] : []),
    ...cares
      .filter((care) => care !== target.pitch)
      .map((care) => action(`talking about ${careInSentence(care)}`, { pitch: care }, talked)),
  ];
}

function timelineOf(context: QueryContext, now: ClassNow, recruit: Recruit): string[] {
  const { state, book, board } = now;
  const target = board.targets.get(recruit.number);
  const { program, status, turn, flips } = state.decisionOf(recruit.number);
  const lines: string[] = [];
  if (target?.visit != null) {
    const week = weekOf(target.visit);
    lines.push(
      week === 0
        ? 'Visited before the season.'
        : `${target.visit < state.turn ? 'Visited' : 'Visits'} in week ${week}.`,
    );
  }
  if (flips > 0) lines.push('Decommitted earlier.');
  if (program !== null) {
    const name = teamFacts(context.season, book.teams[program]!).name;
    lines.push(`Committed to ${name} in ${monthName(commitmentMonth(turn, recruit.number))}.`);
    if (now.season.left[program] === 1) lines.push(`The head coach of ${name} leaves it.`);
  }
  if (status === 'signed') lines.push('Signed in December.');
  if (status === 'released') lines.push('Lost his spot: fewer players left than expected.');
  return lines;
}

/** A recruit's finalists as they are shown: each part beside the mean of all. */
export function recruitFinalists({ season }: QueryContext, { finalists }: Pick<Chosen, 'finalists'>): Finalist[] {
  const means = OPINION_PARTS.map(
    (_, at) => finalists.reduce((sum, each) => sum + each.parts[at]!, 0) / finalists.length,
  );
  const beside = finalists.map(({ team, parts }) => ({
    team,
    parts: parts.map((part, at) => part - means[at]!),
  }));
  return shapeFinalists(
    season,
    beside,
    OPINION_PARTS.map((part) => OPINION_WORDS[part]),
  );
}

/** Everything about a recruit: his row, his list with our place and why, what has happened, and what we could do. */
export function detailOf(context: QueryContext, now: ClassNow, recruit: Recruit): RecruitDetail {
  const standings = seenStandings(now, recruit, targetOf(now, recruit));
  const row = shapeRecruit(context, now, recruit, standings);
  const chosen = now.state.chosen.get(recruit.number);
  const open = now.state.isUncommitted(recruit.number);
  return {
    recruit: row,
    list: standings.slice(0, MOST_FINALISTS).map(({ suit }) => ({
      team: teamFacts(context.season, now.book.teams[suit.team]!).name,
      ours: suit.team === now.own,
    })),
    why: open ? whyStanding(context, now, recruit, standings) : null,
    timeline: timelineOf(context, now, recruit),
    actions: open ? actionsFor(now, recruit, row.cares) : [],
    finalists: chosen === undefined || open ? [] : recruitFinalists(context, chosen),
  };
}
