import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { expectedIn } from '../../../src/core/dynasty/career/expectation.ts';
import { headCoachOf, newStaffs, staffOf } from '../../../src/core/dynasty/coaches.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../src/core/dynasty/dynasty-state.ts';
import { countSeason, staffsAfter } from '../../../src/core/dynasty/winter/carousel.ts';
import { type CoachJob, isInterim } from '../../../src/core/model/coaches.ts';
import { CHAMPIONSHIP_WEEK, type Game } from '../../../src/core/model/game.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const settings = { seed: seedFrom('carousel'), startYear: 2024, team: 'iowa', playoff: null };
const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
// Starting the season completes the schedule.
advance(dynasty);

/** Returns the dynasty with all games before a week decided at random, the better team favored. */
function played(seed: number, before: number): DynastyState {
  const ratings = new Map(dynasty.programs.map(({ team, rating }) => [team, rating]));
  const games = dynasty.games.map((game): Game => {
    if (game.week >= before) return game;
    const edge = (ratings.get(game.home) ?? 45) - (ratings.get(game.away) ?? 45);
    const homeWins = edge + stream(settings.seed, 'decided', seed, game.id).normal(0, 8) > 0;
    const quarters = (points: number) => [points, 0, 0, 0];
    const [homeScore, awayScore] = homeWins ? [28, 14] : [14, 28];
    const result = {
      homeScore,
      awayScore,
      overtime: 0,
      homeQuarters: quarters(homeScore),
      awayQuarters: quarters(awayScore),
    };
    return { ...game, result };
  });
  return { ...dynasty, games };
}

/** Returns the dynasty after a year's coaching carousel. */
function turned(seed: number): DynastyState {
  const state = played(seed, CHAMPIONSHIP_WEEK);
  const { coaches, jobs } = staffsAfter(state, CHAMPIONSHIP_WEEK);
  return { ...state, coaches: state.coaches.with(coaches, jobs) };
}

const heldBy = (jobs: readonly CoachJob[]): Map<number, string[]> => {
  const teams = new Map<number, string[]>();
  for (const { coach, team, role } of jobs) teams.set(coach, [...(teams.get(coach) ?? []), `${team} ${role}`]);
  return teams;
};

describe('the carousel', () => {
  it('leaves every program with a full staff, and no coach with two jobs, too young, too old or retired', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const { coaches, tuning, programs } = turned(seed);
        const held = coaches.held();
        expect([...heldBy(held).values()].filter((jobs) => jobs.length > 1)).toEqual([]);
        const staffed = held.map(({ team, role }) => `${team} ${role}`).sort();
        const wanted = programs.flatMap(({ team }) => ['head', 'offense', 'defense'].map((role) => `${team} ${role}`));
        expect(staffed.filter((each) => wanted.includes(each)).length).toBe(wanted.length);
        for (const { coach: id } of held) {
          const coach = coaches.coach(id);
          expect(coach.retired).toBeNull();
          expect(2025 - coach.born).toBeGreaterThanOrEqual(25);
          expect(2025 - coach.born).toBeLessThanOrEqual(tuning.coaches.leave.lastAge);
        }
      }),
      { numRuns: 8, seed: 1 },
    );
  });

  it('gives every job that ends a reason, and a head coach who is hired away a better one', () => {
    const { coaches } = turned(7);
    const ended = coaches.jobs().filter(({ until }) => until === 2024);
    expect(ended.length).toBeGreaterThan(40);
    for (const job of ended) {
      const next = coaches.career(job.coach).find(({ since }) => since === 2025);
      expect(job.end).not.toBeNull();
      if (job.end === 'promoted') expect(next?.role).toBe('head');
      if (job.end === 'hired_away') expect(next?.team).not.toBe(job.team);
      if (job.end === 'retired') expect(coaches.coach(job.coach).retired).toBe(2024);
    }
  });

  it('is the same for the same season, and different for other results', () => {
    expect(turned(3).coaches.jobs()).toEqual(turned(3).coaches.jobs());
    expect(turned(3).coaches.jobs()).not.toEqual(turned(4).coaches.jobs());
  });

  it('changes about as many head coaches as in a real year', () => {
    const changes = [1, 2, 3, 4].map((seed) => {
      const state = turned(seed);
      return newStaffs({ ...state, year: 2025 }).size;
    });
    for (const each of changes) {
      expect(each).toBeGreaterThanOrEqual(15);
      expect(each).toBeLessThanOrEqual(38);
    }
  });
});

describe('a head coach fired during the season', () => {
  const week = 9;
  const state = played(1, week + 1);
  const { jobs } = staffsAfter(state, week);
  const after = { ...state, coaches: state.coaches.with([], jobs) };
  const fired = jobs.filter(({ end }) => end === 'fired');

  it('has lost more than expected, and a coordinator takes over as interim', () => {
    const all = [1, 2, 3, 4, 5].flatMap((seed) => staffsAfter(played(seed, week + 1), week).jobs);
    expect(all.filter(({ end }) => end === 'fired').length).toBeGreaterThan(0);
    for (const { team, lastWeek, until } of fired) {
      expect([lastWeek, until]).toEqual([week, 2024]);
      const interim = jobs.find((job) => job.team === team && isInterim(job))!;
      const { offense, defense } = staffOf(after, team);
      expect([offense.at(-1)!.coach.id, defense.at(-1)!.coach.id]).toContain(interim.coach);
      expect(interim.fromWeek).toBe(week + 1);
    }
  });

  it('has no job the year after', () => {
    const gone = fired.map(({ coach }) => coach);
    expect(gone.length).toBeGreaterThan(0);
    const over = { ...played(1, CHAMPIONSHIP_WEEK), coaches: after.coaches };
    const hired = staffsAfter(over, CHAMPIONSHIP_WEEK).jobs.filter(({ since }) => since === 2025);
    expect(hired.filter(({ coach }) => gone.includes(coach))).toEqual([]);
  });

  it('keeps the games he coached, and the interim gets the rest', () => {
    const over = { ...played(1, CHAMPIONSHIP_WEEK), coaches: after.coaches };
    const counted = countSeason(over);
    for (const { team, wins, losses } of fired) {
      const before = headCoachOf(state, team).job;
      const [his, interims] = [wins + losses - before.wins - before.losses, counted.find((job) => job.team === team)!];
      const games = over.games.filter((game) => game.result && (game.home === team || game.away === team));
      expect(his + interims.wins + interims.losses).toBe(games.length);
    }
  });

  it('is never one before the first weeks are over', () => {
    for (const early of [1, 2, 3]) expect(staffsAfter(played(1, early + 1), early).jobs).toEqual([]);
  });
});

describe('expectations of a program', () => {
  it('rise with talent and prestige: the best recruiters are expected to win nearly everything', () => {
    const best = dynasty.programs.filter(({ prestige }) => prestige === 7).map(({ team }) => expectedIn(dynasty, team));
    const poor = dynasty.programs.filter(({ prestige }) => prestige === 1).map(({ team }) => expectedIn(dynasty, team));
    const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(mean(best)).toBeGreaterThan(0.68);
    expect(mean(poor)).toBeLessThan(0.5);
  });
});
