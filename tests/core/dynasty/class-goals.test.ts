import { describe, expect, it } from 'vitest';
import { graduationIn, homeGoalIn } from '../../../src/core/dynasty/career/class-goals.ts';
import type { Season } from '../../../src/core/dynasty/dynasty-state.ts';
import type { TeamId } from '../../../src/core/model/ids.ts';
import { freshman, type Player } from '../../../src/core/model/player.ts';
import type { Program } from '../../../src/core/model/team.ts';
import { seasonIn } from './season-in.ts';

let id = 0;
function player(team: TeamId, more: Partial<Player> = {}): Player {
  id += 1;
  const drawn = { rating: 60, potential: 80, composite: 0.85, stars: 3, developmentTrait: 2, homeState: 'TX' };
  return { ...freshman({ id, team, first: 'Al', last: 'Bo', position: 'qb', ...drawn }), ...more };
}

const many = (count: number, team: TeamId, more: Partial<Player>): Player[] =>
  Array.from({ length: count }, () => player(team, more));

describe('the home-state goal', () => {
  /** A program with 30 older players and 10 freshmen, so many of each from its state. */
  function season(team: TeamId, state: string, older: number, freshmen: number, usual = 9): Season {
    const from = (count: number, of: number, seasons: number) => [
      ...many(count, team, { homeState: state, seasons }),
      ...many(of - count, team, { homeState: 'XX', seasons }),
    ];
    const source = seasonIn(2024, { players: [...from(older, 30, 2), ...from(freshmen, 10, 0)] });
    source.recruiting.home = { usual, commits: new Map() };
    return { ...source, settings: { ...source.settings, team } };
  }

  it('comes to a program in a talent-rich state whose last class left it', () => {
    expect(homeGoalIn(season('texas', 'TX', 20, 3), 'texas')).toMatchObject({ wanted: 9 });
    expect(homeGoalIn(season('ohio-state', 'OH', 12, 2), 'ohio-state')).toMatchObject({ wanted: 9 });
  });

  it('does not come after a class that was as homegrown as the roster', () => {
    expect(homeGoalIn(season('texas', 'TX', 20, 8), 'texas')).toBeNull();
  });

  it('does not come to a state with few recruits, or to a program that signs few of them', () => {
    expect(homeGoalIn(season('iowa', 'IA', 20, 3), 'iowa')).toBeNull();
    expect(homeGoalIn(season('rice', 'TX', 20, 3, 2), 'rice')).toBeNull();
  });

  it('does not come to a program that the player does not coach', () => {
    const source = season('texas', 'TX', 20, 3);
    expect(homeGoalIn(source, 'houston')).toBeNull();
    source.recruiting.home = null;
    expect(homeGoalIn(source, 'texas')).toBeNull();
  });

  it('ignores a home state edited during the season', () => {
    const source = season('texas', 'TX', 20, 3);
    const edits = source.players
      .filter(({ seasons }) => seasons === 0)
      .map((each) => ({ player: each.id, was: { ...each } }));
    const players = source.players.map((each) => (each.seasons === 0 ? { ...each, homeState: 'TX' } : each));
    expect(homeGoalIn({ ...source, players }, 'texas')).toBeNull();
    expect(homeGoalIn({ ...source, players, edits }, 'texas')).toMatchObject({ wanted: 9 });
  });
});

describe('the graduation goal', () => {
  const programs = ['iowa', 'rice'].map((team) => ({ team }) as Program);
  const iowa = [
    ...many(15, 'iowa', { seasons: 3, classYear: 'sr' }),
    ...many(10, 'iowa', { seasons: 3, classYear: 'jr' }),
  ];
  const players = [...iowa, ...many(30, 'iowa', { seasons: 1 }), ...many(11, 'rice', { seasons: 4, classYear: 'sr' })];
  const season = (year: number) => seasonIn(year, { programs, players });

  it('comes to a program with more older players than the average one', () => {
    expect(graduationIn(season(2024), 'iowa', null)).toMatchObject({ of: 25, lost: null });
    expect(graduationIn(season(2024), 'rice', null)).toBeNull();
  });

  it('asks for more before there was a portal', () => {
    expect(graduationIn(season(2012), 'iowa', null)).toMatchObject({ wanted: 22 });
    expect(graduationIn(season(2024), 'iowa', null)).toMatchObject({ wanted: 19 });
  });

  it('counts the older players who entered the portal or quit, and no one else', () => {
    const gone = new Set([...iowa.slice(0, 2), ...players.slice(30, 40)].map((each) => each.id));
    expect(graduationIn(season(2024), 'iowa', gone)).toMatchObject({ lost: 2 });
    expect(graduationIn(season(2024), 'iowa', new Set())).toMatchObject({ lost: 0 });
  });
});
