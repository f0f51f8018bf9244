import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { askSpoilerFree } from '../../../src/core/app/reading/spoiler-free.ts';
import { awardFaults } from '../../../src/core/app/saves/award-checks.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import type { Award } from '../../../src/core/model/people/awards.ts';
import { STAT } from '../../../src/core/model/plays/stats.ts';
import { honorLines } from '../../../src/core/present/awards.ts';
import { BEST } from '../../../src/core/present/index.ts';
import type { Save, SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
const moments = new Map<number, { awards: AnswerOf<'awards'>; race: AnswerOf<'race'> }>();

async function look(week: number): Promise<void> {
  await ask(session, 'sim', { week });
  moments.set(week, { awards: await ask(session, 'awards', {}), race: await ask(session, 'race', {}) });
}

beforeAll(async () => {
  session = await playedTo(1);
  for (const week of [5, 6, CHAMPIONSHIP_WEEK, CHAMPIONSHIP_WEEK + 1]) await look(week);
});
afterAll(() => session.close());

describe('the race', () => {
  it('opens in week 6 and ends with the vote', () => {
    expect(moments.get(5)!.race.runners).toEqual([]);
    expect(moments.get(6)!.race.runners).toHaveLength(10);
    expect(moments.get(CHAMPIONSHIP_WEEK)!.race.decided).toBe(false);
    const after = moments.get(CHAMPIONSHIP_WEEK + 1)!;
    expect([after.race.decided, after.race.runners]).toEqual([true, []]);
    expect(after.awards.heisman).toHaveLength(10);
  });

  it('favors the same player in its last week as the odds do', () => {
    const { runners } = moments.get(CHAMPIONSHIP_WEEK)!.race;
    const [first] = runners;
    expect(first!.points).toBe(Math.max(...runners.map(({ points }) => points)));
    expect(runners.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(first!.chance).toBeGreaterThan(0.2);
  });

  it('offers a player who never wins in the simulations at +20000', () => {
    const longshots = [6, CHAMPIONSHIP_WEEK].flatMap((week) =>
      moments.get(week)!.race.runners.filter(({ chance }) => chance === 0),
    );
    expect(longshots.length).toBeGreaterThan(0);
    expect(new Set(longshots.map(({ odds }) => odds))).toEqual(new Set(['+20000']));
  });
});

describe('the coach of the year', () => {
  it('is voted after the championships, with the record at that time, and leads his program', async () => {
    expect(moments.get(CHAMPIONSHIP_WEEK)!.awards.coach_of_the_year).toEqual([]);
    const { awards } = moments.get(CHAMPIONSHIP_WEEK + 1)!;
    const [winner] = awards.coach_of_the_year;
    expect(winner!.wins - winner!.expected_wins).toBeGreaterThan(1);
    const program = await ask(session, 'program', { team: winner!.team });
    const { first, last, since } = winner!;
    expect(program.head_coach).toMatchObject({ first, last, since });
    // He may leave for another program once the season is over.
    expect([null, 2024]).toContain(program.head_coach!.until);
    const { arcs } = await ask(session, 'news', { week: CHAMPIONSHIP_WEEK });
    const texts = arcs.filter(({ kind }) => kind === 'coach').map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining(`${first} ${last} of ${winner!.team} is the coach of the year`)]);
  });

  it('stays hidden from a viewer who has not seen the championships', () => {
    const hidden = askSpoilerFree(session, 'awards', {}, { year: 2024, week: CHAMPIONSHIP_WEEK, seen: [] });
    if (!hidden.ok) throw new Error(hidden.error.message);
    expect(hidden.value.coach_of_the_year).toEqual([]);
    const winner = moments.get(CHAMPIONSHIP_WEEK + 1)!.awards.heisman[0]!;
    const page = askSpoilerFree(
      session,
      'program',
      { team: winner.team },
      { year: 2024, week: CHAMPIONSHIP_WEEK, seen: [] },
    );
    if (!page.ok) throw new Error(page.error.message);
    expect([page.value.heisman, page.value.all_america]).toEqual([[], []]);
  });
});

describe('the awards of a season', () => {
  it('are weekly until the championships, and for the season after that', () => {
    const early = moments.get(6)!.awards;
    expect([early.decided, early.heisman, early.best, early.all_america.first]).toEqual([false, [], [], []]);
    expect(early.players_of_the_week.map(({ week }) => week)).toEqual([5, 4, 3, 2, 1]);
    const { awards } = moments.get(CHAMPIONSHIP_WEEK + 1)!;
    expect(awards.all_america.first.length).toBe(awards.all_america.second.length);
    expect(awards.conference).toBe('Big Ten');
    expect(awards.all_conference.first.length).toBeGreaterThan(20);
  });

  it('can be shown for another conference, with a sentence if there is none of that name', async () => {
    expect((await ask(session, 'awards', { conference: 'sec' })).conference).toBe('SEC');
    const refused = await runOperation(session, 'awards', { conference: 'Big Tenn' });
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining('Big Ten') } });
    const early = await runOperation(session, 'awards', { year: 1850 });
    expect(early).toMatchObject({ ok: false, error: { message: expect.stringContaining('1850') } });
  });

  it('show a returner with his kick and punt returns', async () => {
    const { best } = moments.get(CHAMPIONSHIP_WEEK + 1)!.awards;
    const { winner } = best.find(({ award }) => award === 'best_ret')!;
    const counts = session.read((save) => save.playerSeasons.ofPlayer(winner.id).find(({ year }) => year === 2024)!);
    const yards = counts.counts[STAT.kick_return_yards]! + counts.counts[STAT.punt_return_yards]!;
    expect(yards).toBeGreaterThan(0);
    expect((winner.stats.kick_return_yards ?? 0) + (winner.stats.punt_return_yards ?? 0)).toBe(yards);
    const line = BEST.season.text(best.find(({ award }) => award === 'best_ret')!);
    for (const part of line.split(', ')) expect(part).toMatch(/^[\d,]+ (KR|PR) (Yds|TD)$/);
  });

  it('are on the page of each honored player', async () => {
    const { heisman } = moments.get(CHAMPIONSHIP_WEEK + 1)!.awards;
    const winner = await ask(session, 'player', { id: heisman[0]!.id });
    expect(winner.awards[0]).toBeDefined();
    expect(honorLines(winner.awards)[0]).toMatch(/^2024: Heisman Trophy;/);
    const second = await ask(session, 'player', { id: heisman[1]!.id });
    expect(honorLines(second.awards).join()).toContain('2nd in the Heisman vote');
  });

  it('stay hidden from a viewer who has not seen the championships', () => {
    const hidden = { year: 2024, week: CHAMPIONSHIP_WEEK, seen: [] };
    const page = askSpoilerFree(session, 'awards', {}, hidden);
    const race = askSpoilerFree(session, 'race', {}, hidden);
    if (!page.ok || !race.ok) throw new Error('refused');
    expect([page.value.decided, page.value.most_valuable]).toEqual([false, []]);
    expect(race.value.runners.map(({ id, points }) => [id, points])).toEqual(
      moments.get(CHAMPIONSHIP_WEEK)!.race.runners.map(({ id, points }) => [id, points]),
    );
    const winner = moments.get(CHAMPIONSHIP_WEEK + 1)!.awards.heisman[0]!;
    const own = askSpoilerFree(session, 'player', { id: winner.id }, hidden);
    expect(own.ok && own.value.awards.some(({ award }) => award === 'heisman')).toBe(false);
  });
});

describe('verifying awards', () => {
  const faults = (change: (awards: Award[]) => Award[]): string[] =>
    session.read((save) => {
      const forged: Save = {
        ...save,
        awards: { ...save.awards, ofYear: (year) => change(structuredClone(save.awards.ofYear(year))) },
      };
      return [...awardFaults(forged)];
    });
  const winner = (awards: Award[]) => awards.find(({ kind, place }) => kind === 'heisman' && place === 1)!;

  it('finds nothing wrong in a real dynasty', () => {
    expect(faults((awards) => awards)).toEqual([]);
  });

  it('finds a winner from another team, one who does not exist, and a vote that does not add up or is out of order', () => {
    const changed = (change: (award: Award) => void) =>
      faults((awards) => {
        change(winner(awards));
        return awards;
      });
    const other = (team: string) => (team === 'rice' ? 'michigan' : 'rice');
    expect(changed((award) => Object.assign(award, { team: other(award.team) }))[0]).toContain('did not play for');
    expect(changed((award) => Object.assign(award, { player: 999_999 }))[0]).toContain('999999');
    expect(changed((award) => Object.assign(award, { points: 9000 }))[0]).toContain('more points than its ballots');
    expect(changed((award) => Object.assign(award, { points: 1, firsts: 0 }))[0]).toContain('not sorted by points');
  });

  it('finds an MVP of a game his team did not win', () => {
    const lost = faults((awards) =>
      awards.map((award) => (award.kind === 'most_valuable' ? { ...award, game: 20240001 } : award)),
    );
    expect(lost[0]).toContain('did not win');
  });
});
