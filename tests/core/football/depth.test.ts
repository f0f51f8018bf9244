import { describe, expect, it } from 'vitest';
import { playGame } from '../../../src/core/football/game.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { chartSheet, depthChart, type TeamSheet, teamRatings } from '../../../src/core/football/team-sheet.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { STAT } from '../../../src/core/model/plays/stats.ts';
import { POSITIONS, STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import type { DepthChart } from '../../../src/core/model/program/depth-chart.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, evenTeam, roster } from './league.ts';

const tuning = resolveTuning();
const rules = rulesOf(2024);
const players = roster(1001, 70, 70, stream(seedFrom('depth'), 'roster'));
const other = evenTeam('other', 70, 70, tuning);

const playersAt = (position: Player['position']): Player[] =>
  depthChart(players).filter((player) => player.position === position);

/** Depth chart with every position upside down. */
const REVERSED: DepthChart = Object.fromEntries(
  POSITIONS.map((position) => [
    position,
    playersAt(position)
      .map(({ id }) => id)
      .reverse(),
  ]),
);

const sheetBy = (own: DepthChart): TeamSheet => chartSheet('own', depthChart(players, own), AVERAGE_STYLE, tuning);

/**
 * Plays games at a neutral site; returns wins, the players with a box score line, and each player's carries, throws and
 * catches.
 */
function games(sheet: TeamSheet, count = 60, out: ReadonlySet<number> = new Set()) {
  const touches = new Map<number, number>();
  const lines = new Set<number>();
  let wins = 0;
  for (let n = 0; n < count; n++) {
    const available = { week: 0, out, halfOut: new Set<number>(), injuries: null };
    const dice = stream(seedFrom('depth'), 'game', n);
    const { plays, result } = playGame(
      { home: sheet, away: other, neutral: true, available: [available, available] },
      rules,
      tuning,
      dice,
    );
    if (result.homeScore > result.awayScore) wins += 1;
    for (const { side, player, counts } of tally(plays, { ...sheet, out }, other).players) {
      if (side !== 0) continue;
      lines.add(player);
      const more = counts[STAT.pass_attempts]! + counts[STAT.rush_attempts]! + counts[STAT.receiving_catches]!;
      touches.set(player, (touches.get(player) ?? 0) + more);
    }
  }
  return { wins, lines, touches: (player: Player) => touches.get(player.id) ?? 0 };
}

describe('a custom depth chart', () => {
  const staff = games(sheetBy({}));

  it('decides who starts, and how much each player plays', () => {
    const [first, second] = playersAt('rb');
    const turned = games(sheetBy({ rb: [second!.id, first!.id] }));
    expect(staff.touches(first!)).toBeGreaterThan(1.3 * staff.touches(second!));
    expect(turned.touches(second!)).toBeGreaterThan(1.3 * turned.touches(first!));
    const [starter, backup] = playersAt('qb');
    const benched = games(sheetBy({ qb: [backup!.id, starter!.id] }));
    expect(benched.touches(backup!)).toBeGreaterThan(10 * benched.touches(starter!));
  });

  it('costs games when the worst come first', () => {
    expect(games(sheetBy(REVERSED)).wins).toBeLessThan(staff.wins - 15);
  });

  it('rates the team by its starters', () => {
    const own = teamRatings(players, tuning, REVERSED);
    expect(sheetBy(REVERSED).ratings).toEqual(own);
    expect(own.rating).toBeLessThan(teamRatings(players, tuning).rating - 5);
  });

  it('skips players who cannot play', () => {
    const out = new Set(POSITIONS.map((position) => playersAt(position).at(-1)!.id));
    const played = games(sheetBy(REVERSED), 8, out);
    for (const id of out) expect(played.lines.has(id)).toBe(false);
    for (const position of POSITIONS.filter((each) => each !== 'qb')) {
      const fit = playersAt(position)
        .reverse()
        .slice(1, 1 + STARTER_SLOTS[position]);
      for (const player of fit) expect(played.lines.has(player.id), `${position} ${player.rating}`).toBe(true);
    }
  });

  it('leaves a box score with only players on the roster', () => {
    const ids = new Set(players.map(({ id }) => id));
    for (const player of games(sheetBy(REVERSED), 8).lines) expect(ids.has(player)).toBe(true);
  });
});
