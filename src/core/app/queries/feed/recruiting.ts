import type { ClassState } from '../../../model/class-state.ts';
import type { TeamId } from '../../../model/ids.ts';
import { itemAt } from '../../../model/lists.ts';
import { type Chosen, PERIODS, SUMMER_PERIOD } from '../../../model/recruiting.ts';
import { opponentOf, winnerOf } from '../../../season/records.ts';
import { signingDayOver, visitsMade } from '../../../words/feed.ts';
import type { QueryContext } from '../../reading/context.ts';
import { storedClass } from '../../reading/recruiting.ts';
import { POINTS } from '../../reading/recruits/interest.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { choiceNews } from './choice.ts';
import type { UndatedItem } from './item.ts';

/**
 * Our lowest rank on a lost recruit's list for the feed to report him; before the season, when many commit at once,
 * only second.
 */
const CLOSE = 4;
const CLOSE_EARLY = 2;

/** Whether a recruit was committed to us at the start of any period. */
function wasOurs(state: ClassState, number: number): boolean {
  return state.past.get(number)?.some(({ place }) => place === 0) ?? false;
}

/** A recruit's choice from our point of view; null if we were not a finalist. */
function choiceOf({ season }: QueryContext, { state, teams }: StoredClass, chosen: Chosen): UndatedItem | null {
  const { team } = season.settings;
  const { number, finalists } = chosen;
  const { period, program, flips } = state.decisionOf(number);
  const place = finalists.findIndex((each) => each.team === team);
  // Signing days have their own page, which does not give everything away at once.
  if (place < 0 || program === null || state.days.some((day) => day.period === period)) return null;
  const to = itemAt(teams, program);
  const ours = wasOurs(state, number);
  // Most recruits choose another program, so only report battles we nearly won.
  if (to !== team && !ours && place >= (period <= SUMMER_PERIOD ? CLOSE_EARLY : CLOSE)) return null;
  const news = choiceNews(season, chosen, { to, flipped: flips > 0, wasOurs: ours });
  return { about: 'recruiting', period, id: number, key: `recruit ${number} ${period}`, ...news };
}

/** Signing days of a class; their own page reveals the announcements one by one. */
export function signingDays({ days, classOf }: ClassState): UndatedItem[] {
  return days.map(({ period, announcements, letters }): UndatedItem => {
    const text = signingDayOver(announcements.length, letters.length);
    return { about: 'signing', period, id: classOf - 1, key: `signing ${classOf} ${period}`, tone: 'plain', text };
  });
}

/** Official visits to this season's games, with the effect of each game. */
function visits({ season }: QueryContext, { state }: StoredClass): UndatedItem[] {
  const { team } = season.settings;
  const { visit: base, visitResult } = season.tuning.recruits.work;
  const made = [...(state.board?.targets.values() ?? [])].flatMap(({ visit }) => (visit === null ? [] : [visit]));
  return (season.gamesOf.get(team) ?? []).flatMap((game): UndatedItem[] => {
    const period = SUMMER_PERIOD + game.week;
    const count = made.filter((visit) => visit === period).length;
    if (count === 0 || game.result === null || period >= state.period) return [];
    const won = winnerOf(game) === team;
    const points = Math.round((base + (won ? visitResult : -visitResult)) * POINTS);
    const text = visitsMade(count, teamFacts(season, opponentOf(game, team)).name, won, points);
    return [{ about: 'recruiting', period, id: null, key: `visits ${period}`, tone: won ? 'good' : 'plain', text }];
  });
}

/** A class as stored, with its programs in order. Drawing the recruits themselves would take long. */
interface StoredClass {
  state: ClassState;
  teams: readonly TeamId[];
}

/** Recruiting news this season; once the class has signed, its signing days. */
export function recruitingItems(context: QueryContext): UndatedItem[] {
  const state = storedClass(context);
  if (state.period >= PERIODS) return signingDays(state);
  const of = { state, teams: context.season.programs.map(({ team }) => team).sort() };
  const choices = [...state.chosen.values()].flatMap((chosen) => choiceOf(context, of, chosen) ?? []);
  return [...choices, ...visits(context, of), ...signingDays(state)];
}
