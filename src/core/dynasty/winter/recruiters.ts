import type { StaffMember } from '../../model/coaches.ts';
import type { TeamId } from '../../model/ids.ts';
import { zip } from '../../model/lists.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Program } from '../../model/team.ts';
import { expectedShare, shareOf } from '../../offseason/carousel/expectation.ts';
import { skillIn } from '../../offseason/carousel/skill.ts';
import type { KnownStaff } from '../../offseason/recruits/class-input.ts';
import type { CoachRecord, RecordSoFar } from '../../offseason/recruits/coach-appeal.ts';
import { staffHours, weeklyHours } from '../../offseason/recruits/hours.ts';
import { isFinished, winnerOf } from '../../season/records.ts';
import { headCoachOf, moreExpectedIn, seasonsOf, staffIn, staffOf, standingOf } from '../coaches.ts';
import { type Season, seasonWith } from '../dynasty-state.ts';

/** Each staff's contribution to recruiting, from what is known as the season begins. */

/** How far a program's season beat the expectations set by earlier ones, in wins per 12 games. */
function surpriseIn(season: TeamSeason, all: readonly TeamSeason[], { tuning }: Season): number {
  const before = all.filter(({ year }) => year < season.year);
  return tuning.coaches.leave.games * (shareOf(season) - expectedShare(before, tuning));
}

/** A head coach's record before a season, counting only his seasons at this program. */
function knownOf({ coach, job }: StaffMember, source: Season): CoachRecord {
  const { tuning, year } = source;
  const before = seasonsOf(source, job.team).filter((season) => season.year < year);
  const his = before.filter((season) => season.year >= job.since).slice(-tuning.recruits.coach.seasons);
  return {
    surprises: his.map((season) => surpriseIn(season, before, source)),
    years: Math.max(0, year - job.since),
    recruiting: coach.skills.recruiting,
  };
}

/** A program's staff as recruits and other staffs see it when the season begins. */
export function staffSeen(source: Season, team: TeamId): KnownStaff {
  const { tuning, year, settings } = source;
  const { head, offense, defense } = staffIn(staffOf(source, team));
  const before = seasonsOf(source, team).filter((season) => season.year < year);
  const standing = standingOf(source, team);
  const recruitingOf = (member: StaffMember): number => skillIn(member, 'recruiting', tuning);
  return {
    leader: { now: knownOf(head, source), expected: expectedShare(before, tuning, standing), standing },
    hours: staffHours(
      { head: recruitingOf(head), offense: recruitingOf(offense), defense: recruitingOf(defense) },
      tuning,
      team === settings.team ? tuning.difficulty.hours : 0,
    ),
  };
}

/** Why a program's head coach is leaving or has left, and his successor. */
function changeOf(source: Season, team: TeamId): Pick<RecordSoFar, 'end' | 'next'> {
  const { job } = headCoachOf(source, team);
  if (job.until !== source.year) return { end: null, next: null };
  const next = headCoachOf(seasonWith(source, { year: source.year + 1 }), team);
  return { end: job.end, next: next.job === job ? null : knownOf(next, source) };
}

/** Weekly recruiting hours of a program's staff in a season. */
export function hoursOf(source: Season, { team, prestigeScore }: Pick<Program, 'team' | 'prestigeScore'>) {
  return weeklyHours(Math.floor(prestigeScore), staffSeen(source, team).hours, source.tuning);
}

/** Returns the staffs of all programs of a season, as recruits see them. */
export function staffsSeen(source: Season): ReadonlyMap<TeamId, KnownStaff> {
  return new Map(source.programs.map(({ team }) => [team, staffSeen(source, team)]));
}

/**
 * Returns the given programs' seasons so far. Which teams play on after the championships is known once bowl bids are
 * out.
 */
export function recordsSoFar(source: Season, teams: readonly TeamId[]): RecordSoFar[] {
  const { games, year } = source;
  const bowls = games.some(({ kind }) => kind !== 'regular' && kind !== 'conference_championship');
  const all = teams.map(
    (team): RecordSoFar => ({
      wins: 0,
      losses: 0,
      over: bowls,
      more: moreExpectedIn(source, team)(year),
      ...changeOf(source, team),
    }),
  );
  const of = new Map(zip(teams, all));
  for (const game of games) {
    for (const team of [game.home, game.away]) {
      const record = of.get(team);
      if (record === undefined) continue;
      if (!isFinished(game)) record.over = false;
      else if (winnerOf(game) === team) record.wins += 1;
      else record.losses += 1;
    }
  }
  return all;
}
