import type { CalledOffGame } from '../../../core/contract/views/index.ts';
import { Section } from '../section.tsx';

/** Games that were canceled or moved; nothing if there are none. */
export function CalledOff({
  title,
  games = [],
  weeks = false,
}: {
  title: string;
  games: readonly CalledOffGame[] | undefined;
  /** Whether each is shown with its week. */
  weeks?: boolean;
}) {
  if (games.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="plain-list">
        {games.map((game) => (
          <li key={`${game.week} ${game.home}`}>
            {weeks && <strong>Week {game.week}: </strong>}
            {game.text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
