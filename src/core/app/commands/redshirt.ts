import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { fitAt, gamesTowardRedshirt, holdBack, letPlay, redshirtStanding } from '../../dynasty/redshirts.ts';
import { fieldOf } from '../../dynasty/schemes.ts';
import type { PlayerId } from '../../model/ids.ts';
import { heldBackIn, isHeldBack, outIn } from '../../model/people/absences.ts';
import type { Player } from '../../model/player.ts';
import { type GameRules, rulesOf } from '../../model/rules.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { plural } from '../../words/numbers.ts';
import { fullName, POSITION_WORDS } from '../../words/terms.ts';
import { decide, taken } from '../deciding/decide.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { findMen } from '../reading/names.ts';
import { redshirtsClosed } from '../reading/redshirts.ts';
import { teamFacts } from '../reading/season-view.ts';

type Input = InputOf<'setRedshirt'>;

/** Who is meant, if it is the time to decide. */
function menOf({ save, season }: QueryContext, { players = [] }: Input): Result<PlayerId[]> {
  if (players.length === 0) return refuse('malformed', 'Name the players to hold back, or to let play with off.');
  const closed = redshirtsClosed(season);
  if (closed !== null) return refuse('wrong_stage', closed, stagePage(season.row.stage).page);
  const { team } = season.row.settings;
  const found = findMen(save.players.ofTeam(team), players, `the men of ${teamFacts(season, team).name}`);
  return found.ok ? done([...new Set(found.value)]) : found;
}

/** In how many games a redshirt may play: `in none`, `in 4 games`. */
const allowed = (games: number): string => (games === 0 ? 'in none' : `in ${plural(games, 'game')}`);

/** Why a man cannot be held back; null if he can. */
function refusalOf(dynasty: DynastyState, player: Player, rules: GameRules): string | null {
  const name = fullName(player);
  const games = gamesTowardRedshirt(dynasty.playerSeasons.get(player.id));
  const standing = redshirtStanding(player, games, rules);
  if (standing === 'sits_out') return `${name} sits this season out after his transfer: there is nothing to decide.`;
  if (standing === 'used') return `${name} has redshirted before; nobody does so twice.`;
  if (standing === 'played') {
    return `${name} has played in ${plural(games, 'game')}; a redshirt may play ${allowed(rules.redshirtGames)}.`;
  }
  const held = dynasty.injuries.some((row) => isHeldBack(row) && row.player === player.id);
  if (held) return `${name} is held back already.`;
  const hurt = outIn(dynasty.injuries, dynasty.week).has(player.id);
  return hurt ? `${name} is hurt, and a game that he misses costs him nothing; hold him back when he is well.` : null;
}

/** A sentence where too few would be left to play. */
function tooFew(dynasty: DynastyState, players: readonly Player[]): string | null {
  const gone = new Set(players.map(({ id }) => id));
  const { starters } = fieldOf(dynasty, dynasty.settings.team);
  for (const position of new Set(players.map((player) => player.position))) {
    const left = fitAt(dynasty, position, gone).length;
    const needed = starters[position];
    if (left >= needed) continue;
    return `${POSITION_WORDS[position]}: ${needed} must be able to play, and ${left} would be left.`;
  }
  return null;
}

/** Why these men cannot be held back, or let play; null if they can. */
function refusalOfAll(dynasty: DynastyState, players: readonly Player[], off: boolean): string | null {
  if (off) {
    const held = heldBackIn(dynasty.injuries);
    const free = players.find(({ id }) => !held.has(id));
    return free === undefined ? null : `${fullName(free)} is not held back.`;
  }
  const rules = rulesOf(dynasty.year, dynasty.rules);
  for (const player of players) {
    const refused = refusalOf(dynasty, player, rules);
    if (refused !== null) return refused;
  }
  return tooFew(dynasty, players);
}

/**
 * Holds own men back for the rest of the season, so that it does not count against their four, or with `off` lets them play. All of
 * them or, with the reason, none.
 */
export async function setRedshirt(session: SaveSession, input: Input): Promise<Result<null>> {
  const found = withContext(session, (context) => menOf(context, input));
  if (!found.ok) return found;
  const off = input.off === true;
  const written = { players: found.value, ...(off && { off }) };
  return decide(session, 'setRedshirt', (dynasty, save) => {
    const byId = new Map(dynasty.players.map((player) => [player.id, player]));
    const players = found.value.map((id) => byId.get(id)!);
    const refused = refusalOfAll(dynasty, players, off);
    if (refused !== null) return refuse('malformed', refused);
    const { injuries, games } = off ? letPlay(dynasty, found.value) : holdBack(dynasty, found.value);
    save.injuries.write(injuries);
    save.games.write(games);
    return taken(written);
  });
}
