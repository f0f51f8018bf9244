import { z } from 'zod';
import { LEDGER_KINDS, LEDGER_MEASURES } from '../../../model/what-if/ledger.ts';
import { page, whole } from '../shared.ts';

/** One kind of decision in a season, with the results. */
const ledgerRow = z
  .strictObject({
    kind: z.enum(LEDGER_KINDS),
    /** Decisions made that season; 0 if one from an earlier season was still in force. */
    decisions: whole.min(0),
    /** Results, in a sentence or two. */
    text: z.string(),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof ledgerRow>;

/** The player's own decisions in a season, and those he left to his staff. */
export const ledgerRows = z.strictObject({
  decided: z.array(ledgerRow),
  left: z.array(z.enum(LEDGER_KINDS)),
});
export type LedgerRows = z.infer<typeof ledgerRows>;

const ledgerWorth = z.strictObject({
  measure: z.enum(LEDGER_MEASURES),
  /** With his decisions minus with the staff's: wins, class points, or points of next season's team rating. */
  gain: z.number(),
  /** Its 95% interval; null with fewer than four seasons. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Whether every replay came out the same. */
  nothing: z.boolean(),
});
export type LedgerWorth = z.infer<typeof ledgerWorth>;

const ownSeason = z.strictObject({
  wins: whole,
  losses: whole,
  /** Class points; null if not counted by the end of the season. */
  class: z.number().nullable(),
  /** Team rating next season; null until the rosters turn over. */
  rating: z.number().nullable(),
});

/** A season replayed with the player's decisions and with the staff's. */
const ledgerOutcome = z.strictObject({
  /** Replays with other random draws. */
  runs: whole,
  /** With the dynasty's own draws: as it was, and with the staff deciding everything. */
  own: ownSeason,
  staff: ownSeason,
  /** All decisions together. */
  total: z.array(ledgerWorth),
  /** Each kind alone, keeping all others. */
  kinds: z.array(z.strictObject({ kind: z.enum(LEDGER_KINDS), worth: z.array(ledgerWorth) })),
});
export type LedgerOutcome = z.infer<typeof ledgerOutcome>;

/** A season's ledger. */
export const ledger = z
  .strictObject({
    ...page,
    year: whole,
    /** Seasons with a ledger, newest first. */
    years: z.array(whole),
    ...ledgerRows.shape,
    /** Progress of the replays, 0 to 1; null if none are running. */
    progress: z.number().min(0).max(1).nullable(),
    /** Null until the replays are done, and if none were requested. */
    outcome: ledgerOutcome.nullable(),
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof ledger>;
