import type { BONUS_KINDS } from '../../model/people/bonuses.ts';
import type { ContractChoice } from '../../model/people/contract-choices.ts';
import { millionsText, salaryText } from '../boosters.ts';
import { oneDecimal } from '../numbers.ts';
import type { OpenSentence } from '../open.ts';

/** Text for the user's contract. */

/** Error: no extension can be answered now. */
export const CONTRACTS_CLOSED = 'Contract talks open after the conference championships.';

/** Error: an owner does not coach. */
export const NO_CONTRACT = 'You own the program and don’t coach it, so you have no contract to sign.';

/** Error: no extension has been offered. */
export const NO_EXTENSION = 'Your program has not offered you an extension.';

/** Error: not exactly one option was chosen. */
export const CONTRACT_CHOOSE_ONE = 'Choose one: sign the extension or decline it.';

/** Error: he has already answered. */
export function alreadyAnswered(act: ContractChoice['act']): string {
  const done = act === 'accept' ? 'signed your extension' : 'declined an extension this year';
  return `You have already ${done}. Undo it to choose again.`;
}

/** A past answer: `signed an extension`. */
export const contractActWords = (act: ContractChoice['act']): string =>
  act === 'accept' ? 'signed an extension' : 'declined an extension';

interface Terms {
  through: number;
  pay: number;
}

/** Describes the open decision on an extension. */
export function extensionSentence(team: string, { through, pay }: Terms): OpenSentence {
  const text = `${team} offers an extension through ${through} at ${millionsText(pay)} a season. Your agent signs it if you don’t answer.`;
  return { title: 'Contract extension', short: 'contract extension', text };
}

/** `Iowa offers you an extension through 2030 at $5.2M a season.` */
export const extensionNews = (team: string, { through, pay }: Terms): string =>
  `${team} offers you an extension through ${through} at ${millionsText(pay)} a season.`;

/** `You sign with Iowa through 2030 at $5.2M a season.` */
export const signedNews = (team: string, { through, pay }: Terms): string =>
  `You sign an extension with ${team} through ${through} at ${millionsText(pay)} a season.`;

/** Describes the extension's benefits for the coach and the program, one sentence each. */
export function extensionGains({
  wins,
  security,
  buyout,
  release,
}: Record<'wins' | 'security' | 'buyout' | 'release', number>) {
  const patience = security < 0.5 ? '' : ` Job security next August: +${Math.round(security)}.`;
  const more = wins < 0.05 ? '' : ` and ${oneDecimal(wins)} more wins a year for the money`;
  return [
    `You get: ${millionsText(buyout)} if you are fired.${patience}`,
    `The program wants: ${millionsText(release)} from anyone who hires you away${more}.`,
  ];
}

type BonusKind = (typeof BONUS_KINDS)[number];

const EARNED: Readonly<Record<BonusKind, (opponent: string) => string>> = {
  rival: (opponent) => `beating ${opponent}`,
  conference_title: () => 'winning the conference',
  bowl: () => 'reaching a bowl',
  playoff: () => 'making the playoff',
};

/** `Bonus: $80K for beating Iowa State.` */
export const bonusNews = (kind: BonusKind, opponent: string | null, amount: number): string =>
  `Bonus: ${salaryText(amount)} for ${EARNED[kind](opponent ?? 'your rival')}.`;

const CLAUSES: Readonly<Record<BonusKind, (opponent: string) => string>> = {
  rival: (opponent) => `Beat ${opponent}`,
  conference_title: () => 'Win the conference',
  bowl: () => 'Reach a bowl',
  playoff: () => 'Make the playoff',
};

/** The condition of a bonus: `Beat Ohio State`. */
export const bonusClause = (kind: BonusKind, opponent: string | null): string =>
  CLAUSES[kind](opponent ?? 'your rival');
