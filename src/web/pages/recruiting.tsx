import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Recruit, RecruitingSummary } from '../../core/app/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { RECRUITS } from '../../core/present/columns/pages.ts';
import { type Signed, signees } from '../../core/present/columns/recruits.ts';
import { grouped, oneDecimal } from '../../core/present/numbers.ts';
import { Icon } from '../components/icon.tsx';
import { PrestigeStars, Stars } from '../components/marks.tsx';
import { Picker, PositionPicker } from '../components/pickers.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { Tiles } from '../components/tiles.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { nameColumn, starsColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';

/** The most rows that the table of recruits has. */
const MOST_RECRUITS = 50;

type Class = RecruitingSummary['freshmen_by_team'][string];

/** The best freshmen of the filters. */
export function topRecruits(data: RecruitingSummary, position: string, team: string): Signed[] {
  return signees(data, team || null)
    .filter((player) => position === '' || player.pos === position)
    .slice(0, MOST_RECRUITS);
}

const COLUMNS: Column<Signed>[] = [
  nameColumn(RECRUITS.name),
  shown(RECRUITS.team, { cell: (player) => <TeamLink name={player.team} /> }),
  shown(RECRUITS.position),
  shown(RECRUITS.rating, {}, 'long'),
  starsColumn(RECRUITS.stars),
  shown(
    RECRUITS.development,
    {
      align: 'left',
      cell: (player) => <Stars value={player.development_trait} most={5} least={0} label="Development trait" />,
    },
    'long',
  ),
];

function average(players: readonly Recruit[]): number {
  return players.reduce((sum, player) => sum + player.rating, 0) / Math.max(1, players.length);
}

function ClassOf({ name, entry, position }: { name: string; entry: Class; position: string }) {
  const [open, setOpen] = useState(false);
  const players = position ? entry.players.filter((player) => player.pos === position) : entry.players;
  if (players.length === 0) return null;
  return (
    <div>
      <div className="class-of">
        <TeamLink name={name} logo={24} strong />
        <PrestigeStars value={entry.team.prestige} />
        <span className="muted small class-size">{players.length} signed</span>
        <span className="display drive-score">{oneDecimal(average(players))}</span>
        <button
          type="button"
          className="icon-button"
          aria-expanded={open}
          aria-label={`Freshmen of ${name}`}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron" size={14} />
        </button>
      </div>
      {open && (
        <ul className="recruits">
          {players.map((player) => (
            <li key={player.id}>
              <span className="eyebrow">{player.pos.toUpperCase()}</span>
              <Link to={pages.player(player.id)}>
                {player.first} {player.last}
              </Link>
              <Stars value={player.stars} most={5} least={0} label="Stars" />
              <span>{player.rating}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RecruitingView({ data }: { data: RecruitingSummary }) {
  const [position, setPosition] = useRemembered('recruiting-position', '');
  const [team, setTeam] = useRemembered('recruiting-team', '');
  const rows = useMemo(() => topRecruits(data, position, team), [data, position, team]);
  const { summary_stats: stats, freshmen_by_team: classes } = data;
  return (
    <>
      <PageHead
        title="Recruiting Summary"
        sub={`The ${data.info.currentYear + 1} freshman class`}
        tools={
          <>
            <PositionPicker positions={POSITIONS} value={position} onChange={setPosition} />
            <Picker label="Team" value={team} onChange={setTeam}>
              <option value="">All Teams</option>
              {Object.keys(classes)
                .sort()
                .map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
            </Picker>
          </>
        }
      />
      <Tiles
        tiles={[
          ['Total Freshmen', grouped(stats.total_freshmen)],
          ['Average Rating', oneDecimal(stats.avg_rating)],
          ['Highest Rating', stats.max_rating],
          ['Lowest Rating', stats.min_rating],
        ]}
      />
      <div className="columns main-side after">
        <DataTable
          id="recruits"
          title="Top Recruits"
          caption="Top recruits"
          columns={COLUMNS}
          rows={rows}
          rowKey={(player) => player.id}
          rowClass={(player) => (player.team === data.info.team.name ? 'mine' : undefined)}
          initialSort={[{ id: 'rating', desc: true }]}
        />
        <Section title="Team Breakdown">
          <div className="breakdown">
            {Object.entries(classes)
              .filter(([name]) => team === '' || name === team)
              .map(([name, entry]) => (
                <ClassOf key={name} name={name} entry={entry} position={position} />
              ))}
          </div>
        </Section>
      </div>
    </>
  );
}

export default function RecruitingPage() {
  useTitle('Recruiting Summary');
  const answer = useQuery('recruitingSummary');
  return (
    <Answer answer={answer} head="Recruiting Summary" failed="Failed to load recruiting summary data">
      {(data) => <RecruitingView data={data} />}
    </Answer>
  );
}
