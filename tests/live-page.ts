import type { Nation, SidelinePage } from '../src/core/contract/views/index.ts';
import type { PlayedGame } from '../src/core/contract/views/season/game.ts';

/** Turns a finished game into a live sideline page after the given number of calls. */
export function livePage(played: PlayedGame, at: number, more: Partial<SidelinePage> = {}): SidelinePage {
  const { info, team, conferences, game, drives } = played;
  const [first] = drives;
  const plays = first!.plays.slice(0, 1);
  return {
    info,
    team,
    conferences,
    game,
    own: 'A',
    over: false,
    coordinator: null,
    at,
    ask: 'offense',
    situation: {
      quarter: 1,
      clock: '9:30',
      down: 2,
      distance: 6,
      yard_line: 29,
      offense: game.teamA.name,
      score_a: 0,
      score_b: 0,
      timeouts_a: 3,
      timeouts_b: 3,
      win_prob_a: 0.6,
      pass_expected: 0.5,
    },
    choices: [
      { call: 'inside_run', staff: true, chance: null, seen: 0 },
      { call: 'deep', staff: false, chance: null, seen: 0 },
    ],
    tempo: 'staff_tempo',
    skill: [],
    workload: null,
    hurt: [],
    lineups: [],
    tendencies: { own: [], opponent: [] },
    scouting: { games: 0, opponent: [], film: [], tricks: [] },
    worked: [],
    drives: [{ ...first!, kind: 'end_of_half', plays }],
    halftime: null,
    adjustment: null,
    aftermath: null,
    ...more,
  };
}

/** A scoreboard with no other games. */
export function emptyNation({ info, team, conferences }: PlayedGame): Nation {
  return { info, team, conferences, kickoff: '12:00 PM', games: [] };
}
