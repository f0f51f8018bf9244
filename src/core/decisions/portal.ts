import { done, type Result, refuse } from '../contract/result.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { changedChoices, hasPortal, type PortalChange, type PortalChoices, promisedIn } from '../model/portal.ts';
import { isBetweenRosters, type Stage, stageFacts } from '../model/stages.ts';
import type { Tuning } from '../tuning/index.ts';
import { plural } from '../words/numbers.ts';
import type { Decision } from './decision.ts';

/** Portal choices for the current season. */
type PortalInput = Omit<PortalChange, 'year'>;

/** Refusal of a decision that names no player. */
const UNCLEAR = 'Name players to keep or release, to offer or pass, or to give back with staff.';

/** Explains why no portal opens after a season; null if one does. */
export function portalClosed(year: number): string | null {
  if (!hasPortal(year)) {
    return `There is no portal before 2018. A few players transfer after the ${year} season, and you cannot keep or call any of them.`;
  }
  return null;
}

/** Portal changes by player. Players may still be given as text. */
interface PortalLists {
  keep?: readonly unknown[] | undefined;
  release?: readonly unknown[] | undefined;
  offer?: readonly unknown[] | undefined;
  pass?: readonly unknown[] | undefined;
  staff?: readonly unknown[] | boolean | undefined;
}

/** Refuses a decision that changes nothing; null if it changes something. */
export function portalUnclear({ keep, release, offer, pass, staff }: PortalLists) {
  const back = Array.isArray(staff) ? staff : undefined;
  const some = [keep, release, offer, pass, back].some((list) => list !== undefined && list.length > 0);
  return some || staff === true ? null : refuse('malformed', UNCLEAR);
}

/** Refuses a change made outside its window; null if the window is open. */
export function portalTooEarlyOrLate(
  { year, stage }: { year: number; stage: Stage },
  { keep, release, offer, pass, staff }: PortalLists,
) {
  const closed = portalClosed(year);
  if (closed !== null) return refuse('wrong_stage', closed);
  const { nextRosters } = stageFacts(stage);
  const turned = refuse('wrong_stage', 'The rosters have turned over. The next portal opens after the coming season.');
  const back = Array.isArray(staff) ? staff : undefined;
  if ((keep ?? release ?? back) !== undefined && nextRosters) return turned;
  if ((offer ?? pass) === undefined || isBetweenRosters(stage)) return null;
  return nextRosters ? turned : refuse('wrong_stage', 'The portal is not open yet. It opens when the season ends.');
}

/** The portal choices after a change, or a refusal if it exceeds the season's limits. */
function changedPortal(before: PortalChoices, change: PortalChange, tuning: Tuning): Result<PortalChoices> {
  const choices = changedChoices(before, change);
  if (change.staff === true) return done(choices);
  const { promises, offers } = tuning.portal.coach;
  const kept = promisedIn(choices, change.year).size;
  if (kept > promises) {
    const limit = `That would be ${plural(kept, 'promise')}; the limit is ${promises} a year.`;
    return refuse('malformed', `${limit} Take one back with release.`);
  }
  const calls = choices.offers.length;
  if (calls <= offers) return done(choices);
  return refuse('malformed', `That would be ${plural(calls, 'call')}. The limit is ${offers} a year.`);
}

/**
 * Promises roles to the program's own players, and calls or passes on players in the portal. Players left out stay as
 * they are. `staff` hands players back to the staff; true hands back all of this year's.
 */
export function decidePortal(
  { year, stage, portal, tuning }: Pick<DynastyState, 'year' | 'stage' | 'portal' | 'tuning'>,
  input: PortalInput,
): Result<Decision> {
  const refused = portalUnclear(input) ?? portalTooEarlyOrLate({ year, stage }, input);
  if (refused) return refused;
  const logged: PortalChange = { year, ...input };
  const choices = changedPortal(portal, logged, tuning);
  if (!choices.ok) return choices;
  return done({
    logged,
    take: (dynasty) => {
      dynasty.portal = choices.value;
    },
  });
}
