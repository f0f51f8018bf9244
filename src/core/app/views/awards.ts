import type { Honored, HonoredSeason, PlayerAward } from '../../contract/views/index.ts';
import type { PlayerId } from '../../model/ids.ts';
import { type Award, awardName } from '../../model/people/awards.ts';
import type { PlayerSeason } from '../../model/season.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { SaveError } from '../../save/errors.ts';
import { gameLabel } from '../../season/labels.ts';
import type { QueryContext } from '../reading/context.ts';
import { conferenceName, teamFacts } from '../reading/season-view.ts';
import { asIn, classView } from './player.ts';
import { playerStatsView, returnsView } from './player-stats.ts';

type Who = Pick<Award, 'player' | 'team' | 'role'>;

/** Shapes a season's award winners, all read at once. */
export interface HonorViews {
  honored(award: Who): Honored;
  /** Only for players listed in `withNumbers`. */
  season(award: Who): HonoredSeason;
}

function known<T>(found: ReadonlyMap<PlayerId, T>, id: PlayerId): T {
  const value = found.get(id);
  if (value === undefined) throw new SaveError('corrupt', `An award names a player ${id} that does not exist.`);
  return value;
}

export function honorViews(
  { save, season, seasonOf }: QueryContext,
  year: number,
  all: readonly Who[],
  withNumbers: readonly Who[],
): HonorViews {
  const then = seasonOf(year);
  const people = new Map(
    save.players.byIds([...new Set(all.map(({ player }) => player))]).map((p): [PlayerId, StoredPlayer] => [p.id, p]),
  );
  const ids = withNumbers.map(({ player }) => player);
  const lines = new Map(
    save.playerSeasons.totals(year, ids).map((line): [PlayerId, PlayerSeason] => [line.player, line]),
  );
  const honored = ({ player, team, role }: Who): Honored => {
    const { id, first, last, position } = known(people, player);

    return {
      id,
      first,
      last,
      pos: position,
      ...classView(asIn(season.row, known(people, player), year)),
      team: teamFacts(then, team).name,
      role,
    };
  };
  return {
    honored,
    season(award) {
      const shaped = honored(award);
      const { counts } = known(lines, award.player);
      return { ...shaped, stats: shaped.role === 'ret' ? returnsView(counts) : playerStatsView(shaped.pos, counts) };
    },
  };
}

/** A player's own awards, newest first. */
export function playerAwards(context: QueryContext, player: PlayerId): PlayerAward[] {
  return context.save.awards
    .ofPlayer(player)
    .map((award): PlayerAward => {
      const then = context.seasonOf(award.year);
      const game = award.game === null ? null : context.save.games.byId(award.game);
      const ordered = award.kind === 'heisman' || award.kind === 'best' || award.kind === 'best_defender';
      return {
        year: award.year,
        award: awardName(award),
        role: award.role,
        ...(ordered && { place: award.place }),
        ...(award.selection > 0 && { selection: award.selection }),
        ...(award.conference !== null && { conference: conferenceName(then, award.conference) }),
        ...(award.kind === 'player_of_the_week' && { week: award.week }),
        ...(game && { game: { id: game.id, label: gameLabel(game, then.facts) } }),
      };
    })
    .reverse();
}
