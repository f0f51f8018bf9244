import type { Coordinator, CoordinatorEnd, HeadCoach, StaffSide } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import { stream } from '../random/stream.ts';
import { type CoachSource, drawHired, seasonsBefore, shareOf } from './coaches.ts';

/**
 * The coordinators of a program. Like head coaches they follow from the dynasty's seed and from how its seasons ended, and
 * are never stored.
 */

type Result = Pick<TeamSeason, 'year' | 'wins' | 'losses'>;

function hired(team: TeamId, side: StaffSide, spell: number, since: number, source: CoachSource): Coordinator {
  const dice = stream(source.seed, 'coordinator', side, team, spell);
  const { first, last, born } = drawHired(dice, since, source.tuning.coaches.coordinators, source);
  return { team, side, spell, first, last, born, since, until: null, end: null };
}

/** Why a coordinator leaves after a season; null: he stays. `alone`: his head coach leaves. */
function endAfter(man: Coordinator, season: Result, alone: boolean, source: CoachSource): CoordinatorEnd | null {
  const k = source.tuning.coaches.coordinators;
  const dice = stream(source.seed, 'coordinator', man.side, man.team, 'leaves', season.year);
  const won = shareOf(season);
  const [follows, fails, rises] = [dice.float(), dice.float(), dice.float()];
  if (alone && follows < k.withHead) return 'head_coach';
  if (fails < 1 / (1 + Math.exp(k.losing * source.tuning.coaches.leave.games * (won - 0.5) - k.base))) return 'fired';
  return rises < k.hiredAway * Math.max(0, won - 0.5) ? 'hired_away' : null;
}

/** Whoever has charge of one side of a program in the first of its seasons that is known. */
function firstKnown(side: StaffSide, team: TeamId, seasons: readonly Result[], year: number, source: CoachSource) {
  const begin = seasons[0]?.year ?? year;
  const { firstTenure } = source.tuning.coaches.coordinators;
  const before = seasonsBefore(['coordinator', side, team], firstTenure, source);
  return hired(team, side, 0, begin - before, source);
}

/**
 * Every coordinator of one side of a program, the first that is known first; the last one is there in `year`.
 * @param heads its head coaches up to that season
 * @param seasons its seasons that are over, earliest first
 * @param known who they were before the last of these was over, when there was one before it; the same list if nobody has left since
 */
export function coordinatorsOf(
  side: StaffSide,
  heads: readonly HeadCoach[],
  seasons: readonly Result[],
  year: number,
  source: CoachSource,
  known?: Coordinator[],
): Coordinator[] {
  const { team } = heads[0]!;
  let all = known ?? [firstKnown(side, team, seasons, year, source)];
  for (let at = known === undefined ? 0 : seasons.length - 1; at < seasons.length; at++) {
    const season = seasons[at]!;
    if (season.year >= year) break;
    const man = all.at(-1)!;
    const alone = heads.some(({ until }) => until === season.year);
    const end = endAfter(man, season, alone, source);
    if (end === null) continue;
    const { spell, first, last, born, since } = man;
    const former: Coordinator = { team, side, spell, first, last, born, since, until: season.year, end };
    all = [...all.slice(0, -1), former, hired(team, side, all.length, season.year + 1, source)];
  }
  return all;
}
