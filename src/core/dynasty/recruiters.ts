import { STAFF_SIDES } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import type { Program } from '../model/team.ts';
import { expectedShare, leavingRoll, shareOf } from '../offseason/coaches.ts';
import type { StaffSeen } from '../offseason/recruits/class-input.ts';
import { staffHours, weeklyHours } from '../offseason/recruits/hours.ts';
import type { RecordSoFar } from '../offseason/recruits/regard.ts';
import { coordinatorSkill, headSkill } from '../offseason/skills.ts';
import { isFinished, winnerOf } from '../season/records.ts';
import { moreExpectedIn, type StaffSource, seasonsOf, staffOf } from './coaches.ts';
import type { SeasonSource } from './dynasty-state.ts';

/** What staffs bring to recruiting in a season, by what is known when it begins. */

/** Wins of 12 more than expected in a program's season, by those before it. */
function surpriseIn(season: TeamSeason, all: readonly TeamSeason[], { tuning }: StaffSource): number {
  const before = all.filter(({ year }) => year < season.year);
  return tuning.coaches.leave.games * (shareOf(season) - expectedShare(before, tuning));
}

/** A program's staff as recruits and other staffs see it. */
export function staffSeen(source: StaffSource, team: TeamId): StaffSeen {
  const { settings, tuning, year } = source;
  const { seed } = settings;
  const { heads, ...sides } = staffOf(source, team);
  const coach = heads.at(-1)!;
  const before = seasonsOf(source, team).filter((season) => season.year < year);
  const his = before.filter((season) => season.year >= coach.since).slice(-tuning.recruits.coach.seasons);
  const [offense, defense] = STAFF_SIDES.map((side) => coordinatorSkill(seed, sides[side].at(-1)!, 'recruiting'));
  const recruiting = headSkill(seed, coach, 'recruiting');
  const next = headSkill(seed, { team, spell: coach.spell + 1 }, 'recruiting');
  return {
    leader: {
      now: {
        surprises: his.map((season) => surpriseIn(season, before, source)),
        years: year - coach.since,
        recruiting,
      },
      next: { surprises: [], years: 0, recruiting: next },
      age: year - coach.born,
      expected: expectedShare(before, tuning),
      roll: leavingRoll(seed, team, year),
    },
    hours: staffHours({ head: recruiting, offense: offense!, defense: defense! }, tuning),
  };
}

/** Hours a week of a program's staff in a season. */
export function hoursOf(source: StaffSource, { team, prestigeScore }: Pick<Program, 'team' | 'prestigeScore'>) {
  return weeklyHours(Math.floor(prestigeScore), staffSeen(source, team).hours, source.tuning);
}

/** The staffs of all programs of a season. */
export function staffsSeen(source: StaffSource & Pick<SeasonSource, 'programs'>): ReadonlyMap<TeamId, StaffSeen> {
  return new Map(source.programs.map(({ team }) => [team, staffSeen(source, team)]));
}

/** How the season of some programs has gone so far. Who plays on after the championships is known with the bowls. */
export function recordsSoFar(
  source: Pick<StaffSource, 'settings' | 'tuning' | 'budget' | 'year'> & Pick<SeasonSource, 'games'>,
  teams: readonly TeamId[],
): RecordSoFar[] {
  const { games, year } = source;
  const bowls = games.some(({ kind }) => kind !== 'regular' && kind !== 'conference_championship');
  const all = teams.map(
    (team): RecordSoFar => ({ wins: 0, losses: 0, over: bowls, more: moreExpectedIn(source, team)(year) }),
  );
  const of = new Map(teams.map((team, at) => [team, all[at]!]));
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
