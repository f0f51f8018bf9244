import { type Stage, stageBefore, stageFacts } from '../../core/model/stages.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { type Part, text } from '../text/page.ts';

/**
 * Advances the dynasty to an offseason page's stage if it is in the stage just before, as the browser does. Returns
 * what to do next, or null if that stage is already over.
 */
export async function enter(cli: Cli, stage: Stage): Promise<Part | null> {
  const info = await cli.info();
  if (info.stage === stageBefore(stage)) {
    if (stageFacts(stage).needs === 'season over' && info.currentWeek <= info.lastWeek) throw notYet(info.currentYear);
    await cli.ask('advance', { to: stage });
  }
  const now = (await cli.ask('status', {})).next[0];
  return now === undefined ? null : text(`Next: ${now.command}  (${now.description})`);
}

function notYet(year: number): CliFailure {
  return new CliFailure(EXIT.refused, `The ${year} season is not over yet.`, [
    `The ${stageFacts('summary').label.toLowerCase()} comes after the title game. To play on: dynasty sim --to end`,
  ]);
}
