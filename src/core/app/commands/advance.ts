import { type Advanced, advance as advanceWorld, canAdvance } from '../../dynasty/advance.ts';
import type { World } from '../../dynasty/world.ts';
import { nextStage, type Stage, stageFacts } from '../../model/stages.ts';
import type { Save, SaveSession } from '../../save/contracts.ts';
import { writeRosters, writeSeasonClose } from '../../save/index.ts';
import { decide } from '../decide.ts';
import { done, type Result, refuse } from '../result.ts';

/** Writes what moving to a stage brought. */
function write(save: Save, world: World, { games, poll, closed, turnover }: Advanced): void {
  const { year, nextPlayerId } = world;
  if (games) save.games.write(games);
  if (poll) save.polls.write(poll);
  if (closed) writeSeasonClose(save, { year, ...closed, programs: [] });
  if (turnover) writeRosters(save, { year: year + 1, nextPlayerId, ...turnover });
  save.dynasty.writeMoment(world);
}

/** Moves the dynasty on to a stage, which must be the one after the present one. */
export async function advance(session: SaveSession, input: { to: Stage }): Promise<Result<null>> {
  return decide(session, { command: 'advance', input: { to: input.to } }, (world, save) => {
    const next = nextStage(world.stage);
    const here = stageFacts(world.stage).page;
    if (input.to !== next) {
      const message = `After ${stageFacts(world.stage).label} comes ${stageFacts(next).label}, not ${stageFacts(input.to).label}.`;
      return refuse('wrong_stage', message, here);
    }
    if (!canAdvance(world)) {
      return refuse('wrong_stage', `The ${world.year} season has to be played to its end first.`, here);
    }
    const step = advanceWorld(world);
    write(save, world, step);
    return done(null);
  });
}
