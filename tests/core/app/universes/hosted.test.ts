import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newGame } from '../../../../src/core/app/commands/new-game.ts';
import { folderHost } from '../../../../src/core/app/hosting/folder-host.ts';
import { isSeasonOver, summarize } from '../../../../src/core/app/saves/list.ts';
import { example } from '../../../../src/core/app/universes/examples.ts';
import { newGameInput } from '../../../../src/core/contract/inputs.ts';
import { ENGINE, inFolder } from '../helpers.ts';

it('a universe has its own logos in the browser, and its saves are listed', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'quarry.dynasty');
    const universe = await example('continental');
    const made = await newGame(path, newGameInput.parse({ team: 'QRY', year: 1987, seed: '7', universe }), ENGINE);
    if (!made.ok) throw new Error(made.error.message);
    made.value.close();
    // Lists of saves read only the header, which must include the length of the season.
    expect(await isSeasonOver({ ...summarize(path), stage: 'season', week: 18 })).toBe(true);

    const host = folderHost({ folder, active: path, version: ENGINE });
    expect(host.universeLogos?.()).toEqual([]);
    const dynasty = await host.active();
    if (!dynasty.ok) throw new Error(dynasty.error.message);
    const [facts] = host.universeLogos?.() ?? [];
    expect(facts?.teams).toHaveLength(24);
    expect(facts?.teams.find(({ name }) => name === 'Quarry')).toMatchObject({ colorPrimary: '#4a4e57' });
    expect(facts?.conferences.map(({ name }) => name)).toEqual(['Gulf', 'Lakes']);
    const home = await host.home(dynasty.value, {});
    expect(home).toMatchObject({ value: { saves: [{ team: 'Quarry', year: 1987 }], info: { startYear: 1987 } } });
    // Pages need the colors and names of all teams in the current dynasty.
    const own = await host.home(dynasty.value, { universe: dynasty.value?.userId });
    expect(own).toMatchObject({ value: { selected_year: '1987', universe: { name: 'The Continental League' } } });
    if (!own.ok) throw new Error(own.error.message);
    const { teams = [] } = own.value.preview.conferences.Lakes ?? {};
    expect(teams.find(({ name }) => name === 'Quarry')?.colorPrimary).toBe('#4a4e57');
    const other = await host.home(null, { universe: dynasty.value?.userId });
    expect(other).toMatchObject({ error: { code: 'not_found' } });
    await host.close?.();
  });
});
