import { done, type Result } from '../../contract/result.ts';
import type { PlayerSearch } from '../../contract/views/index.ts';
import { everyTeam } from '../../model/facts.ts';
import type { Player } from '../../model/player.ts';
import { fold, searchFor } from '../../model/text/search.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { foundView } from '../views/player.ts';

const MOST = 20;

interface Entry {
  player: Player;
  team: string;
  /** The text to search: his name, and his name with position and team. */
  name: string;
  all: string;
}

/** All rostered players, best first. Reading 11,000 players takes a while; searching them does not. */
function entriesOf({ save, season }: QueryContext): Entry[] {
  const players = save.players.current().sort((a, b) => b.rating - a.rating || a.id - b.id);
  const known = new Map<string, string>();
  // Names repeat, so each is normalized once.
  const folded = (text: string): string => {
    const made = known.get(text) ?? fold(text);
    known.set(text, made);
    return made;
  };
  return players.map((player) => {
    const team = teamFacts(season, player.team).name;
    const name = `${folded(player.first)} ${folded(player.last)}`;
    return { player, team, name, all: `${name} ${player.position} ${folded(team)}` };
  });
}

/**
 * Finds players by parts of their names; further words may give position or team, as in `smith ol georgia`. Players on
 * the player's own team come first.
 */
export function playerSearch(context: QueryContext, input: { name: string }): Result<PlayerSearch> {
  const { reference, program } = context.season;
  const search = searchFor(
    input.name,
    context.rosterMemo('team names', () => everyTeam(reference).filter(({ id }) => program.has(id))),
  );
  const words = fold(input.name).split(' ').filter(Boolean);
  const fits = ({ name, all }: Entry) =>
    search.fitsFolded(all) && (words.length === 0 || words.some((word) => name.includes(word)));
  const found = context.rosterMemo('names', () => entriesOf(context)).filter(fits);
  const own = context.season.settings.team;
  const isOwn = ({ player }: Entry) => words.length > 0 && player.team === own;
  const ordered = [...found.filter(isOwn), ...found.filter((entry) => !isOwn(entry))].slice(0, MOST);
  return done({
    players: ordered.map(({ player, team }) => ({ ...foundView(player), team })),
  });
}
