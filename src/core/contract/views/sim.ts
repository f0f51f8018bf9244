import { z } from 'zod';
import { info, whole } from './shared.ts';

export const sim = z.strictObject({ status: z.literal('success'), weeks_simulated: whole, info });

/** Kinds of decisions over a year, in to-do list order. */
export const DECISIONS = [
  'job',
  'contract',
  'staff',
  'schedule',
  'recruiting',
  'portal',
  'budget',
  'boosters',
  'redshirts',
  'depth',
  'plan',
] as const;

const openDecision = z
  .strictObject({
    what: z.enum(DECISIONS),
    /** Its subject: `Recruiting`. */
    title: z.string(),
    /** What is open, in a few words: `12 recruiting hours`. */
    short: z.string(),
    /** The same in a sentence or two, with what it would change. */
    text: z.string(),
  })
  .meta({ id: 'OpenDecision' });
export type OpenDecision = z.infer<typeof openDecision>;

/** The dynasty's status and the possible next steps. */
export const status = z.strictObject({
  info,
  /** Possible next commands, the most natural one first. */
  next: z.array(z.strictObject({ command: z.string(), description: z.string() })),
  /** Decisions open now; none is required, because the staff makes those the player leaves. */
  open: z.array(openDecision),
  /** Hash of the dynasty's entire state: equal states have equal hashes, however they were reached. */
  digest: z.string(),
});
export type Status = z.infer<typeof status>;

/** What one undo would take back, oldest first; empty if no earlier state is kept. */
export const lastDecisions = z.strictObject({ info, decisions: z.array(z.string()) });
export type LastDecisions = z.infer<typeof lastDecisions>;

/** Decisions undone. */
export const undone = z.strictObject({
  status: z.literal('success'),
  /** More than requested if several shared one write. */
  undone: whole,
  /** Descriptions of the last of them, oldest first. */
  decisions: z.array(z.string()),
  info,
});
export type Undone = z.infer<typeof undone>;

/** A renamed save, with its new file name. */
export const renamed = z.strictObject({ status: z.literal('success'), file: z.string() });
/** A deleted save. */
export const deleted = z.strictObject({ status: z.literal('success'), file: z.string() });

/** Response to an import, with the save id to send from then on. */
export const imported = z.strictObject({ status: z.literal('success'), user_id: z.string(), info });
export type Imported = z.infer<typeof imported>;

/** Progress of a save being imported. */
export const checkProgress = z.strictObject({
  status: z.enum(['receiving', 'checking', 'answered']),
  /** Progress of the current step, 0 to 1. */
  share: z.number().min(0).max(1),
});
export type CheckProgress = z.infer<typeof checkProgress>;

export const health = z.strictObject({ status: z.literal('ok'), version: z.string() });
