import { STAGES, type Stage } from '../model/stages.ts';

/** Where a stage is shown. */
interface StagePage {
  /** The address of its page in the browser. */
  page: string;
  /** The query that answers its page; asking for it in the stage before moves the dynasty on. */
  query: string;
  /** The command that prints its page. */
  verb: string;
}

const PAGES = {
  preseason: { page: '/noncon', query: 'noncon', verb: 'noncon' },
  season: { page: '/dashboard', query: 'dashboard', verb: 'status' },
  summary: { page: '/summary', query: 'summary', verb: 'summary' },
  progression: { page: '/roster_progression', query: 'rosterProgression', verb: 'progression' },
  recruiting_summary: { page: '/recruiting_summary', query: 'recruitingSummary', verb: 'recruiting' },
} as const satisfies Readonly<Record<Stage, StagePage>>;

/** Where a stage is shown: the address, the query and the command of its page. */
export function stagePage(stage: Stage): (typeof PAGES)[Stage] {
  return PAGES[stage];
}

/** The stage whose page a query answers; null for every other query. */
export function stageOfQuery(query: string): Stage | null {
  return STAGES.find((stage) => PAGES[stage].query === query) ?? null;
}
