import type { PlayerId } from '../../model/ids.ts';
import { type PortalChoices, promisedIn, writtenChoices } from '../../model/portal.ts';
import { plural } from '../../present/numbers.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { type QueryContext, withContext } from '../context.ts';
import { decide } from '../decide.ts';
import { findMan } from '../names.ts';
import { canKeep, canOffer, choicesNow, mayLeave, othersInPortal, portalClosed } from '../portal.ts';
import type { InputOf } from '../registry.ts';
import { done, type Result, refuse } from '../result.ts';
import { teamFacts } from '../season-view.ts';

type Input = InputOf<'setPortal'>;
type Named = readonly (string | number)[] | undefined;

const UNCLEAR = 'Say whom to keep or let go, whom to offer or pass, or give it all back with staff.';

/** The players that some names mean, of those who may be meant. */
function found(men: Parameters<typeof findMan>[0], named: Named, of: string): Result<PlayerId[]> {
  const ids: PlayerId[] = [];
  for (const each of named ?? []) {
    const one = findMan(men, String(each), of);
    if (!one.ok) return one;
    if (!ids.includes(one.value)) ids.push(one.value);
  }
  return done(ids);
}

const without = (list: readonly PlayerId[], ...gone: (readonly PlayerId[])[]): PlayerId[] =>
  list.filter((id) => !gone.some((each) => each.includes(id)));

/** A sentence if it is not the time for what is asked. */
function tooEarlyOrLate({ season }: QueryContext, { keep, release, offer, pass }: Input): string | null {
  const { year, stage } = season.row;
  const closed = portalClosed(year, season.tuning());
  if (closed !== null) return closed;
  const turned = 'The rosters have turned over; the next portal opens after next season.';
  if ((keep ?? release) !== undefined && !canKeep(stage)) return turned;
  if ((offer ?? pass) === undefined || canOffer(stage)) return null;
  return canKeep(stage) ? 'Nobody is in the portal yet: it opens when the season is closed.' : turned;
}

/** The choices in force, with what is asked for. */
function changed(context: QueryContext, input: Input): Result<PortalChoices> {
  const { season } = context;
  const { year, settings } = season.row;
  const before = choicesNow(context);
  const others = [...othersInPortal(context).values()];
  const ours = `the men of ${teamFacts(season, settings.team).name} who could leave`;
  const keep = found(mayLeave(context), input.keep, ours);
  const release = found(mayLeave(context), input.release, ours);
  const offer = found(others, input.offer, 'those in the portal');
  const pass = found(others, input.pass, 'those in the portal');
  if (!keep.ok) return keep;
  if (!release.ok) return release;
  if (!offer.ok) return offer;
  if (!pass.ok) return pass;
  const kept = [...new Set([...without([...promisedIn(before, year)], release.value), ...keep.value])];
  const past = before.promises.filter((each) => each.year !== year);
  return done({
    promises: [...past, ...kept.map((player) => ({ year, player }))],
    offers: [...without(before.offers, offer.value, pass.value), ...offer.value],
    passes: [...without(before.passes, offer.value, pass.value), ...pass.value],
  });
}

/** A sentence for a limit that does not hold. */
function beyond({ season }: QueryContext, choices: PortalChoices): string | null {
  const { promises, offers } = season.tuning().portal.coach;
  const kept = promisedIn(choices, season.row.year).size;
  if (kept > promises) {
    return `That would be ${plural(kept, 'promise')}; there can be ${promises} a year. Take one back with release.`;
  }
  const calls = choices.offers.length;
  return calls > offers ? `That would be ${plural(calls, 'call')}; there can be ${offers} a year.` : null;
}

/** What the choices are to be. */
function asked(context: QueryContext, input: Input): Result<PortalChoices> {
  const refused = tooEarlyOrLate(context, input);
  if (refused !== null) return refuse('wrong_stage', refused);
  const { year } = context.season.row;
  const past = choicesNow(context).promises.filter((each) => each.year !== year);
  if (input.staff === true) return done({ promises: past, offers: [], passes: [] });
  const choices = changed(context, input);
  if (!choices.ok) return choices;
  const limit = beyond(context, choices.value);
  return limit === null ? choices : refuse('malformed', limit);
}

/**
 * Promises own men a part, calls men in the portal or leaves them alone; what is not named stays as it is, and `staff` gives all of
 * this year's back. The whole of it is in the log, which is where it is read from.
 */
export async function setPortal(session: SaveSession, input: Input): Promise<Result<null>> {
  const { keep, release, offer, pass, staff } = input;
  const some = [keep, release, offer, pass].some((list) => list !== undefined && list.length > 0);
  if (!some && staff !== true) return refuse('malformed', UNCLEAR);
  const choices = withContext(session, (context) => asked(context, input));
  if (!choices.ok) return choices;
  const year = withContext(session, ({ season }) => season.row.year);
  return decide(session, { command: 'setPortal', input: writtenChoices(choices.value, year) }, (dynasty) => {
    dynasty.portal = choices.value;
    return done(null);
  });
}
