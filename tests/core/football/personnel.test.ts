import { describe, expect, it } from 'vitest';
import { playGame } from '../../../src/core/football/game.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { chartSheet, depthChart, type TeamSheet, teamRatings } from '../../../src/core/football/team-sheet.ts';
import { unitWeights } from '../../../src/core/football/units.ts';
import { ORDINARY, personnelOf } from '../../../src/core/model/people/personnel.ts';
import { type PlayerStat, STAT } from '../../../src/core/model/plays/stats.ts';
import {
  DEFENSE_POSITIONS,
  OFFENSE_POSITIONS,
  type Position,
  STARTER_SLOTS,
} from '../../../src/core/model/positions.ts';
import { DEFENSES, OFFENSES, type Schemes } from '../../../src/core/model/program/schemes.ts';
import { NO_SYSTEM } from '../../../src/core/model/program/system.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, evenTeam, roster } from './league.ts';

const tuning = resolveTuning();
const rules = rulesOf(2024);
const players = roster(1001, 70, 70, stream(seedFrom('personnel'), 'roster'));
const other = evenTeam('other', 70, 70, tuning);
const everyScheme = OFFENSES.flatMap((offense) => DEFENSES.map((defense): Schemes => ({ offense, defense })));

/** Every team uses its own scheme's personnel on that share of snaps, and the base personnel otherwise. */
const looksIn = (share: number) => ({ personnel: share, nickel: share, fifthBack: 0 });

function sheetOf(offense: Schemes['offense'], defense: Schemes['defense'], share = 1): TeamSheet {
  const system = { ...NO_SYSTEM, personnel: personnelOf({ offense, defense }, looksIn(share)) };
  return chartSheet('own', depthChart(players), AVERAGE_STYLE, tuning, null, null, system);
}

/** Totals of a position's players over forty games, in depth chart order. */
function done(sheet: TeamSheet, position: Position, stats: readonly PlayerStat[]): number[] {
  const group = sheet.players.filter((player) => player.position === position);
  const counts = new Map(group.map(({ id }) => [id, 0]));
  for (let n = 0; n < 40; n++) {
    const { plays } = playGame(
      { home: sheet, away: other, neutral: true },
      rules,
      tuning,
      stream(seedFrom('personnel'), 'game', n),
    );
    for (const { player, counts: line } of tally(plays, sheet, other).players) {
      const more = stats.reduce((sum, stat) => sum + line[STAT[stat]]!, 0);
      if (counts.has(player)) counts.set(player, counts.get(player)! + more);
    }
  }
  return group.map(({ id }) => counts.get(id)!);
}
const tackles = (sheet: TeamSheet, position: Position) => done(sheet, position, ['solo_tackles', 'assisted_tackles']);
const targets = (sheet: TeamSheet, position: Position) => done(sheet, position, ['receiving_targets']);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the personnel of a scheme', () => {
  it('has eleven players on either side of the ball', () => {
    for (const schemes of everyScheme) {
      const { starters } = personnelOf(schemes, looksIn(0.5));
      expect(sum(OFFENSE_POSITIONS.map((position) => starters[position])), schemes.offense).toBe(11);
      expect(sum(DEFENSE_POSITIONS.map((position) => starters[position])), schemes.defense).toBe(11);
      expect([starters.qb, starters.ol, starters.k, starters.p]).toEqual([1, 5, 1, 1]);
    }
  });

  it('is the same for every team in a dynasty that began before schemes had personnel', () => {
    for (const schemes of everyScheme) expect(personnelOf(schemes, looksIn(0))).toBe(ORDINARY);
    expect(unitWeights(ORDINARY, tuning)).toEqual(tuning.strength);
  });

  it('improves no unit by itself: some positions count for more, others for less', () => {
    const units = [
      ['runLine', 'runTightEnd'],
      ['runDefensiveLine', 'runLinebackers', 'runSafeties'],
      ['rushDefensiveLine', 'rushLinebackers'],
      ['coverCornerbacks', 'coverSafeties', 'coverLinebackers'],
    ] as const;
    for (const schemes of everyScheme) {
      const own = unitWeights(personnelOf(schemes, tuning.schemes), tuning);
      for (const unit of units) {
        expect(sum(unit.map((key) => own[key]))).toBeCloseTo(sum(unit.map((key) => tuning.strength[key])), 9);
      }
    }
    const nickel = unitWeights(personnelOf({ offense: 'spread', defense: '4-2-5' }, tuning.schemes), tuning);
    expect(nickel.coverCornerbacks).toBeGreaterThan(tuning.strength.coverCornerbacks);
    expect(nickel.coverLinebackers).toBeLessThan(tuning.strength.coverLinebackers);
  });

  it('gives a nickel back the tackles of a third linebacker', () => {
    const nickel = sheetOf('spread', '4-2-5');
    const base = sheetOf('spread', '4-3');
    expect(tackles(nickel, 'cb')[2]!).toBeGreaterThan(1.5 * tackles(base, 'cb')[2]!);
    expect(tackles(nickel, 'lb')[2]!).toBeLessThan(tackles(base, 'lb')[2]! / 1.5);
    expect(sum(tackles(sheetOf('spread', '3-4'), 'lb'))).toBeGreaterThan(1.05 * sum(tackles(base, 'lb')));
  });

  it('throws to a second tight end in a pro offense, and to a fourth receiver in an air raid', () => {
    const [pro, spread, raid] = (['pro', 'spread', 'air raid'] as const).map((offense) => sheetOf(offense, '4-3'));
    expect(targets(pro!, 'te')[1]!).toBeGreaterThan(1.5 * targets(spread!, 'te')[1]!);
    expect(targets(raid!, 'wr')[3]!).toBeGreaterThan(1.4 * targets(spread!, 'wr')[3]!);
    expect(sum(targets(raid!, 'te'))).toBeLessThan(0.6 * sum(targets(spread!, 'te')));
  });

  it('rates a team by the players on the field', () => {
    const behind = new Set(
      depthChart(players)
        .filter(({ position }) => position === 'cb')
        .slice(STARTER_SLOTS.cb)
        .map(({ id }) => id),
    );
    const worse = players.map((player) => (behind.has(player.id) ? { ...player, rating: player.rating - 15 } : player));
    const drop = (defense: Schemes['defense']) => {
      const field = personnelOf({ offense: 'spread', defense }, looksIn(0.65));
      return teamRatings(players, tuning, {}, field).defense - teamRatings(worse, tuning, {}, field).defense;
    };
    expect(drop('4-2-5')).toBeGreaterThan(0.5);
    expect(drop('4-3')).toBe(0);
  });

  it('is still rated if only tight ends count and the scheme uses none', () => {
    const tightEndsAlone = resolveTuning({ 'ratings.qb': 0, 'ratings.rb': 0, 'ratings.wr': 0, 'ratings.ol': 0 });
    const field = personnelOf({ offense: 'air raid', defense: '4-3' }, looksIn(1));
    expect(teamRatings(players, tightEndsAlone, {}, field).offense).toBeCloseTo(
      teamRatings(players, tuning, {}, field).offense,
      -1,
    );
  });

  it('uses the standard eleven on the other snaps', () => {
    const all = targets(sheetOf('pro', '4-3'), 'te')[1]!;
    const most = targets(sheetOf('pro', '4-3', 0.65), 'te')[1]!;
    const none = targets(sheetOf('pro', '4-3', 0), 'te')[1]!;
    expect(STARTER_SLOTS.te).toBe(1);
    expect(most).toBeGreaterThan(none);
    expect(all).toBeGreaterThan(most);
  });
});
