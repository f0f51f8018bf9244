import { copyOfGame, type Game, REGULAR_WEEKS } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import { CALLED_OFF_CAUSES, type CalledOff, type CalledOffCause } from '../../model/program/called-off.ts';
import { stream } from '../../random/stream.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { seasonFacts } from '../season-facts.ts';

/** The weeks in which a program has too few healthy players to play, with the reason for each. */
function outbreaks({ settings, year, tuning }: DynastyState, team: TeamId): ReadonlyMap<number, CalledOffCause> {
  const knobs = tuning.calledOff;
  const dice = stream(settings.seed, 'outbreak', year, team);
  const weeks = new Map<number, CalledOffCause>();
  for (let week = 1; week <= REGULAR_WEEKS; week++) {
    const hazard = knobs.first + ((knobs.last - knobs.first) * (week - 1)) / (REGULAR_WEEKS - 1);
    const [begins, longer] = [dice.chance(hazard), dice.chance(knobs.secondWeek)];
    const cause = itemAt(
      CALLED_OFF_CAUSES,
      dice.chance(knobs.players) ? 0 : 1 + dice.int(CALLED_OFF_CAUSES.length - 1),
    );
    if (!begins) continue;
    if (!weeks.has(week)) weeks.set(week, cause);
    if (longer) weeks.set(week + 1, cause);
  }
  return weeks;
}

/** The first week after `week` in which both teams are off; null if there is none. */
function nextOpenWeek({ games }: DynastyState, { home, away }: Game, week: number): number | null {
  const taken = new Set(
    games
      .filter((game) => [game.home, game.away].some((team) => team === home || team === away))
      .map((game) => game.week),
  );
  for (let later = week + 1; later <= REGULAR_WEEKS; later++) if (!taken.has(later)) return later;
  return null;
}

function calledOff(game: Game, short: TeamId, cause: CalledOffCause, movedTo: number | null): CalledOff {
  const { id, year, week, home, away, neutral, rivalry, conference, name, place } = game;
  return { id, year, week, home, away, neutral, rivalry, conference, name, place, short, cause, movedTo };
}

/** A week's games that cannot be played, and where they went. */
interface WeekCalledOff {
  /** Sorted by game. */
  calledOff: CalledOff[];
  /** Games rescheduled to another week. */
  moved: Game[];
}

/**
 * Calls off a week's games in which a team has too few players, in a season shortened by a pandemic. A game moves to
 * the next week both teams are off; without one, it is canceled and leaves the schedule. Changes the dynasty's games.
 */
export function callOffGames(dynasty: DynastyState, week: number): WeekCalledOff {
  const out: WeekCalledOff = { calledOff: [], moved: [] };
  if (seasonFacts(dynasty).shortened === undefined || week > REGULAR_WEEKS) return out;
  const programs = new Set(dynasty.programs.map(({ team }) => team));
  for (const game of dynasty.games.filter((each) => each.week === week && each.kind === 'regular')) {
    const short = [game.home, game.away].find((team) => programs.has(team) && outbreaks(dynasty, team).has(week));
    if (short === undefined) continue;
    const movedTo = nextOpenWeek(dynasty, game, week);
    out.calledOff.push(calledOff(game, short, mustGet(outbreaks(dynasty, short), week), movedTo));
    dynasty.games = dynasty.games.filter(({ id }) => id !== game.id);
    if (movedTo === null) continue;
    const moved = copyOfGame(game);
    moved.week = movedTo;
    out.moved.push(moved);
    dynasty.games = [...dynasty.games, moved].sort((a, b) => a.id - b.id);
  }
  return out;
}
