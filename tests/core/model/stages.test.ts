import { describe, expect, it } from 'vitest';
import {
  hasReached,
  nextStage,
  STAGES,
  stageBefore,
  stageFacts,
  stageNamed,
  stagesBetween,
} from '../../../src/core/model/stages.ts';

describe('the stages of a year', () => {
  it('are preseason, season, summary, progression and recruiting summary, and then the year starts over', () => {
    expect(STAGES).toEqual(['preseason', 'season', 'summary', 'progression', 'recruiting_summary']);
    expect(STAGES.map(nextStage)).toEqual(['season', 'summary', 'progression', 'recruiting_summary', 'preseason']);
    for (const stage of STAGES) expect(stageBefore(nextStage(stage))).toBe(stage);
  });

  it('lead from any stage to any other, through a full year if they are the same', () => {
    for (const from of STAGES) {
      for (const to of STAGES) {
        const way = stagesBetween(from, to);
        expect(way.at(-1)).toBe(to);
        expect([from, ...way].slice(0, -1).map(nextStage)).toEqual(way);
        expect(way.length).toBeLessThanOrEqual(STAGES.length);
      }
    }
    expect(stagesBetween('season', 'season')).toHaveLength(STAGES.length);
  });

  it('have the labels of the specification', () => {
    expect(STAGES.map((stage) => stageFacts(stage).label)).toEqual([
      'Non-Conference scheduling',
      'Season',
      'Season Summary',
      'Roster Progression',
      'Recruiting Summary',
    ]);
    expect(STAGES.map((stage) => stageFacts(stage).banner)).toEqual(['Preseason', '', '', 'Offseason', 'Offseason']);
    expect(stageNamed('summary')).toBe('summary');
    for (const other of ['playoff', '', 'constructor', 7, null]) expect(stageNamed(other)).toBeNull();
  });

  it('close the season before rosters turn over, and both hold until the next year', () => {
    for (const stage of STAGES) {
      const { seasonClosed, nextRosters } = stageFacts(stage);
      expect(seasonClosed).toBe(hasReached(stage, 'summary'));
      expect(nextRosters).toBe(hasReached(stage, 'recruiting_summary'));
    }
  });
});
