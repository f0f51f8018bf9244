import type { Cli } from '../shell/cli.ts';
import { PROGRAM_FOLDER } from '../shell/program-folder.ts';
import { text } from '../text/page.ts';

/** Versions, paths and data seasons; which save is in use, and why. */
export async function run(cli: Cli): Promise<void> {
  const engine = await cli.engine();
  const folder = await cli.folder();
  const save = await cli.choice();
  const { first, last } = engine.seasons;
  const answer = {
    version: engine.version,
    node: process.versions.node,
    program: PROGRAM_FOLDER,
    saves: folder.path,
    savesWhy: folder.why,
    save: save?.path ?? null,
    saveWhy: save?.why ?? null,
    firstSeason: first,
    lastSeason: last,
  };
  await cli.show({
    json: answer,
    parts: [
      text(
        `Dynasty ${answer.version} on Node ${answer.node}`,
        `Program  ${answer.program}`,
        `Saves    ${answer.saves} (${answer.savesWhy})`,
        `Save     ${save === null ? 'none yet' : `${save.path} (${save.why})`}`,
        `Seasons  ${first} to ${last}`,
      ),
    ],
  });
}
