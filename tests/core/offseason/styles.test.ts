import { describe, expect, it } from 'vitest';
import { correlation } from '../../../src/core/batch/metrics/values.ts';
import type { TeamStyle } from '../../../src/core/model/team.ts';
import { centeredStyles, coachedStyle, runsOption } from '../../../src/core/offseason/styles.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { tuning } from './nation.ts';

const SEED = seedFrom(11);
const teams = Object.keys(reference.season(2024).members);
/** A coach of a program with his own style. */
const coachOf = (team: string, role: string, spell: number) => {
  const dice = stream(SEED, role, team, spell);
  const part = () => dice.normal();
  return { style: { passLean: part(), tempo: part(), boldness: part(), depth: part() } };
};
const makers = (team: string, head: number, coordinator: number) => ({
  head: coachOf(team, 'head', head),
  coordinator: coachOf(team, 'coordinator', coordinator),
});
const programs = teams.map((team) => ({
  team,
  style: coachedStyle(team, 2024, makers(team, 0, 0), SEED, tuning),
}));
const PARTS = ['passLean', 'tempo', 'boldness', 'depth'] as const satisfies readonly (keyof TeamStyle)[];

describe('styles across the nation', () => {
  it('average out in every part, so that football as a whole does not pass or hurry more', () => {
    const centered = centeredStyles(programs, 2024, tuning);
    for (const part of PARTS) {
      const mean = centered.reduce((sum, style) => sum + style[part], 0) / centered.length;
      expect(Math.abs(mean), part).toBeLessThan(0.02);
    }
  });

  it('leave the academies their option', () => {
    const army = centeredStyles(programs, 2024, tuning)[teams.indexOf('army')];
    expect(army?.passLean).toBeLessThanOrEqual(tuning.styles.optionMost);
  });
});

describe('styles that coaches bring', () => {
  /** Correlation of tempo between two seasons across the nation. */
  const alike = (head: number, coordinator: number): number =>
    correlation(
      teams
        .filter((team) => !runsOption(team, 2024))
        .map((team) => [
          coachedStyle(team, 2024, makers(team, 0, 0), SEED, tuning).tempo,
          coachedStyle(team, 2025, makers(team, head, coordinator), SEED, tuning).tempo,
        ]),
    );

  it('stay with the same staff, change somewhat with a new coordinator, and most with a new head coach', () => {
    const [same, coordinator, both] = [alike(0, 0), alike(0, 1), alike(1, 1)];
    expect(same).toBeGreaterThan(0.75);
    expect(coordinator).toBeLessThan(same - 0.1);
    expect(both).toBeLessThan(coordinator - 0.1);
    // A program keeps some of its style under any coach.
    expect(both).toBeGreaterThan(0.05);
  });

  it('never change the option teams', () => {
    for (const head of [0, 1, 2]) {
      const { passLean } = coachedStyle('navy', 2024, makers('navy', head, head), SEED, tuning);
      expect(passLean).toBeLessThanOrEqual(tuning.styles.optionMost);
    }
  });
});
