import type { ClassState } from '../../../model/class-state.ts';
import type { TeamId } from '../../../model/ids.ts';
import { type Chosen, SUMMER_TURN, TURNS } from '../../../model/recruiting.ts';
import { opponentOf, winnerOf } from '../../../season/records.ts';
import { signingDayOver, visitsMade } from '../../../words/feed.ts';
import type { QueryContext } from '../../reading/context.ts';
import { storedClass } from '../../reading/recruiting.ts';
import { POINTS } from '../../reading/recruits/interest.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { choiceTold } from './choice.ts';
import type { UndatedItem } from './item.ts';

/** Lost recruits are in the feed up to this rank on their list; before the season, when many commit at once, up to second. */
const CLOSE = 4;
const CLOSE_EARLY = 2;

/** Whether a recruit had been committed to us when some week began. */
function wasOurs(state: ClassState, number: number): boolean {
  return state.past.get(number)?.some(({ place }) => place === 0) ?? false;
}

/** How a recruit's choice went for us; null where we were not among those he chose between. */
function choiceOf({ season }: QueryContext, { state, teams }: StoredClass, chosen: Chosen): UndatedItem | null {
  const { team } = season.row.settings;
  const { number, finalists } = chosen;
  const { turn, program, flips } = state.decisionOf(number);
  const place = finalists.findIndex((each) => each.team === team);
  // A signing day has a page of its own, which does not give everything away at once.
  if (place < 0 || program === null || state.days.some((day) => day.turn === turn)) return null;
  const to = teams[program]!;
  const ours = wasOurs(state, number);
  // Most recruits choose another program: a battle is one that we nearly won.
  if (to !== team && !ours && place >= (turn <= SUMMER_TURN ? CLOSE_EARLY : CLOSE)) return null;
  const told = choiceTold(season, chosen, { to, flipped: flips > 0, wasOurs: ours });
  return { about: 'recruiting', turn, id: number, key: `recruit ${number} ${turn}`, ...told };
}

/** The signing days of a class: who announced is told on their page, one after the other. */
export function signingDays({ days, classOf }: ClassState): UndatedItem[] {
  return days.map(({ turn, announcements, letters }): UndatedItem => {
    const text = signingDayOver(announcements.length, letters.length);
    return { about: 'signing', turn, id: classOf - 1, key: `signing ${classOf} ${turn}`, tone: 'plain', text };
  });
}

/** Official visits to games of the season, with what each game made of them. */
function visits({ season }: QueryContext, { state }: StoredClass): UndatedItem[] {
  const { team } = season.row.settings;
  const { visit: base, visitResult } = season.tuning().recruits.work;
  const made = [...(state.board?.targets.values() ?? [])].flatMap(({ visit }) => (visit === null ? [] : [visit]));
  return (season.gamesOf.get(team) ?? []).flatMap((game): UndatedItem[] => {
    const turn = SUMMER_TURN + game.week;
    const count = made.filter((visit) => visit === turn).length;
    if (count === 0 || game.result === null || turn >= state.turn) return [];
    const won = winnerOf(game) === team;
    const points = Math.round((base + (won ? visitResult : -visitResult)) * POINTS);
    const text = visitsMade(count, teamFacts(season, opponentOf(game, team)).name, won, points);
    return [{ about: 'recruiting', turn, id: null, key: `visits ${turn}`, tone: won ? 'good' : 'plain', text }];
  });
}

/** A class as it is stored, with its programs in their order. The recruits themselves would take long to draw. */
interface StoredClass {
  state: ClassState;
  teams: readonly TeamId[];
}

/** What recruiting brought this season; once the class has signed, its signing days. */
export function recruitingItems(context: QueryContext): UndatedItem[] {
  const state = storedClass(context);
  if (state.turn >= TURNS) return signingDays(state);
  const of = { state, teams: context.season.programs.map(({ team }) => team).sort() };
  const choices = [...state.chosen.values()].flatMap((chosen) => choiceOf(context, of, chosen) ?? []);
  return [...choices, ...visits(context, of), ...signingDays(state)];
}
