import type { World } from '../dynasty/world.ts';
import type { Decision, Save, SaveSession } from '../save/contracts.ts';
import { completeParameters } from './parameters.ts';
import type { Result } from './result.ts';
import { keepWorld, takeWorld } from './worlds.ts';

/**
 * Takes a decision: reads the world, lets `change` change it and write what changed, all in one transaction. When it is
 * refused or throws, save and world are as before.
 */
export async function decide<T>(
  session: SaveSession,
  decision: Decision,
  change: (world: World, save: Save) => Result<T>,
): Promise<Result<T>> {
  let changed: World | null = null;
  const result = await session.write(decision, (save) => {
    const world = takeWorld(session, session.version, save);
    const answer = change(world, save);
    if (answer.ok) {
      changed = world;
      completeParameters(save);
    }
    return answer;
  });
  if (changed) keepWorld(session, changed);
  return result;
}
