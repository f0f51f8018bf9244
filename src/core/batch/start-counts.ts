import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { GamePlayed } from '../dynasty/gameday/games.ts';
import type { Sheets } from '../dynasty/gameday/sheets.ts';
import { startersIn } from '../football/slots.ts';
import type { TeamSheet } from '../football/team-sheet.ts';
import { isVisitor, type PlayerId } from '../model/ids.ts';
import { firstOf } from '../model/lists.ts';
import { halfOutIn, outIn } from '../model/people/absences.ts';
import type { Player } from '../model/player.ts';
import { type ByPlayer, PlayerList } from './by-player.ts';

/** Counts games started in a season: by the first available player at each depth chart spot at kickoff. */
export class StartCounts {
  /** By the sheet's list of players, which is replaced once players improve in season. */
  private readonly counted = new Map<TeamSheet['players'], Uint8Array>();
  private readonly dynasty: DynastyState;
  private week = 0;
  private out: ReadonlySet<PlayerId> = new Set();

  constructor(dynasty: DynastyState) {
    this.dynasty = dynasty;
  }

  /** Counts a game before the dynasty moves past its week; `sheets`: the team sheets it was played with. */
  add({ game }: GamePlayed, sheets: Sheets): void {
    const out = this.outIn(game.week);
    for (const team of [game.home, game.away]) {
      const { players, system } = sheets.of(team);
      if (players.length === 0 || isVisitor(firstOf(players).id)) continue;
      const starters = startersIn(players, out, system.personnel);
      const games = this.startsOf(players);
      for (let slot = 0; slot < games.length; slot++) games[slot]! += starters[slot]!;
    }
  }

  /** Returns each player's games started in a season. */
  games(of: readonly Player[]): ByPlayer<number> {
    const all = new PlayerList<number>(of);
    for (const [players, games] of this.counted) {
      for (let slot = 0; slot < games.length; slot++) {
        const { id } = players[slot]!;
        all.set(id, (all.get(id) ?? 0) + games[slot]!);
      }
    }
    return all;
  }

  private startsOf(players: TeamSheet['players']): Uint8Array {
    const games = this.counted.get(players) ?? new Uint8Array(players.length);
    this.counted.set(players, games);
    return games;
  }

  /** Returns the players unavailable when a week's games start. */
  private outIn(week: number): ReadonlySet<PlayerId> {
    const { injuries, games } = this.dynasty;
    if (week !== this.week) this.out = new Set([...outIn(injuries, week), ...halfOutIn(injuries, games, week)]);
    this.week = week;
    return this.out;
  }
}
