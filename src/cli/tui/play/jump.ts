import Fuse from 'fuse.js';
import type { Dynasty, FoundPlayer } from '../../../core/app/saves/library.ts';
import { CHAMPIONSHIP_WEEK } from '../../../core/model/game.ts';
import { fold, type Search } from '../../../core/model/text/search.ts';
import { TABLES } from '../../../core/pages/parts/statistics.ts';
import { HEADINGS, sentenceCase, weekName } from '../../../core/present/index.ts';
import type { Choice } from './event.ts';
import { pages } from './pages.ts';
import type { Route } from './route.ts';
import type { State } from './state.ts';

/** A destination of the jump list. */
export interface Goal {
  label: string;
  hint: string;
  /** Search text besides the label. */
  also: string;
  route: Route;
}

const MOST = 40;
const MOST_PLAYERS = 400;

function goal(label: string, hint: string, route: Route, also = ''): Goal {
  return { label, hint, route, also };
}

/** Pages, weeks, conferences and teams. */
export function goals(state: State, teams: readonly string[], conferences: readonly string[]): Goal[] {
  const { info } = state;
  if (info === null) return [];
  const weeks = Array.from({ length: info.lastWeek }, (_, at) => at + 1).map((week) =>
    goal(
      week < CHAMPIONSHIP_WEEK ? `Week ${week}` : `Week ${week}: ${weekName(week, info.playoff.teams)}`,
      'week',
      { name: 'week', week },
      `w${week}`,
    ),
  );
  return [
    ...pages(state).map(({ label, finds, route }) => goal(label, 'page', route, finds)),
    ...TABLES.map((table) => goal(`Statistics: ${table}`, 'page', { name: 'individual', table })),
    ...weeks,
    ...conferences.map((conference) =>
      goal(HEADINGS.standings(conference), 'conference', { name: 'standings', conference }),
    ),
    goal(sentenceCase(HEADINGS.independents), 'conference', { name: 'standings', conference: 'independent' }),
    ...teams.map((team) => goal(team, 'team', { name: 'team', team })),
  ];
}

function playerGoal({ id, first, last, pos, team, lastYear }: FoundPlayer): Goal {
  const gone = lastYear === null ? '' : `, until ${lastYear}`;
  const hint = `${pos.toUpperCase()}, ${team}${gone}`;
  return goal(`${first} ${last}`, hint, { name: 'player', id }, hint);
}

/** Returns players whose names match the text: fuzzily, or by the beginnings of words. */
async function playersLike(dynasty: Dynasty, text: string): Promise<FoundPlayer[]> {
  const exact = await dynasty.findPlayers(text, MOST_PLAYERS);
  if (exact.length > 0 || text.length < 4) return exact;
  const words = text.split(' ').filter((word) => word.length >= 3);
  const found = new Map<number, FoundPlayer>();
  for (const word of words) {
    for (const player of await dynasty.findPlayers(word.slice(0, 3), MOST_PLAYERS)) found.set(player.id, player);
  }
  return [...found.values()];
}

/**
 * Returns matches of the text, best first; without a text, all pages and weeks. Tries misspellings if nothing matches.
 */
export async function search(text: string, asked: Search, fixed: readonly Goal[], dynasty: Dynasty): Promise<Choice[]> {
  if (asked.empty) return fixed.slice(0, MOST).map(choiceOf);
  const players = fold(text).length < 2 ? [] : (await playersLike(dynasty, text.trim())).map(playerGoal);
  const all = [...fixed, ...players];
  const found = all
    .map((each) => ({ each, score: asked.closeness(each.label, each.also) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);
  return (found.length > 0 ? found : misspelt(fold(text), all)).slice(0, MOST).map(choiceOf);
}

/** Returns the destinations whose labels are spelled much like the text. */
function misspelt(text: string, all: readonly Goal[]): Goal[] {
  const named = all.map((goal) => ({ goal, label: fold(goal.label) }));
  const fuse = new Fuse(named, { keys: ['label'], threshold: 0.4, ignoreLocation: true });
  return fuse.search(text).map(({ item }) => item.goal);
}

function choiceOf({ label, hint, route }: Goal): Choice {
  return { label, hint, event: { type: 'open', route } };
}
