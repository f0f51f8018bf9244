import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type League,
  logosIn,
  moved,
  type RosterPlayer,
  withConferenceName,
  withNewTeam,
  withoutTeam,
  withTeam,
} from '../../src/web/pages/universe/league.ts';
import * as given from './fixtures.ts';
import { answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const team = (name: string, conference?: string) => ({
  ...{ name, nickname: 'Owls', abbreviation: name.slice(0, 3).toUpperCase(), stadium: `${name} Field`, prestige: 4.5 },
  ...{ colors: ['#112233', '#ffffff'] as [string, string], town: 'Here', state: 'OH', ceiling: 5, floor: 3 },
  ...(conference && { conference, division: 'East' }),
});

const passer = (of: string): RosterPlayer => {
  return { team: of, first: 'Sam', last: 'Ashworth', position: 'qb', class: 'sr', rating: 91 };
};

const LEAGUE = {
  ...{ universe: 1, name: 'My League', season: 1987, playoff: { teams: 2 } },
  teams: [team('Quarry', 'Lakes'), team('Tidewater', 'Lakes'), team('Llano', 'Gulf'), team('Sonora')],
  conferences: [
    { name: 'Lakes', games: 5, titleGame: true },
    { name: 'Gulf', games: 5, titleGame: true },
  ],
  rivalries: [{ teams: ['Quarry', 'Llano'] as [string, string], week: 3 }],
  realignment: { rule: 'promotion', teams: 1, ladders: [['Lakes', 'Gulf']] },
};

const offer = { about: '', season: 1987, teams: 4, conferences: 2, faults: [] };
const MINE = { ...offer, id: 'my-league.json', file: 'my-league.json', name: 'My League' };
const ANSWERS = {
  '/api/universe/': { universe: LEAGUE },
  '/api/universes/': { universes: [{ ...offer, id: 'continental', file: null, name: 'Continental' }, MINE] },
  '/api/universes/save/': { status: 'success', universe: MINE },
};

const sent = () => calls().findLast(({ path }) => path === '/api/universes/save/')?.body as { universe: League };
const members = (conference: string) =>
  within(
    screen.getByLabelText(/^Name of the conference/, { selector: `input[value="${conference}"]` }).closest('section')!,
  )
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text !== '+');

describe('a league that is edited', () => {
  it('has a team’s new name everywhere, and keeps fields unknown to the editor', () => {
    const changed = withTeam(LEAGUE, 0, { name: 'Granite' });
    expect(changed.teams[0]).toEqual({ ...team('Quarry', 'Lakes'), name: 'Granite' });
    expect(changed.rivalries).toEqual([{ teams: ['Granite', 'Llano'], week: 3 }]);
    expect(LEAGUE.teams[0]!.name).toBe('Quarry');
  });

  it('has a new team under names of its own, and loses one with its rivalries and players', () => {
    const grown = withNewTeam(withNewTeam(LEAGUE, 'Gulf'), null);
    expect(grown.teams.slice(4)).toMatchObject([
      { name: 'New School', abbreviation: 'NEW', conference: 'Gulf', division: 'East', state: 'OH' },
      { name: 'New School 2', abbreviation: 'NEW2' },
    ]);
    expect(grown.teams[5]).not.toHaveProperty('conference');
    const named = { ...LEAGUE, rosters: [passer('Quarry'), passer('Llano')] };
    expect(withTeam(named, 0, { name: 'Granite' }).rosters).toEqual([passer('Granite'), passer('Llano')]);
    const less = withoutTeam(named, 0);
    expect(less.teams.map(({ name }) => name)).toEqual(['Tidewater', 'Llano', 'Sonora']);
    expect([less.rivalries, less.rosters]).toEqual([[], [passer('Llano')]]);
  });

  it('moves a team between conferences and out of its division', () => {
    expect(moved(LEAGUE, 0, 'Gulf').teams[0]).not.toHaveProperty('division');
    expect(moved(LEAGUE, 0, 'Gulf').teams[0]).toMatchObject({ conference: 'Gulf', town: 'Here' });
    expect(moved(LEAGUE, 0, null).teams[0]).not.toHaveProperty('conference');
    expect(moved(LEAGUE, 0, 'Lakes')).toBe(LEAGUE);
  });

  it('uses a conference’s new name in its teams and ladders', () => {
    const changed = withConferenceName(LEAGUE, 'Lakes', 'Great Lakes');
    expect(changed.teams.map(({ conference }) => conference)).toEqual([
      'Great Lakes',
      'Great Lakes',
      'Gulf',
      undefined,
    ]);
    expect(changed.realignment).toMatchObject({ ladders: [['Great Lakes', 'Gulf']] });
  });

  it('draws the chosen logos', () => {
    const { teams, leagues } = logosIn(withTeam(LEAGUE, 0, { logo: 'star' }));
    expect(teams[0]).toEqual({
      ...{ id: 'quarry', name: 'Quarry', logo: 'star' },
      ...{ colorPrimary: '#112233', colorSecondary: '#ffffff' },
    });
    expect(leagues).toEqual([['quarry', 'tidewater'], ['llano'], ['sonora']]);
  });
});

describe('the universe editor', () => {
  it('changes a team, moves it, and saves the result in the saves folder', async () => {
    const { user, where } = open('/universe?universe=continental', { ...ANSWERS, '/api/home/': given.home() });
    await user.click(await screen.findByRole('button', { name: 'Quarry' }));
    const school = screen.getByLabelText('School');
    await user.clear(school);
    await user.type(school, 'Granite State');
    fireEvent.change(screen.getByLabelText('Main color'), { target: { value: '#8a1c7c' } });
    await user.selectOptions(screen.getByLabelText('Logo shape'), 'football');
    await user.selectOptions(screen.getByLabelText('Conference'), 'Gulf');
    await user.selectOptions(screen.getByLabelText('Prestige'), '7');
    expect(members('Gulf')).toEqual(['Granite State', 'Llano']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved as my-league.json in your saves folder.');
    expect(sent()).toMatchObject({ file: 'my-league.json', universe: { season: 1987, playoff: { teams: 2 } } });
    expect(sent().universe.teams[0]).toEqual({
      ...{ ...team('Quarry'), name: 'Granite State', conference: 'Gulf', logo: 'football' },
      ...{ colors: ['#8a1c7c', '#ffffff'], prestige: 7, ceiling: 7 },
    });
    await user.click(screen.getByRole('button', { name: 'Start a dynasty' }));
    await waitFor(() => expect(where()).toBe('/?universe=my-league.json'));
    expect(sent()).toMatchObject({ replace: true });
  });

  it('moves a team that is dropped on a conference, and renames a conference', async () => {
    const { user } = open('/universe', ANSWERS);
    const data = { types: [] as string[], value: '' };
    const dataTransfer = {
      setData: (type: string, value: string) => Object.assign(data, { types: [type], value }),
      getData: () => data.value,
      get types() {
        return data.types;
      },
    };
    fireEvent.dragStart(await screen.findByRole('button', { name: 'Tidewater' }), { dataTransfer });
    const gulf = screen.getByDisplayValue('Gulf');
    fireEvent.dragOver(gulf, { dataTransfer });
    fireEvent.drop(gulf, { dataTransfer });
    expect(members('Gulf')).toEqual(['Llano', 'Tidewater']);
    await user.clear(gulf);
    await user.type(gulf, 'Bayou{Enter}');
    expect(members('Bayou')).toEqual(['Llano', 'Tidewater']);
  });

  it('adds and removes teams, keeps what is not saved, and asks before the tab is closed', async () => {
    const many = {
      ...LEAGUE,
      teams: [...LEAGUE.teams, ...Array.from({ length: 7 }, (_, index) => team(`Extra ${index}`))],
    };
    const answers = { ...ANSWERS, '/api/universe/': { universe: many }, '/api/home/': given.home() };
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = open('/universe?year=2013', answers);
    await user.click(await screen.findByRole('button', { name: 'Add a team to Gulf' }));
    expect(members('Gulf')).toEqual(['Llano', 'New School']);
    await user.click(screen.getByRole('button', { name: 'Quarry' }));
    await user.click(screen.getByRole('button', { name: 'Remove Quarry' }));
    expect(members('Lakes')).toEqual(['Tidewater']);
    expect([screen.queryByText('Unsaved changes.'), closing()]).toEqual([expect.anything(), false]);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(members('Lakes')).toEqual(['Quarry', 'Tidewater']);
    expect([screen.queryByText('Unsaved changes.'), closing()]).toEqual([null, true]);
  });

  it('says what is wrong with a league', async () => {
    const { user } = open('/universe', ANSWERS);
    answerWith({
      '/api/universes/save/': { refuse: 400, body: { error: 'The universe cannot be used: too few teams.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect((await screen.findByRole('alert')).textContent).toContain('too few teams');
  });

  it('says so when a file is gone', async () => {
    const error = 'There is no universe "gone.json" in your saves folder.';
    open('/universe?universe=gone.json', { ...ANSWERS, '/api/universe/': { refuse: 404, body: { error } } });
    expect((await screen.findByRole('alert')).textContent).toBe(error);
  });
});

describe('a roster in the universe editor', () => {
  const opened = async () => {
    const page = open('/universe?universe=continental', ANSWERS);
    await page.user.click(await screen.findByRole('button', { name: 'Quarry' }));
    await page.user.click(screen.getByRole('button', { name: 'Name players' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Quarry roster' })) };
  };
  const saved = async (user: Awaited<ReturnType<typeof opened>>['user']) => {
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Saved as my-league.json in your saves folder.');
    return sent().universe.rosters;
  };

  it('gets players, changes and loses them, and is saved with the universe', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Add player' }));
    const last = dialog.getByLabelText('Last name, row 1');
    await user.clear(last);
    await user.type(last, 'Vance');
    await user.selectOptions(dialog.getByLabelText('Position, row 1'), 'WR');
    await user.selectOptions(dialog.getByLabelText('Class, row 1'), 'RS SO');
    await user.selectOptions(dialog.getByLabelText('Stars, row 1'), '4');
    await user.click(dialog.getByRole('button', { name: 'Add player' }));
    await user.click(dialog.getByRole('button', { name: 'Remove, row 2' }));
    expect(await saved(user)).toEqual([
      {
        ...passer('Quarry'),
        ...{ first: 'New', last: 'Vance', position: 'wr', class: 'so', rating: 65 },
        redshirt: true,
        stars: 4,
      },
    ]);
  });

  it('takes a pasted table, and says which columns are missing', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByText('Paste a table'));
    const box = dialog.getByLabelText(/^CSV/);
    const add = dialog.getByRole('button', { name: 'Add these players' });
    fireEvent.change(box, { target: { value: 'first,last,position\nSam,Ashworth,QB' } });
    await user.click(add);
    expect(dialog.getByText('The first line must name the columns; class, rating is missing.')).toBeTruthy();
    const rows =
      'First\tLast\tPosition\tClass\tRating\tState\nSam\tAshworth\tQB\tSR\t91\tpa\nDee\tMarlow\tWR\tJR\t84\t';
    fireEvent.change(box, { target: { value: rows } });
    await user.click(add);
    expect(dialog.getByText('2 players added.')).toBeTruthy();
    expect(await saved(user)).toEqual([
      { ...passer('Quarry'), state: 'PA' },
      { ...passer('Quarry'), ...{ first: 'Dee', last: 'Marlow', position: 'wr', class: 'jr', rating: 84 } },
    ]);
  });

  it('keeps a comma inside a cell copied from a spreadsheet', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByText('Paste a table'));
    const rows = 'First\tLast\tPosition\tClass\tRating\nSam\tAshworth, Jr.\tQB\tSR\t91';
    fireEvent.change(dialog.getByLabelText(/^CSV/), { target: { value: rows } });
    await user.click(dialog.getByRole('button', { name: 'Add these players' }));
    expect(await saved(user)).toEqual([{ ...passer('Quarry'), last: 'Ashworth, Jr.' }]);
  });
});
