import { mustHave } from '../../core/model/lists.ts';
import { HAND_MADE, PAGES } from '../../core/pages/index.ts';
import type { HandMade, Page } from '../../core/pages/parts/page.ts';
import type { Verb } from './verb.ts';

/** Code of the commands for hand-made pages, by command name. */
const COMMANDS: Readonly<Record<string, Verb['load']>> = {
  board: () => import('../commands/board.ts'),
  budget: () => import('../commands/budget.ts'),
  depth: () => import('../commands/depth.ts'),
  game: () => import('../commands/game.ts'),
  noncon: () => import('../commands/noncon.ts'),
  plan: () => import('../commands/plan.ts'),
  player: () => import('../commands/player.ts'),
  playoff: () => import('../commands/playoff.ts'),
  portal: () => import('../commands/portal.ts'),
  rankings: () => import('../commands/rankings.ts'),
  review: () => import('../commands/review.ts'),
  roster: () => import('../commands/roster.ts'),
  schedule: () => import('../commands/schedule.ts'),
  'signing-day': () => import('../commands/signing-day.ts'),
  status: () => import('../commands/status.ts'),
  team: () => import('../commands/team.ts'),
  week: () => import('../commands/week.ts'),
  why: () => import('../commands/why.ts'),
};

function madeByHand(page: HandMade): Verb[] {
  if (page.verb === undefined) return [];
  const { name = page.name, ...help } = page.verb;
  return [{ name, ...help, load: mustHave(COMMANDS[name], `command ${name}`) }];
}

function described(page: Page): Verb[] {
  if (page.verb === undefined) return [];
  const { read, opens, ...help } = page.verb;
  const load = async () => (await import('../shell/page-command.ts')).pageCommand({ page, read, opens });
  return [{ name: page.name, ...help, load }];
}

/** Commands of pages. */
export const PAGE_VERBS: readonly Verb[] = [...HAND_MADE.flatMap(madeByHand), ...PAGES.flatMap(described)];
