import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import { decideRedshirt, NAME_PLAYERS } from '../../decisions/redshirt.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { findPlayers } from '../reading/names.ts';
import { redshirtsClosedIn } from '../reading/redshirts.ts';
import { teamFacts } from '../reading/season-view.ts';

type Input = InputOf<'setRedshirt'>;

/** Finds the named players, if redshirts can be decided now. */
function namedIn({ save, season }: QueryContext, { players = [] }: Input): Result<PlayerId[]> {
  if (players.length === 0) return refuse('malformed', NAME_PLAYERS);
  const closed = redshirtsClosedIn(season);
  if (closed !== null) return refuse('wrong_stage', closed, stagePage(season.row.stage).page);
  const { team } = season.settings;
  const found = findPlayers(save.players.ofTeam(team), players, `the players at ${teamFacts(season, team).name}`);
  return found.ok ? done(found.value) : found;
}

/** Redshirts players for the rest of the season, or ends their redshirts with `off`. */
export async function setRedshirt(session: SaveSession, input: Input): Promise<Result<null>> {
  const found = withContext(session, (context) => namedIn(context, input));
  if (!found.ok) return found;
  return commit(session, 'setRedshirt', {
    decide: (dynasty) => decideRedshirt(dynasty, { players: found.value, off: input.off }),
    write: (save, _, { injuries, games }) => {
      save.injuries.write(injuries);
      save.games.write(games);
    },
  });
}
