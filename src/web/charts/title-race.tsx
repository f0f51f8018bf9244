import type { CSSProperties } from 'react';
import type { StandingsRow } from '../../core/contract/views/index.ts';
import { halves, winLoss } from '../../core/words/numbers.ts';
import { Section } from '../components/section.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useTeamStyle } from '../state/team-directory.ts';
import { through } from '../words.ts';

const SHOWN = 6;

/** Returns the conference games a team is behind another. */
function gamesBack(leader: StandingsRow, row: StandingsRow): number {
  return (leader.confWins - row.confWins + (row.confLosses - leader.confLosses)) / 2;
}

/** The user's team in its color, the others gray. */
function Contender({ row, behind, own }: { row: StandingsRow; behind: number; own: boolean }) {
  const style = useTeamStyle(own ? row.name : null);
  return (
    <li className={own ? 'own' : ''} style={style as CSSProperties}>
      <TeamLink name={row.name} rank={row.ranking} logo={22} strong />
      <span className="race-record display">{winLoss(row.confWins, row.confLosses)}</span>
      <span className="race-pips" role="img" aria-label={`${row.confWins} won, ${row.confLosses} lost`}>
        {through(1, row.confWins).map((win) => (
          <i key={`w${win}`} className="w" />
        ))}
        {through(1, row.confLosses).map((loss) => (
          <i key={`l${loss}`} className="l" />
        ))}
      </span>
      <span className="race-back">{behind <= 0 ? '–' : halves(behind)}</span>
    </li>
  );
}

/** The race for the title game: conference records, and games behind second place. */
export function TitleRace({ rows, own }: { rows: readonly StandingsRow[]; own: string }) {
  const second = rows[1];
  if (!second) return null;
  return (
    <Section title="The race for the title game" tools={<span className="eyebrow">Games back</span>}>
      <ol className="race">
        {rows.slice(0, SHOWN).map((row) => (
          <Contender key={row.name} row={row} behind={gamesBack(second, row)} own={row.name === own} />
        ))}
      </ol>
    </Section>
  );
}
