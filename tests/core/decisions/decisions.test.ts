import { beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../../src/core/contract/result.ts';
import { decideBoard } from '../../../src/core/decisions/board.ts';
import { decideBudget } from '../../../src/core/decisions/budget.ts';
import type { Decision } from '../../../src/core/decisions/decision.ts';
import { decideDepth } from '../../../src/core/decisions/depth.ts';
import { decidePlan } from '../../../src/core/decisions/plan.ts';
import { decidePortal } from '../../../src/core/decisions/portal.ts';
import { decideRedshirt } from '../../../src/core/decisions/redshirt.ts';
import { decideSchedule } from '../../../src/core/decisions/schedule.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../src/core/dynasty/dynasty-state.ts';
import { scheduleInput } from '../../../src/core/dynasty/preseason.ts';
import { redshirtStanding } from '../../../src/core/dynasty/redshirts.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { possibleGames, weeksToSchedule } from '../../../src/core/season/schedule/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const OWN = 'ole-miss';
const settings = { seed: seedFrom('decisions'), startYear: 2024, team: OWN, playoff: null };

/** One dynasty for all tests: each decision is compared with the state just before it. */
let dynasty: DynastyState;
beforeAll(() => {
  dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
});

/** Returns the parts of a dynasty that decisions change, as text. */
function moment({ plan, depth, portal, budget, injuries, games, players, programs, recruiting }: DynastyState): string {
  const { staff, targets } = recruiting.board ?? { staff: true, targets: new Map() };
  return JSON.stringify([plan, depth, portal, budget, injuries, games, players, programs, staff, [...targets]]);
}

const ownPlayers = ({ players }: DynastyState) => players.filter(({ team }) => team === OWN);

/** Returns a freshman who does not start and can redshirt. */
function benched(dynasty: DynastyState): number {
  const canRedshirt = (player: Player) => redshirtStanding(player, 0, { redshirtGames: 4 }) === 'open';
  return ownPlayers(dynasty).find((player) => player.classYear === 'fr' && !player.starter && canRedshirt(player))!.id;
}

function openGame(dynasty: DynastyState): { opponent: string; week: number } {
  const input = scheduleInput(dynasty);
  const [week] = weeksToSchedule(input, dynasty.games, OWN);
  const [game] = possibleGames(input, dynasty.games, OWN, week!);
  return { opponent: game!.home === OWN ? game!.away : game!.home, week: week! };
}

function passers(dynasty: DynastyState): number[] {
  return ownPlayers(dynasty)
    .filter(({ position }) => position === 'qb')
    .map(({ id }) => id)
    .reverse();
}

/** One decision of each kind available in preseason. */
const DECISIONS: Readonly<Record<string, (dynasty: DynastyState) => Result<Decision<unknown>>>> = {
  board: (dynasty) => decideBoard(dynasty, { clear: true, targets: [{ recruit: 40, hours: 5, offer: true }] }),
  portal: (dynasty) => decidePortal(dynasty, { keep: [benched(dynasty)] }),
  depth: (dynasty) => decideDepth(dynasty, { position: 'qb', players: passers(dynasty) }),
  plan: (dynasty) => decidePlan(dynasty, { deep: 2 }),
  budget: (dynasty) => decideBudget(dynasty, { keep: 100, ask: 'hard' }),
  redshirt: (dynasty) => decideRedshirt(dynasty, { players: [benched(dynasty)] }),
  schedule: (dynasty) => decideSchedule(dynasty, openGame(dynasty)),
};

describe('a decision', () => {
  it.each(Object.entries(DECISIONS))(
    'about the %s changes nothing until it is applied, and is logged completely',
    (_, decide) => {
      const before = moment(dynasty);
      const decision = decide(dynasty);
      if (!decision.ok) throw new Error(decision.error.message);
      expect(moment(dynasty)).toBe(before);
      const logged = JSON.stringify(decision.value.logged);
      decision.value.take(dynasty);
      expect(moment(dynasty)).not.toBe(before);
      expect(JSON.stringify(decision.value.logged)).toBe(logged);
    },
  );

  it('about a player of another team is refused', () => {
    const other = dynasty.players.find(({ team }) => team !== OWN)!;
    expect(decideRedshirt(dynasty, { players: [other.id] })).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it('about a recruit who is not in the class is refused', () => {
    const refused = { ok: false, error: { code: 'not_found', message: 'No recruit "0".' } };
    expect(decideBoard(dynasty, { recruits: [0], hours: 2 })).toMatchObject(refused);
  });

  it('about a game is refused once the season has begun', () => {
    const game = openGame(dynasty);
    dynasty.stage = 'season';
    expect(decideSchedule(dynasty, game)).toMatchObject({ ok: false, error: { code: 'wrong_stage' } });
  });
});
