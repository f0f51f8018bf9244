import { done, type Result, refuse } from '../contract/result.ts';
import { stagePage } from '../contract/stage-pages.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { type Decided, fitAt, gamesTowardRedshirt, holdBack, letPlay, redshirtStanding } from '../dynasty/redshirts.ts';
import { fieldOf } from '../dynasty/schemes.ts';
import { lastWeek } from '../dynasty/season-facts.ts';
import type { PlayerId } from '../model/ids.ts';
import { heldBackIn, isHeldBack, outIn } from '../model/people/absences.ts';
import type { Player } from '../model/player.ts';
import { type GameRules, rulesOf } from '../model/rules.ts';
import type { Stage } from '../model/stages.ts';
import { plural } from '../words/numbers.ts';
import { fullName, POSITION_WORDS } from '../words/terms.ts';
import type { Decision } from './decision.ts';

/** Players on the player's own team to redshirt, or whose redshirts to end with `off`. */
interface RedshirtInput {
  players: readonly PlayerId[];
  off?: boolean | undefined;
}

/** Refusal of a decision that names no player. */
export const NAME_PLAYERS = 'Name the players to redshirt, or with off the players whose redshirts to end.';

/** Whether the season is in its preseason or in progress, when redshirts can be decided. */
export const isUnderWay = (stage: Stage): boolean => stage === 'preseason' || stage === 'season';

/** Explains why a season's rules leave nothing to redshirt; null if they do. */
export function withoutRedshirts(year: number, { seasonCounts, extraFor }: GameRules): string | null {
  return seasonCounts && extraFor !== year
    ? null
    : `The ${year} season does not count against any player's eligibility, so there is nothing to redshirt.`;
}

/** A point in a season, with the season's rules. */
interface Moment {
  year: number;
  stage: Stage;
  week: number;
  lastWeek: number;
  rules: GameRules;
}

/** Explains why redshirts cannot be decided now; null if they can. */
export function redshirtsClosed({ year, stage, week, lastWeek, rules }: Moment): string | null {
  const without = withoutRedshirts(year, rules);
  if (without !== null) return without;
  const open = isUnderWay(stage) && week <= lastWeek;
  return open ? null : `The ${year} season is over. Redshirts are decided before and during a season.`;
}

/** How many games a redshirt may play: `in none`, `in 4 games`. */
const allowed = (games: number): string => (games === 0 ? 'in none' : `in ${plural(games, 'game')}`);

/** Explains why a player cannot be redshirted; null if he can. */
function refusalOf(dynasty: DynastyState, player: Player, rules: GameRules): string | null {
  const name = fullName(player);
  const games = gamesTowardRedshirt(dynasty.playerSeasons.get(player.id));
  const standing = redshirtStanding(player, games, rules);
  if (standing === 'sits_out') return `${name} sits out this season after his transfer, so there is nothing to decide.`;
  if (standing === 'used') return `${name} has already used his redshirt.`;
  if (standing === 'played') {
    return `${name} has played in ${plural(games, 'game')}; a redshirt can play ${allowed(rules.redshirtGames)}.`;
  }
  const held = dynasty.injuries.some((row) => isHeldBack(row) && row.player === player.id);
  if (held) return `${name} is already redshirting.`;
  const hurt = outIn(dynasty.injuries, dynasty.week).has(player.id);
  return hurt
    ? `${name} is hurt, and a game he misses does not count against him. Redshirt him once he is healthy.`
    : null;
}

/** Explains which position would be left too thin; null if none. */
function tooFew(dynasty: DynastyState, players: readonly Player[]): string | null {
  const gone = new Set(players.map(({ id }) => id));
  const { starters } = fieldOf(dynasty, dynasty.settings.team);
  for (const position of new Set(players.map((player) => player.position))) {
    const left = fitAt(dynasty, position, gone).length;
    const needed = starters[position];
    if (left >= needed) continue;
    return `${POSITION_WORDS[position]}: ${needed} must be available, and only ${left} would be left.`;
  }
  return null;
}

/** Explains why these players cannot be redshirted, or cannot have their redshirts ended; null if they can. */
function refusalOfAll(dynasty: DynastyState, players: readonly Player[], off: boolean): string | null {
  if (off) {
    const held = heldBackIn(dynasty.injuries);
    const free = players.find(({ id }) => !held.has(id));
    return free === undefined ? null : `${fullName(free)} is not redshirting.`;
  }
  const rules = rulesOf(dynasty.year, dynasty.rules);
  for (const player of players) {
    const refused = refusalOf(dynasty, player, rules);
    if (refused !== null) return refused;
  }
  return tooFew(dynasty, players);
}

/** The current point in a dynasty. */
function momentOf(dynasty: DynastyState): Moment {
  const { year, stage, week } = dynasty;
  return { year, stage, week, lastWeek: lastWeek(dynasty), rules: rulesOf(year, dynasty.rules) };
}

/**
 * Redshirts players for the rest of the season so that it does not use up one of their four years, or ends their
 * redshirts with `off`. Applies to every player named, or is refused as a whole.
 */
export function decideRedshirt(dynasty: DynastyState, input: RedshirtInput): Result<Decision<Decided>> {
  const players = [...new Set(input.players)];
  if (players.length === 0) return refuse('malformed', NAME_PLAYERS);
  const closed = redshirtsClosed(momentOf(dynasty));
  if (closed !== null) return refuse('wrong_stage', closed, stagePage(dynasty.stage).page);
  const off = input.off === true;
  const chosen = new Set(players);
  const found = dynasty.players.filter(({ id, team }) => chosen.has(id) && team === dynasty.settings.team);
  if (found.length < players.length) return refuse('not_found', 'You can redshirt only your own players.');
  const byId = new Map(found.map((player) => [player.id, player]));
  const asked = players.flatMap((id) => byId.get(id) ?? []);
  const refused = refusalOfAll(dynasty, asked, off);
  if (refused !== null) return refuse('malformed', refused);
  return done({
    logged: { players, ...(off && { off }) },
    take: (changing) => (off ? letPlay(changing, players) : holdBack(changing, players)),
  });
}
