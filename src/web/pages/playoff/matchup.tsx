import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { bracketTeam, type Matchup } from '../../../core/present/rounds.ts';
import { TeamLink } from '../../components/team-link.tsx';
import { pages } from '../../paths.ts';
import { useTeamDirectory, useTeamStyle } from '../../state/team-directory.ts';

function Side({
  name,
  seed,
  score,
  won,
  lost,
}: {
  name: string;
  seed: number | undefined;
  score: number | undefined;
  won: boolean;
  lost: boolean;
}) {
  const shown = bracketTeam(name);
  const known = shown !== 'TBD';
  const style = useTeamStyle(known ? shown : null);
  const short = useTeamDirectory().get(shown)?.abbreviation;
  return (
    <div
      className={`match-side${won ? ' won' : ''}${lost ? ' lost' : ''}${known ? '' : ' open'}`}
      style={style as CSSProperties}
    >
      <span className="match-seed">{seed ?? ''}</span>
      {known ? <TeamLink name={shown} logo={22} short={short} /> : <span className="muted">TBD</span>}
      {score !== undefined && <span className="match-score display">{score}</span>}
    </div>
  );
}

/** One game of the bracket: two teams, and a link to the game once it is set. */
export function Match({ match, label, chip }: { match: Matchup; label: string; chip?: string }) {
  const played = match.winner !== null;
  return (
    <div className="match">
      <p className="match-label">
        <span>{label}</span>
        {chip && <span className="chip gold">{chip}</span>}
        {match.game_id !== undefined && (
          <Link className="match-link" to={pages.game(match.game_id)}>
            {played ? 'Summary' : 'Preview'}
          </Link>
        )}
      </p>
      <Side
        name={match.team1}
        seed={match.seed1}
        score={match.score1}
        won={played && match.winner === match.team1}
        lost={played && match.winner !== match.team1}
      />
      <Side
        name={match.team2}
        seed={match.seed2}
        score={match.score2}
        won={played && match.winner === match.team2}
        lost={played && match.winner !== match.team2}
      />
    </div>
  );
}
