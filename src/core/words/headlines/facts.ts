import type { GameKind } from '../../model/game.ts';
import { COL, cell, KIND, PLAY_FLAGS, PLAY_STRIDE } from '../../model/plays/play.ts';
import { type PlayerStat, STAT, statOf } from '../../model/plays/stats.ts';
import { spelled } from '../numbers.ts';

/** One of the two teams of a finished game. */
export interface HeadlineTeam {
  name: string;
  /** Poll rank at kickoff; every team has one, only the top 25 count. Null: unknown. */
  rank: number | null;
  score: number;
  /**
   * Winning streak: the winner's including this game; the loser's before it. Negative for the winner: the losing streak
   * it ended.
   */
  streak: number;
}

/** A player's performance that deserves the headline. */
interface StandoutDay {
  /** `J. McCarthy`. */
  player: string;
  onWinner: boolean;
  /** `throws for 431 yards`: present tense, follows the name. */
  deed: string;
  /** `431 passing yards`: the same as a noun. */
  feat: string;
}

/** A game's facts for its headline. */
export interface HeadlineFacts {
  gameId: number;
  winner: HeadlineTeam;
  loser: HeadlineTeam;
  /** Overtime periods, 0 if none. */
  overtime: number;
  /** Points by which the winner was expected to win; negative for an underdog; null without a line. */
  expectedMargin: number | null;
  /** The winner's pregame win probability, 0 to 1. */
  winProbability: number | null;
  /** The winner's largest deficit. */
  deficit: number;
  /** Seconds left in the fourth quarter when the winner took the lead to stay; null: earlier, or in overtime. */
  goAheadSecondsLeft: number | null;
  /** The score that gave it that lead; null with `goAheadSecondsLeft`. */
  goAheadBy: 'field goal' | 'touchdown' | 'score' | null;
  kind: GameKind;
  /** Championship, bowl, playoff round or trophy, as on the schedule. */
  name: string | null;
  nationalTitle: boolean;
  rivalry: boolean;
  trophy: string | null;
  site: 'home' | 'away' | 'neutral';
  standout: StandoutDay | null;
}

/**
 * Returns how a game went, from its play log: the winner's largest deficit, and when and how it took the lead to stay.
 * @param winner the winning side, 0 home
 */
export function courseOf(
  plays: Int16Array,
  winner: 0 | 1,
): Pick<HeadlineFacts, 'deficit' | 'goAheadSecondsLeft' | 'goAheadBy'> {
  let lead = 0;
  let deficit = 0;
  let ahead: number | null = null;
  for (let at = 0; at < plays.length; at += PLAY_STRIDE) {
    const own = plays[at + COL.offense] === winner ? COL.pointsOffense : COL.pointsDefense;
    const theirs = own === COL.pointsOffense ? COL.pointsDefense : COL.pointsOffense;
    const next = lead + (plays[at + own] ?? 0) - (plays[at + theirs] ?? 0);
    if (next > 0 && lead <= 0) ahead = at;
    lead = next;
    deficit = Math.max(deficit, -lead);
  }
  const goAheadSecondsLeft = ahead === null ? null : lateSeconds(plays, ahead);
  const goAheadBy = ahead === null || goAheadSecondsLeft === null ? null : scoreBy(plays, ahead);
  return { deficit, goAheadSecondsLeft, goAheadBy };
}

function scoreBy(plays: Int16Array, at: number): 'field goal' | 'touchdown' | 'score' {
  if (plays[at + COL.kind] === KIND.field_goal) return 'field goal';
  return (cell(plays, at, COL.flags) & PLAY_FLAGS.touchdown) !== 0 ? 'touchdown' : 'score';
}

/** Returns the seconds left after the play at `at` in the fourth quarter; null in any other. */
function lateSeconds(plays: Int16Array, at: number): number | null {
  if (plays[at + COL.quarter] !== 4) return null;
  return Math.max(0, (plays[at + COL.secondsLeft] ?? 0) - (plays[at + COL.secondsUsed] ?? 0));
}

/** The minimum for each feat, its texts, and its weight against other feats. */
const FEATS: readonly {
  stat: PlayerStat;
  from: number;
  deed: (n: number) => string;
  feat: (n: number) => string;
}[] = [
  { stat: 'pass_yards', from: 400, deed: (n) => `throws for ${n} yards`, feat: (n) => `${n} passing yards` },
  { stat: 'rush_yards', from: 200, deed: (n) => `runs for ${n} yards`, feat: (n) => `${n} rushing yards` },
  { stat: 'receiving_yards', from: 190, deed: (n) => `has ${n} receiving yards`, feat: (n) => `${n} receiving yards` },
  {
    stat: 'pass_touchdowns',
    from: 5,
    deed: (n) => `throws ${spelled(n)} touchdown passes`,
    feat: (n) => `${spelled(n)} touchdown passes`,
  },
  {
    stat: 'rush_touchdowns',
    from: 4,
    deed: (n) => `runs for ${spelled(n)} touchdowns`,
    feat: (n) => `${spelled(n)} rushing touchdowns`,
  },
  {
    stat: 'receiving_touchdowns',
    from: 3,
    deed: (n) => `catches ${spelled(n)} touchdowns`,
    feat: (n) => `${spelled(n)} touchdown catches`,
  },
  { stat: 'half_sacks', from: 8, deed: (n) => `has ${spelled(n / 2)} sacks`, feat: (n) => `${spelled(n / 2)} sacks` },
  {
    stat: 'interceptions',
    from: 3,
    deed: (n) => `picks off ${spelled(n)} passes`,
    feat: (n) => `${spelled(n)} interceptions`,
  },
];

const FEAT_LINES = FEATS.map(({ stat, from }) => ({ stat: STAT[stat], from }));

/** Whether a line (by `PLAYER_STATS`) has a feat. Almost none does, so the others need no text. */
export function hasFeat(counts: Int16Array): boolean {
  for (const { stat, from } of FEAT_LINES) if (statOf(counts, stat) >= from) return true;
  return false;
}

/** A player's line of the game, as `standoutOf` reads it. */
interface StandoutLine {
  player: string;
  onWinner: boolean;
  count(stat: PlayerStat): number;
}

/** Returns the most outstanding performance of the game, weighted by how rare each feat is; null if there is none. */
export function standoutOf(lines: readonly StandoutLine[]): StandoutDay | null {
  let best: { worth: number; day: StandoutDay } | null = null;
  for (const line of lines) {
    for (const { stat, from, deed, feat } of FEATS) {
      const n = line.count(stat);
      const worth = n / from + (line.onWinner ? 0.1 : 0);
      if (n < from || (best !== null && worth <= best.worth)) continue;
      best = { worth, day: { player: line.player, onWinner: line.onWinner, deed: deed(n), feat: feat(n) } };
    }
  }
  return best?.day ?? null;
}
