import { Link } from 'react-router-dom';
import type { OddsPage, OddsRow, Stakes } from '../../core/app/views/index.ts';
import { ODDS } from '../../core/present/columns/pages.ts';
import { opponentText } from '../../core/present/games.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { percent } from '../../core/present/numbers.ts';
import { noStakesText } from '../../core/present/stakes.ts';
import { weekName } from '../../core/present/words.ts';
import { PageHead, Section } from '../components/section.tsx';
import { OnTheLine, StakesTable } from '../components/stakes-table.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

/** What the last week's games did to a chance. */
function Gained({ of, row }: { of: typeof ODDS.title_change; row: OddsRow }) {
  const text = of.text(row);
  return text === '' ? null : <span className={text.startsWith('+') ? 'won' : 'lost'}>{text}</span>;
}

const changed = (of: typeof ODDS.title_change): Column<OddsRow> =>
  shown(of, { cell: (row) => <Gained of={of} row={row} />, phone: 'out' });

const COLUMNS: Column<OddsRow>[] = [
  shown(ODDS.team, { cell: (row) => <TeamLink name={row.name} rank={row.ranking} logo={24} strong /> }),
  shown(ODDS.record),
  shown(ODDS.title),
  changed(ODDS.title_change),
  shown(ODDS.playoff),
  changed(ODDS.playoff_change),
  shown(ODDS.conference_title),
  shown(ODDS.bowl, { phone: 'out' }),
  shown(ODDS.expected_wins, { phone: 'out' }, 'long'),
  shown(ODDS.conference, { phone: 'out' }),
];

/** The next game of the player's team and what it would change. */
function Own({ stakes }: { stakes: Stakes }) {
  const { game, info, team } = stakes;
  return (
    <Section title={game ? `${weekName(game.weekPlayed, info.playoff.teams)}: ${opponentText(game)}` : team.name}>
      <div className="columns two">
        <StakesTable stakes={stakes} />
        <div>
          <OnTheLine stakes={stakes} />
          {game ? (
            <Link className="btn btn-sm btn-quiet" to={pages.game(game.id)}>
              Game Preview, chance to win {percent(game.win_probability)}
            </Link>
          ) : (
            <p className="muted">{noStakesText(stakes)}</p>
          )}
        </div>
      </div>
    </Section>
  );
}

function StakesView({ data }: { data: OddsPage }) {
  const { info, odds } = data;
  const stakes = useQuery('stakes').data;
  return (
    <>
      <PageHead
        title={HEADINGS.atStake}
        sub={`The rest of ${info.currentYear}, played out many times by the teams’ ratings.`}
      />
      {stakes && <Own stakes={stakes} />}
      <DataTable
        id="odds"
        title={HEADINGS.allTeams}
        caption="Odds of all teams"
        columns={COLUMNS}
        rows={odds}
        rowKey={(row) => row.name}
        rowClass={(row) => (row.name === info.team.name ? 'mine' : undefined)}
        initialSort={[{ id: ODDS.title.key, desc: true }]}
      />
    </>
  );
}

/** What is at stake in the next game, and every team's odds. */
export default function StakesPage() {
  useTitle(HEADINGS.atStake);
  const answer = useQuery('odds');
  return (
    <Answer
      answer={answer}
      head={HEADINGS.atStake}
      failed="Failed to load the odds"
      isEmpty={(data) => data.odds.length === 0}
    >
      {(data) => <StakesView data={data} />}
    </Answer>
  );
}
