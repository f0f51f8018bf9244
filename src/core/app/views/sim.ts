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

/** What going back by one decision takes back, in the order it was decided; nothing where no state before is kept. */
export const lastDecisions = z.strictObject({ info, decisions: z.array(z.string()) });
export type LastDecisions = z.infer<typeof lastDecisions>;

/** Decisions taken back. */
export const undone = z.strictObject({
  status: z.literal('success'),
  /** More than were asked for when they had been taken together. */
  undone: whole,
  /** The last of them in words, in the order they were taken. */
  decisions: z.array(z.string()),
  info,
});
export type Undone = z.infer<typeof undone>;

/** A saved game that is no more. */
export const deleted = z.strictObject({ status: z.literal('success'), file: z.string() });

/** What a save that was taken in answers: its id, to be sent from then on. */
export const imported = z.strictObject({ status: z.literal('success'), user_id: z.string(), info });
export type Imported = z.infer<typeof imported>;

/** How far a save is that is being taken in. */
export const checkProgress = z.strictObject({
  status: z.enum(['receiving', 'checking', 'answered']),
  /** Of what is being done: from 0 to 1. */
  share: z.number().min(0).max(1),
});
export type CheckProgress = z.infer<typeof checkProgress>;

export const health = z.strictObject({ status: z.literal('ok'), version: z.string() });
