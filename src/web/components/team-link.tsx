import { isRanked } from '../../core/words/numbers.ts';
import { openTeam } from '../state/ui.ts';
import { Logo } from './logo.tsx';

interface Props {
  name: string;
  /** Shown before the name if 25 or better. */
  rank?: number | null | undefined;
  /** Shows a rank beyond 25 as well. */
  anyRank?: boolean;
  /** Height of the logo; 0 for none. */
  logo?: number;
  strong?: boolean;
  /** Shown instead of the name, such as its abbreviation. */
  label?: string;
  /** The abbreviation, used where the style sheet prefers it to the name. */
  short?: string | undefined;
}

/** A team's name, which opens its popup. */
export function TeamLink({ name, rank, anyRank = false, logo = 20, strong = false, label, short }: Props) {
  return (
    <button type="button" className="link-button team-link" onClick={() => openTeam(name)}>
      {logo > 0 && <Logo name={name} size={logo} />}
      {isRanked(rank) ? <span className="rank top">#{rank}</span> : anyRank && rank ? <Rank rank={rank} /> : null}
      <span className={`ellipsis${strong ? ' strong' : ''}`}>
        {short ? (
          <>
            <span className="name-full">{name}</span>
            <span className="name-short">{short}</span>
          </>
        ) : (
          (label ?? name)
        )}
      </span>
    </button>
  );
}

/** `#n` of any size, in bold when 25 or better. */
export function Rank({ rank }: { rank: number | undefined }) {
  if (rank === undefined) return null;
  return <span className={`rank${isRanked(rank) ? ' top' : ''}`}>#{rank}</span>;
}
