import type { SidelinePage } from '../../contract/views/index.ts';
import type { LiveGame } from '../../football/sideline/live-game.ts';
import { rowAt } from '../../football/sideline/staff-mark.ts';
import type { LogRow } from '../../model/plays/log-row.ts';
import { COMPLETE, NO_PLAY_FLAG, PASS, RUN, SACK, SCRAMBLE, STRIDE } from '../../model/plays/play-codes.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import type { OwnGame } from './own-game.ts';

type Paused = LiveGame & { over: false };

const SCRIMMAGE: readonly number[] = [RUN, PASS, SACK, SCRAMBLE];

/** A side's plays from scrimmage so far. */
function snapsOf(plays: Int16Array, side: 0 | 1): LogRow[] {
  const rows = Array.from({ length: plays.length / STRIDE }, (_, row) => rowAt(plays, row));
  return rows.filter(({ offense, kind, flags }) => {
    return offense === side && SCRIMMAGE.includes(kind) && (flags & NO_PLAY_FLAG) === 0;
  });
}

/** Snaps of the defense on the field, today and on this drive; null between drives. */
export function workloadOf(own: OwnGame, season: SeasonView, live: Paused): SidelinePage['workload'] {
  const { plays, state: g, kind } = live;
  if (kind === 'kickoff' || kind === 'try' || kind === 'halftime') return null;
  const faced = snapsOf(plays, g.offense);
  const defense = teamFacts(season, g.offense === 0 ? own.game.away : own.game.home).name;
  return { defense, snaps: faced.length, drive_snaps: faced.filter(({ drive }) => drive === g.drive).length };
}

/** Carries and catches of a slot on offense today, leaving out catches wiped out by a penalty. */
export function touchesIn({
  plays,
  state: { offense },
}: Paused): (slot: number) => { carries: number; catches: number } {
  const snaps = snapsOf(plays, offense);
  return (slot) => ({
    carries: snaps.filter(({ kind, actor }) => kind === RUN && actor === slot).length,
    catches: snaps.filter(({ kind, result, target }) => kind === PASS && result === COMPLETE && target === slot).length,
  });
}
