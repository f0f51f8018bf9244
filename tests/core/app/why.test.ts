import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { Why } from '../../../src/core/contract/views/index.ts';
import { reference } from '../../../src/core/reference/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { roundedParts } from '../../../src/core/words/numbers.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

/** Adds up the parts the way a reader would from the page. */
function addedUp({ parts, decimals }: Why): number {
  const scale = 10 ** decimals;
  return parts.reduce((sum, { value }) => sum + Math.round(value * scale), 0) / scale;
}

describe('rounded parts', () => {
  it('add up to the rounded sum, none off by a step or more', () => {
    const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, fc.constantFrom(1, 2), (list, decimals) => {
        const { parts, total } = roundedParts(list, decimals);
        const scale = 10 ** decimals;
        expect(parts.reduce((sum, part) => sum + Math.round(part * scale), 0)).toBe(Math.round(total * scale));
        expect(Math.abs(total - list.reduce((sum, value) => sum + value, 0))).toBeLessThanOrEqual(0.5 / scale + 1e-9);
        parts.forEach((part, i) => {
          expect(Math.abs(part - list[i]!)).toBeLessThan(1 / scale + 1e-9);
        });
      }),
      { seed: 1 },
    );
  });
});

describe('the parts of a seeded season', () => {
  let session: SaveSession;
  let teams: string[];

  async function explainsEveryRank(): Promise<void> {
    const { rankings } = await ask(session, 'rankings', {});
    for (const { name, poll_score } of rankings) {
      const why = await ask(session, 'why', { what: 'rank', team: name });
      expect(addedUp(why), name).toBe(why.total);
      expect(why.total, name).toBeCloseTo(poll_score ?? Number.NaN, 9);
    }
  }

  beforeAll(async () => {
    session = await playedTo(1);
    teams = (await ask(session, 'rankings', {})).rankings.map(({ name }) => name);
  });
  afterAll(() => session.close());

  it('explain every score of the first poll', explainsEveryRank);

  it('explain the line of every team’s next game', async () => {
    const fits = new Set<number>();
    for (const team of teams) {
      const { upcoming_game } = (await ask(session, 'rankings', {})).rankings.find(({ name }) => name === team)!;
      const why = await ask(session, 'why', { what: 'line', team });
      expect(addedUp(why), team).toBe(why.total);
      const line = upcoming_game!.spread === 'Even' ? 0 : Number(upcoming_game!.spread);
      expect(why.total, team).toBe(0 - line);
      const part = (name: string): number => Math.abs(why.parts.find(({ label }) => label === name)?.value ?? 0);
      // The remainder is rounding to the half point, not an unexplained part.
      expect(part('Rounding'), team).toBeLessThanOrEqual(0.3);
      fits.add(part('New schemes'));
    }
    expect(fits.size).toBeGreaterThan(3);
  });

  it('explain every score of a poll in the season, and of the last one', async () => {
    for (const week of [6, 20] as const) {
      session.close();
      session = await playedTo(week);
      await explainsEveryRank();
    }
  });

  it('explain every program’s prestige', async () => {
    const before = await runOperation(session, 'why', { what: 'prestige' });
    expect(before).toMatchObject({ ok: false, error: { code: 'wrong_stage' } });
    session.close();
    session = await playedTo('summary');
    const moved = new Map<string, number>();
    for (const team of teams) {
      const why = await ask(session, 'why', { what: 'prestige', team });
      expect(addedUp(why), team).toBe(why.total);
      moved.set(team, why.total);
    }
    session.close();
    session = await playedTo('next preseason');
    const scores = session.read((save) => new Map(save.programs.ofYear(2025).map((p) => [p.team, p.prestigeScore])));
    for (const { id, name } of reference.teams) {
      const after = moved.get(name);
      if (after !== undefined) expect(Math.abs(after - scores.get(id)!), name).toBeLessThanOrEqual(0.005 + 1e-9);
    }
    // A year later, last season's parts are unchanged.
    expect((await ask(session, 'why', { what: 'prestige', team: 'Michigan' })).total).toBe(moved.get('Michigan'));
  });

  it('explain the rating of every player who was on the roster a winter ago', async () => {
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    const labels = new Set<string>();
    let explained = 0;
    let newcomer = 0;
    for (const { id } of roster) {
      const page = await ask(session, 'player', { id });
      if (!page.winter) {
        newcomer = id;
        continue;
      }
      const why = await ask(session, 'why', { what: 'player', player: String(id) });
      expect(addedUp(why)).toBe(why.total);
      expect(why.total).toBe(page.player.rating);
      const last = page.yearly_cumulative_stats[String(page.roster_year - 1)];
      if (last) expect(why.parts[0]!.value).toBe(last.rating);
      for (const { label } of why.parts.slice(1)) labels.add(label);
      explained += 1;
    }
    expect(explained).toBeGreaterThan(40);
    const causes = ['Coaches', 'Facilities', 'Growth', 'His unit', 'Injuries', 'Luck', 'Playing time'];
    expect([...labels].sort()).toEqual(causes);
    const refused = await runOperation(session, 'why', { what: 'player', player: String(newcomer) });
    expect(refused).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it('include a young player’s midseason breakout, a freshman’s too', async () => {
    const halfway = await playedTo(9);
    const { roster } = await ask(halfway, 'roster', { team: 'Michigan' });
    const stepped: string[] = [];
    for (const { id } of roster) {
      const page = await ask(halfway, 'player', { id });
      if (!page.winter) continue;
      const why = await ask(halfway, 'why', { what: 'player', player: String(id) });
      expect([addedUp(why), why.total]).toEqual([why.total, page.player.rating]);
      const step = why.parts.find(({ label }) => label === 'This season');
      if (step) stepped.push(`${page.player.year} ${step.value}`);
    }
    halfway.close();
    expect(stepped.length).toBeGreaterThan(1);
    for (const each of stepped) expect(each).toMatch(/^(fr|so|jr) [12]$/);
  });

  it('refuse what has no explanation with a sentence', async () => {
    const refused = async (input: Parameters<typeof runOperation<'why'>>[2]) => {
      const result = await runOperation(session, 'why', input);
      return result.ok ? null : result.error.message;
    };
    expect(await refused({ what: 'rank', team: 'Nowhere' })).toMatch(/^No team "Nowhere"/);
    expect(await refused({ what: 'line', game: 1 })).toBe('No game has the id 1.');
    expect(await refused({ what: 'player' })).toBe('Which player? Give a name or number.');
    expect(await refused({ what: 'player', player: 'Nobody Atall' })).toMatch(/is not one of the active players/);
  });
});
