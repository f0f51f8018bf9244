import type { RecordHeld, RecordsPage } from '../../core/app/views/record-book.ts';
import { RECORD_SPANS, type RecordSpan } from '../../core/model/record-book.ts';
import { noRecords, recordColumns, spanTitle } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { textOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Records of the nation, a conference or a program. */
export async function run(cli: Cli, words: readonly string[], options: Options): Promise<void> {
  const span = RECORD_SPANS.find((each) => each === words[0]?.toLowerCase());
  const team = (span === undefined ? words : words.slice(1)).join(' ');
  const conference = textOption(options, 'conference');
  const answer = await cli.ask('records', {
    ...(span !== undefined && { span }),
    ...(team !== '' && { team }),
    ...(conference !== undefined && { conference }),
  });
  const { whose, games_since } = answer;
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(`Records of ${whose ?? 'the nation'}`, 'title')),
      ...(span === undefined ? RECORD_SPANS : [span]).map((each) => recordTable(answer, each)),
      ...(games_since !== null && games_since > answer.info.startYear
        ? [text(`Records of a game are known since ${games_since}.`)]
        : []),
    ],
  });
}

/** The records of a span; those of the player's own program are marked. */
function recordTable(page: RecordsPage, span: RecordSpan): Part {
  const columns = recordColumns(page.scope !== 'program');
  return table<RecordHeld>({
    name: span,
    title: spanTitle(span),
    columns: [
      column(columns.record),
      column(columns.value),
      column(columns.holder, { least: 16 }),
      column(columns.when, { least: 8 }),
      column(columns.before, { drop: 1, least: 20 }),
    ],
    rows: page.records.filter((each) => each.span === span),
    mark: ({ team }) => (page.scope !== 'program' && team === page.info.team.name ? 'own' : null),
    empty: noRecords(span),
  });
}
