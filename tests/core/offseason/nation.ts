import type { NameTable } from '../../../src/core/model/facts.ts';
import type { TeamId } from '../../../src/core/model/ids.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import type { TeamFacts } from '../../../src/core/model/team.ts';
import { befittingScore, type PrestigeProgram } from '../../../src/core/offseason/prestige.ts';
import type { Winters } from '../../../src/core/offseason/progression.ts';
import type { CycleInput, KnownStaff } from '../../../src/core/offseason/recruits/class-input.ts';
import type { Leader } from '../../../src/core/offseason/recruits/coach-appeal.ts';
import type { StaffHours } from '../../../src/core/offseason/recruits/hours.ts';
import type { RosterReference, Suitor } from '../../../src/core/offseason/types.ts';
import { usualCauses, winterDice, winterOf } from '../../../src/core/offseason/winter.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { homeStates } from '../../../src/core/reference/tables.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { listKnobs } from '../../../src/core/tuning/knob.ts';
import { portalKnobs } from '../../../src/core/tuning/portal.ts';

/** A made-up nation of 134 programs, half of them in four power conferences, for offseason tests. */

export type NationProgram = Suitor & PrestigeProgram & { conference: string };

export const SEED = seedFrom('offseason tests');
/** Transfers are rare here: players who leave quit, and recruiting alone shapes rosters. */
export const tuning = resolveTuning(
  Object.fromEntries(
    listKnobs(portalKnobs).flatMap(({ name }): [string, number][] => {
      if (name.endsWith('.entries')) return [[name, 0.1]];
      if (name.endsWith('.seniors')) return [[name, -25]];
      if (/\.(quits|walkOns)$/.test(name)) return [[name, 1]];
      return /\.(arrivals|waivers)$/.test(name) ? [[name, 0]] : [];
    }),
  ),
);

/** Inputs of a class in a year: everything average, no NIL money. */
export function classInput(year: number, players: CycleInput['players']): CycleInput {
  return {
    classOf: year + 1,
    programs,
    players,
    lastSeason: new Map(),
    reference,
    tuning,
    seed: SEED,
    rules: rulesOf(year),
    money: null,
    staffs,
  };
}

/** An average coach in every respect. */
export const ordinary: Leader = {
  now: { surprises: [0, 0], years: 3, recruiting: 0 },
  expected: 0.5,
  standing: 0,
};
export const USUAL_HOURS: StaffHours = { head: 0, offense: 0, defense: 0, difficulty: 0 };

const POWER = ['east', 'north', 'south', 'west'];
const OTHERS = ['coast', 'desert', 'lakes', 'plains', 'valley'];
const POWER_SIZE = 16;
const OTHERS_SIZE = 14;

export function isPower(conference: string | null): boolean {
  return conference !== null && POWER.includes(conference);
}

function table(prefix: string, size: number): NameTable {
  let total = 0;
  return {
    names: Array.from({ length: size }, (_, i) => `${prefix}${i}`),
    cumulative: Array.from({ length: size }, (_, i) => {
      total += 1 / (i + 20);
      return total;
    }),
  };
}

/** Programs sorted by id, with the power conferences better overall and a realistic spread of prestige. */
export const programs: readonly NationProgram[] = (() => {
  const dice = stream(SEED, 'nation');
  const all = [
    ...POWER.flatMap((c) =>
      Array.from({ length: POWER_SIZE }, (_, i) => ({ team: `${c}-${i}`, conference: c, z: 0.8 })),
    ),
    ...OTHERS.flatMap((c) =>
      Array.from({ length: OTHERS_SIZE }, (_, i) => ({ team: `${c}-${i}`, conference: c, z: -0.8 })),
    ),
  ].map((p) => ({ ...p, z: p.z + dice.normal(0, 0.65) }));
  return all
    .sort((a, b) => a.z - b.z)
    .map(({ team, conference }, i) => {
      const prestigeScore = befittingScore((i + 0.5) / all.length);
      const tier = Math.floor(prestigeScore);
      return { team, conference, prestigeScore, ceiling: Math.min(7, tier + 2), floor: Math.max(1, tier - 2) };
    })
    .sort((a, b) => (a.team < b.team ? -1 : 1));
})();

export const teams: readonly TeamId[] = programs.map((p) => p.team);

/** Campuses spread over the states by recruits produced, each a little off the center. */
const facts: readonly TeamFacts[] = (() => {
  const dice = stream(SEED, 'sites');
  return teams.map((id) => {
    const state = homeStates[dice.weighted(homeStates.map((s) => s.share + 0.01))]!;
    return {
      id,
      name: id,
      mascot: 'Bears',
      abbreviation: id.toUpperCase(),
      colorPrimary: '#000000',
      colorSecondary: '#ffffff',
      city: id,
      state: state.code,
      stadium: `${id} Stadium`,
      latitude: state.latitude + dice.normal(0, 0.5),
      longitude: state.longitude + dice.normal(0, 0.5),
    };
  });
})();

const familyNames = table('F', 1500);

export const reference: RosterReference = {
  teams: facts,
  visitors: [],
  homeStates,
  givenNames: table('G', 500),
  familyNames,
  familyNamesIn: () => familyNames,
};

export function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
}

export function sd(values: readonly number[]): number {
  const m = mean(values);
  return Math.sqrt(mean(values.map((v) => (v - m) ** 2)));
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  return mean(a.map((v, i) => (v - ma) * (b[i]! - mb))) / (sd(a) * sd(b));
}

/** Mean starter rating of each team, in the order of `teams`; quarterbacks count double, kickers little. */
export function strengths(players: readonly Player[]): number[] {
  const sums = new Map<TeamId, { sum: number; weight: number }>();
  for (const p of players) {
    if (!p.starter) continue;
    const weight = p.position === 'qb' ? 2.5 : p.position === 'k' || p.position === 'p' ? 0.4 : 1;
    const entry = sums.get(p.team) ?? { sum: 0, weight: 0 };
    sums.set(p.team, { sum: entry.sum + weight * p.rating, weight: entry.weight + weight });
  }
  return teams.map((team) => sums.get(team)!.sum / sums.get(team)!.weight);
}

/** Every program has an average coach and a staff with the usual hours. */
export const staffs = new Map(
  programs.map(({ team }): [TeamId, KnownStaff] => [team, { leader: ordinary, hours: USUAL_HOURS }]),
);

/** The offseason after an average year for everyone. */
export function usualWinters(year: number): Winters {
  return (player) => winterOf(player, usualCauses(tuning), winterDice(SEED, year, player.id), tuning);
}
