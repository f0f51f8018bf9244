import { z } from 'zod';
import { LEDGER_KINDS, LEDGER_MEASURES } from '../../../model/what-if/ledger.ts';
import { page, whole } from '../shared.ts';

/** What one kind of decision came to in a season. */
const ledgerRow = z
  .strictObject({
    kind: z.enum(LEDGER_KINDS),
    /** How many were made in the season; 0: one of an earlier season still held. */
    decisions: whole.min(0),
    /** What came of them, in a sentence or two. */
    text: z.string(),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof ledgerRow>;

/** What the player decided himself in a season, and what he left to his staff. */
export const ledgerRows = z.strictObject({
  decided: z.array(ledgerRow),
  left: z.array(z.enum(LEDGER_KINDS)),
});
export type LedgerRows = z.infer<typeof ledgerRows>;

const ledgerWorth = z.strictObject({
  measure: z.enum(LEDGER_MEASURES),
  /** With the decisions less with the staff's instead: wins, class points or points of next season's team rating. */
  gain: z.number(),
  /** Its 95% interval; null for fewer than four seasons. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** It came out the same in every season played. */
  nothing: z.boolean(),
});
export type LedgerWorth = z.infer<typeof ledgerWorth>;

const ownSeason = z.strictObject({
  wins: whole,
  losses: whole,
  /** Points of the class; null once its season is over and it has not been counted. */
  class: z.number().nullable(),
  /** The team's rating next season; null until the rosters turn over. */
  rating: z.number().nullable(),
});

/** A season played again, with the decisions and with the staff's. */
const ledgerOutcome = z.strictObject({
  /** Seasons with other dice. */
  runs: whole,
  /** With the dynasty's own dice: as it was, and with the staff deciding everything. */
  own: ownSeason,
  staff: ownSeason,
  /** All decisions together. */
  total: z.array(ledgerWorth),
  /** Those of each kind, all others kept. */
  kinds: z.array(z.strictObject({ kind: z.enum(LEDGER_KINDS), worth: z.array(ledgerWorth) })),
});
export type LedgerOutcome = z.infer<typeof ledgerOutcome>;

/** A season's ledger. */
export const ledger = z
  .strictObject({
    ...page,
    year: whole,
    /** Seasons that have one, newest first. */
    years: z.array(whole),
    ...ledgerRows.shape,
    /** Share done, 0 to 1, while seasons are being played; null: none are. */
    progress: z.number().min(0).max(1).nullable(),
    /** Null until they have been played, and when no runs were asked for. */
    outcome: ledgerOutcome.nullable(),
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof ledger>;
