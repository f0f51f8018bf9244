import { z } from 'zod';
import { info, whole } from './shared.ts';

export const sim = z.strictObject({ status: z.literal('success'), weeks_simulated: whole, info });

/** A coach's decisions over a year, in the order of the to-do list. */
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
    /** What it is about: `Recruiting`. */
    title: z.string(),
    /** What is open, in few words: `12 recruiting hours`. */
    short: z.string(),
    /** The same and what it would change, in a sentence or two. */
    text: z.string(),
  })
  .meta({ id: 'OpenDecision' });
export type OpenDecision = z.infer<typeof openDecision>;

/** Where the dynasty stands and what can be done next. */
export const status = z.strictObject({
  info,
  /** The possible next commands, the natural one first. */
  next: z.array(z.strictObject({ command: z.string(), description: z.string() })),
  /** Decisions open now; none is required, and the staff makes those he leaves. */
  open: z.array(openDecision),
  /** Hash of everything the dynasty is: equal for equal states, however they were reached. */
  digest: z.string(),
});
export type Status = z.infer<typeof status>;

/** What one undo takes back, oldest first; empty when no earlier state is kept. */
export const lastDecisions = z.strictObject({ info, decisions: z.array(z.string()) });
export type LastDecisions = z.infer<typeof lastDecisions>;

/** Decisions undone. */
export const undone = z.strictObject({
  status: z.literal('success'),
  /** More than asked for when they had shared one write. */
  undone: whole,
  /** The last of them described, oldest first. */
  decisions: z.array(z.string()),
  info,
});
export type Undone = z.infer<typeof undone>;

/** A renamed save: its file under the new name. */
export const renamed = z.strictObject({ status: z.literal('success'), file: z.string() });
/** A deleted save. */
export const deleted = z.strictObject({ status: z.literal('success'), file: z.string() });

/** The answer to an import: the save's id, to be sent from then on. */
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
