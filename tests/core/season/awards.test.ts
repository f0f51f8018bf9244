import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, unplayed } from '../../../src/core/model/game.ts';
import { FIRST_VISITOR_ID } from '../../../src/core/model/ids.ts';
import {
  type Award,
  HEISMAN_VOTERS,
  roleOf,
  TEAM_PLACES,
  TEAM_ROLES,
  type VotingRegion,
} from '../../../src/core/model/people/awards.ts';
import type { BoxScore } from '../../../src/core/model/plays/box.ts';
import { type PlayerStat, STAT, STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import { CLASS_YEARS, POSITIONS, type Position } from '../../../src/core/model/positions.ts';
import type { PlayerSeason } from '../../../src/core/model/season.ts';
import type { Program } from '../../../src/core/model/team.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import {
  type AwardInput,
  type CoachSeason,
  candidates,
  coachMerit,
  coachVote,
  heismanRace,
  seasonAwards,
  votingRegion,
  WeekOfAwards,
} from '../../../src/core/season/awards/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const TEAMS = Array.from({ length: 12 }, (_, i) => `team-${i}`);
const CONFERENCES = ['lake', 'river'];
/** Players per position and team: enough to fill every all-star spot. */
const PER_POSITION = 3;
/** No storylines and no voter preferences: the vote follows the statistics alone. */
const PLAIN = { 'awards.heisman.story': 0, 'awards.heisman.voter': 0.01, 'awards.heisman.maverick': 0 };

function counts(of: Partial<Record<PlayerStat, number>>): Int32Array {
  const line = new Int32Array(STAT_COUNT);
  for (const [stat, n] of Object.entries(of)) line[STAT[stat as PlayerStat]] = n;
  return line;
}

/** A player's season statistics at a position, scaled by his form. */
function season(position: Position, form: number): Partial<Record<PlayerStat, number>> {
  const n = (most: number) => Math.round(most * form);
  switch (position) {
    case 'qb':
      return { pass_yards: n(3000), pass_touchdowns: n(25), pass_interceptions: 8 };
    case 'rb':
      return { rush_yards: n(1200), rush_touchdowns: n(12) };
    case 'wr':
    case 'te':
      return { receiving_catches: n(60), receiving_yards: n(800), punt_returns: n(8), punt_return_yards: n(90) };
    case 'k':
      return { field_goals_made: n(18), field_goals_attempted: n(22), extra_points_made: n(40) };
    case 'p':
      return { punts: n(50), punt_yards: n(2200), punts_inside_20: n(18) };
    default:
      return { solo_tackles: n(50), half_sacks: n(6), interceptions: n(3) };
  }
}

function programs(): Program[] {
  const style = { passLean: 0, tempo: 0, boldness: 0, depth: 0 };
  return TEAMS.map((team, i) => ({
    team,
    conference: CONFERENCES[i % 2]!,
    prestige: 4,
    ceiling: 7,
    floor: 1,
    prestigeScore: 4,
    style,
    rating: 70,
    offense: 70,
    defense: 70,
  }));
}

function lines(seed: number): PlayerSeason[] {
  const dice = stream(seedFrom(seed), 'lines');
  let player = 0;
  return TEAMS.flatMap((team) =>
    POSITIONS.flatMap((position) =>
      Array.from({ length: PER_POSITION }, (): PlayerSeason => {
        player += 1;
        const classYear = dice.pick(CLASS_YEARS);
        const made = counts(season(position, dice.normal(1, 0.2)));
        return {
          year: 2030,
          player,
          team,
          position,
          classYear,
          rating: 60 + dice.int(30),
          games: 12,
          freeGames: 0,
          counts: made,
        };
      }),
    ),
  );
}

function input(seed: number, of: Partial<AwardInput> = {}, knobs: Record<string, number> = {}): AwardInput {
  const records = TEAMS.map((team, i) => [team, { wins: 12 - i, losses: i, confWins: 8, confLosses: 1 }] as const);
  return {
    seed: seedFrom(seed),
    year: 2030,
    lines: lines(seed),
    programs: programs(),
    records: new Map(records),
    ranks: new Map(TEAMS.map((team, i) => [team, i + 1])),
    tuning: resolveTuning(knobs),
    ...of,
  };
}

const nowhere = () => null;
const given = (of: AwardInput, region: (team: string) => VotingRegion | null = nowhere): Award[] =>
  seasonAwards({ ...of, week: 15 }, region);
const ballots = (all: readonly Award[]) => all.filter(({ kind }) => kind === 'heisman');

describe('the linemen of a season', () => {
  it('are not four of one team with all three finalists, however good its line is', () => {
    const inputs = input(4, {}, PLAIN);
    const dominant = inputs.lines.map((each) =>
      each.team === 'team-0' && each.position === 'ol' ? { ...each, rating: 92 } : each,
    );
    const awards = given({ ...inputs, lines: dominant });
    const fromOne = (chosen: readonly Award[]) => chosen.filter(({ team }) => team === 'team-0').length;
    const finalists = awards.filter(({ kind, role }) => kind === 'best' && role === 'ol');
    const team = awards.filter(
      ({ kind, role, selection }) => kind === 'all_america' && role === 'ol' && selection === 1,
    );
    expect([finalists.length, team.length]).toEqual([3, TEAM_PLACES.ol]);
    expect(fromOne(finalists)).toBeLessThanOrEqual(2);
    expect(fromOne(team)).toBeLessThanOrEqual(2);
    expect(fromOne(team)).toBeGreaterThan(0);
  });
});

describe('the Heisman vote', () => {
  it('adds up: every ballot names one winner, and no candidate has more than all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (seed) => {
        const vote = ballots(given(input(seed, {}, { 'awards.heisman.contenders': 8 })));
        expect(vote.reduce((sum, { firsts }) => sum + firsts!, 0)).toBe(HEISMAN_VOTERS);
        expect(vote.reduce((sum, { points }) => sum + points!, 0)).toBe(6 * HEISMAN_VOTERS);
        for (const { points, firsts } of vote) {
          expect(points).toBeGreaterThanOrEqual(3 * firsts!);
          expect(points).toBeLessThanOrEqual(3 * HEISMAN_VOTERS);
        }
        expect(vote.map(({ points }) => points)).toEqual(vote.map(({ points }) => points!).sort((a, b) => b - a));
        expect(vote.map(({ place }) => place)).toEqual(vote.map((_, index) => index + 1));
        expect(new Set(vote.map(({ player }) => player)).size).toBe(vote.length);
      }),
      { numRuns: 25 },
    );
  });

  it('is the same in any order of players and teams', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (seed) => {
        const first = input(seed);
        const shuffled = stream(seedFrom(seed), 'order').shuffle(first.lines);
        expect(given({ ...first, lines: shuffled, programs: [...first.programs].reverse() })).toEqual(given(first));
      }),
      { numRuns: 10 },
    );
  });

  /** A season in which one player outperforms all others. */
  function starOf(team: string, position: Position, classYear: PlayerSeason['classYear'] = 'jr'): AwardInput {
    const plain = input(3, {}, PLAIN);
    const star = plain.lines.find((each) => each.team === team && each.position === position)!;
    const great = { ...star, classYear, counts: counts(season(position, 2.2)) };
    return { ...plain, lines: plain.lines.map((each) => (each === star ? great : each)) };
  }

  it('is won by the quarterback who did far more than the others', () => {
    const inputs = starOf('team-2', 'qb');
    const star = inputs.lines.find((each) => each.counts[STAT.pass_yards]! > 6000)!;
    expect(ballots(given(inputs))[0]).toMatchObject({ player: star.player, team: 'team-2', role: 'qb', place: 1 });
  });

  it('requires more from a player on a losing team, and more from a kicker than any can reach', () => {
    const share = (inputs: AwardInput) => {
      const star = inputs.lines.find((each) => each.counts[STAT.pass_yards]! > 6000)!;
      return candidates(inputs)
        .get('qb')!
        .find(({ player }) => player === star.player)!.standing;
    };
    expect(share(starOf('team-11', 'qb'))).toBeLessThan(share(starOf('team-0', 'qb')));
    expect(ballots(given(starOf('team-0', 'k'))).map(({ role }) => role)).not.toContain('k');
  });

  it('favors local players: voters of a region name their own more often', () => {
    const inputs = input(9);
    const second = ballots(given(inputs))[1]!;
    const leaning = ballots(given(inputs, (team) => (team === second.team ? 'South' : null)));
    const after = leaning.find(({ player }) => player === second.player)!;
    expect(after.points).toBeGreaterThan(second.points!);
  });

  it('knows the voting region of every state', () => {
    expect(['CA', 'VA', 'OH', 'NY', 'GA', 'TX'].map(votingRegion)).toEqual([
      'Far West',
      'Mid-Atlantic',
      'Midwest',
      'Northeast',
      'South',
      'Southwest',
    ]);
    expect(votingRegion('ON')).toBeNull();
  });
});

describe('the Heisman race', () => {
  it('has chances that add up to one at most, and is more certain the fewer weeks are left', () => {
    const inputs = input(5);
    const all = candidates(inputs);
    const chances = (weeksLeft: number) =>
      heismanRace({ ...inputs, week: 15 - weeksLeft, weeksLeft }, all, nowhere).map(({ chance }) => chance);
    for (const weeksLeft of [9, 4, 0]) {
      expect(chances(weeksLeft).reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(Math.max(...chances(9))).toBeLessThan(Math.max(...chances(1)));
    expect(Math.max(...chances(0))).toBe(1);
  });
});

describe('teams of the season', () => {
  const all = given(input(11));
  const positions = new Map(lines(11).map((each) => [each.player, each]));
  const team = (kind: Award['kind'], selection: 0 | 1 | 2, conference: string | null = null) =>
    all.filter((each) => each.kind === kind && each.selection === selection && each.conference === conference);

  it('have every position, no player on both teams, and returners who returned', () => {
    const kinds = [
      ['all_america', null],
      ['all_conference', 'lake'],
      ['all_conference', 'river'],
    ] as const;
    for (const [kind, conference] of kinds) {
      const both = [...team(kind, 1, conference), ...team(kind, 2, conference)];
      expect(new Set(both.map(({ player }) => player)).size).toBe(both.length);
      for (const selection of [1, 2] as const) {
        const roles = team(kind, selection, conference).map(({ role }) => role);
        expect(roles).toEqual(TEAM_ROLES.flatMap((role) => Array(TEAM_PLACES[role]).fill(role)));
      }
      for (const { role, player } of both) {
        const line = positions.get(player)!;
        if (role === 'ret') expect(line.counts[STAT.punt_returns]).toBeGreaterThan(0);
        else expect(roleOf(line.position)).toBe(role);
      }
    }
  });

  it('honor a conference’s own players, and freshmen among freshmen', () => {
    const own = new Map(programs().map((p) => [p.team, p.conference]));
    for (const each of all.filter(({ kind }) => kind === 'all_conference')) {
      expect(own.get(each.team)).toBe(each.conference);
    }
    const freshmen = team('freshman_all_america', 0);
    expect(freshmen.length).toBeGreaterThan(20);
    expect(freshmen.every(({ player }) => positions.get(player)!.classYear === 'fr')).toBe(true);
  });

  it('name the best player of every position with two finalists', () => {
    for (const role of TEAM_ROLES) {
      const best = all.filter((each) => each.kind === 'best' && each.role === role);
      expect(best.map(({ place }) => place)).toEqual([1, 2, 3]);
    }
  });
});

describe('a week', () => {
  const homeOf = (player: number) => (player < 100 ? 'team-0' : 'team-1');
  const game = (id: number, more: Partial<Game> = {}): Game => ({
    ...unplayed({
      id,
      year: 2030,
      week: 16,
      kind: 'bowl',
      home: 'team-0',
      away: 'team-1',
      neutral: true,
      conference: null,
      name: 'Bean Bowl',
      place: null,
      rivalry: false,
      bracketSlot: null,
    }),
    result: { homeScore: 20, awayScore: 10, overtime: 0, homeQuarters: [20, 0, 0, 0], awayQuarters: [10, 0, 0, 0] },
    ...more,
  });
  const line = (player: number, of: Partial<Record<PlayerStat, number>>) => ({
    player,
    side: (homeOf(player) === 'team-0' ? 0 : 1) as 0 | 1,
    slot: 0,
    counts: Int16Array.from(counts(of)),
  });
  const box = (...players: BoxScore['players']): BoxScore => ({
    home: 'team-0',
    away: 'team-1',
    plays: new Int16Array(),
    drives: [],
    teams: [new Int32Array(), new Int32Array()],
    players,
    rosters: [[], []],
  });
  const watch = () =>
    new WeekOfAwards(
      resolveTuning(),
      (team) => (team === 'team-0' ? 'lake' : team === 'team-1' ? null : undefined),
      () => [{ position: 'rb' }],
    );

  it('honors the best of the nation and of each conference, and no FCS player', () => {
    const week = watch();
    const runs = (yards: number) => ({ rush_yards: yards });
    week.add(
      game(1),
      box(line(1, runs(90)), line(2, runs(120)), line(101, runs(250)), line(FIRST_VISITOR_ID, runs(400))),
    );
    const awards = week.awards(2030, 3, false).filter(({ kind }) => kind === 'player_of_the_week');
    expect(awards.map(({ conference, player, role }) => [conference, role, player])).toEqual([
      [null, 'offense', 101],
      ['lake', 'offense', 2],
    ]);
  });

  it('has a most valuable player of a bowl, from the winning team, and none of an ordinary game', () => {
    const week = watch();
    week.add(game(1), box(line(1, { rush_yards: 90 }), line(101, { rush_yards: 250 })));
    week.add(game(2, { kind: 'regular', name: null }), box(line(3, { rush_yards: 300 })));
    const awards = week.awards(2030, 16, true);
    expect(awards).toHaveLength(1);
    expect(awards[0]).toMatchObject({ kind: 'most_valuable', player: 1, team: 'team-0', game: 1 });
  });
});

describe('the coach of the year', () => {
  const tuning = resolveTuning();
  const season = (team: string, wins: number, expected: number, more: Partial<CoachSeason> = {}): CoachSeason => {
    return { team, wins, losses: 13 - wins, expected, conferenceTitle: false, rank: null, ...more };
  };
  const rest = Array.from({ length: 20 }, (_, i) => season(`other-${i}`, 6, 6));

  it('won far more than expected of his program, or a title', () => {
    const surprise = season('surprise', 12, 6, { rank: 6 });
    const giant = season('giant', 11, 10.5, { rank: 3 });
    const votes = coachVote([...rest, giant, surprise], { seed: seedFrom('c'), year: 2030, tuning });
    expect(votes[0]).toMatchObject({ team: 'surprise', wins: 12, expected: 6 });
    expect(votes[0]!.share).toBeGreaterThan(0.5);
    expect(coachMerit({ ...giant, conferenceTitle: true }, tuning)).toBeGreaterThan(coachMerit(giant, tuning));
    expect(coachMerit({ ...giant, rank: 1 }, tuning)).toBeGreaterThan(coachMerit(giant, tuning));
  });

  it('is voted for: shares of the ballots, the most first, the same for the same seed', () => {
    const field = rest.map((each, i) => ({ ...each, wins: 6 + (i % 6) }));
    const voteOf = (year: number) => coachVote(field, { seed: seedFrom('c'), year, tuning });
    const shares = voteOf(2030).map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(voteOf(2030)).toEqual(voteOf(2030));
    expect(voteOf(2030)).not.toEqual(voteOf(2031));
  });
});
