import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Rivalry, Series, SeriesGame } from '../../core/app/views/index.ts';
import { SERIES, seriesText } from '../../core/present/columns/remembered.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { winLoss } from '../../core/present/numbers.ts';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { TeamPicker } from '../components/pickers.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { RivalryTable } from './rivalry/rivalry-table.tsx';

const GAMES: Column<SeriesGame>[] = [
  shown(SERIES.year, { align: 'left' }),
  shown(SERIES.result, {
    phone: 'lead',
    cell: (row) => (
      <Link to={pages.game(row.id)} className="row-line">
        <span className={`chip ${row.result === 'W' ? 'win' : 'loss'}`}>{row.result}</span> {row.score}
        {row.overtime > 0 && <span className="muted">OT</span>}
      </Link>
    ),
  }),
  shown(SERIES.site, { phone: 'second' }),
  shown(SERIES.label, { phone: 'second' }),
];

function Moments({ series }: { series: Series }) {
  return (
    <Section title="Games to Remember">
      {series.moments.length === 0 ? (
        <p className="muted">{EMPTY.memorable}</p>
      ) : (
        <ol className="plain-list">
          {series.moments.map(({ year, id, text }) => (
            <li key={id}>
              <Link to={pages.game(id)}>{year}</Link> {text}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function SeriesView({ data, series }: { data: Rivalry; series: Series }) {
  const { team } = data;
  const { other, trophy, next_game } = series;
  return (
    <>
      <div className="slab rivalry">
        <Logo name={team.name} size={72} />
        <div>
          <p className="eyebrow row-line">
            {trophy && <Icon name="trophy" />} {trophy ?? 'The series since the dynasty began'}
          </p>
          <p className="display series-score">{winLoss(series.wins, series.losses)}</p>
          <p className="slab-facts">
            <span>{seriesText(team.name, series.opponent, series)}</span>
            {next_game && <span>They meet in week {next_game.weekPlayed}.</span>}
          </p>
        </div>
        <Logo name={other.name} size={72} />
      </div>
      <div className="columns main-side after-slab">
        <DataTable
          id="series"
          title="The Series"
          caption={`${team.name} against ${series.opponent}`}
          columns={GAMES}
          rows={series.games}
          rowKey={(row) => row.id}
          empty={EMPTY.series}
        />
        <Moments series={series} />
      </div>
    </>
  );
}

function RivalryView({ data }: { data: Rivalry }) {
  const navigate = useNavigate();
  const { team, series } = data;
  return (
    <>
      <PageHead
        logo={series ? undefined : <Logo name={team.name} size={48} />}
        title={series ? `${team.name} and ${series.opponent}` : HEADINGS.rivalriesOf(team.name)}
        tools={
          <TeamPicker
            teams={data.teams}
            value={team.name}
            onChange={(name) =>
              navigate(pages.rivalry(name, series && name !== series.opponent ? series.opponent : undefined))
            }
          />
        }
      />
      <TeamPages team={team.name} />
      {series && <SeriesView data={data} series={series} />}
      <div className={series ? 'after-slab' : undefined}>
        <RivalryTable team={team.name} rivalries={data.rivalries} />
      </div>
    </>
  );
}

export default function RivalryPage() {
  const { teamName, opponent } = useParams();
  const answer = useQuery('rivalry', { team: teamName ?? null, opponent: opponent ?? null }, { keep: true });
  const { data } = answer;
  useTitle(data?.series ? `${data.team.name} and ${data.series.opponent}` : 'Rivalries');
  return (
    <Answer answer={answer} head="Rivalries" failed="Failed to load the rivalries">
      {(given) => <RivalryView data={given} />}
    </Answer>
  );
}
