import { z } from 'zod';
import { info, whole } from './shared.ts';

export const sim = z.strictObject({ status: z.literal('success'), weeks_simulated: whole, info });

/** Where the dynasty stands and what can be done next. */
export const status = z.strictObject({
  info,
  /** What the commands are that lead on from here, the natural one first. */
  next: z.array(z.strictObject({ command: z.string(), description: z.string() })),
  /** Hash of everything the dynasty is: equal for equal states, however they were reached. */
  digest: z.string(),
});
export type Status = z.infer<typeof status>;

/** What a save that was taken in answers: its id, to be sent from then on. */
export const imported = z.strictObject({ status: z.literal('success'), user_id: z.string(), info });
export type Imported = z.infer<typeof imported>;

/** How far the check of a save is that is being taken in. */
export const checkProgress = z.strictObject({
  status: z.literal('checking'),
  /** From 0 to 1. */
  share: z.number().min(0).max(1),
});
export type CheckProgress = z.infer<typeof checkProgress>;

export const health = z.strictObject({ status: z.literal('ok'), version: z.string() });
