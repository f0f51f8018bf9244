import type { SaveLibrary } from '../../../core/app/saves/library.ts';
import type { Origin } from '../../../core/app/saves/origin.ts';
import { careerText, difficultyText, HEADINGS } from '../../../core/present/index.ts';
import { AS_IT_WAS } from '../../../core/words/terms.ts';
import { EDITED_TEXT } from '../../../core/words/universe/editing.ts';
import type { Cli } from '../../shell/cli.ts';
import { asFailure } from '../../shell/failure.ts';
import { PROGRAM_FOLDER } from '../../shell/program-folder.ts';
import { text } from '../../text/page.ts';

const played = ({ engine, from }: Origin['engines'][number]): string =>
  `${engine}${from === 1 ? '' : ` from decision ${from} on`}`;

const NO_ORIGIN: Origin = { engines: [], differences: [] };

/** Returns the origin of the current save; for one that cannot be opened, lists the reason as a difference. */
async function originOf(library: SaveLibrary, path: string): Promise<Origin> {
  try {
    return await library.origin(path);
  } catch (error) {
    return { ...NO_ORIGIN, differences: [asFailure(error).message] };
  }
}

/**
 * Prints versions, paths and data seasons, and the current save, why it was chosen, and how it differs from the
 * program.
 */
export async function run(cli: Cli): Promise<void> {
  const library = await cli.library();
  const folder = await cli.folder();
  const save = await cli.choice();
  const { first, last } = library.seasons;
  const origin = save === null ? NO_ORIGIN : await originOf(library, save.path);
  const answer = {
    version: library.version,
    node: process.versions.node,
    program: PROGRAM_FOLDER,
    saves: folder.path,
    savesWhy: folder.why,
    save: save?.path ?? null,
    saveWhy: save?.why ?? null,
    firstSeason: first,
    lastSeason: last,
    ...origin,
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
        ...(origin.engines.length > 0 ? [`Played   by ${origin.engines.map(played).join(', ')}`] : []),
        ...(origin.engines.length > 0 ? [`Career   ${careerText(origin.coach)}`] : []),
        ...(origin.universe === undefined ? [] : [`Universe ${origin.universe}`]),
        ...(origin.asItWas ? [`2020     ${AS_IT_WAS}`] : []),
        ...(origin.engines.length > 0 ? [`Level    ${difficultyText(origin.difficulty)}`] : []),
        ...(origin.editable ? [`${HEADINGS.edited.padEnd(8)} ${EDITED_TEXT}`] : []),
        ...(origin.changed ?? []).map((said) => `Fork     ${said}`),
        ...origin.differences,
      ),
    ],
  });
}
