import type { Player } from '../../../core/contract/views/index.ts';
import { CLASS_YEARS } from '../../../core/model/positions.ts';
import { Section } from '../../components/section.tsx';

/** The rating in each class so far; the future stays hidden. */
export function RatingSteps({ player }: { player: Player }) {
  const now = CLASS_YEARS.indexOf(player.year);
  return (
    <Section title="Rating by class">
      <ol className="rating-steps">
        {CLASS_YEARS.map((year, index) => {
          const rating = player[`rating_${year}`];
          return (
            <li key={year} className={index === now ? 'now' : ''}>
              <span className="eyebrow">{year.toUpperCase()}</span>
              <span
                className="step-bar"
                style={{ height: rating === undefined ? 0 : Math.max(6, (rating - 30) * 1.1) }}
              />
              <span className="display step-number">{rating ?? '–'}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
