import type { ScheduledGame } from '../../model/game.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { opponentOf } from '../records.ts';

/** Two teams and the site of their game, which keeps its number and week. */
interface Traded {
  id: number;
  home: TeamId;
  away: TeamId;
}

/**
 * The changes to two games of a week when a team trades opponents; `second` is null if only FCS visitors are left for
 * it.
 */
export interface Trade {
  first: Traded;
  second: Traded | null;
  /** The number of the second game. */
  other: number;
}

/** A season's conferences by team: undefined for a team below FBS, null for an independent. */
type ConferenceOf = (team: TeamId) => ConferenceId | null | undefined;

/** Whether a non-conference game can be moved: rivalries cannot. */
const isOpen = ({ kind, conference, rivalry }: ScheduledGame): boolean =>
  kind === 'regular' && conference === null && !rivalry;

function gameOf(games: readonly ScheduledGame[], week: number, team: TeamId): ScheduledGame | undefined {
  return games.find((game) => game.week === week && isOpen(game) && (game.home === team || game.away === team));
}

const meet = (games: readonly ScheduledGame[], a: TeamId, b: TeamId): boolean =>
  games.some(({ home, away }) => (home === a && away === b) || (home === b && away === a));

/** Returns a game with one team replaced by another; an FCS team never hosts. */
function replaced({ id, home, away }: ScheduledGame, out: TeamId, into: TeamId, conferenceOf: ConferenceOf): Traded {
  const teams = { home: home === out ? into : home, away: away === out ? into : away };
  const isVisitor = conferenceOf(teams.home) === undefined;
  return isVisitor ? { id, home: teams.away, away: teams.home } : { id, ...teams };
}

/**
 * Trades a team's non-conference opponent in a week for another team's. Null if there is no such game, if it is a
 * rivalry, or if it would pair teams of one conference or teams that already play each other.
 */
export function tradeOf(
  games: readonly ScheduledGame[],
  { week, team, opponent }: { week: number; team: TeamId; opponent: TeamId },
  conferenceOf: ConferenceOf,
): Trade | null {
  const [own, other] = [gameOf(games, week, team), gameOf(games, week, opponent)];
  if (own === undefined || other === undefined || own === other || conferenceOf(opponent) === undefined) return null;
  const [freed, host] = [opponentOf(own, team), opponentOf(other, opponent)];
  const clash = (a: TeamId, b: TeamId): boolean => {
    const mates = conferenceOf(a) != null && conferenceOf(a) === conferenceOf(b);
    return mates || meet(games, a, b);
  };
  if (clash(team, opponent) || clash(freed, host)) return null;
  const noSecond = [freed, host].every((each) => conferenceOf(each) === undefined);
  const second = noSecond ? null : replaced(other, opponent, freed, conferenceOf);
  return { first: replaced(own, freed, opponent, conferenceOf), second, other: other.id };
}
