/** What a head coach leaves behind. */

/** What legacy points come from. */
export const LEGACY_PARTS = [
  'titles',
  'conference',
  'playoffs',
  'bowls',
  'ranked',
  'rivals',
  'wins',
  'program',
  'exit',
] as const;
export type LegacyPart = (typeof LEGACY_PARTS)[number];

/** How a program remembers a coach, the best first. */
export const VERDICTS = ['statue', 'legend', 'loved', 'respected', 'footnote', 'villain'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a coach can win. */
export const PRIZES = ['national', 'conference', 'bowl', 'rivalry', 'coach_of_year'] as const;
export type Prize = (typeof PRIZES)[number];

/** What another coach has been to one: worked for him, led him, followed him on the job, or came before him. */
export const RELATIONS = ['assistant', 'boss', 'successor', 'predecessor'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Moments that people count. */
export const MILESTONE_KINDS = ['wins', 'bowl', 'conference', 'national', 'assistant'] as const;
export type MilestoneKind = (typeof MILESTONE_KINDS)[number];
