import { describe, expect, it } from 'vitest';
import { isSeasonOver, type SaveSummary } from '../../../src/core/app/saves/list.ts';

function saveAt(week: number, of: Partial<SaveSummary>): SaveSummary {
  return {
    name: 'michigan',
    path: '/saves/michigan.dynasty',
    userId: 'u',
    teamName: 'Michigan',
    startYear: 2000,
    playoffTeams: null,
    year: 2024,
    stage: 'season',
    revision: 1,
    size: 1,
    savedAt: 0,
    ...of,
    week,
  };
}

describe('the season of a save in a list is over', () => {
  it.each([
    ['a title game between two teams', { playoffTeams: 2 }, 17],
    ['a playoff of four', { playoffTeams: 4 }, 18],
    ['a playoff of twelve', { playoffTeams: 12 }, 20],
    ['the title game that 2005 had', { year: 2005 }, 17],
    ['the four teams that 2016 had', { year: 2016 }, 18],
    ['the twelve teams that 2024 had', { year: 2024 }, 20],
  ] as const)('after %s', async (_what, of, week) => {
    expect(await isSeasonOver(saveAt(week, of))).toBe(true);
    expect(await isSeasonOver(saveAt(week - 1, of))).toBe(false);
    expect(await isSeasonOver(saveAt(week, { ...of, stage: 'summary' }))).toBe(false);
  });
});
