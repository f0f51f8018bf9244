import type { BoardRecruit, Finalist, RecruitDetail } from '../../../contract/views/recruiting/board.ts';
import { distanceMiles } from '../../../model/geography.ts';
import { itemAt, zip } from '../../../model/lists.ts';
import {
  CARES,
  type Chosen,
  commitmentMonth,
  MOST_FINALISTS,
  OPINION_PARTS,
  periodName,
  SUMMER_PERIOD,
  type Target,
} from '../../../model/recruiting.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { estimateOf, knownCares, revealedCares, seenStandings } from '../../../offseason/recruits/knowledge.ts';
import { monthName, OPINION_WORDS } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { homeOf } from '../../reading/recruits/hometowns.ts';
import { interestsIn, targetOf } from '../../reading/recruits/interest.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { finalistsView } from '../../views/finalists.ts';
import { actionsFor, optionsFor } from './board-actions.ts';
import { type Courted, leadIn, tenth, whyStanding } from './board-standing.ts';

function statusOf({ state, own }: ClassNow, { number }: Recruit): BoardRecruit['status'] {
  const { program, status } = state.decisionOf(number);
  if (program === null) return status === 'released' ? 'released' : 'open';
  return program === own ? 'ours' : 'elsewhere';
}

/** The week of a period; 0 before the season. */
const weekOf = (period: number): number => Math.max(0, period - SUMMER_PERIOD);

/** The schools recruiting a player, with his interest in each. */
function courted(now: ClassNow, recruit: Recruit): Courted {
  const standings = seenStandings(now, recruit, targetOf(now, recruit));
  return { recruit, standings, interests: interestsIn(now, recruit, standings) };
}

/** Our rank with a recruit and his interest at the start of the last period; null if unknown. */
function lastWeekOf({ state }: ClassNow, { number }: Recruit): BoardRecruit['last_week'] {
  const last = state.past.get(number)?.findLast(({ period }) => period < state.period);
  return last === undefined || last.period < state.period - 1 || last.place === 0
    ? null
    : { place: last.place, interest: last.interest };
}

/** Facts he has told us: his priorities and, once he talks at all, when he plans to decide. */
function toldOf({ cycle, state }: ClassNow, recruit: Recruit, target: Target) {
  const cares = knownCares(cycle, recruit, target);
  const open = state.isUncommitted(recruit.number);
  const decides = open && cares.length > 0 ? periodName(Math.max(recruit.decides, state.period)) : null;
  return { cares, told_all: revealedCares(cycle, recruit, target).length === CARES.length, decides };
}

/** A recruit's row, with what he reveals about the programs recruiting him. */
export function recruitView(
  context: QueryContext,
  now: ClassNow,
  recruit: Recruit,
  of: Courted = courted(now, recruit),
): BoardRecruit {
  const { cycle, state, own } = now;
  const { season } = context;
  const target = targetOf(now, recruit);
  const place = of.standings.findIndex(({ pursuit }) => pursuit.team === own);
  const program = state.commitmentOf(recruit.number);
  const home = homeOf(cycle, recruit);
  return {
    number: recruit.number,
    first: recruit.first,
    last: recruit.last,
    pos: recruit.position,
    stars: recruit.stars,
    home_state: itemAt(cycle.reference.homeStates, recruit.home).code,
    hometown: home.town,
    miles: Math.round(distanceMiles(home, teamFacts(season, season.settings.team))),
    status: statusOf(now, recruit),
    team: program === null ? null : teamFacts(season, itemAt(cycle.teams, program)).name,
    place: place < 0 ? null : place + 1,
    suitors: of.standings.length,
    ...leadIn(context, now, of),
    last_week: lastWeekOf(now, recruit),
    offered: target.offered,
    hours: target.hours,
    scouting: target.scouting,
    spent: tenth(target.spent),
    // A visit in the coming week can still be canceled.
    visit: target.visit === null ? null : target.visit < state.period ? 0 : weekOf(target.visit),
    pitch: target.pitch,
    ...estimateOf(cycle, recruit, target.scouted),
    ...toldOf(now, recruit, target),
  };
}

function timelineOf(context: QueryContext, now: ClassNow, recruit: Recruit): string[] {
  const { state, cycle, board } = now;
  const target = board.targets.get(recruit.number);
  const { program, status, period, flips } = state.decisionOf(recruit.number);
  const lines: string[] = [];
  if (target?.visit != null) {
    const week = weekOf(target.visit);
    lines.push(
      week === 0
        ? 'Visited before the season.'
        : `${target.visit < state.period ? 'Visited' : 'Visits'} in week ${week}.`,
    );
  }
  if (flips > 0) lines.push('Decommitted earlier.');
  if (program !== null) {
    const name = teamFacts(context.season, itemAt(cycle.teams, program)).name;
    lines.push(`Committed to ${name} in ${monthName(commitmentMonth(period, recruit.number))}.`);
    if (now.season.left[program] === 1) lines.push(`${name}’s head coach is leaving.`);
  }
  if (status === 'signed') lines.push('Signed in December.');
  if (status === 'released') lines.push('Lost his spot: fewer players left than expected.');
  return lines;
}

/** A recruit's finalists for display, with each part relative to the average of all. */
export function recruitFinalists({ season }: QueryContext, { finalists }: Pick<Chosen, 'finalists'>): Finalist[] {
  const means = OPINION_PARTS.map(
    (_, index) => finalists.reduce((sum, { parts }) => sum + itemAt(parts, index), 0) / finalists.length,
  );
  const beside = finalists.map(({ team, parts }) => ({
    team,
    parts: zip(parts, means).map(([part, mean]) => part - mean),
  }));
  return finalistsView(
    season,
    beside,
    OPINION_PARTS.map((part) => OPINION_WORDS[part]),
  );
}

/** A recruit's full page: his row, his top five and why, events so far, and what we could do. */
export function detailOf(
  context: QueryContext,
  now: ClassNow,
  recruit: Recruit,
  homeWeeks: readonly number[],
): RecruitDetail {
  const of = courted(now, recruit);
  const row = recruitView(context, now, recruit, of);
  const chosen = now.state.chosen.get(recruit.number);
  const open = now.state.isUncommitted(recruit.number);
  return {
    recruit: row,
    list: of.interests
      .filter(({ team }, index) => index < MOST_FINALISTS || team === now.own)
      .map(({ team, interest, parts }) => ({
        team: teamFacts(context.season, itemAt(now.cycle.teams, team)).name,
        ours: team === now.own,
        interest,
        parts,
      })),
    why: open ? whyStanding(context, now, of) : null,
    timeline: timelineOf(context, now, recruit),
    trend: (now.state.past.get(recruit.number) ?? [])
      .filter(({ place }) => place > 0)
      .map(({ period, place, interest }) => ({
        period: periodName(period),
        place,
        interest,
      })),
    actions: open ? actionsFor(context, now, recruit, optionsFor(now, recruit, row.cares, homeWeeks)) : [],
    finalists: chosen === undefined || open ? [] : recruitFinalists(context, chosen),
  };
}
