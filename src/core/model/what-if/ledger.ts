/** Decisions a player can make in a season that his staff could make for him, as the season ledger lists them. */
export const LEDGER_KINDS = [
  'recruiting',
  'portal',
  'schedule',
  'plan',
  'depth',
  'redshirts',
  'budget',
  'calls',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** How a decision is measured: wins that season, class points, and next season's team rating. */
export const LEDGER_MEASURES = ['wins', 'class', 'rating'] as const;
export type LedgerMeasure = (typeof LEDGER_MEASURES)[number];

/** Decision kind of each command. */
const COMMANDS: Readonly<Record<string, LedgerKind>> = {
  setBoard: 'recruiting',
  setPortal: 'portal',
  scheduleNonConference: 'schedule',
  setPlan: 'plan',
  setDepth: 'depth',
  setRedshirt: 'redshirts',
  setBudget: 'budget',
};

/** Returns the kind of decision of a log step; null if it only advances time, or concerns the coach's own job. */
export function ledgerKindOf({ command, input }: { command: string; input: unknown }): LedgerKind | null {
  if (command !== 'sim') return COMMANDS[command] ?? null;
  const { calls = [] } = (input ?? {}) as { calls?: readonly unknown[] };
  return calls.length > 0 ? 'calls' : null;
}
