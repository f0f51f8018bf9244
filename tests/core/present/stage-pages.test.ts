import { describe, expect, it } from 'vitest';
import { stageOfQuery, stagePage } from '../../../src/core/contract/stage-pages.ts';
import { STAGES } from '../../../src/core/model/stages.ts';

describe('the stages of a year', () => {
  it('have a page each, and no page has two stages', () => {
    expect(new Set(STAGES.map((stage) => stagePage(stage).page)).size).toBe(STAGES.length);
    for (const stage of STAGES) expect(stageOfQuery(stagePage(stage).query)).toBe(stage);
    expect(stageOfQuery('rankings')).toBeNull();
  });
});
