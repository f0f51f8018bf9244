import { asksOf, NO_ASKS } from '../model/budget.ts';
import { type CoachVote, type Coordinator, type HeadCoach, STAFF_SIDES } from '../model/coaches.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import { groupBy } from '../model/groups.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import type { TeamStyle } from '../model/team.ts';
import { moreExpected } from '../offseason/boosters.ts';
import { type CoachSource, expectedShare, headCoaches } from '../offseason/coaches.ts';
import { coordinatorsOf } from '../offseason/coordinators.ts';
import { coachedStyle } from '../offseason/styles.ts';
import type { Seed } from '../random/stream.ts';
import { coachVote } from '../season/awards/index.ts';
import { ranksOf } from '../season/poll.ts';
import { recordOf, records, winnerOf } from '../season/records.ts';
import type { DynastyState, SeasonSource } from './dynasty-state.ts';

/** The coaches of a dynasty's programs, and the best of a season. */

/** What coaches follow from. */
export type StaffSource = Pick<SeasonSource, 'settings' | 'reference' | 'tuning' | 'history' | 'year'> &
  Pick<DynastyState, 'budget'>;

function sourceOf({ settings, reference, tuning }: StaffSource): CoachSource {
  const { givenNames, familyNames } = reference;
  return { seed: settings.seed, givenNames, familyNames, tuning };
}

/** Everybody who is known of a program's staff, the earliest first; the last ones are there in the season. */
export interface Staff {
  heads: HeadCoach[];
  offense: Coordinator[];
  defense: Coordinator[];
}

/** Staffs of programs in seasons, by seed. */
type Staffs = Map<Seed, Map<number, Map<TeamId, Staff>>>;

/** What is known of a nation's staffs, and the seasons of each program that they follow from. */
interface Nation {
  seasons: ReadonlyMap<TeamId, readonly TeamSeason[]>;
  staffs: Staffs;
  /** The same of the history without its last season. */
  before: Omit<Nation, 'before'> | null;
}

/** Nations by the history that their staffs follow from: a dynasty has a new one when a season is over. */
const nations = new WeakMap<StaffSource['history'], Nation>();

function nationOf({ history }: Pick<StaffSource, 'history'>): Nation {
  const known = nations.get(history);
  if (known) return known;
  const sorted = [...history].sort((a, b) => a.year - b.year);
  const nation: Nation = { seasons: groupBy(sorted, ({ team }) => team), staffs: new Map(), before: null };
  nations.set(history, nation);
  return nation;
}

/** A history with the season that has just ended. Its staffs go on from those that were there. */
export function historyWith(history: readonly TeamSeason[], season: readonly TeamSeason[]): TeamSeason[] {
  const all = [...history, ...season];
  const { seasons, staffs } = nationOf({ history });
  const longer = new Map(seasons);
  for (const row of season) longer.set(row.team, [...(seasons.get(row.team) ?? []), row]);
  nations.set(all, { seasons: longer, staffs: new Map(), before: { seasons, staffs } });
  return all;
}

/** What is known of the staffs of a season. */
function staffsIn(staffs: Staffs, seed: Seed, year: number): Map<TeamId, Staff> {
  const years = staffs.get(seed) ?? new Map<number, Map<TeamId, Staff>>();
  staffs.set(seed, years);
  const known = years.get(year) ?? new Map<TeamId, Staff>();
  years.set(year, known);
  return known;
}

/** The staff of a program when the last of its seasons began; null if that is not known. */
function staffBefore({ seasons, before }: Nation, seed: Seed, team: TeamId): Staff | null {
  const own = seasons.get(team) ?? [];
  const earlier = before?.seasons.get(team) ?? [];
  if (earlier.length === 0 || earlier.length !== own.length - 1) return null;
  return before?.staffs.get(seed)?.get(own.at(-1)!.year)?.get(team) ?? null;
}

/** Every season that is known of a program, earliest first. */
export function seasonsOf(source: StaffSource, team: TeamId): readonly TeamSeason[] {
  return nationOf(source).seasons.get(team) ?? [];
}

/** The share of a season's games that boosters expect of a program beyond what its seasons before let expect. */
export function moreExpectedIn(
  { settings, tuning, budget }: Pick<StaffSource, 'settings' | 'tuning' | 'budget'>,
  team: TeamId,
): (year: number) => number {
  const asks = team === settings.team ? asksOf(budget) : NO_ASKS;
  return (year) => moreExpected(asks.get(year), tuning) / tuning.coaches.leave.games;
}

/** The staff of a program in the season. */
export function staffOf(source: StaffSource, team: TeamId): Staff {
  const { year, settings } = source;
  const nation = nationOf(source);
  const staffs = staffsIn(nation.staffs, settings.seed, year);
  const known = staffs.get(team);
  if (known) return known;
  const own = nation.seasons.get(team) ?? [];
  const before = year >= (own.at(-1)?.year ?? year) ? staffBefore(nation, settings.seed, team) : null;
  const of = sourceOf(source);
  const more = moreExpectedIn(source, team);
  const heads = headCoaches(team, own, year, of, { known: before?.heads, more });
  const [offense, defense] = STAFF_SIDES.map((side) => coordinatorsOf(side, heads, own, year, of, before?.[side]));
  const staff = { heads, offense: offense!, defense: defense! };
  staffs.set(team, staff);
  return staff;
}

/** The present members of a staff. */
export function staffIn({ heads, offense, defense }: Staff) {
  return { head: heads.at(-1)!, offense: offense.at(-1)!, defense: defense.at(-1)! };
}

/** Whoever leads a program in the season. */
export function headCoachOf(source: StaffSource, team: TeamId): HeadCoach {
  return staffOf(source, team).heads.at(-1)!;
}

/** Programs that a new head coach leads in the season. */
export function newStaffs(source: StaffSource & Pick<SeasonSource, 'programs'>): Set<TeamId> {
  const { year, programs } = source;
  return new Set(programs.map(({ team }) => team).filter((team) => headCoachOf(source, team).since === year));
}

/** The style of a program in the season. */
export function styleIn(source: StaffSource, team: TeamId): TeamStyle {
  const { year, settings, tuning } = source;
  const { heads, offense } = staffOf(source, team);
  const makers = { head: heads.at(-1)!.spell, coordinator: offense.at(-1)!.spell };
  return coachedStyle(team, year, makers, settings.seed, tuning);
}

/** The vote after the conference championships for the coach of the year; empty before it. */
export function coachOfTheYear(source: SeasonSource): CoachVote[] {
  const { year, settings, programs, tuning } = source;
  const poll = source.polls.find(({ week }) => week === CHAMPIONSHIP_WEEK + 1);
  const games = source.games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  if (!poll || games.some(({ result }) => result === null)) return [];
  const known = nationOf(source).seasons;
  const [standing, ranks] = [records(games), ranksOf(poll)];
  const champions = new Set(games.filter(({ kind }) => kind === 'conference_championship').map(winnerOf));
  const seasons = programs.map(({ team }) => {
    const { wins, losses } = recordOf(standing, team);
    const before = (known.get(team) ?? []).filter((row) => row.year < year);
    const expected = expectedShare(before, tuning) * (wins + losses);
    return { team, wins, losses, expected, conferenceTitle: champions.has(team), rank: ranks.get(team) ?? null };
  });
  return coachVote(seasons, { seed: settings.seed, year, tuning });
}
