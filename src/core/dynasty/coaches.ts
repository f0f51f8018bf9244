import type { CoachVote, StaffMember, StaffSide } from '../model/coaches.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { groupBy, lastOf, zip } from '../model/lists.ts';
import { asksOf, NO_ASKS } from '../model/program/budget.ts';
import type { TeamSeason } from '../model/season.ts';
import type { TeamStyle } from '../model/team.ts';
import { moreExpected } from '../offseason/boosters.ts';
import { expectedShare } from '../offseason/carousel/expectation.ts';
import { standings } from '../offseason/carousel/programs.ts';
import { coachedStyle } from '../offseason/styles.ts';
import { coachVote } from '../season/awards/index.ts';
import { ranksOf } from '../season/polls/opinions.ts';
import { recordOf, records, winnerOf } from '../season/records.ts';
import type { Season } from './dynasty-state.ts';

/** Coaches of a dynasty's programs, and the coach of the year. */

/** Everyone who has been on a program's staff, earliest first; the last in each list began the season there. */
export interface Staff {
  heads: StaffMember[];
  offense: StaffMember[];
  defense: StaffMember[];
  /** Interim head coach, if the head coach was fired during the season. */
  interim: StaffMember | null;
}

/** Returns every known season of a program, earliest first. */
export function seasonsOf({ memory, history }: Season, team: TeamId): readonly TeamSeason[] {
  const byTeam = memory.recall('seasons by team', [history], () =>
    groupBy(
      [...history].sort((a, b) => a.year - b.year),
      (row) => row.team,
    ),
  );
  return byTeam.get(team) ?? [];
}

/** Extra share of games boosters expect a program to win, beyond what its past seasons suggest. */
export function moreExpectedIn({ settings, tuning, budget }: Season, team: TeamId): (year: number) => number {
  const asks = team === settings.team ? asksOf(budget) : NO_ASKS;
  return (year) => moreExpected(asks.get(year), tuning) / tuning.coaches.leave.games;
}

function staffMade({ coaches, year }: Season, team: TeamId): Staff {
  const of = (role: 'head' | StaffSide) => coaches.ofTeam(team, role).filter(({ job }) => job.since <= year);
  return { heads: of('head'), offense: of('offense'), defense: of('defense'), interim: coaches.interim(team, year) };
}

/** Returns a program's staff as it began the season. */
export function staffOf(source: Season, team: TeamId): Staff {
  const { memory, year, coaches } = source;
  const staffs = memory.recall(`staffs of ${year}`, [coaches], () => new Map<TeamId, Staff>());
  const staff = staffs.get(team) ?? staffMade(source, team);
  staffs.set(team, staff);
  return staff;
}

/** Returns a program's prestige tiers above the national average. */
export function standingOf({ memory, programs }: Season, team: TeamId): number {
  return memory.recall('standings', [programs], () => standings(programs)).get(team) ?? 0;
}

/** Members of a staff who began the season. */
export function staffIn({ heads, offense, defense }: Staff) {
  return { head: lastOf(heads), offense: lastOf(offense), defense: lastOf(defense) };
}

/** Returns a program's head coach at the start of the season. */
export function headCoachOf(source: Season, team: TeamId): StaffMember {
  return lastOf(staffOf(source, team).heads);
}

/** Returns the programs with a new head coach this season. */
export function newStaffs(source: Season): Set<TeamId> {
  const { year, programs } = source;
  return new Set(programs.map(({ team }) => team).filter((team) => headCoachOf(source, team).job.since === year));
}

/** Returns each head coach's locker room skill, in SDs from the mean. */
export function lockerRooms(source: Season): Map<TeamId, number> {
  const skills = source.programs.map(({ team }) => headCoachOf(source, team).coach.skills.locker_room);
  const mean = skills.reduce((sum, skill) => sum + skill, 0) / Math.max(1, skills.length);
  return new Map(zip(source.programs, skills).map(([{ team }, skill]) => [team, skill - mean]));
}

/** Returns a program's style in the season. */
export function styleIn(source: Season, team: TeamId): TeamStyle {
  const { year, settings, tuning } = source;
  const { head, offense } = staffIn(staffOf(source, team));
  return coachedStyle(team, year, { head: head.coach, coordinator: offense.coach }, settings.seed, tuning);
}

/** Returns the coach of the year vote after the conference championships; empty before them. */
export function coachOfTheYear(source: Season): CoachVote[] {
  const { year, settings, programs, tuning } = source;
  const poll = source.polls.find(({ week }) => week === CHAMPIONSHIP_WEEK + 1);
  const games = source.games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  if (!poll || games.some(({ result }) => result === null)) return [];
  const [standing, ranks] = [records(games), ranksOf(poll)];
  const champions = new Set(games.filter(({ kind }) => kind === 'conference_championship').map(winnerOf));
  const seasons = programs.map(({ team }) => {
    const { wins, losses } = recordOf(standing, team);
    const before = seasonsOf(source, team).filter((row) => row.year < year);
    const expected = expectedShare(before, tuning) * (wins + losses);
    return { team, wins, losses, expected, conferenceTitle: champions.has(team), rank: ranks.get(team) ?? null };
  });
  return coachVote(seasons, { seed: settings.seed, year, tuning });
}
