import { describe, expect, it } from 'vitest';
import { formatIn, growthBy, nextFormat } from '../../../../src/core/dynasty/playoff-format.ts';
import type { PlayoffFormat } from '../../../../src/core/model/playoff.ts';
import type { TeamSeason } from '../../../../src/core/model/season.ts';
import { seedFrom } from '../../../../src/core/random/stream.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';

const POWER = ['sec', 'big-ten', 'big-12', 'acc'];
/** No luck: a conference votes for a bigger field once it averages one worthy team left out per season. */
const PLAIN = {
  'playoffGrowth.needed': 1,
  'playoffGrowth.leaning': 0,
  'playoffGrowth.mood': 0,
  'playoffGrowth.deal': 0,
};

function line(team: string, conference: string, rank: number, row: Partial<TeamSeason> = {}): TeamSeason {
  const none = { rating: null, offense: null, defense: null, confWins: 0, confLosses: 0 };
  const results = { wins: 10, losses: 2, prestige: 5, inPlayoff: false, conferenceChampion: false, champion: false };
  return { year: 0, team, conference, rank, ...none, ...results, played: true, ...row };
}

/**
 * A season with 12 teams: ten at large, the last of them ranked 20th, two champions, and the named conferences' teams
 * left out from 13th on.
 */
function season(leftOut: readonly string[], teams = 12): TeamSeason[] {
  const field = Array.from({ length: teams }, (_, index) => {
    const champion = index < 2;
    const rank = index === teams - 1 ? 20 : index + 1;
    return line(`in${index}`, POWER[index % POWER.length]!, rank, { inPlayoff: true, conferenceChampion: champion });
  });
  return [...field, ...leftOut.map((id, index) => line(`out-${id}-${index}`, id, teams + index))];
}

/** A dynasty whose seasons since 2024 were all alike. */
function dynasty(
  lines: TeamSeason[],
  knobs: Record<string, number> = {},
  playoff: PlayoffFormat | null = null,
  seed = 'one',
) {
  const settings = { seed: seedFrom(seed), playoff };
  const linesOf = (year: number) => (year < 2024 ? season([], 4) : lines.map((row) => ({ ...row, year })));
  return { settings, reference, tuning: resolveTuning({ ...PLAIN, ...knobs }), linesOf };
}

describe('the playoff after the last season on record', () => {
  const three = season(['sec', 'big-ten', 'acc']);

  it('grows to 16 two seasons after three of four power conferences vote for it, five champions and 11 at large', () => {
    const source = dynasty(three);
    const sizes = [2024, 2025, 2026, 2027, 2028, 2029, 2050].map((year) => formatIn(source, year).teams);
    expect(sizes).toEqual([12, 12, 12, 12, 16, 16, 16]);
    expect(formatIn(source, 2028)).toEqual({ teams: 16, autobids: 5, championsTopFour: false });
  });

  it('says how many teams were left out, in seasons with the same field size', () => {
    const growth = growthBy(dynasty(three), 2026)!;
    expect(growth).toMatchObject({ voted: 2026, from: 2028, seasons: 2 });
    expect(growth.leftOut).toHaveLength(2 * 3);
  });

  it('stays the same size if only two conferences were left out, or teams that finished behind the whole field', () => {
    expect(growthBy(dynasty(season(['sec', 'sec', 'sec', 'big-ten', 'big-ten'])), 2060)).toBeNull();
    const behind = season([]).concat(POWER.map((id, index) => line(`late-${id}`, id, 30 + index)));
    expect(growthBy(dynasty(behind), 2060)).toBeNull();
  });

  it('counts no team of a smaller conference, and none if the field consists of conference champions', () => {
    expect(growthBy(dynasty(season(['mac', 'sun-belt', 'mwc', 'american'])), 2060)).toBeNull();
    const champions = season(POWER).map((row) => (row.inPlayoff ? { ...row, conferenceChampion: true } : row));
    expect(growthBy(dynasty(champions), 2060)).toBeNull();
  });

  it('grows more easily when a new television contract begins', () => {
    const few = dynasty(season(['sec', 'big-ten']), { 'playoffGrowth.deal': 1 });
    expect(growthBy(few, 2060)).toMatchObject({ voted: 2030, from: 2032 });
  });

  it('never grows if the user chose the format, or the tuning value is off', () => {
    const four: PlayoffFormat = { teams: 4, autobids: 0, championsTopFour: false };
    expect(formatIn(dynasty(three, {}, four), 2040)).toEqual(four);
    expect(growthBy(dynasty(three, { 'playoffGrowth.grows': 0 }), 2060)).toBeNull();
  });

  it('is announced from the season of the vote until the new field is played, and so are historical changes', () => {
    const source = dynasty(three);
    const next = [2023, 2024, 2025, 2026, 2027, 2028].map((year) => nextFormat(source, year));
    expect(next.map((each) => each && [each.year, each.format.teams])).toEqual([
      [2024, 12],
      null,
      null,
      [2028, 16],
      [2028, 16],
      null,
    ]);
  });

  it('is the same every time for a seed, and differs by seed', () => {
    const grown = (seed: string) =>
      growthBy(
        dynasty(season(['sec', 'big-ten']), { 'playoffGrowth.leaning': 1, 'playoffGrowth.mood': 1 }, null, seed),
        2040,
      );
    const years = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => grown(seed)?.from ?? null);
    expect(years).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => grown(seed)?.from ?? null));
    expect(new Set(years).size).toBeGreaterThan(1);
  });
});
