import { describe, expect, it } from 'vitest';
import { withContext } from '../../../src/core/app/reading/context.ts';
import { readDynasty } from '../../../src/core/app/reading/dynasty-cache.ts';
import { readSeason } from '../../../src/core/app/reading/season-view.ts';
import { type Season, seasonWith } from '../../../src/core/dynasty/dynasty-state.ts';
import { type Moment, playedTo } from './played.ts';

/** Everything an engine function may read of a season. */
const FACTS = [
  ...(['settings', 'reference', 'rules', 'tuning', 'year', 'stage', 'week', 'programs', 'players', 'games'] as const),
  ...(['polls', 'injuries', 'history', 'budget', 'ownCoach', 'job', 'staff', 'deals'] as const),
] satisfies readonly (keyof Season)[];

describe('a season read from a save', () => {
  it.each(['preseason', 9, 'summary', 'next week 9'] satisfies Moment[])(
    'has the facts of the running dynasty in %s',
    async (moment) => {
      const session = await playedTo(moment);
      const dynasty = session.read(readDynasty);
      withContext(session, ({ season }) => {
        for (const fact of FACTS) expect(season[fact], fact).toEqual(dynasty[fact]);
        const coach = season.coaches.ofTeam(season.settings.team, 'head').at(-1);
        expect(coach).toEqual(dynasty.coaches.ofTeam(season.settings.team, 'head').at(-1));
      });
      session.close();
    },
  );

  it('keeps what it was not given when some of it is changed, and goes no further than its own year', async () => {
    const session = await playedTo('next week 9');
    session.read((save) => {
      const { year } = save.dynasty.read();
      const past = readSeason(save, year - 1);
      const asNext = seasonWith(past, { year, games: [] });
      expect([asNext.year, asNext.games, asNext.stage]).toEqual([year, [], 'recruiting_summary']);
      expect(asNext.history).toBe(past.history);
      expect(Math.max(...past.history.map((row) => row.year))).toBe(year - 1);
      expect(asNext.polls.at(-1)).toEqual(save.polls.last(year - 1));
      expect(() => past.players).toThrow(/rosters of 2024 are not stored/);
    });
    session.close();
  });
});
