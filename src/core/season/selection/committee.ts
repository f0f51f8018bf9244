import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { Champion } from '../playoff.ts';
import { opponentOf, type PlayedGame, recordOf, records, winnerOf } from '../records.ts';

/** Inputs to a selection committee. */
interface CommitteeInput {
  /** Every team's value before titles and head-to-head comparisons: its record, its schedule and its play. */
  cases: ReadonlyMap<TeamId, number>;
  /** The season's games up to the conference championships. */
  games: readonly PlayedGame[];
  champions: readonly Champion[];
  tuning: Tuning;
}

interface Candidate {
  team: TeamId;
  worth: number;
}

/** Head-to-head results, and each team's opponents. */
class Results {
  private readonly beaten = new Map<TeamId, Set<TeamId>>();
  private readonly lost = new Map<TeamId, Set<TeamId>>();

  constructor(games: readonly PlayedGame[]) {
    for (const game of games) {
      const winner = winnerOf(game);
      if (winner === null) continue;
      const loser = opponentOf(game, winner);
      this.of(this.beaten, winner).add(loser);
      this.of(this.lost, loser).add(winner);
    }
  }

  private of(map: Map<TeamId, Set<TeamId>>, team: TeamId): Set<TeamId> {
    const known = map.get(team) ?? new Set();
    map.set(team, known);
    return known;
  }

  /** Returns 1 if the first team won their games, -1 if the second did, 0 if they split or never met. */
  headToHead(a: TeamId, b: TeamId): number {
    return Number(this.of(this.beaten, a).has(b)) - Number(this.of(this.beaten, b).has(a));
  }

  /** Counts losses to opponents that the other team beat and did not lose to: the comparison of common opponents. */
  private worseThan(a: TeamId, b: TeamId): number {
    const [lost, otherBeat, otherLost] = [this.of(this.lost, a), this.of(this.beaten, b), this.of(this.lost, b)];
    return [...lost].filter((team) => otherBeat.has(team) && !otherLost.has(team)).length;
  }

  /** Positive if the first team did better against common opponents. */
  commonOpponents(a: TeamId, b: TeamId): number {
    return this.worseThan(b, a) - this.worseThan(a, b);
  }
}

/**
 * Compares neighbors that are close, from the bottom up: the winner of their game goes first, or without one the team
 * that did better against common opponents.
 */
function compareNeighbors(order: Candidate[], results: Results, { selection: knobs }: Tuning): void {
  for (let at = order.length - 1; at > 0; at--) {
    const [above, below] = [itemAt(order, at - 1), itemAt(order, at)];
    const apart = above.worth - below.worth;
    const met = apart <= knobs.headToHead ? results.headToHead(below.team, above.team) : 0;
    const common = apart <= knobs.commonOpponents ? results.commonOpponents(below.team, above.team) : 0;
    if (met > 0 || (met === 0 && common > 0)) [order[at - 1], order[at]] = [below, above];
  }
}

/**
 * Moves the winner of a conference title game ahead of the team it beat, since the game was played to settle it, unless
 * the loser still has fewer losses.
 */
function settleTitles(order: Candidate[], games: readonly PlayedGame[]): void {
  const all = records(games);
  const place = (team: TeamId) => order.findIndex((candidate) => candidate.team === team);
  for (const game of games.filter(({ kind }) => kind === 'conference_championship')) {
    const winner = winnerOf(game);
    if (winner === null) continue;
    const loser = opponentOf(game, winner);
    const [from, to] = [place(winner), place(loser)];
    if (from < to || recordOf(all, winner).losses > recordOf(all, loser).losses) continue;
    order.splice(to, 0, ...order.splice(from, 1));
  }
}

/**
 * Sorts the teams as the selection committee does, starting fresh each week: records and the opposition they came
 * against first, then conference titles, then head-to-head and common opponents between close teams. Follows the
 * committee's published protocol since 2014.
 */
export function committeeOrder({ cases, games, champions, tuning }: CommitteeInput): TeamId[] {
  const won = new Set(champions.map(({ team }) => team));
  const order = [...cases].map(([team, worth]) => ({
    team,
    worth: worth + (won.has(team) ? tuning.selection.title : 0),
  }));
  order.sort((a, b) => b.worth - a.worth || (a.team < b.team ? -1 : 1));
  compareNeighbors(order, new Results(games), tuning);
  settleTitles(order, games);
  return order.map(({ team }) => team);
}
