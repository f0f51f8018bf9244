import type { LedgerOutcome, LedgerRow, LedgerRows } from '../../contract/views/season/ledger.ts';
import { LEDGER, WORTH, type WorthRow } from '../../present/columns/ledger.ts';
import { HEADINGS } from '../../present/headings.ts';
import { allLeft, LEDGER_WORDS, leftToStaff } from '../../words/ledger.ts';
import { plural } from '../../words/numbers.ts';
import type { Link } from './links.ts';
import { col, list, type Section, table, text } from './sections.ts';

/** Returns the page on which a kind of decision is made. */
function linkOf({ kind }: LedgerRow, team: string): Link | null {
  if (kind === 'calls') return null;
  if (kind === 'recruiting') return { name: 'board' };
  if (kind === 'redshirts') return { name: 'roster', team };
  return kind === 'schedule' ? { name: 'schedule', team } : { name: kind };
}

/** A line on decisions left to the staff, or on all of them being left. */
export function leftLines({ decided, left }: LedgerRows, year: number): string[] {
  if (decided.length === 0) return [allLeft(year)];
  return left.length === 0 ? [] : [leftToStaff(left)];
}

/** The user's own decisions in a season, and their results. */
export function decidedSection({ decided, left }: LedgerRows, year: number, team: string): Section {
  if (decided.length === 0) {
    return text({ name: 'decisions', title: HEADINGS.yourDecisions, lines: leftLines({ decided, left }, year) });
  }
  return list<LedgerRow>({
    name: 'decisions',
    title: HEADINGS.yourDecisions,
    columns: [col(LEDGER.kind), col(LEDGER.decisions), col(LEDGER.text)],
    rows: decided,
    sentence: (row) => {
      const link = linkOf(row, team);
      const name = LEDGER_WORDS[row.kind];
      return [link === null ? name : { text: name, link }, `: ${row.text}`];
    },
    link: (row) => linkOf(row, team),
  });
}

/** The value of the decisions compared with the staff's. */
export function worthSection({ total, kinds, runs }: LedgerOutcome): Section {
  const rows: WorthRow[] = [...kinds, ...(kinds.length > 1 ? [{ kind: 'all' as const, worth: total }] : [])];
  const measures = (['wins', 'class', 'rating'] as const).filter((measure) =>
    rows.some(({ worth }) => worth.some((each) => each.measure === measure)),
  );
  return table<WorthRow>({
    name: 'worth',
    title: runs === 0 ? HEADINGS.sameDice : `${HEADINGS.nextToStaff}: ${plural(runs + 1, 'season')}`,
    caption: 'What your decisions were worth next to your staff’s',
    main: true,
    columns: [
      col(WORTH.kind, { names: true }),
      ...measures.flatMap((measure) => [
        col(WORTH[measure].gain, { align: 'right' }),
        col(WORTH[measure].low, { fileOnly: true }),
        col(WORTH[measure].high, { fileOnly: true }),
      ]),
    ],
    rows,
    mark: ({ kind }) => (kind === 'all' ? 'own' : null),
  });
}
