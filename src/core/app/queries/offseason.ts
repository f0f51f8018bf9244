import { done, type Failure, type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import type {
  KeptSeason,
  LeavingPlayer,
  Player as PlayerView,
  ProgressedPlayer,
  Recruit,
  RecruitingSummary,
  RosterProgression,
  Summary,
} from '../../contract/views/index.ts';
import { nextFormat } from '../../dynasty/playoff-format.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import { type Player, ratingIn } from '../../model/player.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { chartFrom } from '../../model/program/depth-chart.ts';
import { hasReached, STAGES, type Stage, stageFacts } from '../../model/stages.ts';
import { afterWinter } from '../../offseason/progression.ts';
import { SaveError } from '../../save/errors.ts';
import { ratio, tenth } from '../../words/columns/descriptor.ts';
import { byChange } from '../../words/columns/order.ts';
import { listed } from '../../words/numbers.ts';
import { fieldIn } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { growthAt, wintersOf } from '../reading/growth.ts';
import { conferenceName, formatSource, isTurnedOver, type SeasonView, teamFacts } from '../reading/season-view.ts';
import { asIn, classView, keptOf, playerView } from '../views/player.ts';
import { pageView, teamView } from '../views/team.ts';
import { nextSeason } from './league/next-season.ts';

/** Refuses a page before its stage this year; null if it may be shown. */
export function unlessReached(
  { season }: QueryContext,
  stage: Stage,
  what: string,
): { ok: false; error: Failure } | null {
  const now = season.row.stage;
  if (hasReached(now, stage)) return null;
  const when = listed(
    STAGES.filter((each) => hasReached(each, stage)).map((each) => stageFacts(each).label),
    'or',
  );
  return refuse(
    'wrong_stage',
    `${what} is available during ${when}; the dynasty is in ${stageFacts(now).label}.`,
    stagePage(now).page,
  );
}

/** Teams that change conferences before next season, by name, and conferences that are only renamed. */
function realignmentOf(season: SeasonView): Pick<Summary, 'realignment' | 'renamed'> {
  const { moves, entrants, renamed, conferenceOf } = nextSeason(season);
  const joined = entrants.map((e) => [e.team, { old: 'FCS', new: conferenceOf(e.conference) }] as const);
  const moved = moves.map(
    ({ team, from, to }) => [team, { old: conferenceName(season, from), new: conferenceOf(to) }] as const,
  );
  return {
    realignment: Object.fromEntries(
      [...moved, ...joined]
        .map(([team, change]) => [teamFacts(season, team).name, change] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    renamed: Object.fromEntries(renamed.map(({ from, to }) => [from.name, to.name])),
  };
}

/** The announced change of the playoff, if any. */
function nextPlayoff({ save, season }: QueryContext): Summary['next_playoff'] {
  const next = nextFormat(formatSource(save), season.year);
  return next && { year: next.year, teams: next.format.teams, autobids: next.format.autobids };
}

/** The season summary: the champion, next season's realignment, and the next playoff. */
export function summary(context: QueryContext): Result<Summary> {
  const { season, save } = context;
  const refused = unlessReached(context, 'summary', 'The season summary');
  if (refused) return refused;
  const champion = save.history.ofYear(season.year).find((row) => row.champion);
  if (!champion) throw new SaveError('corrupt', `${season.year} is closed and has no champion.`);
  return done({
    ...pageView(season),
    champion: teamView(season, champion.team),
    ...realignmentOf(season),
    next_playoff: nextPlayoff(context),
  });
}

type Shape = (player: Player) => PlayerView;

/** Returns how lists show the team's players in a season. */
function ownShape(context: QueryContext, year: number): Shape {
  const { season } = context;
  const { team } = season.settings;
  const { name } = teamFacts(season, team);
  const growthOf = growthAt(context, team, year);
  return (player) => playerView(player, name, growthOf(player));
}

/** A returning player after winter development, with his rating gain. */
function becameThis(player: Player, shape: Shape): ProgressedPlayer {
  const before = ratingIn(player.ratings, player.seasons - 1);
  return { ...shape(player), change: player.rating - before };
}

function progressionPage(
  season: SeasonView,
  returning: readonly ProgressedPlayer[],
  leaving: readonly LeavingPlayer[],
): RosterProgression {
  const all = [...returning].sort(byChange);
  return {
    ...pageView(season),
    roster_year: season.year + 1,
    progressed: all.filter(({ change }) => change >= 0),
    declined: all.filter(({ change }) => change < 0).reverse(),
    leaving: [...leaving],
  };
}

/** Players who transferred after a season, as they were in it. */
function movedFrom(context: QueryContext, team: TeamId): Player[] {
  const { save } = context;
  const { year } = context.season;
  const moves = save.transfers.ofYear(year).filter(({ from, end }) => from === team && end === 'moved');
  const now = save.dynasty.read();
  const started = startersIn(context, team);
  // A walk-on who earned a scholarship elsewhere was not on a roster before.
  const here = save.players.byIds(moves.map(({ player }) => player)).filter(({ joined }) => joined <= year);
  return here.map((player) => {
    return { ...asIn(now, player, year), starter: started.has(player.id) };
  });
}

/** A team's starters at the end of the context's season. */
function startersIn(context: QueryContext, team: TeamId): ReadonlySet<PlayerId> {
  const { save, season } = context;
  const { starters } = fieldIn(season, team);
  const now = save.dynasty.read();
  const order = save.boxes.sheet(season.year, team) ?? [];
  const people = new Map(save.players.byIds(order).map((player) => [player.id, asIn(now, player, season.year)]));
  const sheet = order.flatMap((id) => people.get(id) ?? []);
  const own = chartFrom(save.decisions.inputs('setDepth'));
  const first = POSITIONS.flatMap((position) => {
    const ordered = sheet.filter((player) => player.position === position);
    // The sheet is August's; who has become better since has passed the others, unless the player keeps the order.
    const passed = own[position] === undefined ? [...ordered].sort((a, b) => b.rating - a.rating) : ordered;
    return passed.slice(0, starters[position]).map(({ id }) => id);
  });
  return new Set(first);
}

/** Departures from the player's team after the context's season, best first. Known once the season closes. */
export function leavingPlayers(context: QueryContext): LeavingPlayer[] {
  const { season, save } = context;
  const id = season.settings.team;
  const shape = ownShape(context, season.year);
  if (isTurnedOver(season)) {
    const gone = save.players.leftAfter(season.year).filter((p) => p.team === id);
    const left = gone.map((p) => ({ ...shape(p), reason: p.reason ?? ('graduated' as const) }));
    const moved = movedFrom(context, id).map((p) => ({ ...shape(p), reason: 'portal' as const }));
    return [...left, ...moved].sort(byRating);
  }
  const reasons = new Map(save.players.departures().map((d) => [d.player, d.reason]));
  const leaving = save.players.ofTeam(id).flatMap((p) => {
    const reason = reasons.get(p.id);
    return reason ? [{ ...shape(p), reason }] : [];
  });
  return leaving.sort(byRating);
}

/** Players of the player's team who redshirted in the context's season and are staying, in team sheet order. */
export function redshirtsOf({ season, save }: QueryContext, leaving: readonly LeavingPlayer[]): KeptSeason[] {
  const gone = new Set(leaving.map(({ id }) => id));
  const dressed = save.players.byIds(save.boxes.sheet(season.year, season.settings.team) ?? []);
  return dressed.flatMap((player) => {
    const reason = keptOf(season.row, player, season.year);
    if (reason === null || gone.has(player.id)) return [];
    const { id, first, last, position: pos } = player;
    return [{ id, first, last, pos, ...classView(asIn(season.row, player, season.year)), reason }];
  });
}

/** The player's own team between seasons: returning players with the change in rating, and departures. */
export function rosterProgression(context: QueryContext): Result<RosterProgression> {
  const { season, save } = context;
  const refused = unlessReached(context, 'progression', 'The roster progression');
  if (refused) return refused;
  const id = season.settings.team;
  const shape = ownShape(context, season.year + 1);
  const mine = save.players.ofTeam(id);
  const leaving = leavingPlayers(context);
  if (stageFacts(season.row.stage).nextRosters) {
    const came = save.transfers.ofYear(season.year).filter(({ to }) => to === id);
    const newcomers = new Set(came.map(({ player }) => player));
    const here = mine.filter((p) => p.seasons > 0 && !newcomers.has(p.id));
    const progressed = here.map((p) => becameThis(p, shape));
    return done(progressionPage(season, progressed, leaving));
  }
  const gone = new Set(save.players.departures().map(({ player }) => player));
  const winters = wintersOf(context);
  const back = mine.filter((player) => !gone.has(player.id)).map((player) => afterWinter(player, winters));
  const progressed = back.map((player) => becameThis(player, shape));
  return done(progressionPage(season, progressed, leaving));
}

function byRating(a: { rating: number; id: number }, b: { rating: number; id: number }): number {
  return b.rating - a.rating || a.id - b.id;
}

/** New freshmen of all teams, most prestigious team first. */
export function recruitingSummary(context: QueryContext): Result<RecruitingSummary> {
  const { season, save } = context;
  const refused = unlessReached(context, 'recruiting_summary', 'The recruiting summary');
  if (refused) return refused;
  const freshmen = save.players.current().filter((p) => p.seasons === 0);
  const classes = groupBy(freshmen, ({ team }) => team);
  const next = context.seasonOf(season.year + 1);
  const order = [...next.programs].sort((a, b) => b.prestigeScore - a.prestigeScore || (a.team < b.team ? -1 : 1));
  const ratings = freshmen.map((p) => p.rating);
  return done({
    ...pageView(season),
    roster_year: next.year,
    summary_stats: {
      total_freshmen: freshmen.length,
      avg_rating: tenth(
        ratio(
          ratings.reduce((sum, r) => sum + r, 0),
          ratings.length,
        ),
      ),
      max_rating: ratings.reduce((most, r) => Math.max(most, r), 0),
      min_rating: ratings.reduce((least, r) => Math.min(least, r), ratings[0] ?? 0),
    },
    freshmen_by_team: Object.fromEntries(
      order.map((p) => [
        teamFacts(season, p.team).name,
        { team: teamView(next, p.team), players: classOfView(context, p.team, next.year, classes.get(p.team) ?? []) },
      ]),
    ),
  });
}

function byRecruit(a: Player, b: Player): number {
  return b.stars - a.stars || b.rating - a.rating || PLACE_OF[a.position] - PLACE_OF[b.position] || a.id - b.id;
}

/** A team's freshmen, best first. */
function classOfView(context: QueryContext, team: TeamId, year: number, freshmen: Player[]): Recruit[] {
  const growthOf = growthAt(context, team, year);
  return freshmen.sort(byRecruit).map((player) => {
    const { id, first, last, position: pos, rating, stars } = player;
    return { id, first, last, pos, rating, stars, ...growthOf(player) };
  });
}
