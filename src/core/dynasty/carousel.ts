import { type CoachId, type CoachJob, newJob, type StaffChanges } from '../model/coaches.ts';
import type { CoachingRanks } from '../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK, REGULAR_WEEKS } from '../model/game.ts';
import { groupBy } from '../model/groups.ts';
import type { TeamId } from '../model/ids.ts';
import { type Player, talentOf } from '../model/player.ts';
import { isPower } from '../model/power-conferences.ts';
import type { TeamSeason } from '../model/season.ts';
import type { Program } from '../model/team.ts';
import { turnCarousel } from '../offseason/carousel/carousel.ts';
import { castOf } from '../offseason/carousel/cast.ts';
import { chanceOfFiring, expectedShare, projected, seatDraws } from '../offseason/carousel/expectation.ts';
import { takenOver } from '../offseason/carousel/own-coach.ts';
import type { CoachSource } from '../offseason/carousel/people.ts';
import { type Placed, type ProgramSeason, standings, unknownSeason } from '../offseason/carousel/programs.ts';
import { judgedSeasons, surprisesOf, type YearRow } from '../offseason/carousel/surprises.ts';
import { spreadTo } from '../offseason/market.ts';
import { realign } from '../offseason/realignment/history.ts';
import { type Stream, stream } from '../random/stream.ts';
import { recordOf, records } from '../season/records.ts';
import { headCoachOf, moreExpectedIn, type StaffSource, seasonsOf, staffIn, staffOf, standingOf } from './coaches.ts';
import type { DynastyState, Settings } from './dynasty-state.ts';
import { nextSeasonFacts } from './season-facts.ts';

/** When coaches lose their jobs and get new ones. */

/** What coaches are drawn from. */
type CastSource = Pick<DynastyState, 'settings' | 'reference' | 'tuning'>;

function sourceOf({ settings, reference, tuning }: CastSource): CoachSource {
  const { givenNames, familyNames, teams } = reference;
  return { seed: settings.seed, givenNames, familyNames, schools: teams.map(({ id }) => id), tuning };
}

type Member = Pick<Program, 'team' | 'conference' | 'prestige'>;

function placed(members: readonly Member[], year: number): Placed[] {
  const marks = standings(members);
  const power = isPower(year);
  return members.map(({ team, conference }) => ({ team, standing: marks.get(team)!, power: power(team, conference) }));
}

/** Everyone who coaches when a dynasty begins. */
export function openingCast(
  source: CastSource & { settings: Pick<Settings, 'seed' | 'startYear'> },
  members: readonly Member[],
  history: readonly TeamSeason[],
): CoachingRanks {
  const { startYear } = source.settings;
  return castOf({
    ...sourceOf(source),
    startYear,
    programs: placed(members, startYear),
    history,
    isPower: ({ team, conference, year }) => isPower(year)(team, conference),
  });
}

/** The coaches of a new dynasty once the player is one of them, if he is. */
export function withOwnCoach(
  cast: CoachingRanks,
  source: CastSource & Pick<DynastyState, 'settings'>,
): { coaches: CoachingRanks; ownCoach: CoachId | null } {
  const { coach, team, startYear } = source.settings;
  if (coach === undefined) return { coaches: cast, ownCoach: null };
  const id = cast.nextId();
  return { coaches: takenOver(cast, { id, coach, team, startYear }, sourceOf(source)), ownCoach: id };
}

/** Coaches who keep their jobs whatever happens. */
function untouchable({ ownCoach }: Pick<DynastyState, 'ownCoach'>): ReadonlySet<CoachId> {
  return new Set(ownCoach === null ? [] : [ownCoach]);
}

/** The mean composite of every roster in SDs over the nation: how much talent it has. */
function talents(players: readonly Player[], teams: readonly TeamId[]): Map<TeamId, number> {
  const rosters = groupBy(players, ({ team }) => team);
  const means = teams.map((team) => talentOf(rosters.get(team) ?? []));
  const beside = spreadTo(means, 1);
  return new Map(teams.map((team, at) => [team, beside[at]!]));
}

/** What is expected of the programs of a season. */
export type ExpectationSource = StaffSource & Pick<DynastyState, 'programs' | 'players' | 'games'>;

/** How hard each program's regular season is: tiers of prestige of its opponents beside the nation's mean. */
function schedules(
  { games }: ExpectationSource,
  marks: ReadonlyMap<TeamId, number>,
  belowFbs: number,
): Map<TeamId, number> {
  const sums = new Map<TeamId, [sum: number, games: number]>();
  const add = (team: TeamId, other: TeamId): void => {
    const [sum, count] = sums.get(team) ?? [0, 0];
    sums.set(team, [sum + (marks.get(other) ?? belowFbs), count + 1]);
  };
  for (const { kind, home, away } of games) {
    if (kind !== 'regular') continue;
    add(home, away);
    add(away, home);
  }
  return new Map([...sums].map(([team, [sum, count]]) => [team, sum / count]));
}

/** What is expected of every program of a season beside its years, by the rosters, which hold for a season. */
const beyond = new WeakMap<ExpectationSource['players'], Map<TeamId, number>>();

/** The share of its games that every program is expected to win beyond what its years say: talent and schedule. */
function beyondYears(source: ExpectationSource): Map<TeamId, number> {
  const known = beyond.get(source.players);
  if (known) return known;
  const { programs, players, tuning } = source;
  const { talent, schedule, belowFbs } = tuning.coaches.expectation;
  const teams = programs.map(({ team }) => team);
  const [rosters, hard] = [talents(players, teams), schedules(source, standings(programs), belowFbs)];
  const more = new Map(teams.map((team) => [team, talent * rosters.get(team)! - schedule * (hard.get(team) ?? 0)]));
  beyond.set(source.players, more);
  return more;
}

/** The share of a season's games that a program is expected to win: its years, prestige, talent and schedule. */
export function likelyIn(source: ExpectationSource, team: TeamId): number {
  const { year, tuning } = source;
  const before = seasonsOf(source, team).filter((row) => row.year < year);
  return expectedShare(before, tuning, standingOf(source, team)) + beyondYears(source).get(team)!;
}

/** The same with what boosters expect who were asked for more. */
export function expectedIn(source: ExpectationSource, team: TeamId): number {
  return likelyIn(source, team) + moreExpectedIn(source, team)(source.year);
}

/** Every program of a season with its record so far. */
function programSeasons(dynasty: DynastyState): ProgramSeason[] {
  const all = records(dynasty.games);
  return placed(dynasty.programs, dynasty.year).map((program) => {
    const { wins, losses } = recordOf(all, program.team);
    return { ...program, wins, losses, expected: expectedIn(dynasty, program.team) };
  });
}

/** By how much every season before a year was better than expected; `now`: those of the year as well. */
export function surprisesBefore(
  { history, tuning, year }: Pick<StaffSource, 'history' | 'tuning' | 'year'>,
  now: readonly ProgramSeason[] = [],
) {
  const before = judgedSeasons(history.filter((row) => row.year < year)).flat();
  const rows: YearRow[] = [...before, ...now.map((program) => ({ ...program, year }))];
  return surprisesOf(
    groupBy(rows, ({ team }) => team),
    tuning,
  );
}

/** The programs that join FBS after the season. */
function joining(dynasty: DynastyState): ProgramSeason[] {
  const { year, reference, programs } = dynasty;
  const { entrants } = realign(programs, nextSeasonFacts(dynasty));
  const starting = reference.startingPrestige(year + 1);
  const mean = programs.reduce((sum, { prestige }) => sum + prestige, 0) / programs.length;
  const power = isPower(year + 1);
  return entrants.map(({ team, conference }) => {
    const standing = (starting.get(team)?.prestige ?? 1) - mean;
    return unknownSeason({ team, standing, power: power(team, conference) });
  });
}

/** December: the year's changes of staffs. */
function afterChampionships(dynasty: DynastyState): StaffChanges {
  const programs = programSeasons(dynasty);
  return turnCarousel(dynasty.coaches, {
    ...sourceOf(dynasty),
    year: dynasty.year,
    programs,
    stay: new Set(programs.map(({ team }) => team)),
    join: joining(dynasty),
    surprises: surprisesBefore(dynasty, programs),
    untouchable: untouchable(dynasty),
  });
}

/** Chance that a head coach is fired after a week: his program has lost patience if the season goes on as it does. */
function chanceNow(dynasty: DynastyState, program: ProgramSeason, since: number): number {
  const { tuning, settings, year } = dynasty;
  const { midseason } = tuning.coaches;
  const season = projected(program, program.expected, tuning);
  const chance = chanceOfFiring({ ...program, ...season, tenure: year - since + 1 }, tuning);
  if (chance <= midseason.seat) return 0;
  const patience = seatDraws(settings.seed, year, program.team).float();
  return patience < chance ? midseason.chance * (chance - midseason.seat) : 0;
}

/** A coordinator takes over: the one whose side has been longer there, or the offense's. */
function interimOf(dynasty: DynastyState, team: TeamId, week: number): CoachJob {
  const { offense, defense } = staffIn(staffOf(dynasty, team));
  const { coach } = defense.job.since < offense.job.since ? defense : offense;
  const job = newJob({ coach: coach.id, team, role: 'head', since: dynasty.year });
  return { ...job, fromWeek: week + 1, until: dynasty.year, end: 'interim' };
}

/** Head coaches who are let go before the season is over. */
function duringSeason(dynasty: DynastyState, week: number): StaffChanges {
  const safe = untouchable(dynasty);
  const jobs = programSeasons(dynasty).flatMap((program): CoachJob[] => {
    const { team, wins, losses } = program;
    const { job } = headCoachOf(dynasty, team);
    if (job.until !== null || safe.has(job.coach)) return [];
    const chance = chanceNow(dynasty, program, job.since);
    const dice = (): Stream => stream(dynasty.settings.seed, 'carousel', dynasty.year, team, 'week', week);
    if (chance === 0 || !dice().chance(chance)) return [];
    const gone = { ...job, until: dynasty.year, lastWeek: week, end: 'fired' as const };
    return [{ ...gone, wins: job.wins + wins, losses: job.losses + losses }, interimOf(dynasty, team, week)];
  });
  return { coaches: [], jobs };
}

const NOTHING: StaffChanges = { coaches: [], jobs: [] };

/** What a week that has been played changes on the staffs. */
export function staffsAfter(dynasty: DynastyState, week: number): StaffChanges {
  const { firstWeek } = dynasty.tuning.coaches.midseason;
  if (week === CHAMPIONSHIP_WEEK) return afterChampionships(dynasty);
  return week >= firstWeek && week < REGULAR_WEEKS ? duringSeason(dynasty, week) : NOTHING;
}

/** The jobs of head coaches with the record of a season that is over. */
export function countSeason(dynasty: DynastyState): CoachJob[] {
  const all = records(dynasty.games);
  return dynasty.programs.flatMap(({ team }): CoachJob[] => {
    const { wins, losses } = recordOf(all, team);
    const { heads, interim } = staffOf(dynasty, team);
    const { job } = heads.at(-1)!;
    if (interim === null) return [{ ...job, wins: job.wins + wins, losses: job.losses + losses }];
    const before = recordBefore(dynasty, team, interim.job.fromWeek);
    return [{ ...interim.job, wins: wins - before.wins, losses: losses - before.losses }];
  });
}

function recordBefore(dynasty: DynastyState, team: TeamId, week: number) {
  return recordOf(records(dynasty.games.filter((game) => game.week < week)), team);
}
