import { type Advanced, advance as advanceWorld, canAdvance } from '../../dynasty/advance.ts';
import { nextStage } from '../../dynasty/calendar.ts';
import type { World } from '../../dynasty/world.ts';
import type { Stage } from '../../model/stages.ts';
import { STAGE_LABELS, STAGE_PATHS } from '../../present/words.ts';
import type { Save, SaveSession } from '../../save/contracts.ts';
import { writeRosters, writeSeasonClose } from '../../save/index.ts';
import { decide } from '../decide.ts';
import { done, type Result, refuse } from '../result.ts';

/** Writes what moving to a stage brought. */
function write(save: Save, world: World, step: Advanced): void {
  const { year } = world;
  switch (step.to) {
    case 'season':
      save.games.write(step.games);
      break;
    case 'summary':
      writeSeasonClose(save, { year, history: step.history, departures: step.departures, programs: [] });
      break;
    case 'recruiting_summary':
      writeRosters(save, {
        year: year + 1,
        players: step.players,
        nextPlayerId: world.nextPlayerId,
        programs: step.programs,
      });
      break;
    case 'preseason':
      save.games.write(step.games);
      save.polls.write(step.poll);
      break;
    case 'progression':
      break;
  }
  save.dynasty.writeMoment(world);
}

/** Moves the dynasty on to a stage, which must be the one after the present one. */
export async function advance(session: SaveSession, input: { to: Stage }): Promise<Result<null>> {
  return decide(session, { command: 'advance', input: { to: input.to } }, (world, save) => {
    const next = nextStage(world.stage);
    const here = STAGE_PATHS[world.stage];
    if (input.to !== next) {
      const message = `After ${STAGE_LABELS[world.stage]} comes ${STAGE_LABELS[next]}, not ${STAGE_LABELS[input.to]}.`;
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
