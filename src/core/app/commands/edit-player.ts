import type { InputOf } from '../../contract/registry.ts';
import { type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import { changeFrom, decideEdit, editsClosed } from '../../decisions/edit-player.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { findPlayer } from '../reading/names.ts';
import { teamFacts } from '../reading/season-view.ts';

type Input = InputOf<'editPlayer'>;

/** Finds the named player, on the user's own roster first, if players can be edited now. */
function playerNamed({ save, season }: QueryContext, { player }: Input): Result<PlayerId> {
  const { settings, stage } = season.row;
  const closed = editsClosed({ settings, stage });
  if (closed !== null) return refuse('wrong_stage', closed, stagePage(stage).page);
  const own = findPlayer(
    save.players.ofTeam(settings.team),
    String(player),
    `the players at ${teamFacts(season, settings.team).name}`,
  );
  return own.ok ? own : findPlayer(save.players.current(), String(player), 'the active players');
}

/** Edits a player in a dynasty that allows it. */
export async function edit(session: SaveSession, input: Input): Promise<Result<null>> {
  const { player: _, ...change } = input;
  const found = withContext(session, (context) => playerNamed(context, input));
  if (!found.ok) return found;
  return commit(session, 'editPlayer', {
    decide: (dynasty) => decideEdit(dynasty, { player: found.value, change: changeFrom(change) }),
    write: (save, _, { player, year, players, program, games }) => {
      save.players.writeEdited(player);
      save.players.writeStarters(players);
      save.programs.write(year, [program]);
      save.games.write(games);
    },
  });
}
