import { type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import { type Advanced, advance as advanceDynasty, canAdvance } from '../../dynasty/advance.ts';
import { mustChoose } from '../../dynasty/career/market.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf } from '../../dynasty/recruiting.ts';
import { teamNameIn } from '../../model/facts.ts';
import { nextStage, type Stage, stageFacts } from '../../model/stages.ts';
import type { Save, SaveSession } from '../../save/contracts.ts';
import { writeCalledOff, writeRosters, writeSeasonClose } from '../../save/index.ts';
import { CHOOSE_FIRST } from '../../words/coaching/jobs.ts';
import { decide, taken } from '../deciding/decide.ts';
import { rememberSeason } from '../deciding/record-book.ts';
import { noteClassRanks, onSigningDay } from '../deciding/signing-day.ts';
import { checkRecruiting } from '../reading/class-faults.ts';

/** Writes what changed on entering a stage. */
function write(
  save: Save,
  dynasty: DynastyState,
  { games, calledOff, poll, injuries, closed, turnover }: Advanced,
): void {
  const { year, nextPlayerId } = dynasty;
  if (games) save.games.write(games);
  if (calledOff) writeCalledOff(save, calledOff);
  if (poll) save.polls.write(poll);
  if (injuries) save.injuries.write(injuries);
  if (closed) {
    writeSeasonClose(save, { year, ...closed, programs: [] });
    rememberSeason(dynasty, save);
  }
  if (turnover) writeRosters(save, { year: year + 1, nextPlayerId, ...turnover });
  save.recruiting.write(year, dynasty.recruiting);
  save.dynasty.writeMoment(dynasty);
  writeTeam(save, dynasty);
}

/** Updates the player's program in the save's header after a job change. */
function writeTeam(save: Save, { settings, reference }: DynastyState): void {
  const { team } = settings;
  if (save.dynasty.read().settings.team === team) return;
  save.dynasty.writeTeam(team, teamNameIn(reference, team));
}

/** Advances the dynasty to a stage, which must be the next one. */
export async function advance(session: SaveSession, input: { to: Stage }): Promise<Result<null>> {
  return decide(session, 'advance', (dynasty, save) => {
    const next = nextStage(dynasty.stage);
    const here = stagePage(dynasty.stage).page;
    if (input.to !== next) {
      const message = `After ${stageFacts(dynasty.stage).label} comes ${stageFacts(next).label}, not ${stageFacts(input.to).label}.`;
      return refuse('wrong_stage', message, here);
    }
    if (mustChoose(dynasty)) return refuse('wrong_stage', CHOOSE_FIRST, here);
    if (!canAdvance(dynasty)) {
      return refuse('wrong_stage', `Finish the ${dynasty.year} season first.`, here);
    }
    checkRecruiting(dynasty);
    if (input.to === 'season') noteClassRanks(dynasty, cycleOf(dynasty));
    const step = onSigningDay(dynasty, () => advanceDynasty(dynasty));
    write(save, dynasty, step);
    return taken({ to: input.to });
  });
}
