/** A head coach's legacy. */

/** Sources of legacy points. */
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

/** How a program remembers a coach, best first. */
export const VERDICTS = ['statue', 'legend', 'loved', 'respected', 'footnote', 'villain'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Trophies and honors a coach can win. */
export const PRIZES = ['national', 'conference', 'bowl', 'rivalry', 'coach_of_year'] as const;
export type Prize = (typeof PRIZES)[number];

/** Relations between coaches: worked for him, was his boss, succeeded him, or preceded him. */
export const RELATIONS = ['assistant', 'boss', 'successor', 'predecessor'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Kinds of career milestones. */
export const MILESTONE_KINDS = ['wins', 'bowl', 'conference', 'national', 'assistant'] as const;
export type MilestoneKind = (typeof MILESTONE_KINDS)[number];
