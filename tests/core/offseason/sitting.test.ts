import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthChart, teamRatings } from '../../../src/core/football/team-sheet.ts';
import { keptIn, sitsOut } from '../../../src/core/model/people/eligibility.ts';
import type { Player } from '../../../src/core/model/player.ts';
import type { Transfer } from '../../../src/core/model/portal.ts';
import { STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { sitTransfersOut } from '../../../src/core/offseason/portal/sitting.ts';
import { withStarters } from '../../../src/core/offseason/progression.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { programs, reference, SEED } from './nation.ts';

const tuning = resolveTuning();
const { players } = createRosters({ year: 2019, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);
const ours = players.filter(({ team }) => team === programs[0]!.team);

const move = ({ id }: Player, from: string | null): Transfer => ({
  year: 2018,
  player: id,
  from,
  to: ours[0]!.team,
  end: 'moved',
  reason: 'home',
  month: 1,
  finalists: [],
});

const seasonOf = (year: number) => rulesOf(year);
const someOfUs = fc.subarray(ours);

describe('a transfer', () => {
  it('sits out a season through 2020, and plays right away since', () => {
    fc.assert(
      fc.property(someOfUs, fc.integer({ min: 2000, max: 2030 }), (came, year) => {
        const now = sitTransfersOut(
          ours,
          came.map((player) => move(player, 'elsewhere')),
          seasonOf(year),
        );
        const out = now.filter(sitsOut);
        if (year > 2020) expect(out).toEqual([]);
        for (const { id, seasons } of out) {
          expect(came.map((player) => player.id)).toContain(id);
          expect(seasons).toBeLessThan(4);
        }
      }),
      { seed: 1 },
    );
  });

  it('gets a waiver only where a position would be short of starters', () => {
    fc.assert(
      fc.property(someOfUs, (came) => {
        const now = sitTransfersOut(
          ours,
          came.map((player) => move(player, 'elsewhere')),
          seasonOf(2019),
        );
        for (const [position, slots] of Object.entries(STARTER_SLOTS)) {
          const group = now.filter((player) => player.position === position);
          const play = group.filter((player) => !sitsOut(player));
          expect(play.length).toBeGreaterThanOrEqual(slots);
          const waived = play.filter(({ id, seasons }) => seasons < 4 && came.some((player) => player.id === id));
          if (waived.length > 0) expect(play).toHaveLength(Math.max(slots, play.length - waived.length));
        }
      }),
      { seed: 1 },
    );
  });

  it('is on no depth chart and in no rating while he sits, and starts nowhere', () => {
    const quarterbacks = ours.filter(({ position, seasons }) => position === 'qb' && seasons < 4);
    const best = quarterbacks.reduce((a, b) => (b.rating > a.rating ? b : a));
    const now = withStarters(sitTransfersOut(ours, [move(best, 'elsewhere')], seasonOf(2019)));
    const him = now.find(({ id }) => id === best.id)!;
    expect(him.starter).toBe(false);
    expect(depthChart(now)).not.toContain(him);
    const others = ours.filter(({ id }) => id !== best.id);
    expect(teamRatings(now, tuning)).toEqual(teamRatings(others, tuning));
    expect(keptIn(him, him.seasons)).toBeNull();
  });

  it('plays right away when he comes from FCS', () => {
    expect(
      sitTransfersOut(
        ours,
        ours.map((player) => move(player, null)),
        seasonOf(2019),
      ),
    ).toEqual(ours);
  });
});
