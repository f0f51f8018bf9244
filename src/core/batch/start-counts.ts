import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { fieldOf } from '../dynasty/schemes.ts';
import type { GamePlayed } from '../dynasty/week.ts';
import { startersIn } from '../football/slots.ts';
import { isVisitor, type PlayerId } from '../model/ids.ts';
import { halfOutIn, outIn } from '../model/injuries.ts';
import type { Player } from '../model/player.ts';

/** Who started the games of a season, and how many: the first of each depth chart who could play at kickoff. */
export class StartCounts {
  readonly games = new Map<PlayerId, number>();
  private readonly dynasty: DynastyState;
  private readonly people: ReadonlyMap<PlayerId, Player>;
  private week = 0;
  private out: ReadonlySet<PlayerId> = new Set();

  constructor(dynasty: DynastyState) {
    this.dynasty = dynasty;
    this.people = new Map(dynasty.players.map((player) => [player.id, player]));
  }

  /** Counts a game while the dynasty still stands before its week. */
  add({ game, box }: GamePlayed): void {
    const out = this.outIn(game.week);
    for (const roster of box.rosters) {
      if (roster.length === 0 || isVisitor(roster[0]!)) continue;
      const men = roster.map((id) => this.people.get(id)!);
      const starters = startersIn(men, out, fieldOf(this.dynasty, men[0]!.team));
      roster.forEach((id, slot) => {
        if (starters[slot] === 1) this.games.set(id, (this.games.get(id) ?? 0) + 1);
      });
    }
  }

  /** Who is not on the field when a week's games begin. */
  private outIn(week: number): ReadonlySet<PlayerId> {
    const { injuries, games } = this.dynasty;
    if (week !== this.week) this.out = new Set([...outIn(injuries, week), ...halfOutIn(injuries, games, week)]);
    this.week = week;
    return this.out;
  }
}
