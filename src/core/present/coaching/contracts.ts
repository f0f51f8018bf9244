import type { CareerPage, ContractBonus, ContractExtension } from '../../contract/views/people/career.ts';
import { millionsText, salaryText } from '../../words/boosters.ts';
import { bonusClause, extensionGains } from '../../words/coaching/contracts.ts';
import { contractText } from './career.ts';

/** Text for the user's contract. All pure. */

/** `Beat Ohio State`. */
export const bonusText = ({ kind, opponent }: ContractBonus): string => bonusClause(kind, opponent);

const STATES: Readonly<Record<ContractBonus['state'], string>> = { open: 'Open', met: 'Paid', missed: 'Missed' };
export const bonusState = ({ state }: Pick<ContractBonus, 'state'>): string => STATES[state];
export const bonusAmount = ({ amount }: Pick<ContractBonus, 'amount'>): string => salaryText(amount);

/** `Extension offered: through 2030 at $5.2M a season.`, then the terms for each side. */
function extensionLines(extension: ContractExtension): string[] {
  const { through, pay } = extension;
  return [
    `Extension offered: through ${through} at ${millionsText(pay)} a season. Your agent signs it if you don’t answer before the season closes.`,
    ...extensionGains(extension),
  ];
}

/** `Earned as a head coach: $8.4M, $340K of it in bonuses.`; null if unknown. */
function earningsText(earnings: CareerPage['earnings']): string | null {
  if (earnings === null || earnings.pay + earnings.bonuses === 0) return null;
  const { pay, bonuses } = earnings;
  const extra = bonuses === 0 ? '' : `, ${salaryText(bonuses)} of it in bonuses`;
  return `Earned as a head coach: ${millionsText(pay + bonuses)}${extra}.`;
}

const ANSWERED = {
  accept: 'You have signed an extension that starts next season.',
  decline: 'You have declined an extension this year; your contract goes on as it is.',
} as const;

/** Where a coordinator finds his contract. */
const STAFF_CONTRACT = 'Coordinators are paid from the staff budget. The staff page has your contract.';

/** Returns his contract, the extension on the table, and his earnings. */
export function contractLines({ contract, extension, answered, earnings, mode, role }: CareerPage): string[] {
  const earned = earningsText(earnings);
  return [
    contract === null
      ? role === 'head'
        ? 'You have no contract.'
        : STAFF_CONTRACT
      : contractText(contract, mode !== null),
    ...(answered === null ? [] : [ANSWERED[answered]]),
    ...(extension === null ? [] : extensionLines(extension)),
    ...(earned === null ? [] : [earned]),
  ];
}
