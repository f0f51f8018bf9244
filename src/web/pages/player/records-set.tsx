import type { PlayerPage } from '../../../core/contract/views/index.ts';
import { playerRecordText } from '../../../core/present/records/record-book.ts';
import { Section } from '../../components/section.tsx';

/** The records a player set, current ones first. */
export default function RecordsSet({ records }: Pick<PlayerPage, 'records'>) {
  const sorted = [...records].sort((a, b) => Number(a.broken !== null) - Number(b.broken !== null));
  return (
    <Section title="Records">
      <ul className="plain-list">
        {sorted.map((each) => (
          <li
            key={`${each.scope} ${each.whose} ${each.span} ${each.record}`}
            className={each.broken === null ? undefined : 'muted'}
          >
            {playerRecordText(each)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
