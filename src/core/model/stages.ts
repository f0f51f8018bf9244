import { itemAt, mustGet } from './lists.ts';

/**
 * The stages of a year, in order; the last is followed by the next year's preseason. This table is the only definition
 * of a stage: its order, its words, and what must be true before it is entered. Saves store a stage by name.
 */
const TABLE = [
  {
    name: 'preseason',
    label: 'Non-Conference scheduling',
    banner: 'Preseason',
    shows: 'the open weeks of your schedule',
    tasks: 'Pick opponents for the open weeks. Weeks you leave open are filled when the season begins.',
    needs: null,
    seasonClosed: false,
    nextRosters: false,
  },
  {
    name: 'season',
    label: 'Season',
    banner: '',
    shows: 'your last and next game',
    tasks:
      'Play one week at a time or simulate ahead. Conference championships come in week 15, then bowls and the playoff.',
    needs: null,
    seasonClosed: false,
    nextRosters: false,
  },
  {
    name: 'summary',
    label: 'Season Summary',
    banner: '',
    shows: 'the champion and conference moves',
    tasks: 'The national champion, and which teams change conferences.',
    needs: 'season over',
    seasonClosed: true,
    nextRosters: false,
  },
  {
    name: 'progression',
    label: 'Roster Progression',
    banner: 'Offseason',
    shows: 'who improved and who is leaving',
    tasks: 'Who on your roster improved or slipped, and who is leaving.',
    needs: null,
    seasonClosed: true,
    nextRosters: false,
  },
  {
    name: 'recruiting_summary',
    label: 'Recruiting Summary',
    banner: 'Offseason',
    shows: 'the new freshmen',
    tasks: 'Every program’s freshman class. Then it’s on to the next preseason.',
    needs: null,
    seasonClosed: true,
    nextRosters: true,
  },
] as const satisfies readonly StageRow[];

/** A row of the stage table. */
interface StageRow {
  name: string;
  /** Label on its button in the browser and in sentences. */
  label: string;
  /** Banner above the browser's pages; empty for none. */
  banner: string;
  /** Subject of its page, as the object of a sentence. */
  shows: string;
  /** A new user's tasks in it. */
  tasks: string;
  /** Condition for entering it: `season over` means the season's last game has been played; null for none. */
  needs: 'season over' | null;
  /** Whether the season has closed: champion, final poll and realignment are known. */
  seasonClosed: boolean;
  /** Whether players and programs already belong to next season. */
  nextRosters: boolean;
}

export type Stage = (typeof TABLE)[number]['name'];
type StageFacts = Omit<StageRow, 'name'> & { name: Stage };

export const STAGES: readonly Stage[] = TABLE.map(({ name }) => name);

const BY_NAME = new Map<string, StageFacts>(TABLE.map((row) => [row.name, row]));

/** Returns the stage with a name; null if there is none. */
export function stageNamed(name: unknown): Stage | null {
  return typeof name === 'string' ? (BY_NAME.get(name)?.name ?? null) : null;
}

/** Other servers' names for our stages. */
const ALSO_CALLED: Readonly<Record<string, Stage>> = { 'schedule non conference': 'preseason', playoff: 'season' };

/** Returns the stage with a name; an unknown one counts as part of the season. */
export function knownStage(name: string): Stage {
  return stageNamed(name) ?? ALSO_CALLED[name] ?? 'season';
}

/** Returns the facts of a stage. */
export function stageFacts(stage: Stage): StageFacts {
  return mustGet(BY_NAME, knownStage(stage));
}

/** Whether the season has closed and next season's rosters are not set: departures are known, newcomers are not. */
export function isBetweenRosters(stage: Stage): boolean {
  const { seasonClosed, nextRosters } = stageFacts(stage);
  return seasonClosed && !nextRosters;
}

/** Returns the next stage; the year's last is followed by the next year's preseason. */
export function nextStage(stage: Stage): Stage {
  return itemAt(STAGES, (STAGES.indexOf(stage) + 1) % STAGES.length);
}

/** Returns the previous stage; a preseason follows the last stage of the year before. */
export function stageBefore(stage: Stage): Stage {
  return itemAt(STAGES, (STAGES.indexOf(stage) + STAGES.length - 1) % STAGES.length);
}

/** Whether the year has reached a stage or gone past it. */
export function hasReached(now: Stage, stage: Stage): boolean {
  return STAGES.indexOf(now) >= STAGES.indexOf(stage);
}

/** Returns the stages entered on the way from one to another; a full year if they are the same. */
export function stagesBetween(from: Stage, to: Stage): Stage[] {
  const way: Stage[] = [];
  for (let stage = nextStage(from); ; stage = nextStage(stage)) {
    way.push(stage);
    if (stage === to) return way;
  }
}
