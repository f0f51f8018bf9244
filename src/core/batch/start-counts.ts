import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { GamePlayed, Sheets } from '../dynasty/week.ts';
import { startersIn } from '../football/slots.ts';
import type { TeamSheet } from '../football/team-sheet.ts';
import { isVisitor, type PlayerId, type TeamId } from '../model/ids.ts';
import { halfOutIn, outIn } from '../model/people/absences.ts';
import type { Player } from '../model/player.ts';
import { type ByPlayer, PlayerList } from './by-player.ts';

/** Games started by the players of a team's sheet, by slot. */
interface Starts {
  players: TeamSheet['players'];
  games: Uint8Array;
}

/** Who started the games of a season, and how many: the first of each depth chart who could play at kickoff. */
export class StartCounts {
  private readonly teams = new Map<TeamId, Starts>();
  private readonly dynasty: DynastyState;
  private week = 0;
  private out: ReadonlySet<PlayerId> = new Set();

  constructor(dynasty: DynastyState) {
    this.dynasty = dynasty;
  }

  /** Counts a game while the dynasty still stands before its week; `sheets` are those it was played with. */
  add({ game }: GamePlayed, sheets: Sheets): void {
    const out = this.outIn(game.week);
    for (const team of [game.home, game.away]) {
      const { players, system } = sheets.of(team);
      if (players.length === 0 || isVisitor(players[0]!.id)) continue;
      const starters = startersIn(players, out, system.personnel);
      const { games } = this.startsOf(team, players);
      for (let slot = 0; slot < games.length; slot++) games[slot]! += starters[slot]!;
    }
  }

  /** Games started by each of the players of a season. */
  games(of: readonly Player[]): ByPlayer<number> {
    const all = new PlayerList<number>(of);
    for (const { players, games } of this.teams.values()) {
      for (let slot = 0; slot < games.length; slot++) all.set(players[slot]!.id, games[slot]!);
    }
    return all;
  }

  private startsOf(team: TeamId, players: TeamSheet['players']): Starts {
    let starts = this.teams.get(team);
    if (!starts) {
      starts = { players, games: new Uint8Array(players.length) };
      this.teams.set(team, starts);
    }
    return starts;
  }

  /** Who is not on the field when a week's games begin. */
  private outIn(week: number): ReadonlySet<PlayerId> {
    const { injuries, games } = this.dynasty;
    if (week !== this.week) this.out = new Set([...outIn(injuries, week), ...halfOutIn(injuries, games, week)]);
    this.week = week;
    return this.out;
  }
}
