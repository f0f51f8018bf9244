import { z } from 'zod';
import { finalist } from './recruiting/board.ts';
import { page } from './shared.ts';

/** Numbers with an explanation. */
export const EXPLAINED = ['prestige', 'rank', 'line', 'seat', 'recruit', 'transfer', 'player'] as const;
export type ExplainedNumber = (typeof EXPLAINED)[number];

export const whyPart = z
  .strictObject({
    /** Name of the part: `Final rank`, `Home field`. */
    label: z.string(),
    value: z.number(),
    /** Source of the part: `Finished No. 4`; empty if the label says it all. */
    note: z.string(),
  })
  .meta({ id: 'WhyPart' });
export type WhyPart = z.infer<typeof whyPart>;

/** A number split into parts, without a page around it. */
export const explained = z.strictObject({
  what: z.enum(EXPLAINED),
  /** `Why Michigan is No. 4`. */
  title: z.string(),
  /** Rounded so that they add up to the total exactly. */
  parts: z.array(whyPart),
  total: z.number(),
  /** Name of the total: `Poll score`. */
  total_label: z.string(),
  /** Decimals of all numbers. */
  decimals: z.int().min(1).max(2),
  /** Finalists of a recruit or a transfer, chosen one first, each with its parts; absent for other numbers. */
  finalists: z.array(finalist).optional(),
});
export type Explained = z.infer<typeof explained>;

export const why = explained.extend(page);
export type Why = z.infer<typeof why>;
