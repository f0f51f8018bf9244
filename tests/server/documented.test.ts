import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewGame, startFrom } from '../../src/core/app/commands/new-game.ts';
import type { InputOf } from '../../src/core/contract/registry.ts';
import { summarize } from '../../src/core/save/index.ts';
import { openApi } from '../../src/server/docs/openapi.ts';
import type { Running } from '../../src/server/main.ts';
import { decemberSave, LEAGUE, leagueCoach } from '../core/app/coaching.ts';
import { ask, ENGINE } from '../core/app/helpers.ts';
import { type Moment, REDBUD, saveIn } from '../core/app/played.ts';
import { server as serverOver } from './helper.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';

type Body = Record<string, unknown>;
/** Two requests that differ in one field. */
type Pair = readonly [Body, Body];
/** Requests that must end differently, by address and field. */
type Pairs = Record<string, Record<string, Pair>>;

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: unknown;
}

/** Returns the documented fields of a schema, including those of nested lists (`targets.hours`). */
function fieldsOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    name,
    ...fieldsOf(schema.items ?? {}).map((inner) => `${name}.${inner}`),
  ]);
}

/** Returns the documented fields of every POST that takes JSON, by address. */
function documented(): Map<string, string[]> {
  const { paths } = openApi('test') as { paths: Record<string, { post?: { requestBody?: Body } }> };
  const found = new Map<string, string[]>();
  for (const [address, { post }] of Object.entries(paths)) {
    const content = post?.requestBody?.content as Record<string, { schema: Schema }> | undefined;
    const json = content?.['application/json'];
    if (json !== undefined) found.set(address, fieldsOf(json.schema).sort());
  }
  return found;
}

let server: Running;
let player: Player;
/** The visible state before a decision, by address. Every decision is undone, so each is read only once. */
let before = new Map<string, Promise<string>>();

/** Returns the visible state of the dynasty: its digest, and the page of the decision at an address. */
async function seen(address: string): Promise<string> {
  const page = await player.ask(address);
  return JSON.stringify([await player.digest(), page.status === 200 ? page.body : null]);
}

/** Results of requests by address and body. Each request was undone, so each is made only once. */
let ended = new Map<string, Promise<unknown>>();

function outcome(address: string, body: Body): Promise<unknown> {
  const key = JSON.stringify([address, body]);
  const known = ended.get(key) ?? tryOut(address, body);
  ended.set(key, known);
  return known;
}

/** Returns a request's status and the dynasty after it, then restores the dynasty. */
async function tryOut(address: string, body: Body): Promise<unknown> {
  if (!before.has(address)) before.set(address, seen(address));
  const unchanged = await before.get(address);
  const { status, body: answer } = await player.ask(address, body);
  if (status !== 200) return { status, answer };
  const end = await seen(address);
  if (end !== unchanged) await player.get('undo', '/api/undo/', { steps: 1 });
  return { status, end };
}

/** Returns the pairs that fail to end differently with at least one accepted. */
async function differ(pairs: Pairs): Promise<string[]> {
  const same: string[] = [];
  for (const [address, fields] of Object.entries(pairs)) {
    for (const [field, [one, other]] of Object.entries(fields)) {
      const [first, second] = [await outcome(address, one), await outcome(address, other)];
      const accepted = [first, second].some((end) => (end as { status: number }).status === 200);
      if (!accepted || JSON.stringify(first) === JSON.stringify(second)) same.push(`${address} ${field}`);
    }
  }
  return same;
}

const playAt = (moment: Moment): Promise<void> => serveSave((folder) => saveIn(folder, moment, REDBUD));

/** Copies a save; returns its player's id. */
async function copySave(path: string, to: string): Promise<string> {
  copyFileSync(path, to);
  return summarize(to).userId;
}

/** Serves the save that `put` puts into a folder, as its player. */
async function serveSave(put: (folder: string) => Promise<string>): Promise<void> {
  const folder = savesFolder();
  const id = await put(folder);
  server = await realServer(folder);
  player = new Player(server.url, id);
  before = new Map();
  ended = new Map();
}

const tried = new Map<string, Set<string>>();
function note(pairs: Pairs): Pairs {
  for (const [address, fields] of Object.entries(pairs)) {
    const known = tried.get(address) ?? new Set<string>();
    for (const field of Object.keys(fields)) known.add(field);
    tried.set(address, known);
  }
  return pairs;
}

describe('every documented field of a decision has an effect', () => {
  describe('before the season', () => {
    beforeAll(() => playAt('preseason'));
    afterAll(() => server.stop());

    it('for the schedule, the boosters, the stage and the save', async () => {
      const { info } = await player.get('status', '/api/status/');
      const { schedule } = await player.get('noncon', '/api/noncon/');
      const weeks = schedule.filter(({ opponent }) => opponent === null).map(({ weekPlayed }) => weekPlayed);
      const [week, next] = weeks as [number, number];
      const free = await player.get('freeOpponents', `/api/fetchteams/?week=${week}`);
      const later = await player.get('freeOpponents', `/api/fetchteams/?week=${next}`);
      const [opponent, another] = free.filter((name) => later.includes(name)) as [string, string];
      const split = { keep: 40, portal: 30, recruits: 30 };
      const pairs = note({
        '/api/schedulenc/': {
          opponent: [
            { opponent, week },
            { opponent: another, week },
          ],
          week: [
            { opponent, week },
            { opponent, week: next },
          ],
        },
        '/api/budget/': {
          keep: [split, { ...split, keep: 41 }],
          portal: [split, { ...split, portal: 31 }],
          recruits: [split, { ...split, recruits: 31 }],
          staff: [split, { ...split, staff: true }],
          ask: [{ ask: 'none' }, { ask: 'hard' }],
        },
        '/api/advance/': { to: [{ to: 'season' }, { to: info.stage }] },
        '/api/saves/rename/': {
          user_id: [
            { user_id: player.userId, name: 'go-blue' },
            { user_id: 'nobody', name: 'go-red' },
          ],
          name: [
            { user_id: player.userId, name: 'go-blue' },
            { user_id: player.userId, name: 'a/b' },
          ],
        },
        '/api/universes/save/': {
          universe: [{ universe: LEAGUE }, { universe: { ...LEAGUE, season: 3000 } }],
          file: [{ universe: LEAGUE }, { universe: LEAGUE, file: 'mine' }],
          replace: [
            { universe: LEAGUE, file: 'mine' },
            { universe: LEAGUE, file: 'mine', replace: true },
          ],
        },
        '/api/saves/delete/': {
          user_id: [{ user_id: player.userId }, { user_id: 'nobody' }],
          file: [{ user_id: player.userId }, { user_id: player.userId, file: 'other.dynasty' }],
        },
      });
      const {
        '/api/saves/rename/': renaming,
        '/api/saves/delete/': deletion,
        '/api/universes/save/': keeping,
        ...decisions
      } = pairs;
      expect(await differ(decisions)).toEqual([]);
      const [renamed, stranger] = renaming!.user_id!;
      const [, unusable] = renaming!.name!;
      expect((await player.ask('/api/saves/rename/', stranger)).status).toBe(404);
      expect((await player.ask('/api/saves/rename/', unusable)).status).toBe(400);
      expect((await player.ask('/api/saves/rename/', renamed)).body).toMatchObject({ file: 'go-blue.dynasty' });
      expect((await player.ask('/api/status/')).status).toBe(200);
      const keep = async (body: Body) => (await player.ask('/api/universes/save/', body)).status;
      const [checked, impossible] = keeping!.universe!;
      const [again, replacing] = keeping!.replace!;
      expect([await keep(checked), await keep(impossible), await keep(again)]).toEqual([200, 400, 200]);
      expect([await keep(again), await keep(replacing)]).toEqual([400, 200]);
      const [own, unknown] = deletion!.user_id!;
      const [, elsewhere] = deletion!.file!;
      expect((await player.ask('/api/saves/delete/', elsewhere)).status).toBe(409);
      expect((await player.ask('/api/saves/delete/', unknown)).status).toBe(404);
      expect((await player.ask('/api/saves/delete/', own)).status).toBe(200);
    });
  });

  describe('for a new game', () => {
    beforeAll(() => playAt('preseason'));
    afterAll(() => server.stop());

    const base = { team: 'Rice', year: 2024, seed: '7' };
    const own12 = { ...base, playoff_teams: 12 };
    const in2020 = { ...base, year: 2020 };
    // A small league starts in a fifth of the time, and these choices do not depend on the league.
    const invented = { team: 'Redbud', year: 2024, seed: '7', universe: LEAGUE };
    const twelve = { ...invented, playoff_teams: 12, playoff_autobids: 1, playoff_conf_champ_top_4: true };
    const coached = { ...invented, coach: 'Pat Doyle' };
    /** Returns the input that a host gets for these fields. */
    const handedOn = async (body: Body): Promise<InputOf<'newGame'>> => {
      const { ask, host } = await serverOver();
      const { statusCode } = await ask('/api/games/', { method: 'POST', payload: body });
      expect(statusCode).toBe(200);
      return host.created[0] as InputOf<'newGame'>;
    };
    /** Returns the dynasty that a host begins with them. */
    const begun = async (body: Body): Promise<string> => {
      const read = readNewGame(await handedOn(body));
      if (!read.ok) throw new Error(read.error.message);
      const started = await startFrom(null, read.value.settings, ENGINE, read.value.given);
      if (!started.ok) throw new Error(started.error.message);
      const { digest, info } = await ask(started.value, 'status', {});
      const { hours } = await ask(started.value, 'board', {});
      started.value.close();
      return JSON.stringify([digest, info.playoff, hours, info.coach, info.editable]);
    };
    const known = new Map<Body, Promise<string>>();
    const begunOnce = (body: Body): Promise<string> => {
      const one = known.get(body) ?? begun(body);
      known.set(body, one);
      return one;
    };
    it.each(
      Object.entries(
        note({
          '/api/games/': {
            team: [invented, { ...invented, team: 'Llano' }],
            year: [base, in2020],
            seed: [invented, { ...invented, seed: '8' }],
            playoff_teams: [invented, { ...invented, playoff_teams: 2 }],
            playoff_autobids: [twelve, { ...twelve, playoff_autobids: 2 }],
            playoff_conf_champ_top_4: [twelve, { ...twelve, playoff_conf_champ_top_4: false }],
            playoff_changes: [own12, { ...own12, playoff_changes: true }],
            coach: [invented, coached],
            coach_role: [coached, { ...coached, coach_role: 'offense' }],
            coach_age: [coached, { ...coached, coach_age: 50 }],
            coach_school: [coached, { ...coached, coach_school: 'Llano' }],
            coach_side: [coached, { ...coached, coach_side: 'defense' }],
            coach_background: [coached, { ...coached, coach_background: 'NFL assistant' }],
            coach_strengths: [coached, { ...coached, coach_strengths: 'recruiting,game_day' }],
            mode: [coached, { ...coached, mode: 'never_fired' }],
            difficulty: [invented, { ...invented, difficulty: 'hard' }],
            as_it_was: [in2020, { ...in2020, as_it_was: true }],
            editable: [invented, { ...invented, editable: true }],
            universe: [invented, { ...invented, universe: { ...LEAGUE, name: 'Another league' } }],
            tuning: [invented, { ...invented, tuning: { 'recruits.hours.base': 60 } }],
          },
        })['/api/games/']!,
      ),
    )('%s', async (_, [one, other]) => {
      expect(await begunOnce(other)).not.toBe(await begunOnce(one));
    });

    it.each([twelve, coached, invented])(
      'nothing else: two dynasties with the same fields are the same',
      async (body) => {
        expect(await begun(body)).toBe(await begunOnce(body));
      },
    );
    it('refuses numbers that are out of range or unknown, with a sentence', async () => {
      for (const tuning of [{ 'recruits.hours.base': 0 }, { nonsense: 1 }, { 'recruits.hours.base': 'many' }]) {
        const { status, body } = await player.ask('/api/games/', { ...base, tuning });
        expect(status).toBe(400);
        expect(body).toEqual({ error: expect.stringMatching(/^("recruits|There is no|A tuning value).+\.$/) });
      }
    });
  });

  describe('in the season', () => {
    beforeAll(() => playAt(3));
    afterAll(() => server.stop());

    it('for the game plan, the depth chart, redshirts, weeks and undo', async () => {
      const { positions } = await player.get('depth', '/api/depth/');
      const backs = positions.find(({ position }) => position === 'rb')!.players.map(({ id }) => id);
      const { players } = await player.get('redshirts', '/api/redshirts/');
      const able = players.filter(({ redshirt_choice }) => redshirt_choice === 'open').map(({ id }) => id);
      const [a, b] = able as [number, number];
      const order = { position: 'rb', players: backs };
      const step = (field: string): Pair => [{ [field]: 1 }, { [field]: 2 }];
      await player.get('setPlan', '/api/plan/', { tempo: 1 });
      await player.get('setPlan', '/api/plan/', { tempo: 2 });
      const pairs = note({
        '/api/plan/': {
          run_pass: step('run_pass'),
          tempo: step('tempo'),
          deep: step('deep'),
          fourth: step('fourth'),
          pressure: step('pressure'),
          coverage: [{ coverage: 'man' }, { coverage: 'zone' }],
          staff: [{ staff: true }, { staff: false }],
        },
        '/api/depth/': {
          position: [order, { ...order, position: 'wr' }],
          players: [order, { ...order, players: [...backs].reverse() }],
          staff: [{ position: 'rb' }, { position: 'rb', staff: true }],
        },
        '/api/redshirts/': {
          players: [{ players: [a] }, { players: [b] }],
          off: [{ players: [a] }, { players: [a], off: true }],
        },
        '/api/sim/': {
          week: [{ week: 4 }, { week: 5 }],
          calls: [{ week: 4 }, { week: 4, calls: Array(60).fill('deep') }],
        },
        '/api/undo/': { steps: [{ steps: 1 }, { steps: 2 }] },
      });
      const { '/api/undo/': undo, ...decisions } = pairs;
      expect(await differ(decisions)).toEqual([]);
      const [one, two] = undo!.steps!;
      const { decisions: last } = await player.get('undo', '/api/undo/', one);
      await player.get('setPlan', '/api/plan/', { tempo: 2 });
      const { decisions: both } = await player.get('undo', '/api/undo/', two);
      expect([last.length, both.length]).toEqual([1, 2]);
    });

    it('for the recruiting board', async () => {
      const { recruits, home_weeks } = await player.get('board', '/api/board/');
      const first = recruits.find(({ visit, offered }) => visit === null && offered)!.number;
      const all = await player.get('board', '/api/board/?show=all&stars=3&open=true');
      const unwanted = all.recruits.find(({ offered }) => !offered)!.number;
      const one = (recruit: number, more: Body, change: Body): Pair => [
        { clear: true, recruits: [recruit], ...more },
        { clear: true, recruits: [recruit], ...more, ...change },
      ];
      const target = (recruit: number, more: Body, change: Body): Pair => [
        { clear: true, targets: [{ recruit, ...more }] },
        { clear: true, targets: [{ recruit, ...more, ...change }] },
      ];
      const [hours, scout] = [{ hours: 5 }, { hours: 5, scout: 2 }];
      const changes: Record<string, [number, Body, Body]> = {
        offer: [unwanted, hours, { offer: true }],
        hours: [first, hours, { hours: 6 }],
        scout: [first, hours, scout],
        visit: [first, {}, { visit: home_weeks[0] }],
        pitch: [first, { ...hours, pitch: 'winning' }, { pitch: 'nil' }],
        drop: [first, {}, { drop: true }],
      };
      const each = Object.entries(changes);
      const pairs = note({
        '/api/board/': {
          ...Object.fromEntries(each.map(([field, change]) => [field, one(...change)])),
          ...Object.fromEntries(each.map(([field, change]) => [`targets.${field}`, target(...change)])),
          recruits: [
            { clear: true, ...hours },
            { clear: true, ...hours, recruits: [first] },
          ],
          targets: [{ clear: true }, { clear: true, targets: [{ recruit: first, ...hours }] }],
          'targets.recruit': [
            { clear: true, targets: [{ recruit: first, hours: 1 }] },
            { clear: true, targets: [{ recruit: unwanted, hours: 1 }] },
          ],
          clear: [
            { recruits: [first], hours: 1 },
            { recruits: [first], hours: 1, clear: true },
          ],
          back: [{}, { back: true }],
          rest: [{ clear: true }, { clear: true, rest: true }],
          auto: [
            { clear: true, auto: ['qb'] },
            { clear: true, auto: ['qb', 'rb'] },
          ],
          manual: [
            { clear: true, auto: ['qb', 'rb'] },
            { clear: true, auto: ['qb', 'rb'], manual: ['qb'] },
          ],
          staff: [{}, { staff: true }],
        },
      });
      expect(await differ(pairs)).toEqual([]);
    });
  });

  describe('for what might have been', () => {
    beforeAll(() => playAt(6));
    afterAll(() => server.stop());

    /** A game of the season in which a kick was missed and a player got hurt. */
    async function missedAndHurt(): Promise<{ game: number; kick: Body; injured: Body }> {
      for (const week of [1, 2, 3, 4, 5]) {
        const { games } = await player.get('week', `/api/week/${week}/`);
        for (const { id: game } of games) {
          const { choices } = await player.get('whatIf', `/api/what-if/${game}/`);
          const changed = (what: 'kick' | 'player') => choices.find((each) => each[what] !== undefined)?.[what];
          const [kick, hurt] = [changed('kick'), changed('player')];
          if (kick !== undefined && hurt !== undefined) return { game, kick: { kick }, injured: { player: hurt } };
        }
      }
      throw new Error('there is no such game');
    }

    it('for a what-if that is kept', async () => {
      const { game, kick, injured } = await missedAndHurt();
      const choiceOf = async (kind: string) =>
        (await player.get('whatIfMove', `/api/what-if-move/${kind}/`)).choices.map(({ recruit, week, team }) => ({
          kind,
          ...(recruit !== undefined && { recruit }),
          ...(week !== undefined && { week }),
          team,
        }));
      const [signing] = await choiceOf('signing');
      const [opponent, another] = await choiceOf('opponent');
      const hire = { kind: 'hire', year: 2024, team: 'Llano' };
      const pairs = note({
        '/api/what-if/keep/': {
          kind: [{ ...signing }, { ...signing, kind: 'nonsense' }],
          recruit: [{ ...signing }, { ...signing, recruit: 99_999 }],
          team: [{ ...opponent }, { ...opponent, team: another!.team }],
          week: [{ ...opponent }, { ...opponent, week: 30 }],
          year: [{ ...opponent }, { ...opponent, year: 1990 }],
          coach: [
            { ...hire, coach: 9_999_999 },
            { ...hire, coach: 'nonsense' },
          ],
          game: [{ game }, { game: 7 }],
          kick: [{ game }, { game, ...kick }],
          player: [
            { game, player: 999_999 },
            { game, ...injured },
          ],
          name: [
            { game, ...injured, name: 'healthy' },
            { game, ...injured, name: 'a/b' },
          ],
        },
      })['/api/what-if/keep/']!;
      const before = await player.digest();
      const keep = (body: Body) => player.ask('/api/what-if/keep/', body);
      const [winner, other] = [await keep(pairs.kick![0]), await keep(pairs.kick![1])];
      expect([winner.status, other.status]).toEqual([200, 200]);
      expect(JSON.stringify(winner.body)).not.toEqual(JSON.stringify(other.body));
      expect((await keep(pairs.game![1])).status).toBe(404);
      expect((await keep(pairs.player![0])).status).toBe(404);
      expect((await keep(pairs.name![0])).body).toMatchObject({ fork: { file: 'healthy.dynasty', year: 2024 } });
      expect((await keep(pairs.name![1])).status).toBe(400);
      const statuses = async (field: string) => [
        (await keep(pairs[field]![0])).status,
        (await keep(pairs[field]![1])).status,
      ];
      expect(await statuses('kind')).toEqual([200, 400]);
      expect((await keep(pairs.recruit![1])).status).toBe(404);
      const [first, second] = [await keep(pairs.team![0]), await keep(pairs.team![1])];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(JSON.stringify(first.body)).not.toEqual(JSON.stringify(second.body));
      expect([(await keep(pairs.week![1])).status, (await keep(pairs.year![1])).status]).toEqual([409, 404]);
      expect(await statuses('coach')).toEqual([404, 400]);
      expect(await player.digest()).toBe(before);
    });
  });

  describe('between two seasons', () => {
    beforeAll(() => playAt('summary'));
    afterAll(() => server.stop());

    it('for the transfer portal', async () => {
      const { ours, market } = await player.get('portal', '/api/portal/');
      const [a, b, e, f] = ours.map(({ id }) => id) as [number, number, number, number];
      const [c, d] = market.map(({ id }) => id) as [number, number];
      await player.get('setPortal', '/api/portal/', { keep: [a, b] });
      const pairs = note({
        '/api/portal/': {
          keep: [{ keep: [e] }, { keep: [f] }],
          release: [{ release: [a] }, { release: [b] }],
          offer: [{ offer: [c] }, { offer: [d] }],
          pass: [{ pass: [c] }, { pass: [d] }],
          staff: [{ staff: [a] }, { staff: [b] }],
        },
      });
      expect(await differ(pairs)).toEqual([]);
    });
  });

  describe('for the sideline', () => {
    beforeAll(() => playAt(3));
    afterAll(() => server.stop());

    it('for a game in progress', async () => {
      const { games } = await player.get('teamSchedule', '/api/Redbud/schedule/');
      const [game, later] = games.filter(({ result }) => result === null).map(({ id }) => id) as [number, number];
      const next = { game, at: 0, calls: ['staff'] };
      note({ '/api/live/': { game: [next, next], at: [next, next], calls: [next, next] } });
      expect((await player.ask('/api/live/', { ...next, game: later })).status).not.toBe(200);
      expect((await player.ask('/api/live/', { ...next, at: 1 })).status).not.toBe(200);
      expect((await player.ask('/api/live/', { ...next, calls: ['nonsense'] })).status).toBe(400);
      const first = await player.ask('/api/live/', next);
      expect(first).toMatchObject({ status: 200, body: { at: 1 } });
    });
  });

  describe('for a coach’s job', () => {
    beforeAll(async () => {
      // Every program that needs a head coach wants him.
      const save = await decemberSave('planner');
      await serveSave((folder) => copySave(save, join(folder, 'coach.dynasty')));
    });
    afterAll(() => server.stop());

    it('for offers, and the default without one', async () => {
      const { openings } = await player.get('jobs', '/api/jobs/');
      const [one, other] = openings.filter(({ call }) => call === 'offer').map(({ team }) => team) as [string, string];
      const without = (field: string): Pair => [{ [field]: true }, { take: one }];
      const pairs = note({
        '/api/jobs/': {
          take: [{ take: one }, { take: other }],
          role: [{ take: one }, { take: one, role: 'offense' }],
          stay: without('stay'),
          year_out: without('year_out'),
          retire: without('retire'),
        },
      });
      expect(await differ(pairs)).toEqual([]);
      const { coordinators, candidates } = await player.get('staff', '/api/staff/');
      const own = coordinators.filter(({ next }) => !next).map(({ id }) => String(id)) as [string, string];
      const hired = candidates.filter(({ affordable }) => affordable).map(({ id }) => String(id)) as [string, string];
      const staff = note({
        '/api/staff/': {
          keep: [{ keep: own[0] }, { hire: hired[0] }],
          release: [{ release: own[0] }, { hire: hired[0] }],
          hire: [{ hire: hired[0] }, { hire: hired[1] }],
          staff: [{ staff: true }, { hire: hired[0] }],
        },
      });
      expect(await differ(staff)).toEqual([]);
      await player.get('setJob', '/api/jobs/', { take: one });
      const decided = await player.get('jobs', '/api/jobs/');
      expect(decided.choice).toEqual({ kind: 'take', team: one });
      const leads = (team: string) => decided.openings.find((each) => each.team === team)?.candidate;
      expect(leads(one)).toMatchObject({ first: 'Pat', last: 'Doyle' });
    });
  });

  describe('where players can be edited', () => {
    beforeAll(() =>
      serveSave(async (folder) => {
        const path = join(folder, 'edited.dynasty');
        (await leagueCoach({ coach: undefined, editable: true }, path)).close();
        return summarize(path).userId;
      }),
    );
    afterAll(() => server.stop());

    it('for an edit', async () => {
      const player = 1;
      const rating = { player, rating: 91 };
      const pairs = note({
        '/api/players/edit/': {
          player: [rating, { ...rating, player: 2 }],
          first: [rating, { ...rating, first: 'Zane' }],
          last: [rating, { ...rating, last: 'Zane' }],
          position: [rating, { ...rating, position: 'lb' }],
          rating: [rating, { player, rating: 92 }],
          development: [
            { player, rating: 91, development: 0 },
            { player, rating: 91, development: 5 },
          ],
          home_state: [rating, { ...rating, home_state: 'HI' }],
        },
      });
      expect(await differ(pairs)).toEqual([]);
    });
  });

  describe('for a contract', () => {
    beforeAll(async () => {
      const save = await decemberSave('extended');
      await serveSave((folder) => copySave(save, join(folder, 'coach.dynasty')));
    });
    afterAll(() => server.stop());

    it('for the offered extension', async () => {
      const [accept, decline] = [{ accept: true }, { decline: true }];
      const pairs = note({ '/api/career/': { accept: [accept, decline], decline: [decline, accept] } });
      expect(await differ(pairs)).toEqual([]);
    });
  });

  it('with none missing', () => {
    const all = [...documented()].map(([address, fields]) => [address, fields]);
    const each = [...tried].map(([address, fields]) => [address, [...fields].sort()]);
    const byAddress = (a: unknown[], b: unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1);
    expect(each.sort(byAddress)).toEqual(all.sort(byAddress));
    removeFolders();
  });
});
