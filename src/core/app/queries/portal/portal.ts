import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result } from '../../../contract/result.ts';
import type { OwedRole, PortalPage } from '../../../contract/views/recruiting/portal.ts';
import { portalClosed } from '../../../decisions/portal.ts';
import { type PortalChoices, promisedIn } from '../../../model/portal.ts';
import { isBetweenRosters, stageFacts } from '../../../model/stages.ts';
import { hundredths } from '../../../offseason/rounded.ts';
import { budgetsNow } from '../../reading/budget.ts';
import type { QueryContext } from '../../reading/context.ts';
import { choicesNow } from '../../reading/portal.ts';
import { idleNow } from '../../reading/portal-market.ts';
import { foundView } from '../../views/player.ts';
import { pageView } from '../../views/team.ts';

import { marketNow } from './market.ts';
import { movesAfter } from './moves.ts';
import { leavingNow, mayLeaveNow } from './ours.ts';

/** Players promised a role a year ago who are still here. */
function owedNow({ save, season }: QueryContext, choices: PortalChoices): OwedRole[] {
  const owed = promisedIn(choices, season.row.year - 1);
  return save.players
    .ofTeam(season.settings.team)
    .filter(({ id }) => owed.has(id))
    .map((player) => {
      const { id, first, last, pos, rating } = foundView(player);
      return { id, first, last, pos, rating, starter: player.starter };
    });
}

/** NIL money for transfers and for retention. */
function moneyFor(context: QueryContext): PortalPage['money'] {
  const own = budgetsNow(context)?.coach.of.get(context.season.settings.team);
  return own === undefined ? null : { portal: hundredths(own.spent.portal), keep: hundredths(own.spent.keep) };
}

/** Our players at risk of leaving, portal targets, and the latest transfers in and out. */
export function portal(context: QueryContext, input: InputOf<'portal'>): Result<PortalPage> {
  const { season, save } = context;
  const { row } = season;
  const tuning = season.tuning;
  const { nextRosters } = stageFacts(row.stage);
  const next = nextRosters ? row.year + 1 : row.year;
  const isOpen = isBetweenRosters(row.stage);
  const closed = portalClosed(next);
  const choices = choicesNow(context);
  const promised = promisedIn(choices, row.year);
  const open = isOpen ? save.transfers.ofYear(row.year).filter(({ end }) => end === 'open') : [];
  const last = next - 1;
  const moved = last >= row.settings.startYear;
  const { promises, offers } = tuning.portal.coach;
  const ours = () => (isOpen ? leavingNow(context, promised, open) : mayLeaveNow(context, choices, input));
  return done({
    ...pageView(season),
    year: next,
    closed,
    can_keep: closed === null && !nextRosters,
    can_offer: closed === null && isOpen,
    promises: { used: promised.size, most: promises },
    offers: { used: choices.offers.length, most: offers },
    promise_keeps: 1 - tuning.portal.coach.promise,
    owed: closed === null && !nextRosters ? owedNow(context, choices) : [],
    money: moneyFor(context),
    idle: idleNow(context),
    ours: closed === null && !nextRosters ? ours() : [],
    market: closed === null && isOpen ? marketNow(context, choices, open, input) : [],
    entered: open.length,
    moved_after: moved ? last : null,
    ...(moved ? movesAfter(context, last) : { came: [], went: [], missed: [] }),
  });
}
