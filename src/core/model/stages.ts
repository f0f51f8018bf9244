import { mustGet } from './lists.ts';

/**
 * The year's stages in order; after the last comes the next year's preseason. This table is the only place that says
 * what a stage is: its order, its words, and what must be true before it is entered. A save stores a stage by its name.
 */
const TABLE = [
  {
    name: 'preseason',
    label: 'Non-Conference scheduling',
    banner: 'Preseason',
    shows: 'the open weeks of your schedule',
    needs: null,
    seasonClosed: false,
    nextRosters: false,
  },
  {
    name: 'season',
    label: 'Season',
    banner: '',
    shows: 'your last and next game',
    needs: null,
    seasonClosed: false,
    nextRosters: false,
  },
  {
    name: 'summary',
    label: 'Season Summary',
    banner: '',
    shows: 'the champion and conference moves',
    needs: 'season over',
    seasonClosed: true,
    nextRosters: false,
  },
  {
    name: 'progression',
    label: 'Roster Progression',
    banner: 'Offseason',
    shows: 'who improved and who is leaving',
    needs: null,
    seasonClosed: true,
    nextRosters: false,
  },
  {
    name: 'recruiting_summary',
    label: 'Recruiting Summary',
    banner: 'Offseason',
    shows: 'the new freshmen',
    needs: null,
    seasonClosed: true,
    nextRosters: true,
  },
] as const satisfies readonly StageRow[];

/** What the table says of a stage. */
interface StageRow {
  name: string;
  /** On its button in the browser and in every sentence. */
  label: string;
  /** Over the browser's pages; empty for none. */
  banner: string;
  /** What its page shows, as the object of a sentence. */
  shows: string;
  /** Condition to enter it: `season over`, the season's last game is played; null: none. */
  needs: 'season over' | null;
  /** Whether the year's season is closed: champion, final poll and realignment are known. */
  seasonClosed: boolean;
  /** Whether players and programs are already next season's. */
  nextRosters: boolean;
}

export type Stage = (typeof TABLE)[number]['name'];
type StageFacts = Omit<StageRow, 'name'> & { name: Stage };

export const STAGES: readonly Stage[] = TABLE.map(({ name }) => name);

const BY_NAME = new Map<string, StageFacts>(TABLE.map((row) => [row.name, row]));

/** The stage that a text names, or null. */
export function stageNamed(name: unknown): Stage | null {
  return typeof name === 'string' ? (BY_NAME.get(name)?.name ?? null) : null;
}

/** Names that other servers have for stages of ours. */
const ALSO_CALLED: Readonly<Record<string, Stage>> = { 'schedule non conference': 'preseason', playoff: 'season' };

/** The stage with a name; an unknown one is treated as part of the season. */
export function knownStage(name: string): Stage {
  return stageNamed(name) ?? ALSO_CALLED[name] ?? 'season';
}

/** What there is to say of a stage. */
export function stageFacts(stage: Stage): StageFacts {
  return mustGet(BY_NAME, knownStage(stage));
}

/** Whether the season is closed and the next rosters are not there yet: who leaves is known, who comes is not. */
export function isBetweenRosters(stage: Stage): boolean {
  const { seasonClosed, nextRosters } = stageFacts(stage);
  return seasonClosed && !nextRosters;
}

/** The stage after this one; the year's last is followed by the next year's preseason. */
export function nextStage(stage: Stage): Stage {
  return STAGES[(STAGES.indexOf(stage) + 1) % STAGES.length]!;
}

/** The stage before this one; before a preseason comes the last stage of the year before. */
export function stageBefore(stage: Stage): Stage {
  return STAGES[(STAGES.indexOf(stage) + STAGES.length - 1) % STAGES.length]!;
}

/** Whether a year that stands at `now` has come to `stage` or past it. */
export function hasReached(now: Stage, stage: Stage): boolean {
  return STAGES.indexOf(now) >= STAGES.indexOf(stage);
}

/** The stages to enter, in order, to come from one to another; a whole year when they are the same. */
export function stagesBetween(from: Stage, to: Stage): Stage[] {
  const way: Stage[] = [];
  for (let stage = nextStage(from); ; stage = nextStage(stage)) {
    way.push(stage);
    if (stage === to) return way;
  }
}
