import type {
  CareerGoal,
  CareerLife,
  CareerPage,
  CareerSeat,
  CoachContract,
  CoachSkillRank,
  OverContract,
  SeatWeek,
} from '../../contract/views/people/career.ts';
import type { CareerState } from '../../model/own-coach.ts';
import type { SeatLevel } from '../../model/people/goals.ts';
import { millionsText } from '../../words/boosters.ts';
import { hopeAt } from '../../words/coaching/expectations.ts';
import { capitalized, ordinal, plural, signedTo, spelled, spelledPlural, winLoss } from '../../words/numbers.ts';

/** Text for a head coach's season as his athletic director sees it. All pure. */

const LEVELS: Readonly<Record<SeatLevel, string>> = {
  secure: 'secure',
  safe: 'safe for now',
  warm: 'getting warm',
  hot: 'on the hot seat',
};

/** `62 of 100, getting warm`. */
export function securityText({ security, level }: Pick<CareerSeat, 'security' | 'level'>): string {
  return `${Math.round(security)} of 100, ${LEVELS[level]}`;
}

/** Change from the last game: `-4`; empty before the first game. */
export function lastMove({ trend }: Pick<CareerSeat, 'trend'>): string {
  const last: SeatWeek | undefined = trend.at(-1);
  return last === undefined ? '' : signedTo(last.change, 1);
}

const STATES: Readonly<Record<CareerGoal['state'], string>> = { open: 'Open', met: 'Met', missed: 'Missed' };

/** How far a goal has come: `9 of 12`; empty for a goal without a number. */
export function goalProgress({ kind, wins, players, of, now, state }: CareerGoal): string {
  if (now === null) return '';
  if (kind === 'graduate') return state === 'open' ? `All ${of} still here` : `${now} of ${of}`;
  return `${now} of ${wins ?? players}`;
}
export const goalState = ({ state }: Pick<CareerGoal, 'state'>): string => STATES[state];

/** Returns the warning while the job can still be saved; null if none is needed. */
export function warningText(
  { level, wins_to_safety: needed, games, wins, losses }: CareerSeat,
  mode: CareerPage['mode'],
): string | null {
  if (level === 'secure' || level === 'safe') return null;
  const left = Math.max(0, games - wins - losses);
  const talk = level === 'hot' ? 'Boosters want a change' : 'People are starting to talk';
  const way =
    left === 0
      ? ''
      : needed === null
        ? ' Winning out may not be enough.'
        : ` Winning ${needed} of the last ${left} would quiet it.`;
  const early = level === 'hot' && left > 0 ? ' Another bad loss could cost you the job before the season ends.' : '';
  return `${talk}.${way}${mode === 'never_fired' ? ' You are never fired in this dynasty.' : mode === null ? '' : early}`;
}

/** Describes a coordinator's head coach, and what that means for his own job. */
export function bossLines({ first, last, security, level }: NonNullable<CareerPage['boss']>): string[] {
  const safe =
    security === null || level === null ? '' : `, whose job security is ${securityText({ security, level })}`;
  return [
    `Your head coach is ${first} ${last}${safe}.`,
    'When a head coach goes, his coordinators usually go with him; sometimes the next one keeps them.',
  ];
}

const STANDS: Readonly<Record<CareerState, (life: CareerLife) => string | null>> = {
  working: () => null,
  leaving: ({ next }) => `You have taken the job at ${next} and start next season.`,
  fired: ({ team }) => `You have been fired by ${team}.`,
  out: ({ team }) => `You are out of football this season; your last job was at ${team}.`,
  retired: ({ retired }) => `You retired after the ${retired} season.`,
};

/** The user's coaching status; null while he has a job. */
export const standsText = (life: CareerLife): string | null => STANDS[life.state](life);

/** Seasons on another coach's staff, as a sentence: `Two seasons as a coordinator.` */
const coordinatedText = ({ coordinated }: CareerLife): string[] =>
  coordinated === 0 ? [] : [`${capitalized(spelledPlural(coordinated, 'season'))} as a coordinator.`];

/** `: 4th of 391 head coaches in wins`; empty for an active coach in the lower half. */
function placeText({ place, coaches, state }: CareerLife): string {
  const told = state === 'retired' || 2 * place <= coaches;
  return told ? `: ${ordinal(place)} of ${coaches} head coaches in wins` : '';
}

/** `182-88 in 22 seasons as a head coach at 3 programs, 2 national titles, 9-4 in bowls: 4th of 391 head coaches in wins.` */
export function lifeText(life: CareerLife): string {
  const { wins, losses, seasons, programs, titles, conference_titles, bowl_wins, bowl_losses } = life;
  if (seasons === 0) return ['Your first game as a head coach is still ahead.', ...coordinatedText(life)].join(' ');
  const honors = [
    ...(titles > 0 ? [plural(titles, 'national title')] : []),
    ...(conference_titles > 0 ? [plural(conference_titles, 'conference title')] : []),
    ...(bowl_wins + bowl_losses > 0 ? [`${winLoss(bowl_wins, bowl_losses)} in bowls`] : []),
  ];
  const led = `${winLoss(wins, losses)} in ${plural(seasons, 'season')} as a head coach`;
  const where = programs > 1 ? `${led} at ${plural(programs, 'program')}` : led;
  return [`${[where, ...honors].join(', ')}${placeText(life)}.`, ...coordinatedText(life)].join(' ');
}

/** `.600`. */
const decimalShare = (share: number): string => share.toFixed(3).replace(/^0/, '');

/** Describes whether his record meets the Hall of Fame standard; null for an active coach who does not meet it. */
export function hallText({ hall, state, wins, losses }: CareerLife): string | null {
  const { qualifies, seasons, games, share } = hall;
  const standard = `${plural(seasons, 'season')}, ${plural(games, 'game')} and a winning percentage of ${decimalShare(share)} as a head coach`;
  if (qualifies) return `A Hall of Fame record: it takes ${standard}.`;
  if (state !== 'retired') return null;
  const won = wins + losses === 0 ? '' : `; yours is ${decimalShare(wins / (wins + losses))}`;
  return `Short of the Hall of Fame, which asks for ${standard}${won}.`;
}

/** `Through 2028 he wants winning seasons: about 34 wins in five seasons. You have 12 in two.` */
export function overContractText({ from, through, share, expected_wins, seasons, wins }: OverContract): string {
  const wanted = `about ${plural(Math.round(expected_wins), 'win')} in ${spelledPlural(through - from + 1, 'season')}`;
  const so = wins === 0 ? '' : ` You have ${wins}${seasons === 1 ? '' : ` in ${spelled(seasons)}`}.`;
  return `Through ${through} he wants ${hopeAt(share).long}: ${wanted}.${so}`;
}

/** `Contract through 2028 at $1.2M a season. Buyout: $3.4M if you are fired, $1.4M if another program hires you.` */
export function contractText({ through, pay, buyout, release, extensions }: CoachContract, own: boolean): string {
  const extended = extensions === 0 ? '' : `, extended ${extensions === 1 ? 'once' : `${extensions} times`}`;
  return `Contract through ${through} at ${millionsText(pay)} a season${extended}. Buyout: ${millionsText(buyout)} if ${own ? 'you are' : 'he is'} fired, ${millionsText(release)} if another program hires ${own ? 'you' : 'him'}.`;
}

/** Rank of a skill among head coaches: `12th of 134`. */
export const skillPlaceText = ({ place, of }: CoachSkillRank): string => `${ordinal(place)} of ${of}`;

/** The rank of the skill he began with: `30th`. */
export const skillStartText = ({ start }: CoachSkillRank): string => ordinal(start);
