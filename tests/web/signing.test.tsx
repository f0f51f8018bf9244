import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SigningDayPage } from '../../src/core/contract/views/index.ts';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

const { info, team, conferences } = given.playerPage();
const announcement = (number: number, last: string, chose: string, rank: number) => ({
  number,
  first: 'Al',
  last,
  pos: 'wr' as const,
  stars: 4,
  hats: ['Iowa', team.name, 'Ohio State'],
  chose,
  ours: chose === team.name,
  from: null,
  text: `${last} chose ${chose}.`,
  rank,
});
const page: SigningDayPage = {
  info,
  team,
  conferences,
  year: 2025,
  class_of: 2026,
  day: 'december',
  days: ['december'],
  years: [2025],
  programs: 136,
  before: 31,
  after: 27,
  letters: [{ number: 9, first: 'Bo', last: 'Kim', pos: 'qb', stars: 3 }],
  waiting: [],
  released: [],
  announcements: [announcement(300, 'Adams', 'Iowa', 32), announcement(200, 'Baker', team.name, 27)],
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a signing day in the browser', () => {
  it('shows the hats on the table before a pick, and remembers how far it was watched', async () => {
    open('/signing-day', { '/api/signing_day/': page });
    await screen.findByText('1 letter of intent is in: QB Bo Kim.');
    expect(screen.queryByText(/Adams/)).toBeNull();
    press('First announcement');
    const table = screen.getByRole('region', { name: 'On the table' });
    expect(
      within(table)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(page.announcements[0]!.hats);
    expect(within(table).queryByText('picked')).toBeNull();
    expect(screen.queryByText(/Adams chose/)).toBeNull();
    press('Show his pick');
    expect(within(table).getByText('picked').closest('li')!.textContent).toContain('Iowa');
    expect(screen.getByText(/down 1 today/)).toBeTruthy();
    expect(localStorage.getItem(`signing:${info.user_id}:2025:december`)).toBe('2');
  });

  it('shows the whole day with one click, and can be started again', async () => {
    open('/signing-day', { '/api/signing_day/': page });
    await screen.findByText('On the table');
    press('Show the whole day');
    expect(screen.getByText('Baker chose', { exact: false })).toBeTruthy();
    expect(screen.getByText('27th', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('1 of 2 picked you.')).toBeTruthy();
    press('From the beginning');
    expect(screen.getByText('31st', { selector: 'strong' })).toBeTruthy();
  });
});
