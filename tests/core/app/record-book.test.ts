import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseOf, classOf } from '../../../src/core/app/deciding/halls.ts';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { askSpoilerFree } from '../../../src/core/app/reading/spoiler-free.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { PLAYER_RECORDS, type PlayerRecord, recordValue } from '../../../src/core/model/people/record-book.ts';
import { STAT } from '../../../src/core/model/plays/stats.ts';
import { reference } from '../../../src/core/reference/index.ts';
import type { Save, SaveSession } from '../../../src/core/save/index.ts';
import { casePoints } from '../../../src/core/season/halls.ts';
import { isFinished } from '../../../src/core/season/records.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;

beforeAll(async () => {
  session = await playedTo('next week 9');
});
afterAll(() => session.close());

const countOf = (record: PlayerRecord, counts: ArrayLike<number>) =>
  PLAYER_RECORDS[record].reduce((sum, stat) => sum + counts[STAT[stat]]!, 0);
const RECORDS = Object.keys(PLAYER_RECORDS) as PlayerRecord[];

/** Returns the best of each single-game record of a team, from its play logs. */
function bestInGames(save: Save, team: string): Map<PlayerRecord, number> {
  const out = new Map<PlayerRecord, number>();
  for (const year of [2024, 2025]) {
    for (const game of save.games.ofTeam(year, team).filter(isFinished)) {
      const log = save.boxes.byGame(game.id)!;
      const sheet = (side: 0 | 1) => ({
        team: side === 0 ? game.home : game.away,
        players: log.rosters[side].map((id) => ({ id, position: save.players.byId(id)?.position ?? ('wr' as const) })),
      });
      for (const { side, counts } of tally(log.plays, sheet(0), sheet(1)).players) {
        if ((side === 0 ? game.home : game.away) !== team) continue;
        for (const record of RECORDS) out.set(record, Math.max(out.get(record) ?? 0, countOf(record, counts)));
      }
    }
  }
  return out;
}

describe('a player’s page', () => {
  it('keeps records he set for a program he has left', async () => {
    const moved = session.read((save) => {
      const went = save.transfers
        .ofYear(2024)
        .filter(({ end, from, to }) => end === 'moved' && from !== null && to !== null);
      const setBy = new Map(
        went.flatMap(({ player, from }) =>
          save.recordBook
            .of('program', from!)
            .filter((entry) => entry.player === player)
            .map((entry) => [player, { from: from!, entry }] as const),
        ),
      );
      return [...setBy];
    });
    expect(moved.length).toBeGreaterThan(10);
    for (const [player, { from, entry }] of moved.slice(0, 5)) {
      const { records } = await ask(session, 'player', { id: player });
      const name = reference.teams.find(({ id }) => id === from)!.name;
      const there = records.filter(({ scope, whose }) => scope === 'program' && whose === name);
      expect(there.map(({ record }) => record)).toContain(entry.record);
    }
  });
});

describe('the record book', () => {
  it('has the best game by anyone on a team, week after week', () => {
    session.read((save) => {
      const kept = new Map(
        save.recordBook
          .of('program', 'michigan')
          .filter(({ span }) => span === 'game')
          .map((each) => [each.record, each]),
      );
      for (const [record, value] of bestInGames(save, 'michigan'))
        expect([record, kept.get(record)?.value ?? 0]).toEqual([record, value]);
    });
  });

  it('has the best season nationally, and the best careers of former players', async () => {
    const { records } = await ask(session, 'records', {});
    const [season, career] = session.read((save) => [
      save.playerSeasons.totals(2024),
      save.players.leftAfter(2024).map(({ id }) => save.playerSeasons.totals(2024, [id])[0]),
    ]);
    for (const record of RECORDS) {
      const heldIn = (span: string) => records.find((each) => each.span === span && each.record === record);
      const best = (lines: readonly ({ counts: Int32Array } | undefined)[]) =>
        Math.max(...lines.map((line) => (line ? countOf(record, line.counts) : 0)));
      const held = heldIn('season')!;
      expect([record, held.so_far ? held.before!.value : held.value]).toEqual([
        record,
        recordValue(record, best(season)),
      ]);
      expect([record, heldIn('career')?.value]).toEqual([record, recordValue(record, best(career))]);
    }
  });

  it('knows real seasons from the start, marked as before the dynasty, and who broke which record', async () => {
    const fresh = await playedTo('preseason');
    const { records } = await ask(fresh, 'records', { team: 'Michigan' });
    expect(records).toMatchObject([
      { record: 'team_wins', value: 15, year: 2023, before_dynasty: true, before: { value: 13, year: 2022 } },
    ]);
    const nation = await ask(fresh, 'records', { span: 'season' });
    fresh.close();
    const wins = nation.records.find(({ record }) => record === 'team_wins');
    expect(wins).toMatchObject({ value: 15, before_dynasty: true, before: { value: 14 } });
  });

  it('shows this season’s records that would be broken if it ended now, as unfinished', async () => {
    const team = await ask(session, 'records', { span: 'season', team: 'Michigan' });
    for (const held of team.records.filter(({ so_far }) => so_far)) {
      expect(held).toMatchObject({ year: 2025, before: { so_far: false } });
      expect(held.value).toBeGreaterThan(held.before!.value);
    }
  });

  it('gives a player’s page his records, and whether they stand', async () => {
    const { records } = await ask(session, 'records', { team: 'Michigan' });
    const held = records.filter(({ span, player, so_far }) => span === 'season' && player !== null && !so_far);
    let seen = 0;
    for (const { player, record } of held) {
      const page = await ask(session, 'player', { id: player!.id });
      // The page of a player who has transferred shows the records of his new program.
      if (page.player.team !== 'Michigan') continue;
      seen += 1;
      expect(page.records.filter(({ span }) => span === 'season').map((each) => each.record)).toContain(record);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('hides records set in games that have not been viewed', () => {
    const [name, set] = session.read((save) => {
      const all = save.programs.ofYear(2025).map(({ team }) => {
        const teamName = reference.teams.find(({ id }) => id === team)!.name;
        return [teamName, save.recordBook.inYear(2025, 'program', team)] as const;
      });
      return all.find(([, records]) => records.some(({ week }) => week > 0))!;
    });
    const last = Math.max(...set.map(({ week }) => week));
    expect(last).toBeGreaterThan(0);
    const hidden = askSpoilerFree(
      session,
      'records',
      { span: 'game', team: name },
      { year: 2025, week: last, seen: [] },
    );
    if (!hidden.ok) throw new Error(hidden.error.message);
    expect(hidden.value.records.filter(({ year, week }) => year === 2025 && week === last)).toEqual([]);
  });

  it('refuses a team together with a conference, and unknown ones', async () => {
    const both = await runOperation(session, 'records', { team: 'Michigan', conference: 'SEC' });
    expect(both).toMatchObject({ ok: false, error: { message: expect.stringContaining('not both') } });
    const none = await runOperation(session, 'records', { conference: 'independent' });
    expect(none).toMatchObject({ ok: false, error: { message: expect.stringContaining('give a conference') } });
  });
});

describe('the hall of fame', () => {
  it('is empty until seasons have passed, and says how many', async () => {
    const page = await ask(session, 'hall', {});
    expect([page.class, page.members, page.years, page.year]).toEqual([[], [], [], null]);
    expect(page.seasons_waited).toBeGreaterThan(0);
    const refused = await runOperation(session, 'hall', { year: 2024 });
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining('none yet') } });
  });

  it('inducts players with a strong enough case, and no others', () => {
    session.read((save) => {
      const knobs = { ...resolveTuning().halls, wait: 1 };
      const held = new Map();
      const elected = classOf(save, 2025, knobs, held);
      expect(elected.length).toBeGreaterThan(0);
      const lefts = new Map(save.players.leftAfter(2024).map((each) => [each.id, each]));
      for (const { hall, player, team, points } of elected) {
        const person = lefts.get(player)!;
        expect([person.team, hall === null || hall === team]).toEqual([team, true]);
        expect(points).toBeGreaterThanOrEqual(hall === null ? knobs.national : knobs.program);
        const [career] = save.playerSeasons.totals(2024, [player]);
        const parts = caseOf(save, career!, person, save.awards.ofPlayer(player), held, knobs);
        expect(casePoints(parts)).toBe(points);
      }
      const stricter = classOf(
        save,
        2025,
        { ...knobs, program: knobs.program + 100, national: knobs.national + 100 },
        held,
      );
      expect(stricter.length).toBeLessThan(elected.length);
    });
  });
});

describe('a program', () => {
  it('is remembered for its seasons since 2000, its titles and its honored players', async () => {
    const page = await ask(session, 'program', { team: 'Ohio State' });
    const { years } = await ask(session, 'history', { team: 'Ohio State' });
    expect(page.since).toBe(2000);
    expect(page.all_time.wins).toBe(years.reduce((sum, { wins }) => sum + wins, 0));
    expect(page.titles).toEqual(expect.arrayContaining([2014, 2002]));
    expect(page.best_seasons[0]).toMatchObject({ champion: true });
    const { all_america } = await ask(session, 'awards', { year: 2024 });
    const own = [...all_america.first, ...all_america.second].filter(({ team }) => team === 'Ohio State');
    expect(page.all_america.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  });

  it('is the player’s own by default', async () => {
    expect((await ask(session, 'program', {})).team.name).toBe('Michigan');
  });
});
