import type { Coach, CoachJob } from '../../model/coaches.ts';
import { CoachingRanks } from '../../model/coaching-ranks.ts';
import { firstOf, groupBy, mustHave } from '../../model/lists.ts';
import type { TeamSeason } from '../../model/season.ts';
import { stream } from '../../random/stream.ts';
import { hundredths } from '../rounded.ts';
import { runCarousel } from './carousel.ts';
import { shareOf } from './expectation.ts';
import type { CarouselInput } from './market.ts';
import type { CoachSource } from './people.ts';
import { type Placed, type ProgramSeason, unknownSeason } from './programs.ts';
import { reputationOf } from './reputation.ts';
import { type Expectations, expectationsOf, judgedSeasons, surprisesOf, type YearRow } from './surprises.ts';

interface CastInput extends CoachSource {
  startYear: number;
  /** The programs of the dynasty's first season. */
  programs: readonly Placed[];
  /** Earlier seasons, earliest first. */
  history: readonly TeamSeason[];
  /** Members of power conferences. */
  isPower(row: Pick<TeamSeason, 'team' | 'conference' | 'year'>): boolean;
}

type PastRow = YearRow & Pick<ProgramSeason, 'power'>;

/** Invents seasons before the first known one (`known`: its programs), with records from prestige and luck. */
function inventedSeasons({ seed, tuning, startYear, programs }: CastInput, known: readonly PastRow[]): PastRow[][] {
  const { seasons, share, luck } = tuning.coaches.cast;
  const { games } = tuning.coaches.leave;
  const first = known[0]?.year ?? startYear;
  const places: readonly Placed[] = known.length === 0 ? programs : known;
  return Array.from({ length: seasons }, (_, at) => {
    const year = first - seasons + at;
    return places.map(({ team, standing, power }): PastRow => {
      const won = 0.5 + share * standing + stream(seed, 'coaches', 'invented season', year, team).normal(0, luck);
      const wins = Math.min(games, Math.max(0, Math.round(games * won)));
      return { team, year, wins, losses: games - wins, standing, power };
    });
  });
}

function realSeasons({ history, isPower }: CastInput): PastRow[][] {
  return judgedSeasons(history).map((rows) => rows.map((row) => ({ ...row, power: isPower(row) })));
}

/** Converts a season's programs to the form the carousel needs. `before`: the season before it. */
function programsOf(rows: readonly PastRow[], before: readonly PastRow[], expected: Expectations): ProgramSeason[] {
  const last = new Map(before.map((row) => [row.team, shareOf(row)]));
  return rows.map(({ year, ...program }) => {
    const { team } = program;
    const share = mustHave(expected(team, year), 'expectation for the season');
    return { ...program, expected: share, last: last.get(team) ?? EVEN };
  });
}

/** Nothing is known of the season before. */
const EVEN = 0.5;

/** Fills in the head coaching records from the known seasons. */
function counted(jobs: readonly CoachJob[], history: readonly TeamSeason[]): CoachJob[] {
  const seasons = groupBy(history, ({ team }) => team);
  return jobs.map((job) => {
    if (job.role !== 'head') return job;
    const his = (seasons.get(job.team) ?? []).filter(
      ({ year }) => year >= job.since && (job.until === null || year <= job.until),
    );
    const sum = (of: 'wins' | 'losses') => his.reduce((all, row) => all + row[of], 0);
    return { ...job, wins: sum('wins'), losses: sum('losses') };
  });
}

/** Returns the coaches that pages still show: current or recent ones, and head coaches in known seasons. */
function remembered(ranks: CoachingRanks, since: number, recent: number): Coach[] {
  return ranks
    .coaches()
    .filter(({ id }) =>
      ranks
        .career(id)
        .some(({ role, until }) => until === null || until >= recent || (role === 'head' && until >= since)),
    );
}

/** Adjusts a coach's true skill toward his record, since records partly reflect skill. */
function proven(coach: Coach, reputation: number, { coaches: { cast } }: CastInput['tuning']): Coach {
  const marks = Math.max(-cast.extreme, Math.min(cast.extreme, reputation / cast.reputation));
  const beside = cast.record * marks;
  const rest = Math.sqrt(1 - cast.record ** 2);
  const moved = Object.fromEntries(
    Object.entries(coach.skills).map(([skill, value]) => [skill, hundredths(beside + rest * value)]),
  ) as Coach['skills'];
  return { ...coach, skills: moved };
}

/**
 * Creates every coach at the start of a dynasty, and the careers that led there: runs the carousel through every known
 * real season, and through invented ones before the first. None is a real person; tenures follow from the programs'
 * records.
 */
export function castOf(input: CastInput): CoachingRanks {
  const real = realSeasons(input);
  const seasons = [...inventedSeasons(input, real[0] ?? []), ...real];
  const byTeam = groupBy(seasons.flat(), ({ team }) => team);
  const expected = expectationsOf(byTeam, input.tuning);
  const surprises = surprisesOf(byTeam, input.tuning, expected);
  let ranks = CoachingRanks.of([], []);
  const first = firstOf(firstOf(seasons)).year - 1;
  const next = (at: number): readonly Placed[] => seasons[at] ?? input.programs;
  const runYear = (year: number, programs: ProgramSeason[], at: number): void => {
    const here = new Set(programs.map(({ team }) => team));
    const carousel: CarouselInput = {
      ...input,
      year,
      programs,
      surprises,
      stay: new Set(next(at).map(({ team }) => team)),
      join: next(at)
        .filter(({ team }) => !here.has(team))
        .map(unknownSeason),
    };
    const { coaches, jobs } = runCarousel(ranks, carousel);
    ranks = ranks.with(coaches, jobs);
  };
  runYear(first, [], 0);
  for (const [index, rows] of seasons.entries()) {
    const programs = programsOf(rows, seasons[index - 1] ?? [], expected);
    runYear(firstOf(rows).year, programs, index + 1);
  }
  return openingRanks(ranks, input, surprises);
}

/** Returns the coaches and jobs a dynasty begins with. */
function openingRanks(
  ranks: CoachingRanks,
  input: CastInput,
  surprises: ReturnType<typeof surprisesOf>,
): CoachingRanks {
  const { startYear, history, tuning } = input;
  const recent = startYear - tuning.coaches.cast.remembered;
  const since = history[0]?.year ?? startYear;
  const kept = remembered(ranks, since, recent).map((coach): Coach => {
    const reputation = reputationOf(ranks.career(coach.id), startYear - 1, surprises, tuning);
    return { ...proven(coach, reputation, tuning), joined: startYear };
  });
  const ids = new Set(kept.map(({ id }) => id));
  const jobs = ranks
    .jobs()
    .filter(({ coach, until }) => ids.has(coach) && (until === null || until >= Math.min(since, recent)));
  return CoachingRanks.of(kept, counted(jobs, history));
}
