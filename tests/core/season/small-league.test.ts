import { describe, expect, it } from 'vitest';
import { leaguesOf } from '../../../src/core/model/power-conferences.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { conferenceChampions, conferenceStandings } from '../../../src/core/season/standings.ts';
import { beat, pollOf, scheduleInput, wholeSchedule } from './fixtures.ts';

const facts = reference.season(2024);

describe('the Pac-12 of 2024', () => {
  it('is Oregon State and Washington State, who meet once and fill up their schedules like independents', () => {
    const games = wholeSchedule(scheduleInput(2024)).filter(({ conference }) => conference === 'pac-12');
    expect(games.map(({ home, away }) => [home, away].sort())).toEqual([['oregon-state', 'washington-state']]);
  });

  it('has standings, but no title game and no champion with a bid', () => {
    const games = [beat('oregon-state', 'washington-state', 'pac-12')];
    const input = { facts, games, poll: pollOf(['washington-state', 'oregon-state']) };
    expect(conferenceStandings(input, 'pac-12').map(({ team }) => team)).toEqual(['oregon-state', 'washington-state']);
    expect(conferenceChampions(input).map(({ conference }) => conference)).not.toContain('pac-12');
    expect(conferenceChampions(input).length).toBe(facts.conferences.length - 1);
  });

  it('names no all-conference team', () => {
    const programs = Object.entries(facts.members).map(([team, conference]) => ({ team, conference }));
    expect(leaguesOf(programs).has('pac-12')).toBe(false);
    expect(leaguesOf(programs).size).toBe(facts.conferences.length - 1);
  });
});
