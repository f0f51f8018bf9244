import { Link } from 'react-router-dom';
import type { PlayerPage } from '../../../core/contract/views/index.ts';
import { honorsByYear } from '../../../core/present/awards.ts';
import { draftedText } from '../../../core/present/draft.ts';
import { hallLines } from '../../../core/present/records/record-book.ts';
import { Section } from '../../components/section.tsx';
import { pages } from '../../paths.ts';

/** A player's honors, season by season. */
export default function Honors({ data }: { data: PlayerPage }) {
  const drafted = draftedText(data);
  return (
    <Section title={drafted === null ? 'Awards' : 'Awards and Draft'}>
      <ul className="plain-list honors">
        {drafted !== null && (
          <li>
            <strong>{drafted}</strong>
          </li>
        )}
        {hallLines(data).map((line) => (
          <li key={line}>
            <strong>{line}</strong>
          </li>
        ))}
        {honorsByYear(data.awards).map(({ year, honors }) => (
          <li key={year}>
            <Link to={pages.awards(year)}>{year}</Link> {honors.join('; ')}
          </li>
        ))}
      </ul>
    </Section>
  );
}
