import { STAT_COUNT } from '../../model/plays/player-stat-codes.ts';
import { TEAM_STAT_COUNT } from '../../model/plays/team-stat-codes.ts';

/** Bytes of the sums, which precede the players' lines. */
const FIRST_LINE = 2 * STAT_COUNT * Int32Array.BYTES_PER_ELEMENT;

/** All counts of a game: a line for every slot of both sheets, and the two team lines. */
export class Counts {
  declare readonly players: Int16Array;
  /** The buffer behind `players`; reading it from the view costs more than creating a line. */
  declare private readonly memory: ArrayBuffer;
  declare readonly teams: readonly [Int32Array, Int32Array];
  /**
   * Both teams' sums of all player counts, home first; updated with every count, which is cheaper than adding up lines.
   */
  declare readonly sums: Int32Array;
  declare private readonly awayStart: number;
  declare private readonly played: Uint8Array;

  constructor(homePlayers: number, awayPlayers: number) {
    this.awayStart = homePlayers;
    const lines = homePlayers + awayPlayers;
    // Two blocks of memory, since allocating costs more than the contents: the game's own, and its teams'.
    this.memory = new ArrayBuffer(FIRST_LINE + lines * STAT_COUNT * 2 + lines);
    this.sums = new Int32Array(this.memory, 0, 2 * STAT_COUNT);
    this.players = new Int16Array(this.memory, FIRST_LINE, lines * STAT_COUNT);
    this.played = new Uint8Array(this.memory, FIRST_LINE + lines * STAT_COUNT * 2, lines);
    const teams = new ArrayBuffer(2 * TEAM_STAT_COUNT * 4);
    this.teams = [
      new Int32Array(teams, 0, TEAM_STAT_COUNT),
      new Int32Array(teams, TEAM_STAT_COUNT * 4, TEAM_STAT_COUNT),
    ];
  }

  /** Returns a player's line, as a view of `players`. */
  line(side: number, slot: number): Int16Array {
    const index = side === 0 ? slot : this.awayStart + slot;
    return new Int16Array(this.memory, FIRST_LINE + index * STAT_COUNT * 2, STAT_COUNT);
  }

  touched(side: number, slot: number): boolean {
    return this.played[side === 0 ? slot : this.awayStart + slot] !== 0;
  }

  /** Adds to a player's count; -1 (no player) is ignored. */
  player(side: number, slot: number, stat: number, by: number): void {
    if (slot < 0) return;
    const index = side === 0 ? slot : this.awayStart + slot;
    this.played[index] = 1;
    this.players[index * STAT_COUNT + stat]! += by;
    this.sums[side * STAT_COUNT + stat]! += by;
  }

  /** Adds to a side's sum without charging a player. */
  teamOnly(side: number, stat: number, by: number): void {
    this.sums[side * STAT_COUNT + stat]! += by;
  }

  team(side: number, stat: number, by: number): void {
    this.teams[side as 0 | 1][stat]! += by;
  }
}
