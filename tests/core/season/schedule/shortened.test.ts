import { describe, expect, it } from 'vitest';
import { everyTeam } from '../../../../src/core/model/facts.ts';
import { REGULAR_WEEKS, type ScheduledGame } from '../../../../src/core/model/game.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import { asItWas, makeReference, referenceData } from '../../../../src/core/reference/index.ts';
import {
  completeSchedule,
  gamesPerTeam,
  nonConferenceLimit,
  preseasonSchedule,
  type ScheduleInput,
  sitsOutSeason,
} from '../../../../src/core/season/schedule/index.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';

const reference = makeReference(asItWas(referenceData));
const facts = reference.season(2020);
const SAT_OUT = ['new-mexico-state', 'old-dominion', 'uconn'];

const input: ScheduleInput = {
  year: 2020,
  facts,
  programs: [...reference.startingPrestige(2020)]
    .filter(([team]) => !sitsOutSeason(facts, team))
    .map(([team, { prestige, score }]) => ({
      team,
      conference: facts.members[team] ?? null,
      prestige,
      rating: 5 * score,
    })),
  teams: everyTeam(reference),
  rivalries: reference.rivalries,
  tuning: resolveTuning(),
};

const scheduleOf = (seed: number): ScheduledGame[] =>
  completeSchedule(input, preseasonSchedule(input), stream(seedFrom(seed), 'schedule'));

const gamesOf = (games: readonly ScheduledGame[], team: string) =>
  games.filter(({ home, away }) => home === team || away === team);

describe('the 2020 schedule as it was', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'gives every team its games from its first week on, at most one a week (seed %i)',
    (seed) => {
      const games = scheduleOf(seed);
      for (const { team, conference } of input.programs) {
        const own = gamesOf(games, team);
        const weeks = own.map(({ week }) => week);
        const first = facts.conferences.find(({ id }) => id === conference)?.firstWeek ?? 1;
        expect(own.length, team).toBe(gamesPerTeam(facts, team));
        expect(new Set(weeks).size, team).toBe(weeks.length);
        expect(Math.min(...weeks), team).toBeGreaterThanOrEqual(first);
        expect(Math.max(...weeks), team).toBeLessThanOrEqual(REGULAR_WEEKS);
        expect(own.filter((game) => game.conference === null).length, team).toBe(nonConferenceLimit(facts, team));
      }
      expect(games.length).toBeGreaterThan(560);
      expect(games.length).toBeLessThan(640);
    },
  );

  it('has ten SEC games and none outside, ACC ten and one with Notre Dame, Big 12 nine and one, Big Ten eight', () => {
    const counts = (team: string) => [gamesPerTeam(facts, team), nonConferenceLimit(facts, team)];
    expect(counts('alabama')).toEqual([10, 0]);
    expect(counts('clemson')).toEqual([11, 1]);
    expect(counts('notre-dame')).toEqual([11, 1]);
    expect(counts('oklahoma')).toEqual([10, 1]);
    expect(counts('ohio-state')).toEqual([8, 0]);
    expect(counts('usc')).toEqual([6, 0]);
    expect(gamesOf(scheduleOf(1), 'florida').some(({ home, away }) => [home, away].includes('florida-state'))).toBe(
      false,
    );
  });

  it('leaves out the three programs that played no football that fall', () => {
    expect(facts.shortened!.sitOut).toEqual(SAT_OUT);
    const games = scheduleOf(3);
    for (const team of SAT_OUT) {
      expect(gamesOf(games, team)).toEqual([]);
      expect(gamesPerTeam(facts, team)).toBe(0);
    }
    expect(input.programs).toHaveLength(127);
  });

  it('has fewer bowls and fewer FCS visitors, with all other seasons unchanged', () => {
    expect(facts.bowls.length).toBeLessThan(reference.season(2019).bowls.length - 10);
    expect(facts.bowls.map(({ name }) => name)).not.toContain('Sun Bowl');
    expect(facts.visitors!.games).toBeLessThan(40);
    const whole = makeReference(referenceData);
    for (const year of [2019, 2021, 2024]) expect(reference.season(year)).toEqual(whole.season(year));
    expect(whole.season(2020).shortened).toBeUndefined();
  });
});
