import { z } from 'zod';
import { className, classYear, page, playerName, whole } from '../shared.ts';
import { whyPart } from '../why.ts';

/** A draft selection. */
export const selection = z.strictObject({
  /** His last season; the draft is in the spring after it. */
  year: whole,
  round: whole,
  /** Overall pick number. */
  pick: whole,
});

const draftPick = z
  .strictObject({
    round: whole,
    pick: whole,
    ...playerName,
    /** His class in his last season; any class but `sr` declared early. */
    class: className,
    redshirt: classYear.redshirt,
    rating: whole,
    stars: whole,
    team: z.string(),
  })
  .meta({ id: 'DraftPick' });
export type DraftPick = z.infer<typeof draftPick>;

const draftedFrom = z
  .strictObject({
    team: z.string(),
    conference: z.string(),
    picks: whole,
    /** How many of them were first-round picks. */
    first_round: whole,
    /** The highest pick. */
    best: whole,
  })
  .meta({ id: 'DraftedFrom' });
export type DraftedFrom = z.infer<typeof draftedFrom>;

export const draftPage = z.strictObject({
  ...page,
  /** The season after which the draft was held; null before the first one. */
  year: whole.nullable(),
  /** Seasons with a draft, newest first. */
  years: z.array(whole),
  /** Total picks of the draft; those not listed came from outside FBS. */
  selections: whole,
  picks: z.array(draftPick),
  /** How the picks affect the prestige of the player's program, as a part of `why prestige`; null if not at all. */
  prestige: whyPart.nullable(),
  /** Every program with a pick, most picks first. */
  programs: z.array(draftedFrom),
});
export type DraftPage = z.infer<typeof draftPage>;
