import { basename } from 'node:path';
import { exportReal, exportSeason } from '../../../core/app/universes/export.ts';
import { checkUniverse, type PlayableUniverse } from '../../../core/app/universes/given.ts';
import type { UniverseOffer } from '../../../core/contract/views/universes.ts';
import { grouped, plural } from '../../../core/present/index.ts';
import { universeText } from '../../../core/words/universe/file-text.ts';
import { aboutUniverse, sizeText } from '../../../core/words/universe/offers.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { outputsOf } from '../../shell/output.ts';
import { noSuch } from '../../shell/suggest.ts';
import { universeContent } from '../../shell/universe-file.ts';
import { table, text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

const ACTIONS = ['list', 'check', 'add', 'export', 'use'];

/** Lists, checks, writes or plays universes. */
export async function run(cli: Cli, [action = 'list', path]: readonly string[], options: Options): Promise<void> {
  if (action === 'list') return list(cli);
  if (action === 'check') return check(cli, named(path));
  if (action === 'add') return add(cli, named(path), options);
  if (action === 'export') return write(cli, options);
  if (action === 'use') return (await import('./new.ts')).run(cli, [], { ...options, universe: named(path) });
  throw noSuch(`There is no action "${action}" for universes.`, action, ACTIONS, [`Actions: ${ACTIONS.join(', ')}`]);
}

function named(path: string | undefined): string {
  if (path !== undefined) return path;
  throw new CliFailure(EXIT.refused, 'Which universe?', ['A file, a folder of CSV, or a name: dynasty universe list']);
}

async function list(cli: Cli): Promise<void> {
  const { path } = await cli.folder();
  const answer = unwrap(await (await cli.library()).universes(path));
  await cli.show({
    json: answer,
    parts: [
      table<UniverseOffer>({
        name: 'universes',
        columns: [
          { key: 'name', title: 'Name', value: ({ id }) => id },
          { key: 'season', title: 'Season', value: ({ season }) => season },
          { key: 'about', title: 'What it is', value: aboutUniverse },
        ],
        rows: answer.universes,
      }),
      ...answer.universes.flatMap(({ faults }) => faults).map((fault) => text(fault)),
      text('Play in one: dynasty universe use continental --team Quarry. Your own: docs/universe.md'),
    ],
  });
}

function summary({ universe }: PlayableUniverse): string[] {
  const { name, about, season, teams, conferences, playoff, rosters = [] } = universe;
  return [
    `${name} can be played.`,
    ...(about === undefined ? [] : [about]),
    `  Season       ${season}`,
    `  Teams        ${teams.length} in ${plural(conferences.length, 'conference')}`,
    `  Playoff      ${plural(playoff.teams, 'team')}`,
    ...(rosters.length === 0 ? [] : [`  Rosters      ${grouped(rosters.length)} named`]),
  ];
}

async function check(cli: Cli, path: string): Promise<void> {
  const checked = checkUniverse(await universeContent(cli, path));
  if ('faults' in checked) {
    await cli.show({
      json: { status: 'refused', faults: checked.faults },
      parts: [text(...checked.faults.map((fault) => `${basename(path)}: ${fault}`))],
    });
    throw new CliFailure(EXIT.refused, `${basename(path)} cannot be played as it is.`);
  }
  const { name, season, teams, conferences } = checked.universe;
  const counts = { name, season, teams: teams.length, conferences: conferences.length };
  await cli.show({ json: { status: 'success', ...counts }, parts: [text(...summary(checked))] });
}

/** Adds a universe to the saves folder, where every kind of new game offers it. */
async function add(cli: Cli, path: string, options: Options): Promise<void> {
  const content = await universeContent(cli, path);
  const { path: folder } = await cli.folder();
  const input = {
    universe: content,
    file: textOption(options, 'name') ?? basename(path),
    replace: options.force === true,
  };
  const answer = unwrap(await (await cli.library()).saveUniverse(folder, input));
  const { id, name } = answer.universe;
  await cli.show({
    json: answer,
    parts: [text(`Saved ${name} as ${id}. Every new game offers it now.`, `  dynasty universe use ${id} --team NAME`)],
  });
}

async function write(cli: Cli, options: Options): Promise<void> {
  const outputs = outputsOf(cli, options, ['out']);
  const year = numberOption(options, 'year', 'The year');
  const choice = options.real === true ? null : await cli.choice();
  const { seasons } = await cli.library();
  const universe = unwrap(choice === null ? exportReal(year ?? seasons.last) : await exportSeason(choice.path, year));
  const content = universeText(universe);
  await outputs.write('out', 'Universe', () => content);
  const line = `${universe.name}: ${sizeText(universe)}.`;
  await cli.show({
    json: universe,
    parts: [text(textOption(options, 'out') === undefined ? content.trimEnd() : line)],
  });
}
