import type { ClassState } from '../../../model/class-state.ts';
import type { TeamId } from '../../../model/ids.ts';
import { type Chosen, OPINION_PARTS, SUMMER_TURN, TURNS } from '../../../model/recruiting.ts';
import { opponentOf, winnerOf } from '../../../season/records.ts';
import { battleLost, battleWon, decommitted, visitsMade } from '../../../words/feed.ts';
import { OPINION_WORDS } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import { storedClass } from '../../reading/recruiting.ts';
import { POINTS } from '../../reading/recruits/interest.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { namedPlayer, separation, type UndatedItem } from './item.ts';

/** Lost recruits are in the feed up to this rank on their list; before the season, when many commit at once, up to second. */
const CLOSE = 4;
const CLOSE_EARLY = 2;

/** `4-star WR Al Bo`. */
const starred = ({ stars, ...of }: Pick<Chosen, 'stars' | 'position' | 'first' | 'last'>): string =>
  `${stars}-star ${namedPlayer(of)}`;

type Finalist = Chosen['finalists'][number];

/** Whether a recruit had been committed to us when some week began. */
function wasOurs(state: ClassState, number: number): boolean {
  return state.past.get(number)?.some(({ place }) => place === 0) ?? false;
}

/** How a recruit's choice went for us; null where we were not among those he chose between. */
function choiceOf({ season }: QueryContext, { state, teams }: StoredClass, chosen: Chosen): UndatedItem | null {
  const { team } = season.row.settings;
  const { turn, program, flips } = state.decisionOf(chosen.number);
  const at = chosen.finalists.findIndex((each) => each.team === team);
  if (at < 0 || program === null) return null;
  const name = (of: Finalist | undefined) => (of === undefined ? null : teamFacts(season, of.team).name);
  const who = starred(chosen);
  const about = { about: 'recruiting', turn, id: chosen.number } as const;
  const key = `recruit ${chosen.number} ${turn}`;
  if (teams[program] === team) {
    const rival = chosen.finalists.find((each) => each.team !== team);
    const parts = separation(OPINION_PARTS, OPINION_WORDS, chosen.finalists[at], rival);
    return { ...about, key, tone: 'good', text: battleWon({ who, parts, over: name(rival), flipped: flips > 0 }) };
  }
  const to = teamFacts(season, teams[program]!).name;
  const parts = separation(OPINION_PARTS, OPINION_WORDS, chosen.finalists[at], chosen.finalists[0]);
  if (wasOurs(state, chosen.number)) return { ...about, key, tone: 'bad', text: decommitted({ who, parts, to }) };
  // Most recruits choose another program: a battle is one that we nearly won.
  if (at >= (turn <= SUMMER_TURN ? CLOSE_EARLY : CLOSE)) return null;
  return { ...about, key, tone: 'bad', text: battleLost({ who, parts, to, place: at + 1 }) };
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

/** What recruiting brought this season; nothing more once the class has signed. */
export function recruitingItems(context: QueryContext): UndatedItem[] {
  const state = storedClass(context);
  if (state.turn >= TURNS) return [];
  const of = { state, teams: context.season.programs.map(({ team }) => team).sort() };
  const choices = [...state.chosen.values()].flatMap((chosen) => choiceOf(context, of, chosen) ?? []);
  return [...choices, ...visits(context, of)];
}
