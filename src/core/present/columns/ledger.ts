import type { LedgerOutcome, LedgerRow, LedgerWorth } from '../../contract/views/season/ledger.ts';
import type { LedgerKind, LedgerMeasure } from '../../model/what-if/ledger.ts';
import { number, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { LEDGER_WORDS } from '../../words/ledger.ts';
import { signedTo } from '../../words/numbers.ts';

/** Columns of a season's decision ledger. */

const DECISION = words('Decision', 'What you decided yourself.');

export const LEDGER = {
  kind: col<LedgerRow>(
    'kind',
    DECISION,
    ({ kind }) => kind,
    ({ kind }) => LEDGER_WORDS[kind],
  ),
  decisions: col<LedgerRow>(
    'decisions',
    number(['Made', 'Made'], 'Decisions this season; 0 if one from an earlier season still applied.'),
    ({ decisions }) => decisions,
  ),
  text: col<LedgerRow>('text', words('What came of it', 'What came of it.'), ({ text }) => text),
};

/** The value of one kind of decision, or of all together. */
export interface WorthRow {
  kind: LedgerKind | 'all';
  worth: LedgerOutcome['total'];
}

/** Decimals each measure supports. */
const DECIMALS: Readonly<Record<LedgerMeasure, number>> = { wins: 1, class: 1, rating: 1 };

const worthIn = ({ worth }: WorthRow, measure: LedgerMeasure): LedgerWorth | undefined =>
  worth.find((each) => each.measure === measure);

/** `+0.4 (-0.2 to +1.0)`; `no effect` if nothing ever changed. */
function worthText(row: WorthRow, measure: LedgerMeasure): string {
  const worth = worthIn(row, measure);
  if (worth === undefined) return '';
  if (worth.nothing) return 'no effect';
  const said = (value: number) => signedTo(value, DECIMALS[measure]);
  const { gain, low, high } = worth;
  return low === null || high === null ? said(gain) : `${said(gain)} (${said(low)} to ${said(high)})`;
}

function worthColumns(measure: LedgerMeasure, short: string, meaning: string) {
  const bound = (end: 'low' | 'high', word: string) =>
    col<WorthRow>(
      `${measure}_${end}`,
      number([`${short}, ${end}`, `${short}, ${end}`], `The ${word} end of the 95% interval.`, null, 2),
      (row) => worthIn(row, measure)?.[end] ?? null,
    );
  return {
    gain: col<WorthRow>(
      measure,
      number([short, short], meaning, null, 2),
      (row) => worthIn(row, measure)?.gain ?? null,
      (row) => worthText(row, measure),
    ),
    low: bound('low', 'low'),
    high: bound('high', 'high'),
  };
}

export const WORTH = {
  kind: col<WorthRow>(
    'kind',
    DECISION,
    ({ kind }) => kind,
    ({ kind }) => (kind === 'all' ? 'All decisions' : LEDGER_WORDS[kind]),
  ),
  wins: worthColumns('wins', 'Wins', 'Wins gained over your staff’s decisions, with a 95% interval.'),
  class: worthColumns('class', 'Class points', 'Class points gained over your staff’s decisions, with a 95% interval.'),
  rating: worthColumns(
    'rating',
    'Next season’s rating',
    'Points of next season’s team rating gained over your staff’s decisions, with a 95% interval.',
  ),
};
