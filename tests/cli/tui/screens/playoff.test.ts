import { describe, expect, it } from 'vitest';
import { playoff } from '../../../../src/cli/tui/screens/playoff.ts';
import type { Playoff } from '../../../../src/core/contract/views/season/playoff.ts';
import * as given from '../../../web/fixtures.ts';

/** Returns the lines of the bracket pane. */
function bracketLines(next: Playoff['next_playoff']) {
  const page = given.playoff(12, { next_playoff: next });
  // The bracket does not depend on the visit.
  const [pane] = playoff.view(page, { name: 'playoff' }, {} as Parameters<typeof playoff.view>[2]).panes;
  if (typeof pane?.items !== 'function') throw new Error('the bracket is a pane of text');
  return pane.items(76, 20);
}

describe('an announced change of the playoff', () => {
  const change = { year: 2028, teams: 16, autobids: 5, news_week: 7 } as const;

  it('is shown above the bracket, and Enter opens the news of the vote', () => {
    const [first] = bracketLines(change);
    expect(JSON.stringify(first?.cells)).toContain('The playoff goes from 12 teams to 16 in 2028');
    expect(first?.route).toMatchObject({ week: 7 });
  });

  it('has nothing to open in a later season, and is absent when none is announced', () => {
    expect(bracketLines({ ...change, news_week: null })[0]?.route).toBeNull();
    expect(JSON.stringify(bracketLines(null))).not.toContain('goes from');
  });
});
