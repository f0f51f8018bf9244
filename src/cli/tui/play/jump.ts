import Fuse from 'fuse.js';
import type { Dynasty, FoundPlayer } from '../../../core/app/save-library.ts';
import { CHAMPIONSHIP_WEEK } from '../../../core/model/game.ts';
import { HEADINGS, sentenceCase, weekName } from '../../../core/present/index.ts';
import type { Choice } from './event.ts';
import { pages } from './pages.ts';
import { plain } from './plain.ts';
import type { Route } from './route.ts';
import type { State } from './state.ts';

/** Something that can be jumped to. */
export interface Goal {
  label: string;
  hint: string;
  /** The searchable text: the label without case and accents, and other names. */
  names: string[];
  route: Route;
}

const MOST = 40;
const MOST_PLAYERS = 400;

function goal(label: string, hint: string, route: Route, ...names: string[]): Goal {
  return { label, hint, route, names: [plain(label), ...names.map(plain)] };
}

/** Pages, weeks, conferences and teams. */
export function goals(
  state: State,
  teams: readonly { name: string; abbreviation: string }[],
  conferences: readonly string[],
): Goal[] {
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
  const tables = ['passing', 'rushing', 'receiving', 'defense', 'kicking', 'punting', 'returns'] as const;
  return [
    ...pages(state).map(({ label, route }) => goal(label, 'page', route)),
    ...tables.map((table) => goal(`Statistics: ${table}`, 'page', { name: 'stats', table })),
    ...weeks,
    ...conferences.map((conference) =>
      goal(HEADINGS.standings(conference), 'conference', { name: 'standings', conference }),
    ),
    goal(sentenceCase(HEADINGS.independents), 'conference', { name: 'standings', conference: 'independent' }),
    ...teams.map(({ name, abbreviation }) => goal(name, 'team', { name: 'team', team: name }, abbreviation)),
  ];
}

function playerGoal({ id, first, last, pos, team, lastYear }: FoundPlayer): Goal {
  const gone = lastYear === null ? '' : `, until ${lastYear}`;
  return goal(`${first} ${last}`, `${pos.toUpperCase()}, ${team}${gone}`, { name: 'player', id });
}

/** Players whose names match the text: fuzzily, or by the beginnings of words. */
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

/** Matches of the text, best first; without a text, all pages and weeks. */
export async function search(text: string, fixed: readonly Goal[], dynasty: Dynasty): Promise<Choice[]> {
  const asked = plain(text).trim();
  if (asked === '') return fixed.slice(0, MOST).map(choiceOf);
  const players = asked.length < 2 ? [] : (await playersLike(dynasty, text.trim())).map(playerGoal);
  const fuse = new Fuse([...fixed, ...players], {
    keys: ['names'],
    includeScore: true,
    threshold: 0.4,
    ignoreLocation: true,
  });
  const starts = ({ names }: Goal) => (names.some((name) => name.startsWith(asked)) ? 0 : 1);
  return fuse
    .search(asked)
    .sort((a, b) => starts(a.item) - starts(b.item) || (a.score ?? 1) - (b.score ?? 1))
    .slice(0, MOST)
    .map(({ item }) => choiceOf(item));
}

function choiceOf({ label, hint, route }: Goal): Choice {
  return { label, hint, event: { type: 'open', route } };
}
