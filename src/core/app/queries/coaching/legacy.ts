import { done, type Result } from '../../../contract/result.ts';
import type { FacedCoach, LegacyPage, LegacyStop, LegacyTrophy } from '../../../contract/views/index.ts';
import { legacyParts, nextMilestone, type StopFacts, verdictOf } from '../../../dynasty/career/legacy.ts';
import type { CoachId, CoachJob } from '../../../model/coaches.ts';
import { lastOf, mustHave } from '../../../model/lists.ts';
import { trophyIn } from '../../../model/trophy.ts';
import { coachesOf, coachOfYear } from '../../coaches.ts';
import { type CoachedGame, gamesCoachedBy, relationTo } from '../../coaching/games.ts';
import { leading } from '../../coaching/life.ts';
import { milestonesOf } from '../../coaching/milestones.ts';
import { seasonsIn, totalsOf } from '../../coaching/record.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { scoreFrom } from '../../views/game.ts';
import { pageView } from '../../views/team.ts';

const tenth = (value: number): number => Math.round(10 * value) / 10 + 0;

/** A coach's head coaching jobs in this dynasty, earliest first. */
function headJobs(context: QueryContext, id: CoachId): CoachJob[] {
  const { year, row } = context.season;
  return coachesOf(context)
    .career(id)
    .filter(({ role, since, until }) => role === 'head' && since <= year && (until ?? year) >= row.settings.startYear);
}

/** A program's prestige in a coach's first season there and after his last. */
function prestigeOf({ save, season }: QueryContext, { team, since, until }: CoachJob): [from: number, to: number] {
  const rows = save.history.ofTeam(team);
  const now = season.program.get(team)?.prestige;
  const of = (year: number): number | undefined => rows.find((row) => row.year === year)?.prestige;
  const from = of(since) ?? now ?? 1;
  return [from, (until === null ? undefined : of(until + 1)) ?? now ?? from];
}

function stopOf(context: QueryContext, job: CoachJob, games: readonly CoachedGame[]): LegacyStop {
  const { season, save } = context;
  const tuning = season.tuning;
  const totals = totalsOf(seasonsIn(context, job));
  const [from, to] = prestigeOf(context, job);
  const last = job.until ?? season.year;
  const rows = save.history.ofTeam(job.team).filter(({ year }) => year >= job.since && year <= last);
  const rivalryWins = games.filter(({ game, won }) => game.rivalry && won).length;
  const facts: StopFacts = {
    titles: totals.titles,
    conferenceTitles: totals.conference_titles,
    playoffs: rows.filter(({ played, inPlayoff }) => played && inPlayoff).length,
    bowlWins: totals.bowl_wins,
    ranked: totals.ranked,
    rivalryWins,
    wins: totals.wins,
    raised: to - from,
    fired: job.end === 'fired',
  };
  const parts = legacyParts(facts, tuning).filter(({ points }) => points !== 0);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return {
    team: teamFacts(season, job.team).name,
    since: job.since,
    until: job.until,
    wins: totals.wins,
    losses: totals.losses,
    titles: totals.titles,
    conference_titles: totals.conference_titles,
    bowl_wins: totals.bowl_wins,
    rivalry_wins: rivalryWins,
    prestige_from: from,
    prestige_to: to,
    points: tenth(points),
    parts: parts.map((each) => ({ part: each.part, points: tenth(each.points) })),
    verdict: verdictOf(points, facts.fired, tuning),
  };
}

type Beaten = Pick<LegacyTrophy, 'opponent' | 'score' | 'game'>;

/** A title or an honor that no single game brought. */
const WITHOUT_GAME: Beaten = { opponent: null, score: '', game: null };

/** The opponent and score of a game he won. */
function beaten({ season }: QueryContext, { game, team, opponent }: CoachedGame): Beaten {
  return { opponent: teamFacts(season, opponent).name, score: scoreFrom(game, team).score, game: game.id };
}

/** A season's honors besides games: titles, and coach of the year. `games`: those he coached in the job. */
function seasonPrizes(
  context: QueryContext,
  id: CoachId,
  job: CoachJob,
  games: readonly CoachedGame[],
): LegacyTrophy[] {
  const { season } = context;
  const team = teamFacts(season, job.team).name;
  const alone = { team, ...WITHOUT_GAME };
  return seasonsIn(context, job).flatMap(({ year, champion, conference, conference_champion }): LegacyTrophy[] => {
    if (year < season.settings.startYear) return [];
    const vote = coachOfYear(context, year)?.id === id;
    const final = games.find(({ game, won }) => won && game.year === year && game.kind === 'conference_championship');
    const title = {
      team,
      year,
      kind: 'conference' as const,
      name: conference,
      ...(final ? beaten(context, final) : WITHOUT_GAME),
    };
    return [
      ...(champion ? [{ ...alone, year, kind: 'national' as const, name: 'National title' }] : []),
      ...(conference_champion ? [title] : []),
      ...(vote ? [{ ...alone, year, kind: 'coach_of_year' as const, name: 'Coach of the Year' }] : []),
    ];
  });
}

/** The trophy at stake in a game: a bowl, or a rivalry trophy. */
function gamePrize(context: QueryContext, each: CoachedGame): LegacyTrophy[] {
  const { season } = context;
  const { game, team, opponent, won } = each;
  if (!won) return [];
  const rivalry = season.reference.rivalries.find(({ teams }) => teams.includes(team) && teams.includes(opponent));
  const trophy = rivalry === undefined || !game.rivalry ? null : trophyIn(rivalry, game.year);
  const bowl = game.kind !== 'regular' && game.kind !== 'conference_championship' ? (game.name ?? 'Bowl') : null;
  const name = bowl ?? trophy;
  if (name === null) return [];
  return [
    {
      year: game.year,
      team: teamFacts(season, team).name,
      kind: bowl === null ? 'rivalry' : 'bowl',
      name,
      ...beaten(context, each),
    },
  ];
}

/** Games that make a coach a regular opponent. */
const REGULAR = 2;

/** Winning (above 0) or losing (below 0) streak through the last of the games. */
function streakIn(games: readonly CoachedGame[]): number {
  const { won } = lastOf(games);
  const before = games.findLastIndex((each) => each.won !== won);
  return (games.length - 1 - before) * (won ? 1 : -1);
}

/** A coach he has faced, with his record against him. `games` are their meetings, earliest first. */
function facedOf(context: QueryContext, id: CoachId, games: readonly CoachedGame[]): FacedCoach {
  const { game, team, opponent, against } = lastOf(games);
  const { coach } = mustHave(against, 'opposing coach');
  const wins = games.filter(({ won }) => won).length;
  return {
    id: coach.id,
    first: coach.first,
    last: coach.last,
    team: teamFacts(context.season, opponent).name,
    wins,
    losses: games.length - wins,
    streak: streakIn(games),
    last_year: game.year,
    last_score: `${winsText(lastOf(games))} ${scoreFrom(game, team).score}`,
    last_game: game.id,
    relation: relationTo(coachesOf(context), id, coach.id, context.season.year),
  };
}

const winsText = ({ won }: CoachedGame): string => (won ? 'W' : 'L');

/** Every coach he has faced at least twice or worked with, most games first. */
function facedBy(context: QueryContext, id: CoachId): FacedCoach[] {
  const byCoach = new Map<CoachId, CoachedGame[]>();
  for (const each of gamesCoachedBy(context, id)) {
    if (each.against === null) continue;
    const known = byCoach.get(each.against.coach.id);
    if (known) known.push(each);
    else byCoach.set(each.against.coach.id, [each]);
  }
  return [...byCoach.values()]
    .map((games) => facedOf(context, id, games))
    .filter(({ wins, losses, relation }) => wins + losses >= REGULAR || relation !== null)
    .sort((a, b) => b.wins + b.losses - a.wins - a.losses || b.last_year - a.last_year || a.id - b.id);
}

/** A head coach's legacy: the player's, or that of the coach at the program he owns. */
export function legacy(context: QueryContext): Result<LegacyPage> {
  const { season } = context;
  const { id, first, last } = leading(context).coach;
  const games = gamesCoachedBy(context, id);
  const jobs = headJobs(context, id);
  const of = ({ team, since, until }: CoachJob) =>
    games.filter(({ game, ...each }) => each.team === team && game.year >= since && game.year <= (until ?? game.year));
  const led = jobs.map((job) => ({ job, coached: of(job) }));
  const stops = led.map(({ job, coached }) => stopOf(context, job, coached)).reverse();
  const trophies = [
    ...led.flatMap(({ job, coached }) => seasonPrizes(context, id, job, coached)),
    ...games.flatMap((each) => gamePrize(context, each)),
  ];
  const wins = games.filter(({ won }) => won).length;
  const next = nextMilestone(wins, season.tuning);
  return done({
    ...pageView(season),
    coach: { id, first, last },
    points: tenth(stops.reduce((sum, { points }) => sum + points, 0)),
    wins,
    losses: games.length - wins,
    next: { count: next, left: next - wins },
    stops,
    trophies: trophies.sort((a, b) => b.year - a.year || (b.game ?? Infinity) - (a.game ?? Infinity)),
    faced: facedBy(context, id),
    milestones: [...milestonesOf(context, id)].reverse(),
  });
}
