import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAilment, type Hurt } from '../../../src/core/football/diagnosis.ts';
import { type GameOutcome, playGame } from '../../../src/core/football/game.ts';
import { dayOrder, dropFrom, playersIn } from '../../../src/core/football/lineup.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { buildSheet } from '../../../src/core/football/team-sheet.ts';
import { type Injury, keepsOut } from '../../../src/core/model/people/absences.ts';
import { backAfter, NOT_THIS_SEASON } from '../../../src/core/model/people/injuries.ts';
import { COL, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, roster } from './league.ts';

const tuning = resolveTuning();
const seed = seedFrom('injuries');
const rules = rulesOf(2024);
const home = buildSheet('home', roster(1, 72, 72, stream(seed, 'home')), AVERAGE_STYLE, tuning);
const away = buildSheet('away', roster(1001, 70, 70, stream(seed, 'away')), AVERAGE_STYLE, tuning);

/** Plays a game in which `out` cannot play and others get hurt at the rates in `numbers`. */
function played(game: number, out: ReadonlySet<number>, numbers = tuning): GameOutcome {
  const available = (side: string) => ({
    week: 5,
    out,
    halfOut: new Set<number>(),
    injuries: stream(seed, 'injury', game, side),
  });
  const matchup = { home, away, neutral: true, available: [available('home'), available('away')] as const };
  return playGame(matchup, rules, numbers, stream(seed, 'game', game));
}

/** Returns a team's slots named in a row of the log. */
function namedIn(log: Int16Array, row: number, side: 0 | 1): number[] {
  const offset = (column: keyof typeof COL) => log[row * PLAY_STRIDE + COL[column]]!;
  const own = offset('offense') === side;
  const signed = (value: number) => (value > 0 === own && value !== 0 ? [Math.abs(value) - 1] : []);
  const offense = ['actor', 'target'] as const;
  const defense = ['defender', 'returner'] as const;
  const plain = (own ? offense : defense).map(offset).filter((slot) => slot >= 0);
  return [...plain, ...signed(offset('fumbler')), ...signed(offset('recoverer'))];
}

const hurtOf = ({ hurt }: GameOutcome, side: 0 | 1): Hurt[] => hurt.filter((each) => each.side === side);

describe('no injured player plays', () => {
  it('after the play on which he was hurt', () => {
    let named = 0;
    for (let game = 0; game < 40; game++) {
      const outcome = played(game, new Set());
      const rows = outcome.plays.length / PLAY_STRIDE;
      for (const side of [0, 1] as const) {
        for (const { slot, row } of hurtOf(outcome, side)) {
          for (let later = row + 1; later < rows; later++) {
            const names = namedIn(outcome.plays, later, side);
            named += names.length;
            expect(names).not.toContain(slot);
          }
        }
      }
    }
    expect(named).toBeGreaterThan(1000);
  });

  it('in a game that he misses, and he has no line in the box score', () => {
    const first = POSITIONS.flatMap((position) => [home.groups[position].start, home.groups[position].start + 1]);
    const out = new Set(first.map((slot) => home.players[slot]!.id));
    for (let game = 0; game < 20; game++) {
      const { plays, hurt } = played(game, out);
      const box = tally(
        plays,
        { team: 'home', players: home.players, out },
        { team: 'away', players: away.players, out },
      );
      expect(box.players.filter(({ player }) => out.has(player))).toEqual([]);
      expect(hurt.filter(({ side, slot }) => side === 0 && first.includes(slot))).toEqual([]);
    }
  });

  it('however many players at a position are out, as long as one is left', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(84), { maxLength: 80 }), (slots) => {
        const out = new Set(slots.map((slot) => home.players[slot]!.id));
        const order = new Int16Array(home.players.length);
        dayOrder(home, order, 5, out);
        for (const position of POSITIONS) {
          const { start, count } = home.groups[position];
          const places = [...order.subarray(start, start + count)];
          const well = home.players.slice(start, start + count).filter(({ id }) => !out.has(id)).length;
          if (well > 0) {
            expect(places.every((slot) => !out.has(home.players[slot]!.id))).toBe(true);
            expect(new Set(places).size).toBe(well);
            expect(playersIn(order, home.groups[position])).toBe(well);
          }
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe('injuries', () => {
  const games = Array.from({ length: 300 }, (_, game) => played(game, new Set()));

  it('are about two per team and game', () => {
    const perTeam = games.reduce((sum, { hurt }) => sum + hurt.length, 0) / games.length / 2;
    expect(perTeam).toBeGreaterThan(1.3);
    expect(perTeam).toBeLessThan(2.5);
  });

  it('change nothing before they happen, and nothing at all if there are none', () => {
    const safe = resolveTuning({ 'injuries.rate': 1e-9 });
    const without = playGame({ home, away, neutral: true }, rules, safe, stream(seed, 'game', 3));
    expect(played(3, new Set(), safe)).toEqual(without);
    const until = games[3]!.hurt[0]!.row * PLAY_STRIDE;
    expect(until).toBeGreaterThan(0);
    expect(games[3]!.plays.subarray(0, until)).toEqual(without.plays.subarray(0, until));
  });

  it('bring in the backup: an injured passer throws no more, and another one does', () => {
    const hurt = games.flatMap((outcome) =>
      outcome.hurt
        .filter(({ side, slot }) => side === 0 && slot === home.groups.qb.start)
        .map(({ row }) => ({ outcome, row })),
    );
    expect(hurt.length).toBeGreaterThan(2);
    const after = hurt.flatMap(({ outcome: { plays }, row }) => {
      const passers: number[] = [];
      for (let offset = (row + 1) * PLAY_STRIDE; offset < plays.length; offset += PLAY_STRIDE) {
        if (plays[offset + COL.offense] === 0 && plays[offset + COL.target]! >= 0)
          passers.push(plays[offset + COL.actor]!);
      }
      return passers;
    });
    expect(after).not.toContain(home.groups.qb.start);
    expect(after).toContain(home.groups.qb.start + 1);
  });

  it('leave every position enough players to line up', () => {
    const dangerous = resolveTuning({ 'injuries.rate': 0.2 });
    for (let game = 0; game < 10; game++) {
      const { hurt } = played(game, new Set(), dangerous);
      for (const position of POSITIONS) {
        const { start, count } = home.groups[position];
        const left =
          count - hurt.filter(({ side, slot }) => side === 0 && slot >= start && slot < start + count).length;
        expect(left).toBeGreaterThan(0);
      }
    }
  });

  it('never last longer than the maximum, whatever is drawn', () => {
    const endless = resolveTuning({ 'injuries.length.qb': 10, 'injuryKinds.knee_ligament.share': 1 });
    const dice = stream(seed, 'endless');
    const days = Array.from({ length: 3000 }, () => drawAilment('qb', endless, dice).days);
    expect(Math.max(...days)).toBe(endless.injuries.longest);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
  });

  it('last longest for quarterbacks, and some end a season', () => {
    const lengths = (position: 'qb' | 'wr') => {
      const dice = stream(seed, 'lengths', position);
      return Array.from({ length: 3000 }, () => drawAilment(position, tuning, dice).days);
    };
    const mean = (days: number[]) => days.reduce((a, b) => a + b, 0) / days.length;
    expect(mean(lengths('qb'))).toBeGreaterThan(1.2 * mean(lengths('wr')));
    const ending = lengths('wr').filter((days) => backAfter(1, days) === NOT_THIS_SEASON).length / 3000;
    expect(ending).toBeGreaterThan(0.02);
    expect(ending).toBeLessThan(0.12);
  });
});

describe('the week of a return', () => {
  const injury: Injury = {
    type: 'injury',
    year: 2024,
    week: 3,
    player: 1,
    team: 'home',
    game: 20240001,
    ailment: 'ankle',
    days: 10,
    back: backAfter(3, 10),
  };

  it('is the first with games after his recovery', () => {
    expect(backAfter(3, 6)).toBe(4);
    expect(backAfter(3, 7)).toBe(5);
    expect(backAfter(3, 14)).toBe(6);
    expect(backAfter(3, 300)).toBe(NOT_THIS_SEASON);
  });

  it('is sooner after the championships, when there are weeks without games', () => {
    expect(backAfter(15, 14)).toBe(16);
    expect(backAfter(14, 7)).toBe(16);
  });

  it('keeps a player hurt in a game out of the next, and a player hurt in practice out of that week’s', () => {
    expect([3, 4, 5].map((week) => keepsOut(injury, week))).toEqual([false, true, false]);
    expect([2, 3, 4, 5].map((week) => keepsOut({ ...injury, game: null }, week))).toEqual([false, true, true, false]);
  });
});

describe('a player who leaves the lineup', () => {
  it('is replaced by his backup, and the last player covers for all who are missing', () => {
    const order = new Int16Array(home.players.length).map((_, slot) => slot);
    const { start } = home.groups.k;
    dropFrom(order, home.groups.k, start);
    expect([...order.subarray(start, start + 3)]).toEqual([start + 1, start + 2, start + 2]);
    dropFrom(order, home.groups.k, start + 2);
    expect([...order.subarray(start, start + 3)]).toEqual([start + 1, start + 1, start + 1]);
    dropFrom(order, home.groups.k, start + 1);
    expect([...order.subarray(start, start + 3)]).toEqual([start + 1, start + 1, start + 1]);
  });
});
