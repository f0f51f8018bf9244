import { done, type Result } from '../../../contract/result.ts';
import type { CareerPage, ContractBonus, RivalRecord } from '../../../contract/views/index.ts';
import { answerNow, extensionNow } from '../../../dynasty/career/extension.ts';
import { isMarketOpen } from '../../../dynasty/career/market.ts';
import { contractIn } from '../../../dynasty/career/season.ts';
import { headCoachOf } from '../../../dynasty/coaches.ts';
import type { CoachJob } from '../../../model/coaches.ts';
import type { TeamId } from '../../../model/ids.ts';
import { groupBy } from '../../../model/lists.ts';
import { stageFacts } from '../../../model/stages.ts';
import { type FinishedGame, isFinished, opponentOf, winnerOf } from '../../../season/records.ts';
import { coachesOf } from '../../coaches.ts';
import { bonusesIn, earningsOf } from '../../coaching/contracts.ts';
import { leading, lifeOf } from '../../coaching/life.ts';
import { overContract } from '../../coaching/over-contract.ts';
import { personView, skillRanks } from '../../coaching/person.ts';
import { seatOf } from '../../coaching/seat.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';

/** The rivalry games a head coach has finished in a job, in the seasons of this dynasty. */
function rivalryGames({ save, season }: QueryContext, { team, since, until, lastWeek }: CoachJob): FinishedGame[] {
  const first = Math.max(since, season.settings.startYear);
  const last = Math.min(until ?? season.year, season.year);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return years.flatMap((year) =>
    save.games
      .ofTeam(year, team)
      .filter((game) => game.rivalry && (year !== until || lastWeek === null || game.week <= lastWeek))
      .filter(isFinished),
  );
}

/** A head coach's record against a program's rivals over all of his jobs there, most-played rival first. */
function againstRivals(context: QueryContext, team: TeamId, jobs: readonly CoachJob[]): RivalRecord[] {
  const nameOf = (id: TeamId) => teamFacts(context.season, id).name;
  const games = jobs.flatMap((job) => rivalryGames(context, job));
  return [...groupBy(games, (game) => opponentOf(game, team))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rival, played]) => {
      const wins = played.filter((game) => winnerOf(game) === team).length;
      return { team: nameOf(team), opponent: nameOf(rival), wins, losses: played.length - wins };
    });
}

function bonuses(context: QueryContext, job: CoachJob): ContractBonus[] {
  const { season } = context;
  if (job.since > season.year || stageFacts(season.row.stage).nextRosters) return [];
  return bonusesIn(context, job, season.year).map(({ opponent, ...bonus }) => ({
    ...bonus,
    opponent: opponent === null ? null : teamFacts(season, opponent).name,
  }));
}

/** A coordinator's head coach and his job security: they usually go together. */
function boss(context: QueryContext, team: TeamId): CareerPage['boss'] {
  const { coach, job } = headCoachOf(context.season, team);
  const seat = seatOf(context, job);
  const { id, first, last } = coach;
  return { id, first, last, security: seat?.security ?? null, level: seat?.level ?? null };
}

/** The extension offered to the player's coach, and his answer. */
function talks(context: QueryContext): Pick<CareerPage, 'extension' | 'answered'> {
  const { season } = context;
  if (!isMarketOpen(season)) return { extension: null, answered: null };
  const extension = extensionNow(season);
  if (extension === null) return { extension: null, answered: answerNow(season)?.act ?? null };
  const { offer, wins, security } = extension;
  const { through, pay, buyout, release } = offer;
  return { extension: { through, pay, buyout, release, wins, security }, answered: null };
}

/** The career page of the player's coach: expectations, job security, contract, and achievements. */
export function career(context: QueryContext): Result<CareerPage> {
  const { season } = context;
  const { settings, ownCoach } = season.row;
  const { coach, job } = leading(context);
  const { id, first, last } = coach;
  const isAtWork = job.role === 'head' && job.until === null;
  const jobs = coachesOf(context)
    .career(id)
    .filter(({ role }) => role === 'head')
    .reverse();
  return done({
    ...pageView(season),
    coach: { id, first, last },
    person: personView(context, coach),
    skills: id === ownCoach ? skillRanks(context, coach) : [],
    mode: id === ownCoach && settings.coach ? settings.coach.mode : null,
    since: job.since,
    role: job.role,
    boss: job.role === 'head' ? null : boss(context, job.team),
    seat: job.role === 'head' ? seatOf(context, job) : null,
    contract: isAtWork ? contractIn(season, job) : null,
    over_contract: isAtWork ? overContract(context, job) : null,
    bonuses: isAtWork ? bonuses(context, job) : [],
    ...talks(context),
    earnings: ownCoach === null ? null : earningsOf(context, ownCoach),
    life: ownCoach === null ? null : lifeOf(context, ownCoach),
    rivals: [...groupBy(jobs, ({ team }) => team)].flatMap(([team, there]) => againstRivals(context, team, there)),
  });
}
