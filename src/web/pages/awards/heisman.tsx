import type { CSSProperties } from 'react';
import type { Awards, Race, Runner, Voted } from '../../../core/app/views/index.ts';
import { awardTitle } from '../../../core/present/awards.ts';
import { HEISMAN, RACE } from '../../../core/present/columns/awards.ts';
import { seasonLine } from '../../../core/present/columns/stats.ts';
import { grouped } from '../../../core/present/numbers.ts';
import { classWords, fullName } from '../../../core/present/words.ts';
import { Icon } from '../../components/icon.tsx';
import { PlayerName } from '../../components/player-link.tsx';
import { Answer, NoData } from '../../components/states.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { logos } from '../../paths.ts';
import { useTeamBook, useTeamStyle } from '../../state/book.ts';
import { useQuery } from '../../state/query.ts';
import type { Column } from '../../table/columns.ts';
import { shown } from '../../table/columns.ts';
import { nameColumn } from '../../table/common.tsx';
import { DataTable } from '../../table/data-table.tsx';

const VOTE: Column<Voted>[] = [
  shown(HEISMAN.place, { align: 'left' }),
  nameColumn(HEISMAN.name),
  shown(HEISMAN.pos, { phone: 'second' }),
  shown(HEISMAN.class, { phone: 'out' }),
  shown(HEISMAN.team, { phone: 'second', cell: (row) => <TeamLink name={row.team} /> }),
  shown(HEISMAN.points, { phone: 'lead' }),
  shown(HEISMAN.firsts, { phone: 'out' }, 'long'),
  shown(HEISMAN.season, { phone: 'out' }, 'long'),
];

const RUN: Column<Runner>[] = [
  shown(RACE.place, { align: 'left' }),
  nameColumn(RACE.name),
  shown(RACE.pos, { phone: 'second' }),
  shown(RACE.class, { phone: 'out' }),
  shown(RACE.team, { phone: 'second', cell: (row) => <TeamLink name={row.team} rank={row.ranking} /> }),
  shown(RACE.record, { phone: 'out' }),
  shown(RACE.points, { phone: 'out' }),
  shown(RACE.chance, { phone: 'lead' }),
  shown(RACE.odds, { phone: 'second' }),
  shown(RACE.season, { phone: 'out' }, 'long'),
];

/** The winner in the colors of his team. */
function Winner({ winner, voters, year }: { winner: Voted; voters: number; year: number }) {
  const team = useTeamBook().get(winner.team);
  const style = useTeamStyle(winner.team);
  const colors: [string, string] = [team?.colorPrimary ?? '#333333', team?.colorSecondary ?? '#cccccc'];
  const { id, pos } = winner;
  return (
    <div className="slab player-header" style={style as CSSProperties}>
      <div className="face-frame">
        <img className="face" src={logos.face(id, colors)} alt={`Portrait of ${fullName(winner)}`} decoding="async" />
      </div>
      <div className="lower-third-name">
        <p className="eyebrow row-line">
          <Icon name="trophy" /> {year} {awardTitle('heisman')}
        </p>
        <h2>
          <PlayerName player={winner} />
        </h2>
        <p className="slab-facts">
          <span>
            {pos.toUpperCase()}, {classWords(winner)}
          </span>
          <TeamLink name={winner.team} logo={24} strong />
          <span>{seasonLine(pos, winner.stats)}</span>
        </p>
      </div>
      <dl className="slab-numbers">
        <div>
          <dt>Points</dt>
          <dd className="display">{grouped(winner.points)}</dd>
        </div>
        <div>
          <dt>First-place votes of {grouped(voters)}</dt>
          <dd className="display">{grouped(winner.first_place_votes)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Vote({ data }: { data: Awards }) {
  const [winner] = data.heisman;
  return (
    <>
      {winner && <Winner winner={winner} voters={data.voters} year={data.year} />}
      <div className="after-slab">
        <DataTable
          id="heisman"
          title="The Vote"
          caption={`The Heisman vote of ${data.year}`}
          columns={VOTE}
          rows={data.heisman}
          pinned={2}
          rowKey={(row) => row.id}
          rowClass={(row) => (row.team === data.info.team.name ? 'mine' : undefined)}
        />
      </div>
    </>
  );
}

function Runners({ data }: { data: Race }) {
  if (data.runners.length === 0) return <NoData>The Heisman race opens in week {data.from_week}.</NoData>;
  return (
    <>
      <DataTable
        id="race"
        caption="The Heisman race"
        columns={RUN}
        rows={data.runners}
        pinned={2}
        rowKey={(row) => row.id}
        rowClass={(row) => (row.team === data.info.team.name ? 'mine' : undefined)}
      />
      <p className="muted small after">
        Points are what a vote of the {grouped(data.voters)} electors would bring today; the chance is that of winning
        the vote after the conference championships.
      </p>
    </>
  );
}

function RaceNow() {
  const answer = useQuery('race');
  return (
    <Answer answer={answer} failed="Failed to load the Heisman race">
      {(data) => <Runners data={data} />}
    </Answer>
  );
}

/** The vote, or the race before it; a season that was never voted on has neither. */
export function Heisman({ data }: { data: Awards }) {
  if (data.decided) return <Vote data={data} />;
  if (data.year === data.info.currentYear) return <RaceNow />;
  return <NoData>The awards of {data.year} were not recorded.</NoData>;
}
