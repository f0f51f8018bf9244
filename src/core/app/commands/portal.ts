import type { InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import { decidePortal, portalTooEarlyOrLate, portalUnclear } from '../../decisions/portal.ts';
import type { PortalChange } from '../../model/portal.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { findPlayers } from '../reading/names.ts';
import { mayLeave, othersInPortal } from '../reading/portal.ts';
import { teamFacts } from '../reading/season-view.ts';

type Input = InputOf<'setPortal'>;

/** Returns the requested change, with every player's number. */
function changeOf(context: QueryContext, input: Input): Result<Omit<PortalChange, 'year'>> {
  const { season } = context;
  if (input.staff === true) return done({ staff: true });
  const own = mayLeave(context);
  const others = [...othersInPortal(context).values()];
  const ours = `the players at ${teamFacts(season, season.settings.team).name} who could leave`;
  const change: Omit<PortalChange, 'year'> = {};
  for (const list of ['keep', 'release', 'offer', 'pass'] as const) {
    const named = input[list];
    if (named === undefined) continue;
    const mine = list === 'keep' || list === 'release';
    const found = mine ? findPlayers(own, named, ours) : findPlayers(others, named, 'the players in the portal');
    if (!found.ok) return found;
    change[list] = [...new Set(found.value)];
  }
  if (Array.isArray(input.staff)) {
    const found = findPlayers([...own, ...others], input.staff, `${ours} or are in the portal`);
    if (!found.ok) return found;
    change.staff = [...new Set(found.value)];
  }
  return done(change);
}

/** Promises roles to the player's own team and calls players in the portal; both are read back from the log. */
export async function setPortal(session: SaveSession, input: Input): Promise<Result<null>> {
  const unclear = portalUnclear(input);
  if (unclear) return unclear;
  const change = withContext(
    session,
    (context) => portalTooEarlyOrLate(context.season.row, input) ?? changeOf(context, input),
  );
  if (!change.ok) return change;
  return commit(session, 'setPortal', { decide: (dynasty) => decidePortal(dynasty, change.value) });
}
