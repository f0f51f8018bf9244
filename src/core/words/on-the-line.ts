import type { GameKind } from '../model/game.ts';
import { mustFind } from '../model/lists.ts';
import { BOWL_WINS } from '../model/rules.ts';
import { withArticle } from './headlines/headline.ts';
import { isRanked, percent, rankedName, spelled, spelledOrdinal } from './numbers.ts';

/** Sentences about the stakes of a team's next game. All pure. */

/** A team's chances to reach each goal this season, 0 to 1. */
export interface Chances {
  title: number;
  playoff: number;
  conference: number;
  bowl: number;
}

export interface LineFacts {
  team: string;
  opponent: string;
  ranking: number;
  /** Undefined for an FCS team. */
  opponentRanking: number | undefined;
  conference: string;
  kind: GameKind;
  /** Whether it is the national title game. */
  championship: boolean;
  rivalry: boolean;
  trophy: string | null;
  wins: number;
  losses: number;
  /** Games won (positive) or lost (negative) in a row. */
  streak: number;
  /** Earlier meetings in the dynasty, earliest first: whether the team won. */
  series: readonly boolean[];
  now: Chances;
  ifWon: Chances;
  ifLost: Chances;
}

/** Names of the chances in sentences, biggest prize first. */
const PRIZES = [
  ['title', 'national title odds'],
  ['playoff', 'playoff odds'],
  ['conference', 'conference title odds'],
  ['bowl', 'bowl odds'],
] as const satisfies readonly (readonly [keyof Chances, string])[];

/** The smallest swing worth a sentence. */
const SWING = 0.03;
/** A bigger prize is preferred if its swing is at least this share of the largest. */
const NEARLY = 0.6;
/** A smaller change counts as none. */
const NO_NEWS = 0.015;
/** Chances that count as gone and as certain. */
const HOPELESS = 0.005;
const CERTAIN = 0.995;
/** Fewest games in a row that make a streak. */
const STREAK = 3;
const MOST_LINES = 4;

/** Returns the chance the result changes most; null if it changes little. */
export function largestSwing({ ifWon, ifLost }: Pick<LineFacts, 'ifWon' | 'ifLost'>): keyof Chances | null {
  const swing = (prize: keyof Chances) => ifWon[prize] - ifLost[prize];
  const largest = Math.max(...PRIZES.map(([prize]) => swing(prize)));
  if (largest < SWING) return null;
  return PRIZES.find(([prize]) => swing(prize) >= NEARLY * largest)?.[0] ?? null;
}

function swingLine(facts: LineFacts): string | null {
  const prize = largestSwing(facts);
  if (prize === null) return null;
  const [won, lost] = [facts.ifWon[prize], facts.ifLost[prize]];
  const name = mustFind(PRIZES, ([each]) => each === prize)[1];
  if (prize === 'playoff' && lost <= HOPELESS)
    return `A loss all but ends the playoff hopes; a win makes it ${percent(won)}.`;
  if (prize === 'playoff' && won >= CERTAIN)
    return `A win all but clinches a playoff berth; a loss makes it ${percent(lost)}.`;
  const now = facts.now[prize];
  // When one result is all but certain, only the other is news.
  if (won - now < NO_NEWS) return `A loss would cut the ${name} from ${percent(now)} to ${percent(lost)}.`;
  if (now - lost < NO_NEWS) return `A win would lift the ${name} from ${percent(now)} to ${percent(won)}.`;
  return `A win moves the ${name} from ${percent(facts.now[prize])} to ${percent(won)}; a loss, to ${percent(lost)}.`;
}

function prizeLine({ championship, kind, conference }: LineFacts): string | null {
  if (championship) return 'The winner is the national champion.';
  if (kind === 'playoff') return 'The loser goes home.';
  return kind === 'conference_championship' ? `The winner is champion of the ${conference}.` : null;
}

function bowlLine({ wins, kind, ifWon, ifLost }: LineFacts): string | null {
  if (kind !== 'regular') return null;
  if (wins === BOWL_WINS - 1) return `Win No. 6 makes the team bowl eligible.`;
  return ifLost.bowl <= HOPELESS && ifWon.bowl > HOPELESS ? 'A loss rules out a bowl.' : null;
}

function rivalryLine({ rivalry, trophy, series, team, opponent }: LineFacts): string | null {
  if (!rivalry) return null;
  const what = trophy === null ? 'The rivalry' : `At stake is ${withArticle(trophy)}`;
  const last = series.at(-1);
  if (last === undefined) return trophy === null ? null : `${what}.`;
  const run = series.length - 1 - series.lastIndexOf(!last);
  const owner = last ? team : opponent;
  if (run < 2)
    return trophy === null ? `${owner} won the last meeting in the rivalry.` : `${what}; ${owner} won it last.`;
  return trophy === null
    ? `${owner} has won the last ${spelled(run)} in the rivalry.`
    : `${what}; ${owner} has won the last ${spelled(run)} meetings.`;
}

function revengeLine({ rivalry, series, opponent }: LineFacts): string | null {
  if (rivalry || series.length === 0) return null;
  const run = series.length - 1 - series.lastIndexOf(true);
  return run >= 2 ? `${opponent} has won the last ${spelled(run)} meetings.` : null;
}

function rankLine({ team, ranking, opponent, opponentRanking }: LineFacts): string | null {
  if (!isRanked(opponentRanking)) return null;
  const own = isRanked(ranking) ? rankedName(team, ranking) : `Unranked ${team}`;
  return `${own} meets ${rankedName(opponent, opponentRanking)}.`;
}

function streakLine({ streak, wins, losses, kind, team }: LineFacts): string | null {
  if (losses === 0 && wins >= STREAK) return `${team} is unbeaten at ${wins}-0.`;
  if (wins === 0 && losses >= STREAK) return `${team} is still winless.`;
  if (streak >= STREAK) return `${team} is going for its ${spelledOrdinal(streak + 1)} straight win.`;
  if (streak <= -STREAK && kind === 'regular')
    return `${team} is trying to end a losing streak of ${spelled(-streak)}.`;
  return null;
}

/** Returns the stakes, biggest first; at most four sentences, or none. */
export function onTheLine(facts: LineFacts): string[] {
  const lines = [prizeLine, swingLine, bowlLine, rivalryLine, rankLine, streakLine, revengeLine].map((of) => of(facts));
  return lines.filter((line) => line !== null).slice(0, MOST_LINES);
}
