import type { InputOf } from '../../../contract/registry.ts';
import type { PortalPlayer } from '../../../contract/views/recruiting/portal.ts';
import type { PlayerId } from '../../../model/ids.ts';
import { itemAt, mustGet } from '../../../model/lists.ts';
import type { Player } from '../../../model/player.ts';
import { PORTAL_REASONS, type PortalChoices, promisedIn, type Transfer } from '../../../model/portal.ts';
import { rulesOf } from '../../../model/rules.ts';
import { keepPull, worthOf } from '../../../offseason/budget.ts';
import { declareChance } from '../../../offseason/leaving/declare.ts';
import { grudgeOf, leaveRange, type Urge, urgesOf } from '../../../offseason/portal/entries.ts';
import { hundredths } from '../../../offseason/rounded.ts';
import { budgetsNow } from '../../reading/budget.ts';
import type { QueryContext } from '../../reading/context.ts';
import { mayLeave } from '../../reading/portal.ts';
import { foundView } from '../../views/player.ts';

import { type Depth, depthOf, nextUp } from './depth.ts';
/** Most rows of a list. */
export const MOST_ROWS = 30;
/** Lowest transfer chance for a player to be listed. */
const LEAST_CHANCE = 0.05;
/** Extra retention budget, in percent, whose effect is shown. */
const TENTH = 10;
const PLAYERS_OF = 'portal urges';

/** The staff's estimate of each player's urge to leave the player's team. */
function ownUrges(context: QueryContext): { of: readonly Urge[]; level: number } {
  const { save, season, rosterMemo } = context;
  const budgets = budgetsNow(context);
  const own = season.settings.team;
  return rosterMemo(`${PLAYERS_OF} ${budgets?.coach.of.get(own)?.worth.keep}`, () => {
    const source = { year: season.row.year, programs: season.programs, players: save.players.current() };
    const rules = rulesOf(season.row.year, season.rules);
    const tuning = season.tuning;
    const [money, ownMoney] = [budgets?.staff ?? null, budgets?.coach ?? null];
    const { list, level } = urgesOf({ ...source, reference: season.reference, rules, money, tuning }, own, ownMoney);
    return { of: list.filter(({ player }) => player.team === own), level };
  });
}

function reasonOf({ reasons }: Urge): PortalPlayer['reason'] {
  const most = Math.max(...reasons);
  return itemAt(PORTAL_REASONS, reasons.indexOf(most));
}

type Risk = Omit<PortalPlayer, keyof ReturnType<typeof foundView> | 'stars' | 'starter' | 'next_up'>;

/** A player whose chance of leaving is known, because the portal is not open yet. */
type AtRisk = PortalPlayer & { chance: [number, number] };

function ownPlayerView<Of extends Risk>(player: Player, depth: Depth, rest: Of) {
  return {
    ...foundView(player),
    stars: player.stars,
    starter: player.starter,
    next_up: nextUp(depth, player),
    ...rest,
  };
}

/** Reduction in a player's log odds of leaving from another 10% of the budget on retention. */
function moreMoney(context: QueryContext): (starter: boolean) => number {
  const now = budgetsNow(context)?.coach;
  const own = now?.of.get(context.season.settings.team);
  if (!now || !own) return () => 0;
  const { keep } = own.spent;
  const added = worthOf(keep + own.total / TENTH, now.usual.keep) - worthOf(keep, now.usual.keep);
  return (starter) => keepPull(context.season.tuning, starter) * added;
}

/** Sorts players with a promise first, then by risk of leaving. */
function byRisk(a: AtRisk, b: AtRisk): number {
  const gone = ({ chance, declares }: AtRisk) => declares + (1 - declares) * chance[1];
  return Number(b.promised) - Number(a.promised) || gone(b) - gone(a) || b.rating - a.rating || a.id - b.id;
}

/** Our players at risk of leaving, before the portal opens. */
export function mayLeaveNow(context: QueryContext, choices: PortalChoices, { all }: InputOf<'portal'>): PortalPlayer[] {
  const { season } = context;
  const tuning = season.tuning;
  const { year } = season.row;
  const [promised, broken] = [promisedIn(choices, year), promisedIn(choices, year - 1)];
  const { of, level } = ownUrges(context);
  const here = new Map(mayLeave(context).map((player) => [player.id, player]));
  const depth = depthOf([...here.values()]);
  const money = moreMoney(context);
  return of
    .flatMap((urge): AtRisk[] => {
      const player = here.get(urge.player.id);
      if (!player) return [];
      const kept = promised.has(player.id);
      const more = level + grudgeOf(player, broken, tuning);
      const range = (promise: boolean, less = 0): [number, number] => {
        const { low, high } = leaveRange(urge, more - less, promise, tuning);
        return [low, high];
      };
      const declares = player.classYear === 'sr' ? 0 : hundredths(declareChance(player, tuning));
      return [
        ownPlayerView(player, depth, {
          chance: range(kept),
          with_promise: range(true),
          with_money: range(kept, money(player.starter)),
          declares,
          reason: reasonOf(urge),
          promised: kept,
        }),
      ];
    })
    .filter(({ chance, declares, promised: kept }) => kept || Math.max(declares, chance[1]) >= LEAST_CHANCE)
    .sort(byRisk)
    .slice(0, all === true ? undefined : MOST_ROWS);
}

/** Our players who have entered the portal. */
export function leavingNow(
  context: QueryContext,
  promised: ReadonlySet<PlayerId>,
  open: readonly Transfer[],
): PortalPlayer[] {
  const reasons = new Map(open.map(({ player, reason }) => [player, reason]));
  const gone = new Set(context.save.players.departures().map(({ player }) => player));
  const here = mayLeave(context);
  const depth = depthOf(here.filter(({ id }) => !gone.has(id)));
  return here
    .filter(({ id }) => reasons.has(id))
    .map((player) =>
      ownPlayerView(player, depth, {
        chance: null,
        with_promise: null,
        with_money: null,
        declares: 0,
        reason: mustGet(reasons, player.id),
        promised: promised.has(player.id),
      }),
    )
    .sort((a, b) => b.rating - a.rating || a.id - b.id);
}
