import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { PortalChange, PortalChoices } from '../../model/portal.ts';
import { isBetweenRosters, stageFacts } from '../../model/stages.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { decide, taken } from '../deciding/decide.ts';
import { changedPortal } from '../decisions/portal.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { findMen } from '../reading/names.ts';
import { choicesNow, mayLeave, othersInPortal, portalClosed } from '../reading/portal.ts';
import { teamFacts } from '../reading/season-view.ts';

type Input = InputOf<'setPortal'>;

const UNCLEAR = 'Say whom to keep or let go, whom to offer or pass, or give men back with staff.';

/** A sentence if it is not the time for what is asked. */
function tooEarlyOrLate({ season }: QueryContext, { keep, release, offer, pass, staff }: Input): string | null {
  const { year, stage } = season.row;
  const closed = portalClosed(year);
  if (closed !== null) return closed;
  const { nextRosters } = stageFacts(stage);
  const turned = 'The rosters have turned over; the next portal opens after next season.';
  const back = Array.isArray(staff) ? staff : undefined;
  if ((keep ?? release ?? back) !== undefined && nextRosters) return turned;
  if ((offer ?? pass) === undefined || isBetweenRosters(stage)) return null;
  return nextRosters ? turned : 'Nobody is in the portal yet: it opens when the season is closed.';
}

/** What is asked for, everybody by his number. */
function changeOf(context: QueryContext, input: Input): Result<PortalChange> {
  const { season } = context;
  const { year, settings } = season.row;
  if (input.staff === true) return done({ year, staff: true });
  const own = mayLeave(context);
  const others = [...othersInPortal(context).values()];
  const ours = `the men of ${teamFacts(season, settings.team).name} who could leave`;
  const change: PortalChange = { year };
  for (const list of ['keep', 'release', 'offer', 'pass'] as const) {
    const named = input[list];
    if (named === undefined) continue;
    const mine = list === 'keep' || list === 'release';
    const men = mine ? findMen(own, named, ours) : findMen(others, named, 'those in the portal');
    if (!men.ok) return men;
    change[list] = [...new Set(men.value)];
  }
  if (Array.isArray(input.staff)) {
    const men = findMen([...own, ...others], input.staff, `${ours} or are in the portal`);
    if (!men.ok) return men;
    change.staff = [...new Set(men.value)];
  }
  return done(change);
}

/** What is asked for, and the choices that it leads to. */
function asked(context: QueryContext, input: Input): Result<{ change: PortalChange; choices: PortalChoices }> {
  const refused = tooEarlyOrLate(context, input);
  if (refused !== null) return refuse('wrong_stage', refused);
  const change = changeOf(context, input);
  if (!change.ok) return change;
  const choices = changedPortal(choicesNow(context), change.value, context.season.tuning());
  return choices.ok ? done({ change: change.value, choices: choices.value }) : choices;
}

/**
 * Promises own men a part, calls men in the portal or leaves them alone; what is not named stays as it is, and `staff` leaves
 * men to the staff again, true all of this year's. It is in the log, which is where it is read from.
 */
export async function setPortal(session: SaveSession, input: Input): Promise<Result<null>> {
  const { keep, release, offer, pass, staff } = input;
  const back = Array.isArray(staff) ? staff : undefined;
  const some = [keep, release, offer, pass, back].some((list) => list !== undefined && list.length > 0);
  if (!some && staff !== true) return refuse('malformed', UNCLEAR);
  const decision = withContext(session, (context) => asked(context, input));
  if (!decision.ok) return decision;
  const { change, choices } = decision.value;
  return decide(session, 'setPortal', (dynasty) => {
    dynasty.portal = choices;
    return taken(change);
  });
}
