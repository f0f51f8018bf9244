import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Injured, Injuries } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const hurt = (more: Partial<Injured>): Injured => ({
  id: 7,
  first: 'Al',
  last: 'Bo',
  pos: 'qb',
  year: 'jr',
  redshirt: false,
  rating: 80,
  starter: true,
  team: team.name,
  status: 'out',
  injury: 'knee',
  week: 3,
  practice: false,
  returns: 'two_or_three_weeks',
  ...more,
});
const report = (injured: Injured[]): Injuries => ({
  info,
  team,
  conferences,
  week: 5,
  next: { id: 9, weekPlayed: 5, opponent: 'LSU' },
  reported: [team.name, 'LSU'],
  injured,
  teams: [{ name: 'LSU' }, { name: team.name }],
});

const ADDRESS = '/api/injuries/?team=Texas%20A%26M';

describe('the injury report', () => {
  it('lists the injured players of both teams, with injury and expected return', async () => {
    const other = hurt({
      id: 8,
      last: 'Co',
      team: 'LSU',
      starter: false,
      status: 'questionable',
      returns: 'this_week',
    });
    open('/injuries/Texas%20A%26M', { [ADDRESS]: report([hurt({}), other]) });
    const table = await screen.findByRole('table', { name: `Injuries of ${team.name} and LSU before week 5` });
    expect(within(table).getByText('Out')).toBeTruthy();
    expect(within(table).getByText('Questionable')).toBeTruthy();
    expect(within(table).getByText('in 2-3 weeks')).toBeTruthy();
    expect(within(table).getByRole('row', { name: /Al Bo.*Starter/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /Al Co.*Backup/ })).toBeTruthy();
    expect(within(table).getByRole('link', { name: 'Al Bo' }).getAttribute('href')).toBe('/players/7');
  });

  it('says so when there are no injuries', async () => {
    open('/injuries/Texas%20A%26M', { [ADDRESS]: report([]) });
    const empty = info.stage === 'season' ? 'Everyone is healthy.' : 'There is no injury report in the offseason.';
    expect(await screen.findByText(empty)).toBeTruthy();
  });
});

describe('the preview of a game', () => {
  it('marks both lines as early until injuries are known', async () => {
    open('/game/31', { '/api/game/31/': { ...given.unplayedGame(), early_line: true } });
    expect(await screen.findAllByText('early')).toHaveLength(2);
  });

  it('marks early lines of schedules and weeks with a legend', async () => {
    const later = given.scheduleGame({ weekPlayed: 9, result: null, score: null, spread: '-7', early_line: true });
    open('/Texas%20A%26M/schedule', { '/api/Texas%20A%26M/schedule/': given.schedule({ games: [later] }) });
    expect(await screen.findByText('* early line: made before the week of the game')).toBeTruthy();
    expect(screen.getByText('-7*')).toBeTruthy();
  });

  it('says once for a whole week that its lines are early', async () => {
    const games = [given.game({ early_line: true })];
    open('/schedule/9', { '/api/week/9/': { info, team, conferences, games } });
    expect(await screen.findByText('1 game · early lines, made before the week of the game')).toBeTruthy();
  });

  it('marks no line in the week of the game', async () => {
    open('/game/31', { '/api/game/31/': given.unplayedGame() });
    expect(await screen.findAllByText('Spread')).toHaveLength(2);
    expect(screen.queryByText('early')).toBeNull();
  });
});
