import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HostedDynasty } from '../../../../src/core/app/hosting/app-host.ts';
import { folderHost } from '../../../../src/core/app/hosting/folder-host.ts';
import { example } from '../../../../src/core/app/universes/examples.ts';
import { universeNamed, universesIn } from '../../../../src/core/app/universes/offered.ts';
import { saveUniverse } from '../../../../src/core/app/universes/store.ts';
import { newGameInput } from '../../../../src/core/contract/inputs.ts';
import type { InputOf } from '../../../../src/core/contract/registry.ts';
import { buildApp } from '../../../../src/server/app.ts';
import { ENGINE, inFolder } from '../helpers.ts';

const continental = (await example('continental')) as { name: string; teams: { name: string }[] };

/** Fills a folder of saves with one universe of every kind. */
function filled(folder: string): void {
  writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...continental, name: 'My League' }));
  writeFileSync(join(folder, 'torn.json'), '{"universe": 1, "name": ');
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...continental, season: 3000 }));
  writeFileSync(join(folder, 'rescued.json'), '{"file": "michigan.dynasty", "rows": 3}');
  writeFileSync(join(folder, 'notes.txt'), 'buy milk');
  mkdirSync(join(folder, 'tables'));
  writeFileSync(join(folder, 'tables', 'universe.csv'), 'field,value\nname,Tables\nseason,1999\n');
  mkdirSync(join(folder, 'pictures'));
}

describe('the universes of a new game', () => {
  it('are the built-in ones, and files and folders next to the saves, with the faults of each', async () => {
    await inFolder(async (folder) => {
      filled(folder);
      const universes = await universesIn(folder);
      expect(universes.map(({ id, season, teams }) => [id, season, teams])).toEqual([
        ['continental', 1987, 24],
        ['pyramid', 2026, 138],
        ['mine.json', 1987, 24],
        ['tables', null, 0],
        ['torn.json', null, 0],
        ['wrong.json', null, 0],
      ]);
      const faults = Object.fromEntries(universes.map((each) => [each.id, each.faults.join(' ')]));
      expect(faults['torn.json']).toMatch(/^torn\.json is not valid JSON: .+\.$/);
      expect(faults['wrong.json']).toContain('season is 3000 and must be the season in which it starts');
      expect(faults.tables).toContain('teams');
      expect(faults['mine.json']).toBe('');
    });
  });

  it('are found by name only, never by path', async () => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'saves'));
      filled(folder);
      for (const id of ['../mine.json', join(folder, 'mine.json'), 'notes.txt', '', '__proto__']) {
        expect(await universeNamed(join(folder, 'saves'), id)).toMatchObject({ error: { code: 'not_found' } });
      }
    });
  });

  it('show their season and teams, with logos, and start a dynasty by name', async () => {
    await inFolder(async (folder) => {
      filled(folder);
      const host = folderHost({ folder, active: null, version: ENGINE });
      expect((await host.universes()).ok).toBe(true);
      const home = await host.home(null, { universe: 'mine.json' });
      expect(home).toMatchObject({
        value: { years: ['1987'], selected_year: '1987', universe: { id: 'mine.json', name: 'My League' } },
      });
      if (!home.ok) throw new Error(home.error.message);
      expect(Object.keys(home.value.preview.conferences)).toEqual(['Gulf', 'Lakes']);
      expect(host.universeLogos?.()[0]?.teams).toHaveLength(24);
      const input = newGameInput.parse({ team: 'Quarry', year: '1987', seed: '7', universe: 'mine.json' });
      expect(await host.create(input)).toMatchObject({ value: { team: { name: 'Quarry' } } });
      await host.close?.();
    });
  }, 60_000);

  it('explain why an unusable one cannot be chosen, and create nothing', async () => {
    await inFolder(async (folder) => {
      filled(folder);
      const host = folderHost({ folder, active: null, version: ENGINE });
      expect(await host.home(null, { universe: 'wrong.json' })).toMatchObject({
        error: { code: 'malformed', message: expect.stringMatching(/^wrong\.json cannot be used: season is 3000/) },
      });
      const before = readdirSync(folder);
      const input = newGameInput.parse({ team: 'Quarry', year: '1987', universe: 'wrong.json' });
      expect(await host.create(input)).toMatchObject({ error: { code: 'malformed' } });
      const gone = newGameInput.parse({ team: 'Quarry', year: '1987', universe: 'gone.json' });
      expect(await host.create(gone)).toMatchObject({ error: { code: 'not_found' } });
      expect(readdirSync(folder)).toEqual(before);
      await host.close?.();
    });
  }, 60_000);
});

describe('a universe saved next to the saves', () => {
  it('is written whole, and only replaced on request', async () => {
    await inFolder(async (folder) => {
      const saved = saveUniverse(join(folder, 'new'), { universe: continental, file: 'My League.json' });
      expect(saved).toMatchObject({ value: { universe: { id: 'My League.json', season: 1987, faults: [] } } });
      const path = join(folder, 'new', 'My League.json');
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ name: continental.name });
      const other = { ...continental, name: 'Another' };
      expect(saveUniverse(join(folder, 'new'), { universe: other, file: 'my league' }).ok).toBe(true);
      expect(saveUniverse(join(folder, 'new'), { universe: other, file: 'My League' })).toMatchObject({
        error: { code: 'malformed', message: expect.stringContaining('already a universe in My League.json') },
      });
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ name: continental.name });
      saveUniverse(join(folder, 'new'), { universe: other, file: 'My League', replace: true });
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ name: 'Another' });
    });
  });

  it('is only checked without a name, and refused with its faults', async () => {
    await inFolder(async (folder) => {
      expect(saveUniverse(folder, { universe: continental }).ok).toBe(true);
      const wrong = { ...continental, teams: continental.teams.slice(0, 3) };
      expect(saveUniverse(folder, { universe: wrong, file: 'three' })).toMatchObject({
        error: { code: 'malformed', message: expect.stringContaining('teams must be a list of 10 to 150 teams') },
      });
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  it.each(['../up', 'a/b', '.hidden', 'con', 'x.lock', ' '])('cannot be called %j', async (file) => {
    await inFolder(async (folder) => {
      expect(saveUniverse(folder, { universe: continental, file })).toMatchObject({ error: { code: 'malformed' } });
      expect(readdirSync(folder)).toEqual([]);
    });
  });
});

describe('an edited universe', () => {
  it('is a listed one, a real season, or a season of the client’s dynasty', async () => {
    await inFolder(async (folder) => {
      filled(folder);
      const host = folderHost({ folder, active: null, version: ENGINE });
      const ask = async (input: InputOf<'universe'>, session: HostedDynasty | null = null) => {
        const answer = await host.universe(session, input);
        return answer.ok ? answer.value.universe : answer.error.code;
      };
      expect(await ask({ universe: 'mine.json' })).toMatchObject({ name: 'My League', season: 1987 });
      expect(await ask({ year: 2013 })).toMatchObject({ name: 'College football 2013', season: 2013 });
      expect([await ask({ universe: 'wrong.json' }), await ask({ universe: 'gone' })]).toEqual([
        'malformed',
        'not_found',
      ]);
      expect([await ask({}), await ask({ year: 1950 })]).toEqual(['malformed', 'malformed']);
      const made = await host.create(
        newGameInput.parse({ team: 'Quarry', year: 1987, seed: '7', universe: 'mine.json' }),
      );
      if (!made.ok) throw new Error(made.error.message);
      const own = await host.find(made.value.user_id);
      expect(await ask({}, own.ok ? own.value : null)).toMatchObject({ name: 'My League 1987', season: 1987 });
      await host.close?.();
    });
  }, 60_000);

  it('has the logos it defines, even of real teams, in its own dynasties only', async () => {
    await inFolder(async (folder) => {
      const pyramid = (await example('pyramid')) as { teams: { name: string }[] };
      const teams = pyramid.teams.map((each) => {
        return each.name === 'Michigan' ? { ...each, colors: ['#8a1c7c', '#ffffff'], logo: 'football' } : each;
      });
      expect(saveUniverse(folder, { universe: { ...pyramid, teams }, file: 'purple' }).ok).toBe(true);
      const host = folderHost({ folder, active: null, version: ENGINE });
      const app = await buildApp({ dynasty: host });
      const logo = async (query: string) => (await app.inject(`/logos/teams/Michigan.svg${query}`)).body;
      const real = await logo('');
      await host.home(null, { universe: 'purple.json' });
      expect(await logo('?of=purple.json')).toContain('#8a1c7c');
      const input = newGameInput.parse({ team: 'Michigan', year: 2026, seed: '7', universe: 'purple.json' });
      const made = await host.create(input);
      if (!made.ok) throw new Error(made.error.message);
      expect(made.value.info.universe).toBe('Promotion and Relegation');
      await host.find(made.value.user_id);
      expect(await logo(`?of=${made.value.user_id}`)).toContain('#8a1c7c');
      expect([await logo(''), await logo('?of=pyramid')]).toEqual([real, real]);
      expect(real).not.toContain('#8a1c7c');
      await app.close();
    });
  }, 60_000);
});
