import { describe, expect, it } from 'vitest';
import {
  datesKept,
  freeOpponents,
  nonConferenceLimit,
  possibleGames,
  preseasonSchedule,
  scheduleNonConference,
  weeksToSchedule,
} from '../../../../src/core/season/schedule/index.ts';
import { scheduleInput } from '../fixtures.ts';

const input = scheduleInput(2024);
const rivalries = preseasonSchedule(input);
const problem = (team: string, opponent: string, week: number, games = rivalries) => {
  const answer = scheduleNonConference(input, games, team, opponent, week);
  return answer.ok ? null : answer.problem;
};

describe('the preseason schedule', () => {
  it('puts rivalries with a usual week in that week, with trophies', () => {
    const theGame = rivalries.find((g) => g.home === 'ohio-state' && g.away === 'michigan');
    const turned = rivalries.find((g) => g.home === 'michigan' && g.away === 'ohio-state');
    expect((theGame ?? turned)?.week).toBe(14);
    expect(rivalries.find((g) => [g.home, g.away].includes('iowa-state'))).toMatchObject({
      week: 2,
      name: 'Cy-Hawk Trophy',
      rivalry: true,
      conference: null,
    });
  });

  it('alternates the host of a rivalry', () => {
    const next = preseasonSchedule(scheduleInput(2025));
    const host = (games: typeof next) => games.find((g) => [g.home, g.away].sort().join() === 'alabama,auburn')?.home;
    expect([host(rivalries), host(next)].sort()).toEqual(['alabama', 'auburn']);
  });

  it('plays Texas against Oklahoma in Dallas', () => {
    const game = rivalries.find((g) => [g.home, g.away].sort().join() === 'oklahoma,texas');
    expect(game).toMatchObject({ neutral: true, place: 'Dallas, TX', conference: 'sec' });
  });
});

describe('available games', () => {
  it('come with the site where the game is then played', () => {
    const games = possibleGames(input, rivalries, 'michigan', 2);
    const others = games.map((game) => (game.home === 'michigan' ? game.away : game.home));
    expect(others).toEqual(freeOpponents(input, rivalries, 'michigan', 2));
    expect(new Set(games.map((game) => game.home === 'michigan')).size).toBe(2);
    for (const [index, game] of games.entries()) {
      const answer = scheduleNonConference(input, rivalries, 'michigan', others[index]!, 2);
      expect(answer).toEqual({ ok: true, game });
    }
  });

  it('are empty in a week with a game, and in all weeks once the schedule is full', () => {
    const weeks = weeksToSchedule(input, rivalries, 'michigan');
    for (let week = 1; week <= 14; week++) {
      expect(weeks.includes(week)).toBe(freeOpponents(input, rivalries, 'michigan', week).length > 0);
    }
    expect(weeks).not.toContain(14);
    expect(weeksToSchedule(input, rivalries, 'nobody')).toEqual([]);
    let games = rivalries;
    for (const week of [1, 2, 3]) games = [...games, possibleGames(input, games, 'michigan', week)[0]!];
    expect(weeksToSchedule(input, games, 'michigan')).toEqual([]);
  });
});

describe('a non-conference game', () => {
  it('can be scheduled as often as the conference leaves room in twelve games', () => {
    expect(nonConferenceLimit(input.facts, 'michigan')).toBe(3);
    expect(nonConferenceLimit(input.facts, 'alabama')).toBe(4);
    expect(nonConferenceLimit(input.facts, 'notre-dame')).toBe(12);
  });

  it('is refused with the reason', () => {
    expect(problem('michigan', 'michigan', 3)).toBe('yourself');
    expect(problem('michigan', 'atlantis', 3)).toBe('unknown_team');
    expect(problem('michigan', 'toledo', 0)).toBe('week_out_of_range');
    expect(problem('michigan', 'toledo', 15)).toBe('week_out_of_range');
    expect(problem('michigan', 'toledo', 2.5)).toBe('week_out_of_range');
    expect(problem('michigan', 'iowa', 3)).toBe('same_conference');
    expect(problem('michigan', 'toledo', 14)).toBe('week_taken');
    expect(problem('michigan', 'iowa-state', 2)).toBe('opponent_busy');
    expect(problem('florida', 'florida-state', 3)).toBe('already_scheduled');
  });

  it('is refused to a team that has its maximum', () => {
    let games = rivalries;
    for (const [opponent, week] of [
      ['toledo', 1],
      ['akron', 2],
      ['texas', 3],
    ] as const) {
      const answer = scheduleNonConference(input, games, 'michigan', opponent, week);
      if (answer.ok) games = [...games, answer.game];
    }
    expect(problem('michigan', 'oregon-state', 4, games)).toBe('limit_reached');
    expect(problem('oregon-state', 'michigan', 4, games)).toBe('opponent_limit_reached');
    expect(freeOpponents(input, games, 'michigan', 4)).toEqual([]);
  });

  it('is hosted by the stronger program and numbered after the others', () => {
    const answer = scheduleNonConference(input, rivalries, 'akron', 'michigan', 3);
    expect(answer).toMatchObject({
      ok: true,
      game: { home: 'michigan', away: 'akron', week: 3, conference: null, id: 20240001 + rivalries.length },
    });
  });

  it('can be against any team that is free', () => {
    const free = freeOpponents(input, rivalries, 'michigan', 2);
    expect(free).toEqual([...free].sort());
    expect(free).toContain('toledo');
    for (const busy of ['iowa-state', 'iowa', 'ohio-state', 'michigan']) expect(free).not.toContain(busy);
    for (const opponent of free) expect(problem('michigan', opponent, 2)).toBeNull();
    expect(freeOpponents(input, rivalries, 'michigan', 14)).toEqual([]);
    expect(freeOpponents(input, rivalries, 'nobody', 2)).toEqual([]);
  });
});

describe('the dates reserved for power programs', () => {
  const add = (games: typeof rivalries, team: string, opponent: string, week: number) => {
    const answer = scheduleNonConference(input, games, team, opponent, week);
    if (!answer.ok) throw new Error(`${team} against ${opponent}: ${answer.problem}`);
    return [...games, answer.game];
  };

  it('include a peer of a power program that has scheduled two others', () => {
    expect(datesKept(input, rivalries, 'michigan').dates).toBe(1);
    const games = add(add(rivalries, 'michigan', 'toledo', 1), 'michigan', 'akron', 2);
    expect(problem('michigan', 'rice', 3, games)).toBe('date_kept');
    expect(problem('michigan', 'texas', 3, games)).toBeNull();
    const free = freeOpponents(input, games, 'michigan', 3);
    expect(free).toContain('texas');
    expect(free).not.toContain('rice');
    expect(datesKept(input, add(games, 'michigan', 'texas', 3), 'michigan').dates).toBe(0);
    const tier = (team: string) => input.programs.find((program) => program.team === team)!.prestige;
    const { prestige } = datesKept(input, games, 'michigan');
    expect(prestige).toBe(tier('michigan') - 1);
    for (const team of free) expect(tier(team)).toBeGreaterThanOrEqual(prestige);
  });

  it('are reserved for teams at least average for their prestige this season, however good the program itself is', () => {
    const games = add(add(rivalries, 'michigan', 'toledo', 1), 'michigan', 'akron', 2);
    const rated = (team: string, rating: number) => {
      const programs = input.programs.map((program) => (program.team === team ? { ...program, rating } : program));
      return { ...input, programs };
    };
    const { rating } = datesKept(input, games, 'michigan');
    const peers = input.programs.filter(({ team }) => freeOpponents(input, games, 'michigan', 3).includes(team));
    for (const peer of peers) expect(peer.rating).toBeGreaterThanOrEqual(rating);
    expect(datesKept(rated('michigan', 0), games, 'michigan').rating).toBe(rating);
    expect(freeOpponents(rated('texas', rating - 1), games, 'michigan', 3)).not.toContain('texas');
  });

  it('are still reserved if a weaker power program is played first', () => {
    const tier = (team: string) => input.programs.find((program) => program.team === team)!.prestige;
    const conference = (team: string) => input.programs.find((program) => program.team === team)!.conference;
    const weak = freeOpponents(input, rivalries, 'michigan', 1).find(
      (team) => ['sec', 'acc', 'big-12'].includes(conference(team)!) && tier(team) < tier('michigan') - 1,
    )!;
    const games = add(add(rivalries, 'michigan', weak, 1), 'michigan', 'akron', 2);
    expect(datesKept(input, games, 'michigan').dates).toBe(1);
    expect(problem('michigan', 'rice', 3, games)).toBe('date_kept');
    expect(problem('michigan', 'texas', 3, games)).toBeNull();
  });

  it('are not needed if a rivalry is such a game', () => {
    expect(datesKept(input, rivalries, 'iowa').dates).toBe(0);
    const games = add(rivalries, 'iowa', 'toledo', 1);
    expect(problem('iowa', 'akron', 3, games)).toBeNull();
  });

  it('are two for a program that depends on paid games', () => {
    expect(datesKept(input, rivalries, 'kent-state')).toEqual({ dates: 2, prestige: 1, rating: 0 });
    const games = add(add(rivalries, 'kent-state', 'rice', 1), 'kent-state', 'temple', 2);
    expect(problem('kent-state', 'tulsa', 3, games)).toBe('date_kept');
    expect(problem('kent-state', 'texas', 3, games)).toBeNull();
  });

  it('do not exist in a dynasty that began without them', () => {
    const schedule = { ...input.tuning.schedule, keptPeers: 0, keptMoneyGames: 0 };
    const before = { ...input, tuning: { ...input.tuning, schedule } };
    expect(datesKept(before, rivalries, 'michigan').dates).toBe(0);
  });
});
