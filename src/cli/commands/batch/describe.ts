import {
  type DescribedColumn,
  type DescribedKnob,
  describeColumns,
  describeKnobs,
  knobSchema,
  TABLE_NAMES,
  tuningNames,
} from '../../../core/batch/index.ts';
import type { Cli } from '../../shell/cli.ts';
import { noSuch } from '../../shell/suggest.ts';
import { table } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Prints the columns of a run's tables: content, unit, range and source. */
export async function columns(cli: Cli, asked: string | undefined, _options: Options): Promise<void> {
  const names = asked === undefined ? TABLE_NAMES : TABLE_NAMES.filter((name) => name === asked.replace(/\.csv$/, ''));
  if (names.length === 0) {
    throw noSuch(`A run has no table "${asked}".`, asked ?? '', TABLE_NAMES, [`Tables: ${TABLE_NAMES.join(', ')}`]);
  }
  await cli.show({
    json: names.flatMap((name) => describeColumns(name)),
    parts: names.map((name) =>
      table<DescribedColumn>({
        name,
        family: 'columns',
        title: `${name}.csv`,
        columns: [
          { key: 'name', title: 'Column', value: (c) => c.name },
          { key: 'meaning', title: 'Meaning', value: (c) => c.meaning, least: 30 },
          { key: 'type', title: 'Type', value: (c) => c.type, drop: 2 },
          { key: 'unit', title: 'Unit', value: (c) => c.unit },
          { key: 'range', title: 'Range', value: (c) => c.range, drop: 1, least: 8 },
          {
            key: 'empty',
            title: 'Empty',
            value: (c) => c.nullable,
            text: (c) => (c.nullable ? 'may be' : ''),
            drop: 3,
          },
          { key: 'source', title: 'From', value: (c) => c.source },
        ],
        rows: describeColumns(name),
      }),
    ),
  });
}

/** Prints the tuning values that `--set` changes, filtered by a word in their name, unit or source. */
export async function knobs(cli: Cli, asked: string | undefined, options: Options): Promise<void> {
  if (options.schema === true) return cli.terminal.out(`${JSON.stringify(knobSchema(), null, 2)}\n`);
  const rows = describeKnobs(asked);
  if (rows.length === 0) {
    throw noSuch(`No tuning value matches "${asked}".`, asked ?? '', tuningNames(), [
      'dynasty batch knobs lists all of them.',
    ]);
  }
  await cli.show({
    json: rows,
    parts: [
      table<DescribedKnob>({
        name: 'knobs',
        title: 'Tuning values',
        columns: [
          { key: 'name', title: 'Name', value: (knob) => knob.name },
          { key: 'meaning', title: 'Meaning', value: (knob) => knob.meaning, least: 16, drop: 3 },
          { key: 'value', title: 'Value', value: (knob) => knob.value },
          { key: 'unit', title: 'Unit', value: (knob) => knob.unit, least: 12 },
          { key: 'min', title: 'Min', value: (knob) => knob.min },
          { key: 'max', title: 'Max', value: (knob) => knob.max },
          {
            key: 'whole',
            title: 'Whole',
            value: (knob) => knob.whole,
            text: (knob) => (knob.whole ? 'only' : ''),
            drop: 2,
          },
          { key: 'source', title: 'Source', value: (knob) => knob.source, drop: 1, least: 24 },
        ],
        rows,
      }),
    ],
  });
}
