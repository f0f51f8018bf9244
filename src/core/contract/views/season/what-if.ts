import { z } from 'zod';
import { CHANGE_KINDS, MEASURES, type Measure } from '../../../model/what-if/measures.ts';
import { info, whole } from '../shared.ts';

const measureOf = z.strictObject({
  measure: z.enum(Object.keys(MEASURES) as [Measure, ...Measure[]]),
  as_it_was: z.number(),
  changed: z.number(),
  /** Mean of the pairs, changed less as it was. */
  difference: z.number(),
  /** Its 95% interval; null for fewer than four pairs. */
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type MeasureOf = z.infer<typeof measureOf>;

/** What a season came to for a team. */
const seasonLine = z.strictObject({
  wins: whole,
  losses: whole,
  rank: whole,
  conference_champion: z.boolean(),
  in_playoff: z.boolean(),
  champion: z.boolean(),
  /** Its head coach lost his job. */
  fired: z.boolean(),
});
export type SeasonLine = z.infer<typeof seasonLine>;

/** A fork that was kept as a dynasty of its own, and where the dynasty it came from stands. */
export const keptFork = z.strictObject({
  status: z.literal('success'),
  fork: z.strictObject({
    user_id: z.string(),
    /** Its file in the saves folder. */
    file: z.string(),
    /** What is changed in it. */
    said: z.string(),
    year: whole,
    week: whole,
  }),
  info,
});

/** The season played on. */
const whatIfOutcome = z.strictObject({
  /** How often the other team won when the game was played again; null where the game itself goes on. */
  chance: z.strictObject({ wins: whole, tries: whole }).nullable(),
  /** The score of the game with the change and the same dice; null for an injury. */
  score: z.strictObject({ home: whole, away: whole }).nullable(),
  /** With the same dice wherever nothing changed. */
  same: z.array(z.strictObject({ team: z.string(), as_it_was: seasonLine, changed: seasonLine })),
  /** Pairs of seasons with other dice. */
  runs: whole,
  teams: z.array(
    z.strictObject({
      team: z.string(),
      measures: z.array(measureOf),
      /** Of 1: how often each number of wins came up. */
      wins: z.array(z.strictObject({ wins: whole, as_it_was: z.number(), changed: z.number() })),
    }),
  ),
});
export type WhatIfOutcome = z.infer<typeof whatIfOutcome>;

/** Something of the game that can be changed. */
const whatIfChoice = z.strictObject({
  kind: z.enum(CHANGE_KINDS),
  /** `What if he makes it?` */
  question: z.string(),
  /** What happened, in a line. */
  text: z.string(),
  team: z.string(),
  /** The kick's place in the game's log. */
  kick: whole.optional(),
  /** The player who was hurt. */
  player: whole.optional(),
});
export type WhatIfChoice = z.infer<typeof whatIfChoice>;

/** What if: the question, and once the season has been played on, the answer. */
export const whatIf = z
  .strictObject({
    info,
    question: z.string(),
    kind: z.enum(CHANGE_KINDS),
    game: z.strictObject({
      id: whole,
      year: whole,
      week: whole,
      home: z.string(),
      away: z.string(),
      home_score: whole,
      away_score: whole,
    }),
    /** What is asked about: a kick's place in the log, or a player. */
    kick: whole.optional(),
    player: whole.optional(),
    /** Everything of this game that can be changed. */
    choices: z.array(whatIfChoice),
    /** Share done, 0 to 1, while it is being played; null: nothing is. */
    progress: z.number().min(0).max(1).nullable(),
    /** Null until it has been played, and when no runs were asked for. */
    outcome: whatIfOutcome.nullable(),
  })
  .meta({ id: 'WhatIf' });
export type WhatIf = z.infer<typeof whatIf>;
