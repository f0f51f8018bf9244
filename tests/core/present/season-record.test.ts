import { describe, expect, it } from 'vitest';
import { STAGES, stageFacts } from '../../../src/core/model/stages.ts';
import { seasonRecord } from '../../../src/core/present/season-record.ts';

describe('the record of a team', () => {
  it('is shown alone while its season is played', () => {
    for (const stage of ['preseason', 'season'] as const) {
      expect(seasonRecord('0-0 (0-0)', { currentYear: 2025, stage })).toBe('0-0 (0-0)');
    }
  });

  it('names its season between seasons, so that it is not mistaken for the next one', () => {
    for (const stage of STAGES.filter((each) => stageFacts(each).seasonClosed)) {
      expect(seasonRecord('13-2 (8-1)', { currentYear: 2024, stage })).toBe('2024: 13-2 (8-1)');
    }
  });

  it('names a past season at any time', () => {
    expect(seasonRecord('13-2 (8-1)', { currentYear: 2025, stage: 'season' }, 2024)).toBe('2024: 13-2 (8-1)');
  });
});
