import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { depthChart } from '../../football/team-sheet.ts';
import { itemAt } from '../../model/lists.ts';
import { POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { ASKS, WHOLE_BUDGET } from '../../model/program/budget.ts';
import { COVERAGES, EVEN_PLAN, PLAN_MOST } from '../../model/program/game-plan.ts';
import { askWhenItPays, type Bot, budget, depth, diceOf, plan } from './bot.ts';
import type { Policy } from './names.ts';
import { TRUTH } from './oracle.ts';
import { callAtRandom, callStarters, keepAtRandom, keepTheBest } from './portal-bots.ts';
import { recruitAtHome, recruitAtRandom, recruitByWorth, recruitNone, recruitStars } from './recruiters.ts';
import { scheduleAtRandom, scheduleTheBeatable } from './schedulers.ts';
import { PAGES, type Sight } from './sight.ts';
import { hireTheBest } from './staff-bots.ts';

function planAtRandom(dynasty: DynastyState): void {
  const dice = diceOf(dynasty, 'plan');
  const step = (): number => dice.int(2 * PLAN_MOST + 1) - PLAN_MOST;
  const coverage = itemAt(COVERAGES, dice.int(COVERAGES.length));
  plan(dynasty, { runPass: step(), tempo: step(), deep: step(), fourth: step(), pressure: step(), coverage });
}

function spendAtRandom(dynasty: DynastyState): void {
  const dice = diceOf(dynasty, 'budget');
  const keep = dice.int(WHOLE_BUDGET + 1);
  const portal = dice.int(WHOLE_BUDGET - keep + 1);
  const ask = itemAt(ASKS, dice.int(ASKS.length));
  budget(dynasty, { split: { keep, portal, recruits: WHOLE_BUDGET - keep - portal }, ask });
}

/** Benches every starter behind the second string. */
function startTheThirdString(dynasty: DynastyState): void {
  if (dynasty.stage !== 'preseason') return;
  const own = dynasty.players.filter(({ team }) => team === dynasty.settings.team);
  const staff = depthChart(own);
  for (const position of POSITIONS) {
    const players = staff.filter((player) => player.position === position).map(({ id }) => id);
    const first = 2 * STARTER_SLOTS[position];
    if (players.length <= first) continue;
    depth(dynasty, position, [...players.slice(first), ...players.slice(0, first)]);
  }
}

/** Each policy's bot; `auto` does nothing. */
const BOTS: Readonly<Record<Policy, Bot>> = {
  auto: {},
  random: {
    week: (dynasty) => {
      scheduleAtRandom(dynasty);
      recruitAtRandom(dynasty);
      planAtRandom(dynasty);
      spendAtRandom(dynasty);
    },
    seasonEnds: keepAtRandom,
    offseason: callAtRandom,
  },
  lazy: { week: recruitNone, offseason: recruitNone },
  stars: { week: recruitStars, offseason: recruitStars },
  local: { week: recruitAtHome, offseason: recruitAtHome },
  portal: {
    week: recruitNone,
    offseason: (dynasty) => {
      recruitNone(dynasty);
      callStarters(dynasty);
    },
  },
  money: {
    week: (dynasty) => budget(dynasty, { split: { keep: 0, portal: WHOLE_BUDGET, recruits: 0 }, ask: 'hard' }),
  },
  aggressive: {
    week: (dynasty) => plan(dynasty, { ...EVEN_PLAN, fourth: PLAN_MOST }),
  },
  planner: planner(PAGES),
  oracle: planner(TRUTH),
  'random-plan': { week: planAtRandom },
  'soft-schedule': { week: scheduleTheBeatable },
  'third-string': { week: startTheThirdString },
};

function planner(sight: Sight): Bot {
  const recruit = recruitByWorth(sight);
  return {
    week: (dynasty) => {
      scheduleTheBeatable(dynasty);
      askWhenItPays(dynasty);
      recruit(dynasty);
    },
    seasonEnds: keepTheBest(sight),
    staff: hireTheBest,
    offseason: (dynasty) => {
      recruit(dynasty);
      callStarters(dynasty);
    },
  };
}

/** Returns a policy's bot. */
export function botFor(policy: Policy): Bot {
  return BOTS[policy];
}
