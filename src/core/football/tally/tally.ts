import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { BoxScore, PlayerLine } from '../../model/plays/box.ts';
import { LogRow } from '../../model/plays/log-row.ts';
import { STRIDE } from '../../model/plays/play-codes.ts';
import type { Position } from '../../model/positions.ts';
import { NO_SYSTEM, type System } from '../../model/program/system.ts';
import { type Slots, slotsOf } from '../slots.ts';
import { Counts } from './counts.ts';
import { DriveTally } from './drives.ts';
import { countPlay } from './plays.ts';
import { finishTeam } from './teams.ts';

/** A team as the play log refers to it: its players by slot. A `TeamSheet` is one. */
interface TallySheet {
  team: TeamId;
  players: readonly { id: PlayerId; position: Position }[];
  /** Players who were out; omitted if none; null if unknown, in a season before injuries. */
  out?: ReadonlySet<PlayerId> | null;
  /** Sets how many start at each position; omitted: the usual number. */
  system?: Pick<System, 'personnel'>;
}

function slotsIn({ players, out, system = NO_SYSTEM }: TallySheet): Slots {
  return slotsOf(players, system.personnel, out);
}

/** Returns the box score of a play log: drives, team lines and player lines, all counted from the log alone. */
export function tally(plays: Int16Array, home: TallySheet, away: TallySheet): BoxScore {
  const counts = new Counts(home.players.length, away.players.length);
  const drives = new DriveTally(counts);
  const row = new LogRow();
  for (let at = 0; at < plays.length; at += STRIDE) {
    row.read(plays, at);
    countPlay(row, counts);
    drives.add(row);
  }
  drives.close();
  finishTeam(counts, 0);
  finishTeam(counts, 1);
  const homeSlots = slotsIn(home);
  const awaySlots = slotsIn(away);
  const players: PlayerLine[] = [];
  playerLines(homeSlots, 0, counts, players);
  playerLines(awaySlots, 1, counts, players);
  return {
    home: home.team,
    away: away.team,
    plays,
    drives: drives.list,
    teams: [counts.teams[0], counts.teams[1]],
    players,
    rosters: [homeSlots.ids, awaySlots.ids],
  };
}

/** Adds the lines of all players with a count, and of the starters. */
function playerLines({ ids, starters }: Slots, side: 0 | 1, counts: Counts, lines: PlayerLine[]): void {
  for (let slot = 0; slot < ids.length; slot++) {
    if (starters[slot] === 0 && !counts.touched(side, slot)) continue;
    lines.push({ player: ids[slot]!, side, slot, counts: counts.line(side, slot) });
  }
}
