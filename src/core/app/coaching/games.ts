import { type CoachId, type CoachJob, coversWeek, isHead, type StaffMember } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { Game, GameResult } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Relation } from '../../model/people/legacy.ts';
import { isFinished, opponentOf, winnerOf } from '../../season/records.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';

/** A head coach's games in this dynasty, with the opposing head coach. */

/** A game he coached. */
export interface CoachedGame {
  game: Game & { result: GameResult };
  team: TeamId;
  opponent: TeamId;
  won: boolean;
  /** Null for a team outside FBS, whose coaches are unknown. */
  against: StaffMember | null;
}

/** A program's head coach in a week. */
function leaderThen(ranks: CoachingRanks, team: TeamId, year: number, week: number): StaffMember | null {
  const job = ranks.atTeam(team).findLast((each) => each.role === 'head' && coversWeek(each, year, week));
  return job === undefined ? null : { coach: ranks.coach(job.coach), job };
}

function gamesIn({ save, season }: QueryContext, job: CoachJob): (Game & { result: GameResult })[] {
  const first = Math.max(job.since, season.settings.startYear);
  const last = Math.min(job.until ?? season.year, season.year);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return years.flatMap((year) =>
    save.games
      .ofTeam(year, job.team)
      .filter(isFinished)
      .filter(({ week }) => coversWeek(job, year, week))
      .sort((a, b) => a.week - b.week),
  );
}

/** Every game a coach led a team in, earliest first. */
export function gamesCoachedBy(context: QueryContext, id: CoachId): CoachedGame[] {
  return context.memo(`games coached by ${id}`, () => {
    const ranks = coachesOf(context);
    const jobs = ranks.career(id).filter(({ role }) => role === 'head');
    return jobs.flatMap((job) =>
      gamesIn(context, job).map((game): CoachedGame => {
        const opponent = opponentOf(game, job.team);
        const against = leaderThen(ranks, opponent, game.year, game.week);
        return { game, team: job.team, opponent, won: winnerOf(game) === job.team, against };
      }),
    );
  });
}

/** Whether two jobs at a program overlap, up to a season. */
const overlap = (a: CoachJob, b: CoachJob, year: number): boolean =>
  a.team === b.team &&
  a.since <= (b.until ?? year) &&
  b.since <= (a.until ?? year) &&
  Math.max(a.since, b.since) <= year;

/** Relation of another head coach to a coach when they meet in a season; null if none. */
export function relationTo(ranks: CoachingRanks, id: CoachId, other: CoachId, year: number): Relation | null {
  const [mine, his] = [ranks.career(id), ranks.career(other)];
  const led = mine.filter(isHead);
  const worked = (heads: readonly CoachJob[], assistants: readonly CoachJob[]): boolean =>
    heads.some((head) => assistants.some((job) => job.role !== 'head' && overlap(head, job, year)));
  if (worked(led, his)) return 'assistant';
  if (worked(his.filter(isHead), mine)) return 'boss';
  const follows = (first: readonly CoachJob[], then: readonly CoachJob[]): boolean =>
    first.some((job) =>
      then.some(
        ({ team, since }) => job.until !== null && team === job.team && since === job.until + 1 && since <= year,
      ),
    );
  if (follows(led, his.filter(isHead))) return 'successor';
  return follows(his.filter(isHead), led) ? 'predecessor' : null;
}
