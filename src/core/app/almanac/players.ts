import { GAME_LOG_KINDS } from '../../contract/views/columns.ts';
import { groupBy } from '../../model/lists.ts';
import { type Award, awardName } from '../../model/people/awards.ts';
import type { PlayerSeason } from '../../model/season.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { gameLogNumbers, gameLogString } from '../../words/game-log-strings.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { reader } from '../views/player-stats.ts';

/** Careers for an almanac. */

/** A player's season, with its statistics as text. */
type AlmanacSeason = [year: number, team: string, classYear: string, rating: number, games: number, numbers: string];

/** A player who has played, in compact form, because an almanac has tens of thousands. */
export interface AlmanacPlayer {
  id: number;
  name: string;
  pos: string;
  state: string;
  stars: number;
  /** Earliest first. */
  seasons: AlmanacSeason[];
  /** Awards he won, and all-star teams he made: `2024 best_qb`. */
  honors: string[];
}

/** A player's season statistics: `21/33 for 287 yards, 3 TDs; 4 carries, 12 yards`. */
function numbersOf({ first, last, position }: StoredPlayer, { counts }: PlayerSeason): string {
  const owner = { first, last, team: '', pos: position };
  return GAME_LOG_KINDS.flatMap((kind) => gameLogString(kind, owner, reader(counts)) ?? [])
    .map((line) => gameLogNumbers({ game_log_string: line }))
    .join('; ');
}

/** Whether an award is a season honor he won; weekly awards and finalists are left out. */
const isHonor = ({ kind, place, selection }: Award): boolean => !/week/.test(kind) && (selection > 0 || place === 1);

function honorText(award: Award): string {
  const which = ['', ' first team', ' second team'][award.selection];
  return `${award.year} ${awardName(award).replaceAll('_', ' ')}${which}`;
}

/**
 * Yields every player who has played a game, by number, in one group per almanac file.
 *
 * @param size players per group, whether they have played or not
 */
export function* almanacPlayers(
  context: QueryContext,
  size: number,
): Generator<{ group: number; players: AlmanacPlayer[] }> {
  const { save, season } = context;
  const { settings, year: now, nextPlayerId } = season.row;
  const years = Array.from({ length: now - settings.startYear + 1 }, (_, index) => settings.startYear + index);
  const seasons = groupBy(
    years.flatMap((year) => save.playerSeasons.ofYear(year)),
    ({ player }) => player,
  );
  const honors = groupBy(years.flatMap((year) => save.awards.ofYear(year)).filter(isHonor), ({ player }) => player);
  for (let group = 0; group * size < nextPlayerId; group++) {
    const ids = Array.from({ length: size }, (_, index) => group * size + index).filter((id) => seasons.has(id));
    const players = save.players.byIds(ids).map((player): AlmanacPlayer => {
      const { id, first, last, position, homeState, stars } = player;
      return {
        id,
        name: `${first} ${last}`,
        pos: position.toUpperCase(),
        state: homeState,
        stars,
        seasons: (seasons.get(id) ?? []).map((each): AlmanacSeason => {
          const { year, team, classYear, rating, games } = each;
          const name = teamFacts(context.seasonOf(year), team).name;
          return [year, name, classYear, rating, games, numbersOf(player, each)];
        }),
        honors: (honors.get(id) ?? []).map(honorText),
      };
    });
    if (players.length > 0) yield { group, players };
  }
}
