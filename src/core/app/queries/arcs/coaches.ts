import { isHead, type StaffMember } from '../../../model/coaches.ts';
import type { CoachingRanks } from '../../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { mustHave } from '../../../model/lists.ts';
import type { Program } from '../../../model/team.ts';
import { opponentOf, recordOf, winnerOf } from '../../../season/records.ts';
import { hiredWords } from '../../../words/coaches.ts';
import { fullName } from '../../../words/terms.ts';
import { coachesOf, coachOfYear } from '../../coaches.ts';
import { hiredView, wentTo } from '../../coaching/stops.ts';
import { recordsBefore } from '../../reading/season-view.ts';
import type { Found, Week } from './found.ts';

/** Coaching storylines: new coaches at the start of a season, firings, hires, and the coach of the year. */

/** Prestige from which a coaching change is national news. */
const GREAT = 6;

/** Programs whose coaches are news: the player's own, those in its conference, and the blue bloods. */
function* followed({ context: { season } }: Week): Generator<Program> {
  const own = season.program.get(season.settings.team);
  for (const program of season.programs) {
    const near = program.conference !== null && program.conference === own?.conference;
    if (near || program.team === own?.team || program.prestige >= GREAT) yield program;
  }
}

/** A program's head coach in a season, and his predecessor. */
function headCoaches({ context }: Week, team: TeamId): StaffMember[] {
  const { year } = context.season;
  const heads = coachesOf(context).ofTeam(team, 'head');
  return heads.filter(({ job }) => job.since <= year).reverse();
}

const seasonsOf = ({ job }: StaffMember): number => mustHave(job.until, 'last season of the job') - job.since + 1;

/** New head coaches at blue bloods and at the player's program. */
function* arrivals(week: Week): Generator<Found> {
  const { season } = week.context;
  if (week.week !== 1) return;
  for (const { team, prestige } of season.programs) {
    if (prestige < GREAT && team !== season.settings.team) continue;
    const [now, before] = headCoaches(week, team);
    if (now?.job.since !== season.year || before?.job.until !== season.year - 1) continue;
    const facts = {
      kind: 'new_coach',
      who: fullName(now.coach),
      before: fullName(before.coach),
      seasons: seasonsOf(before),
    } as const;
    yield { team, coach: now.coach.id, facts: { ...facts, team: week.name(team) } };
  }
}

/** Head coaches fired after the week, before the season is over. */
function* firings(week: Week): Generator<Found> {
  const { season } = week.context;
  for (const { team } of followed(week)) {
    const [fired] = headCoaches(week, team);
    if (fired?.job.until !== season.year || fired.job.lastWeek !== week.week) continue;
    const interim = coachesOf(week.context).interim(team, season.year);
    const { wins, losses } = recordOf(recordsBefore(season, week.week + 1, team), team);
    const facts = { kind: 'coach_fired', who: fullName(fired.coach), wins, losses } as const;
    const leads = interim === null ? null : fullName(interim.coach);
    yield { team, coach: fired.coach.id, facts: { ...facts, interim: leads, team: week.name(team) } };
  }
}

/** Head coaching changes after the conference championships. */
function* changes(week: Week): Generator<Found> {
  const { context, name } = week;
  const { season } = context;
  if (week.week !== CHAMPIONSHIP_WEEK) return;
  const ranks = coachesOf(context);
  for (const { team } of followed(week)) {
    const [left] = headCoaches(week, team);
    const hired = ranks.ofTeam(team, 'head').find(({ job }) => job.since === season.year + 1);
    if (left?.job.until !== season.year || hired === undefined) continue;
    const { to } = wentTo(season, ranks, left.job);
    const facts = {
      kind: 'coach_change',
      team: name(team),
      who: fullName(left.coach),
      end: mustHave(left.job.end, 'reason he left'),
      midseason: left.job.lastWeek !== null,
      seasons: seasonsOf(left),
      to: to?.year === season.year + 1 ? to.team : null,
      hired: fullName(hired.coach),
      from: hiredWords(hiredView(season, ranks, hired), name(team)),
    } as const;
    yield { team, coach: hired.coach.id, facts };
  }
}

/** A head coach's win total makes news at multiples of this; the player's coach at half of it. */
const ROUND = 100;
const OWN_ROUND = 50;

/** His known wins as a head coach before the season. */
function winsBefore({ context: { season, save } }: Week, { coach, job }: StaffMember, ranks: CoachingRanks): number {
  const all = ranks.career(coach.id).filter(isHead);
  const closed = save.history.ofTeam(job.team).find(({ year }) => year === season.year);
  return all.reduce((sum, { wins }) => sum + wins, 0) - (closed?.wins ?? 0);
}

/** Head coaches who reach a round number of wins. */
function* roundWins(week: Week): Generator<Found> {
  const { season } = week.context;
  const ranks = coachesOf(week.context);
  for (const { team } of followed(week)) {
    const game = week.games.find((each) => winnerOf(each) === team);
    const [head] = headCoaches(week, team);
    // A coach fired before the game did not win it.
    if (game === undefined || head === undefined || head.job.lastWeek !== null) continue;
    const { wins } = recordOf(recordsBefore(season, week.week + 1, team), team);
    const number = winsBefore(week, head, ranks) + wins;
    if (number === 0 || number % (head.coach.id === season.row.ownCoach ? OWN_ROUND : ROUND) !== 0) continue;
    const { homeScore, awayScore } = game.result;
    const score = `${Math.max(homeScore, awayScore)}-${Math.min(homeScore, awayScore)}`;
    const known = { kind: 'coach_wins', who: fullName(head.coach), number, score } as const;
    const facts = { ...known, team: week.name(team), other: week.name(opponentOf(game, team)) };
    yield { team, coach: head.coach.id, game: game.id, facts };
  }
}

/** The coach of the year. */
function* best({ context, week }: Week): Generator<Found> {
  if (week !== CHAMPIONSHIP_WEEK) return;
  const winner = coachOfYear(context, context.season.year);
  const program =
    winner && context.season.programs.find(({ team }) => context.season.team.get(team)?.name === winner.team);
  if (!winner || !program) return;
  const { team, wins, losses, expected_wins } = winner;
  const facts = {
    kind: 'coach',
    team,
    who: fullName(winner),
    wins,
    losses,
    expected: Math.round(expected_wins),
  } as const;
  yield { team: program.team, coach: winner.id, facts };
}

export const COACH_ARCS = [arrivals, firings, changes, roundWins, best] as const;
