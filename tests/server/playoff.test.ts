import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/core/contract/registry.ts';
import type { Matchup } from '../../src/core/contract/views/season/playoff.ts';
import type { Running } from '../../src/server/main.ts';
import { sample } from '../thorough.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';

type Playoff = AnswerOf<'playoff'>;

let server: Running;
beforeAll(async () => {
  server = await realServer(savesFolder());
});
afterAll(async () => {
  await server.stop();
  removeFolders();
});

/** Returns all games of a bracket of any size, first round first. */
function gamesOf({ bracket }: Playoff): Matchup[] {
  if ('left_bracket' in bracket) {
    const halves = [bracket.left_bracket, bracket.right_bracket];
    return [
      ...halves.flatMap((half) => half.first_round),
      ...halves.flatMap((half) => half.quarterfinals),
      ...halves.map((half) => half.semifinal),
      bracket.championship,
    ];
  }
  return 'semifinals' in bracket ? [...bracket.semifinals, bracket.championship] : [bracket.championship];
}

const FIRST_SEEDS: Record<number, [number, number | null][]> = {
  2: [[1, 2]],
  4: [
    [1, 4],
    [2, 3],
  ],
  16: [
    [1, 16],
    [8, 9],
    [4, 13],
    [5, 12],
    [2, 15],
    [7, 10],
    [3, 14],
    [6, 11],
  ],
  12: [
    [8, 9],
    [5, 12],
    [7, 10],
    [6, 11],
    [1, null],
    [4, null],
    [2, null],
    [3, null],
  ],
};

/** Checks that hold for every playoff answer at any time. */
function check(playoff: Playoff, teams: number): void {
  const field = playoff.playoff_teams;
  expect(field.map(({ seed }) => seed)).toEqual(Array.from({ length: teams }, (_, index) => index + 1));
  const all = [...field, ...playoff.bubble_teams].map(({ name }) => name);
  expect(new Set(all).size).toBe(all.length);
  const games = gamesOf(playoff);
  for (const [index, [seed1, seed2]] of FIRST_SEEDS[teams]!.entries()) {
    const game = games[index]!;
    expect(game.seed1).toBe(seed1);
    expect(game.team1).toBe(field[seed1 - 1]!.name);
    if (seed2 === null) continue;
    expect([game.seed2, game.team2]).toEqual([seed2, field[seed2 - 1]!.name]);
  }
  const ids = new Set(games.map(({ id }) => id));
  expect(ids.size).toBe(games.length);
  for (const game of games) {
    expect(game.next_game === null).toBe(game.id === games.at(-1)!.id);
    if (game.next_game !== null) expect(ids).toContain(game.next_game);
    for (const side of [game.team1, game.team2]) {
      expect([...field.map(({ name }) => name), ...[...ids].map((id) => `Winner of ${id}`), 'TBD']).toContain(side);
    }
    if (game.winner !== null) expect([game.team1, game.team2]).toContain(game.winner);
  }
  for (const { name, seed } of playoff.conference_champions) {
    expect(field.find((team) => team.name === name)?.seed ?? null).toBe(seed);
  }
}

/** Checks champions with automatic bids or top seeds, in formats that have them. */
function checkSelection(playoff: Playoff, teams: number, autobids: number, topFour: boolean): void {
  const champions = playoff.conference_champions;
  const automatic = playoff.playoff_teams.filter(({ is_autobid }) => is_autobid).map(({ name }) => name);
  expect(automatic.length).toBe(Math.min(autobids, champions.length));
  expect(champions.map(({ name }) => name)).toEqual(expect.arrayContaining(automatic));
  // The list is in poll order; the committee may flip the last of them.
  for (const { name } of champions.slice(0, Math.max(0, autobids - 1))) expect(automatic).toContain(name);
  const champion = new Set(champions.map(({ name }) => name));
  if (topFour) for (const { name } of playoff.playoff_teams.slice(0, 4)) expect(champion).toContain(name);
  else {
    // The committee's order is close to the poll's.
    const ranks = playoff.playoff_teams.filter(({ is_autobid }) => !is_autobid).map(({ ranking }) => ranking);
    expect(Math.max(...ranks)).toBeLessThanOrEqual(teams + 4);
  }
}

const FORMATS = [
  ['playoff_teams=12&playoff_autobids=5&playoff_conf_champ_top_4=true&year=2024', 12, 5, true, [16, 17, 18, 19]],
  ['playoff_teams=16&year=2026', 16, 5, false, [16, 17, 18, 19]],
  ['playoff_teams=4&playoff_autobids=0&playoff_conf_champ_top_4=false&year=2016', 4, 0, false, [16, 17]],
  ['playoff_teams=2&playoff_autobids=0&playoff_conf_champ_top_4=false&year=2005', 2, 0, false, [16]],
  ['playoff_teams=12&playoff_autobids=0&playoff_conf_champ_top_4=false&year=2025', 12, 0, false, [16, 17, 18, 19]],
] as const;

describe.each(sample(FORMATS, FORMATS.length))('the playoff of %s', (format, teams, autobids, topFour, rounds) => {
  it('the playoff projection is available at every stage, and becomes the selected field', async () => {
    const player = new Player(server.url);
    await player.newGame(`team=Oklahoma&${format}&seed=bracket`);
    const playoff = async () => {
      const answer = await player.get('playoff', '/api/playoff/');
      check(answer, teams);
      return answer;
    };
    expect((await playoff()).info.lastWeek).toBe(rounds.at(-1));
    await player.get('dashboard', '/api/dashboard/');
    for (const week of [8, 15]) {
      await player.get('sim', `/api/sim/${week}/`);
      expect(gamesOf(await playoff()).every(({ is_projection }) => is_projection)).toBe(true);
    }
    await player.get('sim', '/api/sim/16/');
    const selected = await playoff();
    expect(gamesOf(selected).every(({ is_projection }) => !is_projection)).toBe(true);
    checkSelection(selected, teams, autobids, topFour);
    let decided = 0;
    for (const week of rounds) {
      await player.get('sim', `/api/sim/${week + 1}/`);
      const now = await playoff();
      expect(now.playoff_teams.map(({ name }) => name)).toEqual(selected.playoff_teams.map(({ name }) => name));
      const played = gamesOf(now).filter(({ winner }) => winner !== null);
      expect(played.length).toBeGreaterThan(decided);
      decided = played.length;
      for (const { game_id, winner } of played) {
        const { game } = await player.get('game', `/api/game/${game_id}/`);
        expect(game.winner?.name).toBe(winner);
      }
    }
    expect(decided).toBe(teams - 1);
    const summary = await player.get('summary', '/api/summary/');
    expect(summary.champion.name).toBe(gamesOf(await playoff()).at(-1)!.winner);
    const [first] = (await player.get('rankings', '/api/rankings/')).rankings;
    expect(first!.name).toBe(summary.champion.name);
  });
});
