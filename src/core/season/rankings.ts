import type { TeamId } from '../model/ids.ts';
import type { Poll, PollRow } from '../model/season.ts';
import { bcsOrder } from './selection/bcs.ts';

/** The rankings conferences use: the voters' poll, the BCS standings, the committee's and the computers'. */
export type RankingName = 'voters' | 'bcs' | 'committee' | 'computers';

/** Returns a team's rank, 1 is best; null: unranked. */
export type RankIn = (ranking: RankingName, team: TeamId) => number | null;

/** Number of teams published in the BCS standings and the committee's ranking. */
const PUBLISHED = 25;

const byNumber = (rows: readonly PollRow[], of: (row: PollRow) => number | null): TeamId[] =>
  [...rows].sort((a, b) => (of(b) ?? 0) - (of(a) ?? 0) || a.rank - b.rank).map(({ team }) => team);

/**
 * Returns all teams in the order of a ranking. Computers only see records; the committee's order is before it weighs
 * titles.
 */
function orderOf(ranking: RankingName, poll: Poll): TeamId[] {
  if (ranking === 'bcs') return bcsOrder(poll);
  if (ranking === 'computers') return byNumber(poll.rows, (row) => row.strengthOfRecord);
  if (ranking === 'committee') return byNumber(poll.rows, (row) => row.selectionScore ?? row.score);
  return poll.rows.map(({ team }) => team);
}

function ranksIn(ranking: RankingName, poll: Poll): Map<TeamId, number> {
  const order = orderOf(ranking, poll);
  const published = ranking === 'bcs' || ranking === 'committee' ? order.slice(0, PUBLISHED) : order;
  return new Map(published.map((team, i) => [team, i + 1]));
}

/** Returns a lookup of a poll's rankings, each sorted on first use. */
export function rankingsOf(poll: Poll): RankIn {
  const known = new Map<RankingName, Map<TeamId, number>>();
  return (ranking, team) => {
    const ranks = known.get(ranking) ?? ranksIn(ranking, poll);
    known.set(ranking, ranks);
    return ranks.get(team) ?? null;
  };
}
