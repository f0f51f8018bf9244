import type { CallOnFilm, SidelinePage, TrickOnFilm } from '../../contract/views/season/sideline.ts';
import { percent, plural } from '../../words/numbers.ts';
import { CALL_NAMES } from '../../words/sideline.ts';

/** Text for what the teams know of each other from this season, shared by all faces. */

type Scouted = Pick<SidelinePage, 'scouting'>;
type Down = SidelinePage['scouting']['opponent'][number];

const DOWN_NAMES = ['1st down', '2nd down', '3rd down', '4th down'];
/** Number of calls on film to list. */
const LISTED = 5;

export const FILM_STUDY = {
  report: 'Scouting report',
  onYou: 'Film on you',
  noFilm: 'None: your staff has called every play this season.',
  noGames: 'No film yet.',
} as const;

/** `Michigan State, 6 games`. */
export function scoutedTeam({ scouting: { games } }: Scouted, team: string): string {
  return games === 0 ? team : `${team}, ${plural(games, 'game')}`;
}

/** `5.1` yards a play. */
const yardsEach = (yards: number, plays: number): string => (yards / Math.max(1, plays)).toFixed(1);

function downLine({ down, runs, passes, run_yards, pass_yards }: Down): string {
  const all = runs + passes;
  const run = `${percent(runs / all)} run (${yardsEach(run_yards, runs)} avg)`;
  return `${DOWN_NAMES[down - 1]}: ${run}, ${percent(passes / all)} pass (${yardsEach(pass_yards, passes)} avg)`;
}

/** The opponent's calls this season by down: `1st down: 54% run (4.9 avg), 46% pass (7.2 avg)`. */
export function scoutedLines({ scouting: { opponent } }: Scouted): string[] {
  const lines = opponent.filter(({ runs, passes }) => runs + passes > 0).map(downLine);
  return lines.length === 0 ? [FILM_STUDY.noGames] : lines;
}

function filmLine({ call, share, prepared }: CallOnFilm): string {
  return `${CALL_NAMES[call]}: ${percent(share)} of your plays${prepared ? '; they’re ready for it' : ''}`;
}

/** `Flea flicker: shown twice; they’re watching for it`. */
function trickLine({ call, times }: TrickOnFilm): string {
  return `${CALL_NAMES[call]}: shown ${times === 1 ? 'once' : plural(times, 'time')}; they’re watching for it`;
}

/** What they have on film of your calls: `Deep pass: 34% of your plays; they’re ready for it`. */
export function filmLines({ scouting: { film, tricks } }: Scouted): string[] {
  const lines = [...film.slice(0, LISTED).map(filmLine), ...tricks.map(trickLine)];
  return lines.length === 0 ? [FILM_STUDY.noFilm] : lines;
}
