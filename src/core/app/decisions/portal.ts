import { done, type Result, refuse } from '../../contract/result.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { changedChoices, type PortalChange, type PortalChoices, promisedIn } from '../../model/portal.ts';
import type { Tuning } from '../../tuning/index.ts';
import { plural } from '../../words/numbers.ts';

/** The choices that a change leads to, within the limits of a year. */
export function changedPortal(before: PortalChoices, change: PortalChange, tuning: Tuning): Result<PortalChoices> {
  const choices = changedChoices(before, change);
  if (change.staff === true) return done(choices);
  const { promises, offers } = tuning.portal.coach;
  const kept = promisedIn(choices, change.year).size;
  if (kept > promises) {
    const limit = `That would be ${plural(kept, 'promise')}; there can be ${promises} a year.`;
    return refuse('malformed', `${limit} Take one back with release.`);
  }
  const calls = choices.offers.length;
  if (calls <= offers) return done(choices);
  return refuse('malformed', `That would be ${plural(calls, 'call')}; there can be ${offers} a year.`);
}

/** Says something to own men or to those in the portal, for a dynasty in memory. */
export function changePortal(dynasty: DynastyState, change: Omit<PortalChange, 'year'>): Result<null> {
  const changed = changedPortal(dynasty.portal, { ...change, year: dynasty.year }, dynasty.tuning);
  if (!changed.ok) return changed;
  dynasty.portal = changed.value;
  return done(null);
}
