import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listedTeams } from '../../src/web/pages/home/team-list.tsx';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the new game', () => {
  it('shows the product’s name and offers every season', async () => {
    open('/', { '/api/home/': given.home() });
    expect(await screen.findByRole('heading', { level: 1, name: /Welcome to College Football Dynasty/ })).toBeTruthy();
    await screen.findByLabelText('Season');
    expect(options('Season')).toEqual(['2026 Season', '2025 Season']);
    expect(document.title).toBe('College Football');
  });

  it('says that 2020 is played in full', async () => {
    open('/', { '/api/home/': given.home({ selected_year: '2020', years: ['2020'] }) });
    expect(await screen.findByText(/as it was scheduled before the pandemic/)).toBeTruthy();
  });

  it('starts from the format of the season and offers 2 (BCS), 4 or 12 teams', async () => {
    open('/', { '/api/home/': given.home() });
    await screen.findByLabelText('Playoff Teams');
    expect(options('Playoff Teams')).toEqual(['2 (BCS)', '4', '12', '16']);
    expect(options('Conference Champion Autobids')).toEqual(['0', '1', '2']);
    expect(options('Conference Champions Top 4 Seeds')).toEqual(['Yes', 'No']);
  });

  it('starts at one of the season’s open jobs, with its seed', async () => {
    const left = { first: 'Al', last: 'Bell', since: 2020, end: 'fired' };
    const jobs = [{ team: 'Georgia', record: { wins: 3, losses: 9 }, left }];
    const body = given.home({ openings: { seed: 'ab12', jobs, any: 'Georgia' } } as never);
    const { user } = open('/', { '/api/home/': body, '/api/noncon/': { ...given.noncon(), user_id: 'u' } });
    await user.selectOptions(await screen.findByLabelText('Start at'), 'openings');
    const table = await screen.findByRole('table', { name: 'Openings' });
    expect(within(table).getByText('Al Bell fired after 6 seasons')).toBeTruthy();
    expect(within(table).getByText('3-9')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Any opening' }));
    const start = calls().find((call) => call.path.includes('team=Georgia'));
    expect(start?.path).toContain('seed=ab12');
  });

  describe('in a universe', () => {
    const offer = { file: null, about: '', season: 1987, teams: 24, conferences: 2, faults: [] };
    const mine = { ...offer, id: 'mine.json', file: 'mine.json', name: 'My League' };
    const torn = { ...mine, id: 'torn.json', name: 'torn.json', season: null, faults: ['torn.json is not JSON.'] };
    const list = [
      { ...offer, id: 'continental', name: 'Continental League 1987', about: '24 invented schools' },
      mine,
      torn,
    ];
    const inMine = given.home({
      years: ['1987'],
      selected_year: '1987',
      universe: { id: 'mine.json', name: 'My League' },
    });
    const bodies = {
      '/api/home/': given.home(),
      '/api/home/?universe=mine.json': inMine,
      '/api/universes/': { universes: list },
      '/api/noncon/': { ...given.noncon(), user_id: 'u' },
    };

    it('offers the program’s universes and the files next to the saves, and starts in the chosen one', async () => {
      const { user } = open('/', bodies);
      await screen.findByText(/Universe files we can’t use: 1/);
      expect(options('Universe')).toEqual([
        'Real college football',
        'Continental League 1987',
        'My League (mine.json)',
      ]);
      await user.selectOptions(screen.getByLabelText('Universe'), 'mine.json');
      await screen.findByText('My League: 24 teams.');
      expect(options('Season')).toEqual(['1987 Season']);
      expect(screen.queryByLabelText('Start at')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Select Georgia' }));
      const start = calls().find((call) => call.path.includes('team=Georgia'));
      expect(start?.path).toContain('year=1987');
      expect(start?.path).toContain('universe=mine.json');
    });

    it('imports a chosen file and selects it', async () => {
      const { user } = open('/', { ...bodies, '/api/universes/save/': { status: 'success', universe: mine } });
      await user.click(await screen.findByText('Add a universe file'));
      const field = await screen.findByLabelText('Universe file');
      await user.upload(field, new File(['{"universe": 1}'], 'mine.json', { type: 'application/json' }));
      await screen.findByText('My League: 24 teams.');
      const sent = calls().find(({ path }) => path === '/api/universes/save/');
      expect(sent?.body).toEqual({ universe: { universe: 1 }, file: 'mine.json' });
    });

    it('says what is wrong with an invalid file, and what the server refuses', async () => {
      const refuse = { refuse: 400, body: { error: 'The universe cannot be used: name is missing.' } };
      const { user } = open('/', { ...bodies, '/api/universes/save/': refuse });
      await user.click(await screen.findByText('Add a universe file'));
      const field = await screen.findByLabelText('Universe file');
      await user.upload(field, new File(['{"universe"'], 'torn.json', { type: 'application/json' }));
      expect((await screen.findByRole('alert')).textContent).toMatch(/^torn.json is not valid JSON: /);
      await user.upload(field, new File(['{}'], 'empty.json', { type: 'application/json' }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('name is missing'));
    });
  });

  it('hides autobids and top-four seeding below twelve teams and sends 0 and false', async () => {
    const { user } = open('/', { '/api/home/': given.home(), '/api/noncon/': { ...given.noncon(), user_id: 'u' } });
    await user.selectOptions(await screen.findByLabelText('Playoff Teams'), '4');
    expect(screen.queryByLabelText('Conference Champion Autobids')).toBeNull();
    expect(screen.queryByLabelText('Conference Champions Top 4 Seeds')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select Georgia' }));
    const start = calls().find((call) => call.path.includes('team=Georgia'));
    expect(start?.path).toBe(
      '/api/noncon/?team=Georgia&year=2026&playoff_teams=4&playoff_autobids=0&playoff_conf_champ_top_4=false',
    );
  });

  it('lets the season’s own format change later, and keeps a chosen one', async () => {
    const { user } = open('/', { '/api/home/': given.home(), '/api/noncon/': { ...given.noncon(), user_id: 'u' } });
    expect((await screen.findByLabelText<HTMLSelectElement>('Later Seasons')).value).toBe('changes');
    await user.selectOptions(screen.getByLabelText('Playoff Teams'), '16');
    expect(screen.queryByLabelText('Later Seasons')).toBeNull();
    expect((screen.getByLabelText('Conference Champions Top 4 Seeds') as HTMLSelectElement).value).toBe('no');
    await user.click(screen.getByRole('button', { name: 'Select Georgia' }));
    const start = calls().find((call) => call.path.includes('team=Georgia'));
    expect(start?.path).toContain('playoff_teams=16');
    expect(start?.path).not.toContain('playoff_changes');
  });

  it('requests changes with the season’s own format, unless the user keeps another one', async () => {
    const { user } = open('/', { '/api/home/': given.home(), '/api/noncon/': { ...given.noncon(), user_id: 'u' } });
    await user.click(await screen.findByRole('button', { name: 'Select Georgia' }));
    expect(calls().find((call) => call.path.includes('team=Georgia'))?.path).toContain('playoff_changes=true');
  });

  it('gives twelve teams five autobids and champions on top', async () => {
    const preview = given.home().preview;
    const many = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`C${i}`, preview.conferences.SEC!]));
    const body = given.home({
      preview: {
        ...preview,
        conferences: many,
        playoff: { teams: 4, conf_champ_autobids: 0, conf_champ_top_4: false },
      },
    });
    const { user } = open('/', { '/api/home/': body });
    await user.selectOptions(await screen.findByLabelText('Playoff Teams'), '12');
    expect((screen.getByLabelText('Conference Champion Autobids') as HTMLSelectElement).value).toBe('5');
    expect((screen.getByLabelText('Conference Champions Top 4 Seeds') as HTMLSelectElement).value).toBe('yes');
  });

  it('lists teams by prestige with their location, and filters by conference', async () => {
    const { user } = open('/', { '/api/home/': given.home() });
    const table = await screen.findByRole('table', { name: 'Teams' });
    const names = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(0, 2)
            .map((cell) => cell.textContent)
            .join(' '),
        );
    expect(names()).toEqual(['1 Georgia Tigers', '2 Michigan Tigers', '3 Notre Dame Tigers', '4 Texas A&M Tigers']);
    await user.selectOptions(screen.getByLabelText('Conference'), 'SEC');
    expect(names()).toEqual(['1 Georgia Tigers', '2 Texas A&M Tigers']);
    await user.selectOptions(screen.getByLabelText('Conference'), 'Independents');
    expect(names()).toEqual(['1 Notre Dame Tigers']);
  });

  it('shows current prestige, ceiling and floor as seven dots', async () => {
    open('/', { '/api/home/': given.home() });
    const gauge = await screen.findByRole('img', { name: 'Current 7 of 7' });
    expect(gauge.children).toHaveLength(7);
    expect(screen.getAllByRole('img', { name: 'Floor 2 of 7' })[0]?.querySelectorAll('.on')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Ceiling 7 of 7' })).toHaveLength(4);
  });

  it('says so when there is no team', async () => {
    const empty = given.home({ preview: { ...given.home().preview, conferences: {}, independents: [] } });
    open('/', { '/api/home/': empty });
    expect(await screen.findByText('No teams available')).toBeTruthy();
    expect(listedTeams(empty.preview, null)).toEqual([]);
  });

  it('asks for the preview of another year and starts again from its format', async () => {
    const { user } = open('/', { '/api/home/': given.home() });
    const other = given.home({
      selected_year: '2025',
      preview: { ...given.home().preview, playoff: { teams: 4, conf_champ_autobids: 0, conf_champ_top_4: false } },
    });
    answerWith({ '/api/home/?year=2025': other });
    await user.selectOptions(await screen.findByLabelText('Conference'), 'SEC');
    await user.selectOptions(screen.getByLabelText('Season'), '2025');
    await waitFor(() => expect((screen.getByLabelText('Playoff Teams') as HTMLSelectElement).value).toBe('4'));
    expect((screen.getByLabelText('Conference') as HTMLSelectElement).value).toBe('all');
  });

  it('reads Starting... while the game is created, then opens the schedule without asking for it again', async () => {
    const { user, where } = open('/', { '/api/home/': given.home() });
    const fetched = globalThis.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    globalThis.fetch = async (...args: Parameters<typeof fetch>) => {
      if (String(args[0]).startsWith('/api/noncon/')) await held;
      return fetched(...args);
    };
    answerWith({ '/api/noncon/': { ...given.noncon(), user_id: 'user-new' } });
    await user.click(await screen.findByRole('button', { name: 'Select Georgia' }));
    const button = (await screen.findByRole('button', { name: 'Starting...' })) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    release();
    expect(await screen.findByText('Non-Conference Games Scheduled: 2 / 3')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/noncon'));
    expect(calls().filter((call) => call.path.startsWith('/api/noncon/'))).toHaveLength(1);
    expect(localStorage.getItem('user_id')).toBe('user-new');
  });
});

describe('the saved game', () => {
  it('is not offered if there is none', async () => {
    open('/', { '/api/home/': given.home() });
    await screen.findByLabelText('Season');
    expect(screen.queryByRole('tab', { name: 'Load Game' })).toBeNull();
  });

  it('shows year, stage with its week, and team, and continues at the page of its stage', async () => {
    const { user, where } = open('/', {
      '/api/home/': given.home({ info: given.info() }),
      '/api/dashboard/': given.dashboard(),
    });
    await user.click(await screen.findByRole('tab', { name: 'Load Game' }));
    const table = screen.getAllByRole('table').find((each) => within(each).queryByText('Stage'))!;
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim());
    expect(cells.slice(0, 3)).toEqual(['2026', 'Season (Week 5)', 'Texas A&M']);
    await user.click(screen.getByRole('link', { name: 'Continue Game' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(localStorage.getItem('user_id')).toBe('user-1');
  });

  it('names any other stage by its label', async () => {
    const { user } = open('/', { '/api/home/': given.home({ info: given.info({ stage: 'progression' }) }) });
    await user.click(await screen.findByRole('tab', { name: 'Load Game' }));
    expect(screen.getByText('Roster Progression')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Game' }).getAttribute('href')).toBe('/roster_progression');
  });

  const saved = (user_id: string, team: string, year = 2026) => ({
    user_id,
    team,
    year,
    stage: 'season' as const,
    week: 3,
    over: false,
    file: `${team}.dynasty`,
    savedAt: '2026-01-01T00:00:00.000Z',
  });

  it('is shown when the page opens, the last played on top', async () => {
    const saves = [saved('b', 'Rice'), saved('user-1', 'Texas A&M'), saved('a', 'Akron')];
    open('/', { '/api/home/': given.home({ info: given.info(), saves }) });
    const tabs = (await screen.findAllByRole('tab')).map(
      (tab) => `${tab.textContent} ${tab.ariaSelected ?? tab.getAttribute('aria-selected')}`,
    );
    expect(tabs).toEqual(['Load Game true', 'New Game false']);
    const rows = within(screen.getByRole('table', { name: 'Saved games' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent?.trim())).toEqual([
      'Rice',
      'Texas A&M',
      'Akron',
    ]);
  });

  it('is deleted after a question that names it, and then disappears', async () => {
    localStorage.setItem('user_id', 'a');
    const { user } = open('/', {
      '/api/home/': given.home({ saves: [saved('b', 'Rice'), saved('a', 'Akron', 2031)] }),
    });
    answerWith({ '/api/saves/delete/': { status: 'success', file: 'Akron.dynasty' } });
    await user.click(await screen.findByRole('button', { name: 'Delete Akron, 2031' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Akron?' });
    expect(dialog.textContent).toContain('This deletes Akron, 2031 Season (Week 3), in Akron.dynasty');
    expect(calls().some((call) => call.method === 'POST')).toBe(false);
    answerWith({ '/api/home/': given.home({ saves: [saved('b', 'Rice')] }) });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Akron' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Akron, 2031' })).toBeNull());
    expect(calls().find((call) => call.method === 'POST')).toMatchObject({
      path: '/api/saves/delete/',
      body: { user_id: 'a', file: 'Akron.dynasty' },
    });
    expect(localStorage.getItem('user_id')).toBeNull();
  });

  it('says that its season is over instead of naming a week that does not exist', async () => {
    const saves = [{ ...saved('a', 'Akron'), week: 20, over: true }, saved('b', 'Rice')];
    open('/', { '/api/home/': given.home({ saves }) });
    expect(await screen.findByText('Season (over)')).toBeTruthy();
    expect(screen.queryByText('Season (Week 20)')).toBeNull();
    expect(screen.getByText('Season (Week 3)')).toBeTruthy();
  });

  it('says why it was not deleted, and stays', async () => {
    const { user } = open('/', { '/api/home/': given.home({ saves: [saved('a', 'Akron', 2031)] }) });
    const error = 'Nothing was deleted: that saved game is in other.dynasty now, not in Akron.dynasty.';
    answerWith({ '/api/saves/delete/': { refuse: 409, body: { error, redirect: '/' } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Akron, 2031' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Akron?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Akron' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(error);
    expect(screen.getByRole('button', { name: 'Delete Akron, 2031' })).toBeTruthy();
  });

  it('is shown and marked if damaged, and cannot be continued', async () => {
    const damaged = [{ file: 'broken.dynasty', error: 'That saved game is damaged.' }];
    open('/', { '/api/home/': given.home({ damaged }) });
    expect((await screen.findByText('broken.dynasty')).closest('tr')?.textContent).toContain('Can’t open');
    expect(screen.queryByRole('link', { name: 'Continue Game' })).toBeNull();
  });
});
