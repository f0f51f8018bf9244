import { z } from 'zod';
import { RECORD_NAMES, RECORD_SCOPES, RECORD_SPANS } from '../../../model/people/record-book.ts';
import { whole } from '../shared.ts';

/** A record a player set, on his own page. */
export const recordOfPlayer = z
  .strictObject({
    span: z.enum(RECORD_SPANS),
    record: z.enum(RECORD_NAMES),
    scope: z.enum(RECORD_SCOPES),
    whose: z.string().nullable(),
    value: z.number(),
    year: whole,
    /** The season it was broken; null if it still stands. */
    broken: whole.nullable(),
  })
  .meta({ id: 'RecordOfPlayer' });
export type RecordOfPlayer = z.infer<typeof recordOfPlayer>;
