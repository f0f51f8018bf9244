import { describe, expect, it } from 'vitest';
import { SCHEDULE } from '../../../src/core/present/columns/pages.ts';
import { opponentRecord, ratingOf, strengthText } from '../../../src/core/present/games.ts';
import { scheduleGame } from '../../web/fixtures.ts';

describe('an FCS opponent', () => {
  const fcsTeam = { name: 'Florida A&M', ranking: 135, record: '0-0 (0-0)', rating: 0 };

  it('has no rating, and no record from its FBS games alone, in words or in a column', () => {
    expect(ratingOf(fcsTeam)).toBeNull();
    expect(strengthText(fcsTeam)).toBe('FCS');
    expect(opponentRecord(fcsTeam)).toBe('FCS');
    expect(SCHEDULE.rating.text(scheduleGame({ opponent: fcsTeam }))).toBe('-');
  });

  it('has no rank in the poll', () => {
    expect(SCHEDULE.opponent_rank.text(scheduleGame({ opponent: { ...fcsTeam, ranking: 0 } }))).toBe('-');
    expect(SCHEDULE.opponent_rank.text(scheduleGame({ opponent: fcsTeam }))).toBe('135');
  });

  it('can be told apart from an FBS team, which has both', () => {
    const rice = { ...fcsTeam, name: 'Rice', record: '4-1 (2-0)', rating: 61.24 };
    expect(strengthText(rice)).toBe('4-1 (2-0), rating 61.2');
    expect(SCHEDULE.rating.text(scheduleGame({ opponent: rice }))).toBe('61.2');
  });
});
