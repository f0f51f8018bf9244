import { openingCast } from '../../../src/core/dynasty/winter/carousel.ts';
import type { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import type { PastSeason } from '../../../src/core/model/facts.ts';
import type { TeamSeason } from '../../../src/core/model/season.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import type { Tuning } from '../../../src/core/tuning/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const prestigeOf = (team: string, year: number): number => reference.startingPrestige(year).get(team)?.prestige ?? 1;

/** Returns the real seasons before a year with each program's prestige at the time, earliest first. */
export function realHistory(before: number): TeamSeason[] {
  return reference
    .resultsBefore(before)
    .map((row: PastSeason) => ({ ...row, prestige: prestigeOf(row.team, row.year) }) as unknown as TeamSeason)
    .sort((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));
}

/** Returns all coaches at the start of a dynasty with this seed. */
export function castIn(seed: string, startYear: number, tuning: Tuning = resolveTuning()): CoachingRanks {
  const settings = { seed: seedFrom(seed), startYear, team: 'michigan', playoff: null };
  const { members } = reference.season(startYear);
  const teams = Object.keys(members).sort();
  const programs = teams.map((team) => ({
    team,
    conference: members[team] ?? null,
    prestige: prestigeOf(team, startYear),
  }));
  return openingCast({ settings, reference, tuning }, programs, realHistory(startYear));
}
