import { CHAMPIONSHIP_WEEK, type ScheduledGame } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { itemAt } from '../model/lists.ts';
import { conferenceStandings, type StandingsInput } from './standings.ts';

/** Returns the teams of each division that missed the title game, best first. */
function leftOver(input: StandingsInput, conference: string, busy: ReadonlySet<TeamId>): TeamId[][] {
  const rows = conferenceStandings(input, conference).filter(({ team }) => !busy.has(team));
  return [...new Set(rows.map(({ division }) => division))].map((name) =>
    rows.filter(({ division }) => division === name).map(({ team }) => team),
  );
}

/**
 * Returns the extra games in conferences that end the season with a champions week (Big Ten and Pac-12 in 2020): second
 * place against second place and so on, with the divisions hosting in turn. No matchup is repeated; `title` holds the
 * title games.
 */
export function championsWeekGames(
  input: StandingsInput,
  title: readonly ScheduledGame[],
  firstId: number,
): ScheduledGame[] {
  const busy = new Set(title.flatMap(({ home, away }) => [home, away]));
  const met = new Set(input.games.flatMap(({ home, away }) => [`${home} ${away}`, `${away} ${home}`]));
  const games: ScheduledGame[] = [];
  for (const { id } of input.facts.conferences.filter(({ championsWeek }) => championsWeek)) {
    const [first = [], second = []] = leftOver(input, id, busy);
    const rest = [...second];
    for (const [place, one] of first.entries()) {
      const index = rest.findIndex((other) => !met.has(`${one} ${other}`));
      if (index < 0) continue;
      const other = itemAt(rest, index);
      rest.splice(index, 1);
      const [home, away] = place % 2 === 0 ? [one, other] : [other, one];
      games.push(weekGame(input.facts.year, firstId + games.length, home, away, id));
    }
  }
  return games;
}

function weekGame(year: number, id: number, home: TeamId, away: TeamId, conference: string): ScheduledGame {
  return {
    id,
    year,
    week: CHAMPIONSHIP_WEEK,
    kind: 'regular',
    home,
    away,
    neutral: false,
    conference,
    name: null,
    place: null,
    rivalry: false,
    bracketSlot: null,
  };
}
