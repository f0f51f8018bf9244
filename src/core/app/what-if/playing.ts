import { decideJob } from '../../decisions/job.ts';
import { advance, canAdvance } from '../../dynasty/advance.ts';
import { mustChoose } from '../../dynasty/career/market.ts';
import type { SeasonClosed } from '../../dynasty/close.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { CoachedGame } from '../../dynasty/gameday/games.ts';
import { type Sheets, sheetsOf } from '../../dynasty/gameday/sheets.ts';
import { lastWeek } from '../../dynasty/season-facts.ts';
import { playWeek } from '../../dynasty/week.ts';
import { WrongCall } from '../../football/sideline/coach.ts';
import { liveGame } from '../../football/sideline/live-game.ts';
import type { SidelineCall } from '../../model/plays/sideline.ts';
import { comingGame, ownGame } from '../sideline/own-game.ts';

/** Replays a dynasty in memory by the decisions of its log. Changes the dynasty it is given. */
export class Playing {
  readonly dynasty: DynastyState;
  /** Whether the player's own play calls are used again. */
  private readonly withCalls: boolean;
  /** Team sheets hold for a season; a new player list means new sheets. */
  private sheets: { of: DynastyState['players']; made: Sheets } | null = null;

  constructor(dynasty: DynastyState, withCalls: boolean) {
    this.dynasty = dynasty;
    this.withCalls = withCalls;
  }

  private sheetsNow(): Sheets {
    const { players } = this.dynasty;
    if (this.sheets?.of !== players) this.sheets = { of: players, made: sheetsOf(this.dynasty) };
    return this.sheets.made;
  }

  /** The calls of a coached game, as far as they fit the replayed game; null if the staff calls it. */
  private coachedNow(input: unknown): CoachedGame | null {
    const { calls = [] } = input as { calls?: readonly SidelineCall[] };
    const game = comingGame(this.dynasty);
    if (calls.length === 0 || game === null || !this.withCalls) return null;
    try {
      liveGame(ownGame(this.dynasty, game).inputs, calls);
      return { game: game.id, calls };
    } catch (error) {
      if (error instanceof WrongCall) return null;
      throw error;
    }
  }

  /** Plays weeks the way a logged simulation did. */
  sim(input: unknown): void {
    this.playUntil(Number((input as { week: number }).week), this.coachedNow(input));
  }

  /** Plays until the given week is next, or the season is over. */
  playUntil(week: number, coached: CoachedGame | null = null): void {
    const { dynasty } = this;
    const until = Math.min(week, lastWeek(dynasty) + 1);
    let called = coached;
    while (dynasty.stage === 'season' && dynasty.week < until) {
      playWeek(dynasty, this.sheetsNow(), () => undefined, called);
      if (this.sheets !== null) this.sheets.of = dynasty.players;
      called = null;
    }
  }

  /** Advances to the next stage; null if the dynasty is not ready for it. A fired coach sits out a year. */
  moveOn(): { closed?: SeasonClosed } | null {
    const { dynasty } = this;
    if (mustChoose(dynasty)) {
      const out = decideJob(dynasty, { year_out: true });
      if (out.ok) out.value.take(dynasty);
    }
    return canAdvance(dynasty) ? advance(dynasty) : null;
  }
}
