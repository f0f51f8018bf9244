import type { TeamId } from '../model/ids.ts';
import type { Poll } from '../model/season.ts';
import type { Tuning } from '../tuning/index.ts';
import type { Champion } from './playoff.ts';
import { type PlayedGame, winnerOf } from './records.ts';

interface CommitteeInput {
  poll: Poll;
  /** The season's games up to the conference championships. */
  games: readonly PlayedGame[];
  champions: readonly Champion[];
  tuning: Tuning;
}

interface Candidate {
  team: TeamId;
  /** The lower, the better: the rank that the team would have, in parts of a place. */
  place: number;
}

function byPlace(a: Candidate, b: Candidate): number {
  return a.place - b.place || (a.team < b.team ? -1 : 1);
}

/** Ranks by strength of record among the compared: 1 for the hardest record to get. */
function ranksByRecord(rows: readonly Poll['rows'][number][]): Map<TeamId, number> {
  const byRecord = [...rows].sort((a, b) => (b.strengthOfRecord ?? 0) - (a.strengthOfRecord ?? 0) || a.rank - b.rank);
  return new Map(byRecord.map((row, index) => [row.team, index + 1]));
}

/** Each team against those who beat it, by the teams' names. */
function defeats(games: readonly PlayedGame[]): Map<TeamId, Set<TeamId>> {
  const beatenBy = new Map<TeamId, Set<TeamId>>();
  for (const game of games) {
    const winner = winnerOf(game);
    if (winner === null) continue;
    const loser = winner === game.home ? game.away : game.home;
    beatenBy.set(loser, (beatenBy.get(loser) ?? new Set()).add(winner));
  }
  return beatenBy;
}

/** Lets a team pass the one just above it that it has beaten and that has not beaten it, where they are close. */
function headToHead(order: Candidate[], beatenBy: ReadonlyMap<TeamId, ReadonlySet<TeamId>>, within: number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const [above, below] = [order[at - 1]!, order[at]!];
    const wonIt = beatenBy.get(above.team)?.has(below.team) ?? false;
    const lostIt = beatenBy.get(below.team)?.has(above.team) ?? false;
    if (wonIt && !lostIt && below.place - above.place <= within) [order[at - 1], order[at]] = [below, above];
  }
}

/**
 * The teams in the order of the selection committee: near the poll, with more weight on who was beaten (strength of
 * record), on conference titles and on games between neighbors, as the committee's published protocol has it since 2014.
 */
export function committeeOrder({ poll, games, champions, tuning }: CommitteeInput): TeamId[] {
  const { compared: most, schedule, title, headToHead: within } = tuning.committee;
  const rows = [...poll.rows].sort((a, b) => a.rank - b.rank);
  const compared = rows.slice(0, most);
  const record = ranksByRecord(compared);
  const won = new Set(champions.map(({ team }) => team));
  const order = compared.map(({ team, rank }) => ({
    team,
    place: (1 - schedule) * rank + schedule * record.get(team)! - (won.has(team) ? title : 0),
  }));
  order.sort(byPlace);
  headToHead(order, defeats(games), within);
  return [...order.map(({ team }) => team), ...rows.slice(most).map(({ team }) => team)];
}
