/** The year's stages in order; after the last comes the next year's preseason. */
export const STAGES = ['preseason', 'season', 'summary', 'progression', 'recruiting_summary'] as const;
export type Stage = (typeof STAGES)[number];
