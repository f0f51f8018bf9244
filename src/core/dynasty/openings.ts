import type { StaffMember } from '../model/coaches.ts';
import type { Reference } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { itemAt } from '../model/lists.ts';
import { stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { realHistory, startingPrograms } from './create.ts';
import type { Settings } from './dynasty-state.ts';
import { openingCast } from './winter/carousel.ts';

/** Head coaching jobs open before a dynasty's first season; the player can start in any of them. */

/** Inputs to a dynasty's first coaches. */
type Beginning = Pick<Settings, 'seed' | 'startYear'>;

/** A program with a new head coach. */
interface FirstOpening {
  team: TeamId;
  /** Its previous head coach; null if unknown. */
  before: StaffMember | null;
  /** Its record the season before; null if not in FBS then. */
  record: { wins: number; losses: number } | null;
}

/** Returns the openings before a dynasty's first season, most prestigious program first. */
export function firstOpenings(settings: Beginning, reference: Reference, tuning: Tuning): FirstOpening[] {
  const history = realHistory(settings, reference);
  const members = startingPrograms(settings, reference);
  const cast = openingCast({ settings, reference, tuning }, members, history);
  const last = history.filter(({ year }) => year === settings.startYear - 1);
  const open = members.filter(({ team }) => cast.ofTeam(team, 'head').at(-1)?.job.since === settings.startYear);
  open.sort((a, b) => b.prestigeScore - a.prestigeScore || (a.team < b.team ? -1 : 1));
  return open.map(({ team }) => ({
    team,
    before: cast.ofTeam(team, 'head').at(-2) ?? null,
    record: last.find((row) => row.team === team) ?? null,
  }));
}

/** Picks an opening for a coach who takes any job available. */
export function anyOpening(openings: readonly FirstOpening[], { seed, startYear }: Beginning): FirstOpening {
  return itemAt(openings, stream(seed, 'opening', startYear).int(openings.length));
}
