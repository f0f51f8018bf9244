/** What a player decides in a season beside his staff, as the season's ledger has it. */
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

/** What a decision of a season is measured by: its wins, the points of the class, and the next team's rating. */
export const LEDGER_MEASURES = ['wins', 'class', 'rating'] as const;
export type LedgerMeasure = (typeof LEDGER_MEASURES)[number];

/** The command of each kind. */
const COMMANDS: Readonly<Record<string, LedgerKind>> = {
  setBoard: 'recruiting',
  setPortal: 'portal',
  scheduleNonConference: 'schedule',
  setPlan: 'plan',
  setDepth: 'depth',
  setRedshirt: 'redshirts',
  setBudget: 'budget',
};

/** What kind of decision a step of the log is; null for one that only goes on, or is about the coach's own job. */
export function ledgerKindOf({ command, input }: { command: string; input: unknown }): LedgerKind | null {
  if (command !== 'sim') return COMMANDS[command] ?? null;
  const { calls = [] } = (input ?? {}) as { calls?: readonly unknown[] };
  return calls.length > 0 ? 'calls' : null;
}
