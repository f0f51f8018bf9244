import { z } from 'zod';
import { className, classYear, page, playerName, whole } from '../shared.ts';
import { whyPart } from '../why.ts';

/** Where in a draft a player was selected. */
export const selection = z.strictObject({
  /** The season he played last; the draft is in the spring after it. */
  year: whole,
  round: whole,
  /** Among all selections of the draft. */
  pick: whole,
});

const draftPick = z
  .strictObject({
    round: whole,
    pick: whole,
    ...playerName,
    /** His class in his last season: all but `sr` declared early. */
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
    /** Of them in the first round. */
    first_round: whole,
    /** The earliest selection. */
    best: whole,
  })
  .meta({ id: 'DraftedFrom' });
export type DraftedFrom = z.infer<typeof draftedFrom>;

export const draftPage = z.strictObject({
  ...page,
  /** The season after which the draft was held; null before the first. */
  year: whole.nullable(),
  /** Seasons with a draft, newest first. */
  years: z.array(whole),
  /** Selections of the draft; those that are not listed came from below FBS. */
  selections: whole,
  picks: z.array(draftPick),
  /** What those selected do for the prestige of the player's program, a part of `why prestige`; null where that is nothing. */
  prestige: whyPart.nullable(),
  /** Every program with a selection, most selections first. */
  programs: z.array(draftedFrom),
});
export type DraftPage = z.infer<typeof draftPage>;
