import { z } from 'zod';
import { CHANGE_KINDS, MEASURES, type Measure, MOVE_KINDS } from '../../../model/what-if/measures.ts';
import { info, whole } from '../shared.ts';

const measureOf = z.strictObject({
  measure: z.enum(Object.keys(MEASURES) as [Measure, ...Measure[]]),
  as_it_was: z.number(),
  changed: z.number(),
  /** Mean over the pairs of the changed season minus the season as it was. */
  difference: z.number(),
  /** Its 95% interval; null with fewer than four pairs. */
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type MeasureOf = z.infer<typeof measureOf>;

/** A team's season. */
const seasonLine = z.strictObject({
  wins: whole,
  losses: whole,
  rank: whole,
  conference_champion: z.boolean(),
  in_playoff: z.boolean(),
  champion: z.boolean(),
  /** Whether its head coach was fired. */
  fired: z.boolean(),
});
export type SeasonLine = z.infer<typeof seasonLine>;

/** A fork saved as a separate dynasty, with the point the original dynasty has reached. */
export const keptFork = z.strictObject({
  status: z.literal('success'),
  fork: z.strictObject({
    user_id: z.string(),
    /** Its file in the saves folder. */
    file: z.string(),
    /** The change, in a sentence. */
    said: z.string(),
    year: whole,
    week: whole,
  }),
  info,
});

/** Results of the simulated seasons. */
const whatIfOutcome = z.strictObject({
  /**
   * Replays of the game that the other team won, out of how many; null if the game itself continues from the change.
   */
  chance: z.strictObject({ wins: whole, tries: whole }).nullable(),
  /** Score of the game with the change and the same random draws; null for an injury. */
  score: z.strictObject({ home: whole, away: whole }).nullable(),
  /** First and last season compared. */
  first: whole,
  last: whole,
  /** With the same random draws wherever nothing changed, one row per team and season. */
  same: z.array(z.strictObject({ team: z.string(), year: whole, as_it_was: seasonLine, changed: seasonLine })),
  /** Pairs of seasons with other random draws. */
  runs: whole,
  teams: z.array(
    z.strictObject({
      team: z.string(),
      measures: z.array(measureOf),
      /** Share of runs with each number of wins over all seasons, 0 to 1. */
      wins: z.array(z.strictObject({ wins: whole, as_it_was: z.number(), changed: z.number() })),
    }),
  ),
});
export type WhatIfOutcome = z.infer<typeof whatIfOutcome>;

/** A fact of the game that can be changed. */
const whatIfChoice = z.strictObject({
  kind: z.enum(CHANGE_KINDS),
  /** `What if he makes it?` */
  question: z.string(),
  /** What happened, in one line. */
  text: z.string(),
  team: z.string(),
  /** Index of the kick in the game's log. */
  kick: whole.optional(),
  /** The injured player. */
  player: whole.optional(),
});
export type WhatIfChoice = z.infer<typeof whatIfChoice>;

/** What if: the question, and once the season has been simulated, the answer. */
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
    /** The subject: a kick's index in the log, or a player. */
    kick: whole.optional(),
    player: whole.optional(),
    /** Everything in this game that can be changed. */
    choices: z.array(whatIfChoice),
    /** Progress of the simulation, 0 to 1; null if none is running. */
    progress: z.number().min(0).max(1).nullable(),
    /** Null until the simulation is done, and if no runs were requested. */
    outcome: whatIfOutcome.nullable(),
  })
  .meta({ id: 'WhatIf' });
export type WhatIf = z.infer<typeof whatIf>;

/** A signing, hire or opponent that can be changed. */
const moveChoice = z.strictObject({
  /** `What if he had signed with Iowa?` */
  question: z.string(),
  /** What happened, in one line. */
  text: z.string(),
  /** The program he signs with, the one that hires him, or the opponent; null if he stays. */
  team: z.string().nullable(),
  recruit: whole.optional(),
  coach: whole.optional(),
  week: whole.optional(),
});
export type MoveChoice = z.infer<typeof moveChoice>;

/** What if a signing, a hire or an opponent had been different: a season's questions, and the answer to one. */
export const whatIfMove = z
  .strictObject({
    info,
    kind: z.enum(MOVE_KINDS),
    /** The season it happened in. */
    year: whole,
    years: z.array(whole),
    /** The question asked; null if none yet. */
    asked: moveChoice.nullable(),
    choices: z.array(moveChoice),
    /** Progress of the simulation, 0 to 1; null if none is running. */
    progress: z.number().min(0).max(1).nullable(),
    outcome: whatIfOutcome.nullable(),
  })
  .meta({ id: 'WhatIfMove' });
export type WhatIfMove = z.infer<typeof whatIfMove>;
