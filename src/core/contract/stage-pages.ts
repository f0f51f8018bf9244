import { STAGES, type Stage } from '../model/stages.ts';

/** The page of a stage. */
interface StagePage {
  /** Address of its page in the browser. */
  page: string;
  /** Query behind its page; using it in the stage before advances the dynasty. */
  query: string;
  /** Command that prints its page. */
  verb: string;
}

const PAGES = {
  preseason: { page: '/noncon', query: 'noncon', verb: 'noncon' },
  season: { page: '/dashboard', query: 'dashboard', verb: 'status' },
  summary: { page: '/summary', query: 'summary', verb: 'summary' },
  progression: { page: '/roster_progression', query: 'rosterProgression', verb: 'progression' },
  recruiting_summary: { page: '/recruiting_summary', query: 'recruitingSummary', verb: 'recruiting' },
} as const satisfies Readonly<Record<Stage, StagePage>>;

/** Returns the address, query and command of a stage's page. */
export function stagePage(stage: Stage): (typeof PAGES)[Stage] {
  return PAGES[stage];
}

/** Returns the stage whose page a query serves; null for other queries. */
export function stageOfQuery(query: string): Stage | null {
  return STAGES.find((stage) => PAGES[stage].query === query) ?? null;
}
