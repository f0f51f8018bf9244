import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { DepthPage, DepthPosition } from '../../contract/views/index.ts';
import { noPlayersToOrder } from '../../decisions/depth.ts';
import { nextGame } from '../../dynasty/forecast.ts';
import { visitingTeam } from '../../dynasty/gameday/visitors.ts';
import { lineChance } from '../../dynasty/odds.ts';
import { coachedRatings, rosterRatings } from '../../dynasty/schemes.ts';
import { depthChart, ratingsWithout } from '../../football/team-sheet.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { outIn } from '../../model/people/absences.ts';
import { mostOnField, ORDINARY, type Personnel } from '../../model/people/personnel.ts';
import type { Player } from '../../model/player.ts';
import { POSITIONS, type Position } from '../../model/positions.ts';
import { changedChart, type DepthChart, inOrder, STAFF_CHART } from '../../model/program/depth-chart.ts';
import type { Schemes } from '../../model/program/schemes.ts';
import type { TeamRatings } from '../../model/team.ts';
import { opponentOf } from '../../season/records.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import { tenth } from '../../words/columns/descriptor.ts';
import { fieldIn, schemesIn, systemIn } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { depthNow, staffOrder } from '../reading/depth-charts.ts';
import { askedTeam, findPlayers } from '../reading/names.ts';
import { redshirtsNow } from '../reading/redshirts.ts';
import { rosterYear, teamFacts } from '../reading/season-view.ts';
import { injuriesNow, outUntil } from '../views/injuries.ts';
import { foundView } from '../views/player.ts';
import { opponentView, pageView, rosterTeamView, teamNames } from '../views/team.ts';

/** Rounds to a tenth of a percent. */
const share = (value: number): number => Math.round(value * 1000) / 1000;

/** Every player at a position of the player's team: named ones first, the rest in the staff's order. */
export function orderOf(
  { save, season }: QueryContext,
  position: Position,
  named: readonly (string | number)[],
): Result<PlayerId[]> {
  const { team } = season.settings;
  const players = staffOrder(save, season, team).filter((player) => player.position === position);
  const found = findPlayers(players, named, `the ${position.toUpperCase()}s of ${teamFacts(season, team).name}`);
  if (!found.ok) return found;
  const order = found.value;
  const again = order.findIndex((id, index) => order.indexOf(id) < index);
  if (again >= 0) return refuse('malformed', `"${String(named[again]).trim()}" is named twice.`);
  return done([...order, ...players.map(({ id }) => id).filter((id) => !order.includes(id))]);
}

/** A team before its next game: its players, those out, and its win probability. */
interface Ahead {
  staff: readonly Player[];
  /** The team's base personnel. */
  field: Personnel;
  /** The team's schemes; null if unknown. */
  schemes: Schemes | null;
  out: ReadonlySet<PlayerId>;
  injuries: ReturnType<typeof injuriesNow>;
  redshirts: ReturnType<typeof redshirtsNow>;
  /** Games played this season, by player. */
  games: ReadonlyMap<PlayerId, number>;
  game: Game | null;
  /** The team's ratings with a depth chart, including the staff's contribution. */
  strengthOf(chart: readonly Player[]): TeamRatings;
  /** `more` holds rating points that a game plan adds to offense and defense. */
  winWith(chart: readonly Player[], more?: { attack: number; resist: number }): number | null;
}

/**
 * Ratings of an opponent's roster before a game: by the available players in the week of the game, by all before that.
 */
function ratingsOf(context: QueryContext, team: TeamId, out: ReadonlySet<PlayerId>): TeamRatings {
  const { save, season } = context;
  const program = season.program.get(team);
  const tuning = season.tuning;
  if (!program) return visitingTeam(season, season.year, team);
  if (out.size === 0) return rosterRatings(program, systemIn(season, team));
  return ratingsWithout(
    depthChart(save.players.ofTeam(team), depthNow(save, season, team)),
    out,
    fieldIn(season, team),
    seasonTuning(tuning, season.year),
  );
}

const NO_PLAN = { attack: 0, resist: 0 };

/** Adds a plan's effect to ratings. */
function withPlan({ rating, offense, defense }: TeamRatings, { attack, resist }: typeof NO_PLAN): TeamRatings {
  return { rating: rating + (attack + resist) / 2, offense: offense + attack, defense: defense + resist };
}

/** A team before its next game. */
export function aheadOf(context: QueryContext, team: TeamId): Ahead {
  const { save, season } = context;
  const tuning = seasonTuning(season.tuning, season.year);
  const game = nextGame([...(season.gamesOf.get(team) ?? [])], team);
  const soon = game !== null && season.row.stage === 'season' && game.week === season.week;
  const outOf = (of: TeamId): ReadonlySet<PlayerId> => {
    if (soon) return outIn(save.injuries.ofTeam(season.year, of), game.week);
    return outUntil(context, of, game?.week ?? season.week);
  };
  const out = outOf(team);
  const system = systemIn(season, team);
  const field = system.personnel;
  const rosterWith = (chart: readonly Player[]) => ratingsWithout(chart, out, field, tuning);
  const strengthOf = (chart: readonly Player[]) => coachedRatings(rosterWith(chart), system);
  const other = game && ratingsOf(context, opponentOf(game, team), outOf(opponentOf(game, team)));
  const winWith: Ahead['winWith'] = (chart, more = NO_PLAN) => {
    if (game === null || other === null) return null;
    const own = withPlan(rosterWith(chart), more);
    const home = game.home === team;
    const homeWinProbability = lineChance(season, game, home ? [own, other] : [other, own]);
    return share(home ? homeWinProbability : 1 - homeWinProbability);
  };
  const games = new Map(save.playerSeasons.ofTeam(season.year, team).map((line) => [line.player, line.games]));
  const staff = staffOrder(save, season, team);
  const redshirts = redshirtsNow(context, team === season.settings.team ? staff : []);
  const schemes = field === ORDINARY ? null : schemesIn(season, team);
  const injuries = injuriesNow(context, team);
  return { staff, field, schemes, out, injuries, redshirts, games, game, strengthOf, winWith };
}

const playersAt = (chart: readonly Player[], position: Position): Player[] =>
  chart.filter((player) => player.position === position);

/** Puts a team's players in depth chart order. */
export function ordered(staff: readonly Player[], depth: DepthChart): Player[] {
  return POSITIONS.flatMap((position) => inOrder(playersAt(staff, position), depth[position]));
}

/** The first available players at a position; if all are out, as if none were. */
function firstOf(players: readonly Player[], out: ReadonlySet<PlayerId>, count: number): Player[] {
  const fit = players.filter(({ id }) => !out.has(id));
  return (fit.length > 0 ? fit : players).slice(0, count);
}

const meanRating = (players: readonly Player[]): number =>
  tenth(players.reduce((sum, { rating }) => sum + rating, 0) / players.length);

/** `win` is the team's win probability with this chart. */
function positionView(ahead: Ahead, depth: DepthChart, win: number | null, position: Position): DepthPosition {
  const staff = playersAt(ahead.staff, position);
  const players = inOrder(staff, depth[position]);
  const starters = ahead.field.starters[position];
  const starting = firstOf(players, ahead.out, starters);
  // An air raid starts no tight end, but its first one still plays.
  const rated = (order: readonly Player[]) => meanRating(firstOf(order, ahead.out, Math.max(1, starters)));
  const places = new Map(staff.map(({ id }, index) => [id, index + 1]));
  const own = depth[position] !== undefined;
  const byStaff = () => ahead.winWith(ordered(ahead.staff, changedChart(depth, { position, players: null })));
  return {
    position,
    starters,
    plays: mostOnField(ahead.field, position),
    own,
    players: players.map((player) => ({
      ...foundView(player),
      stars: player.stars,
      staff_place: mustGet(places, player.id),
      starts: starting.includes(player),
      games: ahead.games.get(player.id) ?? 0,
      injury: ahead.injuries.get(player.id) ?? null,
      redshirt_choice: ahead.redshirts.get(player.id)?.redshirt_choice ?? null,
    })),
    now: { rating: rated(players), win },
    staff: { rating: rated(staff), win: own ? byStaff() : win },
  };
}

/** The depth chart to show: the one in force, or a preview with a different order at a position. */
function chartAsked(
  context: QueryContext,
  team: TeamId,
  depth: DepthChart,
  { position, players }: InputOf<'depth'>,
): Result<DepthChart> {
  if (players === undefined) return done(depth);
  if (position === undefined) return refuse('malformed', 'Name the players’ position.');
  if (team !== context.season.settings.team) return refuse('malformed', 'You can set only your own depth chart.');
  const order = orderOf(context, position, players);
  return order.ok ? done(changedChart(depth, { position, players: order.value })) : order;
}

/** A team's depth chart next to the staff's order, with its effect on the next game. */
export function depth(context: QueryContext, input: InputOf<'depth'>): Result<DepthPage> {
  const { save, season } = context;
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const team = found.value;
  const inForce = depthNow(save, season, team);
  const asked = chartAsked(context, team, inForce, input);
  if (!asked.ok) return asked;
  const chart = asked.value;
  const ahead = aheadOf(context, team);
  const strength = (of: DepthChart) => {
    const players = ordered(ahead.staff, of);
    const { rating, offense, defense } = ahead.strengthOf(players);
    return { rating, offense, defense, win: ahead.winWith(players) };
  };
  const now = strength(chart);
  const positions = input.position === undefined ? POSITIONS : [input.position];
  return done({
    ...pageView(season, team),
    team: rosterTeamView(context, team),
    roster_year: rosterYear(season),
    can_change: team === season.settings.team && noPlayersToOrder(season.row.stage) === null,
    own: Object.keys(inForce).length > 0,
    opponent: ahead.game && opponentView(season, ahead.game, team),
    now,
    staff: strength(STAFF_CHART),
    schemes: ahead.schemes,
    positions: positions.map((position) => positionView(ahead, chart, now.win, position)),
    teams: teamNames(season),
  });
}
