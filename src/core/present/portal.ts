import type { PlayerPage } from '../contract/views/people/player.ts';
import type { PortalMan, PortalMove, PortalPage, PortalTarget } from '../contract/views/recruiting/portal.ts';
import { percent, plural } from '../words/numbers.ts';
import { PORTAL_REASON_WORDS } from '../words/portal.ts';
import { classShort } from '../words/terms.ts';
import { finalistLines } from './finalists.ts';

const ROLE_WORDS: Readonly<Record<PortalTarget['role'], string>> = {
  starter: 'Would start',
  second: 'Second string',
  depth: 'Depth',
};

const SAID_WORDS: Readonly<Record<PortalTarget['said'], string>> = {
  offer: 'You call him',
  pass: 'Passed',
  staff: 'Staff',
};

/** `20-38%`, never 0%: nobody is sure to stay. A man who has said that he will leave is in the portal. */
export function leaveChanceText({ chance }: PortalMan): string {
  if (chance === null) return 'In the portal';
  const [low, high] = chance.map((share) => Math.max(1, Math.round(share * 100)));
  return low === high ? `${low}%` : `${low}-${high}%`;
}

export const roleText = ({ role }: PortalTarget): string => ROLE_WORDS[role];
export const saidText = ({ said }: PortalTarget): string => SAID_WORDS[said];

/** Where somebody came from or went: `Ohio State`, `Below FBS`, `No team`, `Stays`. */
export function destinationText({ to, end }: PortalMove): string {
  if (end === 'withdrawn') return 'Stays';
  if (end === 'below') return 'Below FBS';
  return to ?? 'No team';
}

export const originText = ({ from }: PortalMove): string => from ?? 'Below FBS';

type Man = Pick<PortalMan | PortalTarget | PortalMove, 'year' | 'redshirt' | 'pos' | 'stars'>;

/** `JR WR, 4-star`. */
export function portalManText({ pos, stars, ...man }: Man): string {
  return `${classShort(man)} ${pos.toUpperCase()}, ${stars}-star`;
}

/** What a list says of one of ours below his name: `Playing time, Starter, Promised`. */
export function ownManText({ reason, starter, promised }: PortalMan): string {
  return [PORTAL_REASON_WORDS[reason], ...(starter ? ['Starter'] : []), ...(promised ? ['Promised'] : [])].join(', ');
}

/** What a list says below the name of a player in the portal: `Toledo, A step up, 2 spots, You call him`. */
export function targetText(row: PortalTarget): string {
  const { team, reason, places } = row;
  return [team, PORTAL_REASON_WORDS[reason], plural(places, 'spot'), saidText(row)].join(', ');
}

/** What a list says below the name of a newcomer: `Florida State, A step up`. */
export const cameText = (move: PortalMove): string => `${originText(move)}, ${PORTAL_REASON_WORDS[move.reason]}`;

/** The same for a player who left. */
export const wentText = (move: PortalMove): string => `${destinationText(move)}, ${PORTAL_REASON_WORDS[move.reason]}`;

/** `Came to Michigan from Toledo after the 2018 season: a step up. He sat out 2019.` */
export function cameFromLines({ moves }: Pick<PlayerPage, 'moves'>): string[] {
  return moves.map(({ year, from, to, reason, sat_out }) => {
    const why = reason === null ? '' : `: ${PORTAL_REASON_WORDS[reason].toLowerCase()}`;
    return `Came to ${to} from ${from ?? 'below FBS'} after the ${year} season${why}.${sat_out ? ` He sat out ${year + 1}.` : ''}`;
  });
}

/** The programs he chose between, a line each with its parts. */
export function moveLines({ finalists }: PortalMove): string[] {
  return finalists.length === 0 ? ['What he chose between is not known.'] : finalistLines(finalists);
}

/** What the lists are called. */
export function portalTitles({ moved_after: after }: Pick<PortalPage, 'moved_after'>) {
  const when = after === null ? '' : ` after ${after}`;
  return {
    ours: 'Yours',
    market: 'Portal targets at positions of need',
    came: `Transfers in${when}`,
    went: `Transfers out${when}`,
  };
}

/** What hours that the staff worked on nobody cost; nothing where there are none. */
function idleLines({ idle }: PortalPage): string[] {
  if (idle === 0) return [];
  return [`Your staff has spent ${percent(idle)} of its hours this year on no one, which costs you with transfers.`];
}

/** The lines over the page's tables. */
export function portalLines(page: PortalPage): string[] {
  const { closed, can_offer, can_keep, promises, offers, entered, year } = page;
  if (closed !== null) return [closed];
  if (!can_keep) return [`The portal opens when the ${year} season is closed.`];
  const kept = `Role promises: ${promises.used} of ${promises.most} used.`;
  if (!can_offer) return [`Transfer risk after ${year}.`, kept, ...idleLines(page)];
  return [
    `Players in the portal nationwide: ${entered.toLocaleString('en-US')}.`,
    kept,
    `Personal calls: ${offers.used} of ${offers.most} used.`,
    ...idleLines(page),
  ];
}
