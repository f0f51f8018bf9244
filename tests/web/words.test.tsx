import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Stakes } from '../../src/core/contract/views/index.ts';
import { currentRound, noGameText, roundsOf } from '../../src/core/present/rounds.ts';
import { conferenceStake, isOpen, noStakesText, playoffStake } from '../../src/core/present/stakes.ts';
import { halves } from '../../src/core/words/numbers.ts';
import { HeadlineLink } from '../../src/web/components/games/stories.tsx';
import { pollSubtitle } from '../../src/web/pages/rankings.tsx';
import * as given from './fixtures.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

/** A twelve-team playoff with some rounds played; the first team of each game wins. */
function played(rounds: number) {
  const answer = given.playoff(12);
  const all = roundsOf(answer.bracket);
  for (const [, matches] of all) for (const match of matches) match.is_projection = false;
  for (const [, matches] of all.slice(0, rounds)) for (const match of matches) match.winner = match.team1;
  return answer;
}

describe('words at the end of a season', () => {
  it('no week comes after the last', () => {
    expect(pollSubtitle('season', 19, 19)).toBe('Week 19');
    expect(pollSubtitle('season', 20, 19)).toBe('End of season');
  });

  it('a team that has lost in the playoff is out, by round; its winner is the national champion', () => {
    const seed = (name: string, at: number) => ({ ...given.playoff(12).playoff_teams[0]!, name, seed: at });
    const fieldAfter = (rounds: number) => ({
      ...played(rounds),
      playoff_teams: [seed('Team 9', 9), seed('Team 8', 8)],
    });
    expect(playoffStake(fieldAfter(0), 'Team 9')).toMatch(/^In the playoff as the No\. 9 seed/);
    expect(playoffStake(fieldAfter(1), 'Team 9')).toBe('No. 9 seed, out in the first round.');
    expect(playoffStake(fieldAfter(1), 'Team 8')).toMatch(/^In the playoff as the No\. 8 seed/);
    const over = fieldAfter(4);
    over.bracket.championship.team1 = 'Team 1';
    over.bracket.championship.winner = 'Team 1';
    expect(playoffStake(over, 'Team 1')).toBe('National champion.');
  });

  it('a team that has not played in its conference is not called tied', () => {
    const own = given.team('Texas A&M', { confWins: 0, confLosses: 0 });
    const confTeams = [
      given.team('LSU', { confWins: 1, confLosses: 0 }),
      given.team('Georgia', { confWins: 0, confLosses: 0 }),
      own,
    ];
    const dashboard = given.dashboard({ team: own, confTeams });
    expect(conferenceStake(dashboard)).toBe('No games in the SEC yet.');
  });

  it('nothing is at stake before an ordinary bowl, and a lot before a title game', () => {
    const decided = { title: 0, playoff: 0, conference: 0, bowl: 1 };
    const game = { if_won: decided, if_lost: decided } as Stakes['game'];
    expect(isOpen({ now: decided, game })).toBe(false);
    expect(isOpen({ now: { ...decided, title: 0.4 }, game })).toBe(true);
  });

  it('a conference champion is called one everywhere', () => {
    const dashboard = given.dashboard({ info: given.info({ currentWeek: 17 }) });
    const [first] = given.playoff(12).conference_champions;
    const champions = [{ ...first!, name: 'Texas A&M' }];
    expect(conferenceStake(dashboard, champions)).toBe('Champion of the SEC.');
    expect(conferenceStake(dashboard, [])).toBe('Finished 2nd in the SEC.');
  });
});

describe('the week of the title games', () => {
  const inWeek15 = (more: Parameters<typeof given.dashboard>[0]) =>
    conferenceStake(given.dashboard({ info: given.info({ currentWeek: 15 }), ...more }));

  it('names the team’s opponent for the title', () => {
    const opponent = { name: 'Florida', ranking: 3, rating: 85, record: '12-0 (8-0)' };
    const curr_game = given.scheduleGame({ weekPlayed: 15, result: null, score: null, opponent });
    expect(inWeek15({ curr_game })).toBe('Plays #3 Florida for the SEC title.');
  });

  it('is the end for teams that do not play', () => {
    const confTeams = ['Georgia', 'LSU', 'Texas A&M'].map((name) => given.team(name));
    expect(inWeek15({ curr_game: null, confTeams })).toBe('Finished 3rd in the SEC.');
  });
});

describe('a team without a game ahead', () => {
  const inWeek = (currentWeek: number) => given.info({ currentWeek, lastWeek: 19 });

  it('has a bye in the first round, and learns which game it waits for', () => {
    expect(noGameText(inWeek(16), played(0), 'Team 1')).toBe(
      'First-round bye, then the quarterfinal in week 17 against the winner of Team 8 and Team 9',
    );
  });

  it('waits for the bids, or has nothing to wait for', () => {
    expect(noGameText(inWeek(15), given.playoff(12), 'Team 1')).toMatch(/^Off until Selection Sunday/);
    expect(noGameText(inWeek(17), played(1), 'Team 9')).toBe('No game; the season is over');
    expect(noGameText(inWeek(16), played(0), 'Rice')).toBe('No game; the season is over');
    expect(noGameText(inWeek(20), played(4), 'Team 1')).toBeNull();
  });

  it('learns about its bye from its chances if the bracket is not loaded', () => {
    const now = { title: 0.3, playoff: 1, conference: 1, bowl: 1 };
    expect(noStakesText({ info: inWeek(16), now })).toBe('First-round bye this week.');
    expect(noStakesText({ info: inWeek(16), now: { ...now, title: 0 } })).toBe('No games left to play.');
    expect(noStakesText({ info: inWeek(20), now: { ...now, title: 1 } })).toBe('No games left to play.');
  });

  it('is described on the dashboard, with a link to the bracket', async () => {
    const team = given.team('Team 1');
    open('/dashboard', {
      '/api/dashboard/': given.dashboard({ info: inWeek(16), team, curr_game: null, upcoming_game: null }),
      '/api/playoff/': played(0),
    });
    const link = await screen.findByRole('link', { name: /^First-round bye, then the quarterfinal/ });
    expect(link.getAttribute('href')).toBe('/playoff');
  });
});

describe('a headline', () => {
  it('never breaks a score at its hyphen', async () => {
    const headline = 'No. 4 Ohio State (8-1) makes a statement, 34-10';
    render(<HeadlineLink game={{ id: 9, headline }} />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(headline);
    const kept = [...link.querySelectorAll('.text-nowrap')].map((part) => part.textContent);
    expect(kept).toEqual(['8-1', '34-10']);
  });
});

describe('games back', () => {
  it('are printed in halves', () => {
    expect([0, 0.5, 1, 2.5].map(halves)).toEqual(['0', '½', '1', '2½']);
  });
});

describe('the playoff by rounds', () => {
  it('opens on the current round', () => {
    const rounds = [0, 1, 2, 3, 4].map((count) => currentRound(played(count).bracket));
    expect(rounds).toEqual(['First round', 'Quarterfinals', 'Semifinals', 'Championship', 'Championship']);
  });
});

describe('recruiting', () => {
  it('names the class and the user’s rank, shows the user’s class, and counts all freshmen', async () => {
    open('/recruiting_summary', { '/api/recruiting_summary/': given.recruiting(4) });
    expect(await screen.findByText(/^Class of 2027: Texas A&M 2nd of 2 classes · 2026: \d+-\d+/)).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Texas A&M signees' })).getAllByRole('row')).toHaveLength(5);
    const tile = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect(tile('Total Freshmen')).toBe('8');
    expect(within(screen.getByRole('table', { name: 'Top recruits' })).getAllByRole('row')).toHaveLength(9);
  });
});
