import type { OverContract } from '../../contract/views/index.ts';
import { expectedIn, surprisesBefore } from '../../dynasty/career/expectation.ts';
import { contractIn } from '../../dynasty/career/season.ts';
import type { CoachJob } from '../../model/coaches.ts';
import type { TeamSeason } from '../../model/season.ts';
import { shareOf } from '../../offseason/carousel/expectation.ts';
import { gamesPerTeam } from '../../season/schedule/index.ts';
import type { QueryContext } from '../reading/context.ts';
import { recordOf } from '../reading/season-view.ts';

/** What a program expects of its head coach over his whole contract. */

/** Wins that were expected in a finished season. */
function expectedThen({ season }: QueryContext, row: TeamSeason): number {
  const { games } = season.tuning.coaches.leave;
  const surprise = surprisesBefore(season)(row.team, row.year) ?? 0;
  return (row.wins + row.losses) * (shareOf(row) - surprise / games);
}

/** Wins expected over a head coach's contract, those of its finished seasons included; null before it begins. */
export function overContract(context: QueryContext, job: CoachJob): OverContract | null {
  const { season, save } = context;
  const { from, through } = contractIn(season, job);
  if (from > season.year) return null;
  const before = save.history.ofTeam(job.team).filter(({ year }) => year >= from && year < season.year);
  const games = gamesPerTeam(season.facts, job.team);
  const coming = expectedIn(season, job.team) * games * (through - season.year + 1);
  const past = before.reduce((sum, row) => sum + expectedThen(context, row), 0);
  const played = before.reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  const expected_wins = past + coming;
  const wins = before.reduce((sum, row) => sum + row.wins, recordOf(season, job.team).wins);
  return {
    from,
    through,
    expected_wins,
    share: expected_wins / (played + games * (through - season.year + 1)),
    seasons: season.year - from + 1,
    wins,
  };
}
