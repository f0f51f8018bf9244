import type {
  OwedRole,
  PortalMove,
  PortalPage,
  PortalPlayer,
  PortalTarget,
} from '../contract/views/recruiting/portal.ts';
import { percent, signed } from '../words/numbers.ts';
import { classShort } from '../words/terms.ts';
import { finalistLines } from './finalists.ts';

/** A target's role with us. */
const ROLE_WORDS: Readonly<Record<PortalTarget['role'], string>> = {
  starter: 'Would start',
  second: 'Second string',
  depth: 'Depth',
};

const SAID_WORDS: Readonly<Record<PortalTarget['said'], string>> = {
  offer: 'You call',
  pass: 'Passed',
  staff: 'Staff',
};

/** `20-38%`; never 0%, since any player might leave. */
export function rangeText(range: readonly [number, number]): string {
  const [low, high] = range.map((share) => Math.max(1, Math.round(share * 100)));
  return low === high ? `${low}%` : `${low}-${high}%`;
}

/** `20-38%`; a player who has announced his departure is in the portal. */
export const leaveChanceText = ({ chance }: Pick<PortalPlayer, 'chance'>): string =>
  chance === null ? 'In the portal' : rangeText(chance);

/** `12%`; empty if he is certain not to declare. */
export const declaresText = ({ declares }: Pick<PortalPlayer, 'declares'>): string =>
  declares === 0 ? '' : percent(declares);

/** The cost of losing him: `a starter; a 62 would step in for him (-9)`. */
export function stakeText({
  starter,
  rating,
  next_up: next,
}: Pick<PortalPlayer, 'starter' | 'rating' | 'next_up'>): string {
  const role = starter ? 'Starter' : 'Backup';
  if (next === null) return `${role}; no one would step in for him.`;
  if (!starter && next >= rating) return `${role} behind a ${next}.`;
  return `${role}; a ${next} would start in his place (${signed(next - rating)}).`;
}

/** Returns the ways to keep him, each with his chance of leaving after it; empty once he is in the portal. */
export function keepingChoices(row: PortalPlayer): { label: string; chance: readonly [number, number] }[] {
  const { chance, with_promise, with_money, promised } = row;
  if (chance === null || with_promise === null || with_money === null) return [];
  return [
    { label: promised ? 'With your promise' : 'As things stand', chance },
    ...(promised ? [] : [{ label: 'With a promised role', chance: with_promise }]),
    { label: 'With 10% more for retention', chance: with_money },
  ];
}

/** Describes the effect of a promise, on its button. */
export function promiseEffect(row: PortalPlayer, { promise_keeps: keeps }: Pick<PortalPage, 'promise_keeps'>): string {
  if (row.promised) return 'He is free to leave again.';
  if (row.with_promise === null) return `${percent(keeps)} of players already in the portal come back for one.`;
  return `Cuts his chance of leaving from ${leaveChanceText(row)} to ${rangeText(row.with_promise)}. He must start next season.`;
}

/** Status of a promise from last year: `QB Al Bo (71) is not starting, so he is more likely to leave.` */
export function owedText({ pos, first, last, rating, starter }: OwedRole): string {
  const who = `${pos.toUpperCase()} ${first} ${last} (${rating})`;
  return starter ? `${who} is starting, as promised.` : `${who} is not starting, so he is more likely to leave.`;
}

/** `Would start over a 64`, `Second string behind a 71`. */
export function roleHereText({ role, last_starter: starter }: Pick<PortalTarget, 'role' | 'last_starter'>): string {
  if (starter === null) return 'Would fill an open starting spot';
  if (role === 'starter') return `Would start over a ${starter}`;
  return `${ROLE_WORDS[role]} behind a ${starter}`;
}

/** Share of the usual snaps at which a scheme is a good or a poor fit. */
const FIT = { good: 1.1, poor: 0.9 };

/** `Good`, `Poor`, `Average`; empty where all schemes are the same. */
export function fitText({ scheme }: Pick<PortalTarget, 'scheme'>): string {
  if (scheme === null) return '';
  if (scheme.plays >= FIT.good) return 'Good';
  return scheme.plays <= FIT.poor ? 'Poor' : 'Average';
}

/** `Good scheme fit: your 3-4 has 33% more snaps at LB than most.` */
export function fitSentence({ scheme, pos }: Pick<PortalTarget, 'scheme' | 'pos'>): string {
  if (scheme === null) return '';
  const fit = `${fitText({ scheme })} scheme fit: your ${scheme.name}`;
  const more = Math.round((scheme.plays - 1) * 100);
  if (more === 0) return `${fit} has the usual snaps at ${pos.toUpperCase()}.`;
  return `${fit} has ${Math.abs(more)}% ${more > 0 ? 'more' : 'fewer'} snaps at ${pos.toUpperCase()} than most.`;
}

/** `8%`; `under 1%` for a long shot. */
export const oddsText = (chance: number): string => (chance === 0 ? 'under 1%' : percent(chance));

/** His NIL price: `$0.4M`, `$60K`; empty before NIL. */
export function priceText({ price }: Pick<PortalTarget, 'price'>): string {
  if (price === null) return '';
  return price < LEAST_MILLIONS ? `$${Math.round(price * 1000)}K` : `$${price.toFixed(2)}M`;
}

/** Millions of dollars below which a price is shown in thousands. */
const LEAST_MILLIONS = 1;

/** Describes the effect of a personal call, on its button. */
export function callEffect({ odds, odds_called }: PortalTarget, { offers }: Pick<PortalPage, 'offers'>): string {
  return `${oddsText(odds)} to ${oddsText(odds_called)} · ${offers.most - offers.used} of ${offers.most} calls left`;
}

const YOU_WORDS: Readonly<Record<NonNullable<PortalMove['you']>, string>> = {
  called: 'You called',
  promised: 'You promised a role',
};

/** What you did about a transfer; `Staff` if you left him to your staff. */
export const youText = ({ you }: Pick<PortalMove, 'you'>): string => (you === null ? 'Staff' : YOU_WORDS[you]);

export const roleText = ({ role }: PortalTarget): string => ROLE_WORDS[role];
export const saidText = ({ said }: PortalTarget): string => SAID_WORDS[said];

/** A transfer's origin or destination: `Ohio State`, `Below FBS`, `No team`, `Stays`. */
export function destinationText({ to, end }: PortalMove): string {
  if (end === 'withdrawn') return 'Stays';
  if (end === 'below') return 'Below FBS';
  return to ?? 'No team';
}

export const originText = ({ from }: PortalMove): string => from ?? 'Below FBS';

type AnyPortalPlayer = Pick<PortalPlayer | PortalTarget | PortalMove, 'year' | 'redshirt' | 'pos' | 'stars'>;

/** `JR WR, 4-star`. */
export function portalPlayerText({ pos, stars, ...player }: AnyPortalPlayer): string {
  return `${classShort(player)} ${pos.toUpperCase()}, ${stars}-star`;
}

/** Returns his finalists, one line each with the reasons. */
export function moveLines({ finalists }: PortalMove): string[] {
  return finalists.length === 0 ? ['His finalists are not known.'] : finalistLines(finalists);
}

/** Returns the titles of the lists. */
export function portalTitles({ moved_after: after }: Pick<PortalPage, 'moved_after'>) {
  const when = after === null ? '' : ` after ${after}`;
  return {
    owed: 'Promises you owe',
    ours: 'Your players',
    market: 'Portal targets at positions of need',
    came: `Transfers in${when}`,
    went: `Transfers out${when}`,
    missed: `Calls you lost${when}`,
  };
}

/** Describes the cost of the staff's unused hours; empty without any. */
function idleLines({ idle }: PortalPage): string[] {
  if (idle === 0) return [];
  return [`Your staff left ${percent(idle)} of its hours unused this year, which hurts you with transfers.`];
}

/** Returns the text above the page, apart from its numbers. */
export function portalLines(page: PortalPage): string[] {
  const { closed, can_keep, year } = page;
  if (closed !== null) return [closed];
  if (!can_keep) return [`The portal opens when the ${year} season ends.`];
  return idleLines(page);
}

/** Returns promise and call counts, for faces without tiles. */
export function portalCounts({ can_keep, can_offer, promises, offers, entered, year }: PortalPage): string[] {
  if (!can_keep) return [];
  const kept = `Role promises: ${promises.used} of ${promises.most} used.`;
  if (!can_offer) return [`Transfer risk after ${year}.`, kept];
  return [
    `Players in the portal nationwide: ${entered.toLocaleString('en-US')}.`,
    kept,
    `Personal calls: ${offers.used} of ${offers.most} used.`,
  ];
}
