import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Recruit, RecruitingSummary } from '../../core/app/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { stageFacts } from '../../core/model/stages.ts';
import { RECRUITS } from '../../core/present/columns/people.ts';
import { classesOf, type Signed, signees } from '../../core/present/columns/recruits.ts';
import { HEADINGS, sentenceCase } from '../../core/present/headings.ts';
import { grouped, oneDecimal, ordinal } from '../../core/present/numbers.ts';
import { seasonRecord } from '../../core/present/season-record.ts';
import { Icon } from '../components/icon.tsx';
import { PrestigeStars, Stars } from '../components/marks.tsx';
import { Picker, PositionPicker } from '../components/pickers.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { Tiles } from '../components/tiles.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { nameColumn, starsColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';

const STAGE = stageFacts('recruiting_summary');

/** The most rows that the table of recruits has. */
const MOST_RECRUITS = 50;

type Class = RecruitingSummary['freshmen_by_team'][string];

/** The best freshmen of the filters. */
function topRecruits(data: RecruitingSummary, position: string, team: string): Signed[] {
  return chosen(data, position, team).slice(0, MOST_RECRUITS);
}

/** All freshmen of the filters, best first. */
function chosen(data: RecruitingSummary, position: string, team: string): Signed[] {
  return signees(data, team || null).filter((player) => position === '' || player.pos === position);
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
      cell: (player) => RECRUITS.development.text(player),
    },
    'long',
  ),
];

function average(players: readonly Recruit[]): number {
  return players.reduce((sum, player) => sum + player.rating, 0) / Math.max(1, players.length);
}

type Stats = RecruitingSummary['summary_stats'];

/** The same numbers as the answer's own, of some freshmen. */
function statsOf(players: readonly Recruit[]): Stats {
  const ratings = players.map(({ rating }) => rating);
  return {
    total_freshmen: players.length,
    avg_rating: average(players),
    max_rating: Math.max(...ratings),
    min_rating: Math.min(...ratings),
  };
}

/** Nobody has neither an average nor an extreme. */
function numberOrNone({ total_freshmen }: Stats, value: string | number): string | number {
  return total_freshmen === 0 ? '–' : value;
}

interface ClassProps {
  name: string;
  entry: Class;
  position: string;
  /** Among all classes, from 1. */
  rank: number;
}

function ClassOf({ name, entry, position, rank }: ClassProps) {
  const [open, setOpen] = useState(false);
  const players = position ? entry.players.filter((player) => player.pos === position) : entry.players;
  if (players.length === 0) return null;
  return (
    <div>
      <div className="class-of">
        <div className="class-name">
          <TeamLink name={name} logo={24} strong />
          <span className="muted small">
            {ordinal(rank)} class, {players.length} signed
          </span>
        </div>
        <PrestigeStars value={entry.team.prestige} />
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

function Summary({ stats }: { stats: RecruitingSummary['summary_stats'] }) {
  return (
    <Tiles
      tiles={[
        ['Total Freshmen', grouped(stats.total_freshmen)],
        ['Average Rating', numberOrNone(stats, oneDecimal(stats.avg_rating))],
        ['Highest Rating', numberOrNone(stats, stats.max_rating)],
        ['Lowest Rating', numberOrNone(stats, stats.min_rating)],
      ]}
    />
  );
}

function RecruitingView({ data }: { data: RecruitingSummary }) {
  const [position, setPosition] = useRemembered('recruiting-position', '');
  const [team, setTeam] = useRemembered('recruiting-team', '');
  const rows = useMemo(() => topRecruits(data, position, team), [data, position, team]);
  const { freshmen_by_team: classes, roster_year, info } = data;
  const own = info.team.name;
  const ranks = useMemo(() => new Map(classesOf(data).map((row) => [row.team, row.place])), [data]);
  const counted = useMemo(() => chosen(data, position, team), [data, position, team]);
  const stats = team || position ? statsOf(counted) : data.summary_stats;
  const place = ranks.get(own);
  const placed = place === undefined ? '' : `: ${own} ${ordinal(place)} of ${ranks.size} classes`;
  const classLine = `${HEADINGS.classOf(roster_year)}${placed}`;
  // The own class first, then the others as they come: by prestige.
  const listed = Object.entries(classes).sort(([a], [b]) => Number(b === own) - Number(a === own));
  return (
    <>
      <PageHead
        title={STAGE.label}
        sub={[classLine, seasonRecord(data.team.record, info)].join(' · ')}
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
      <Summary stats={stats} />
      <div className="columns main-side after">
        <DataTable
          id="recruits"
          title={HEADINGS.topRecruits}
          caption={sentenceCase(HEADINGS.topRecruits)}
          columns={COLUMNS}
          rows={rows}
          rowKey={(player) => player.id}
          rowClass={(player) => (player.team === data.info.team.name ? 'mine' : undefined)}
          initialSort={[{ id: 'rating', desc: true }]}
        />
        <div>
          <ToDecide />
          <Section title={HEADINGS.teamBreakdown}>
            <div className="breakdown">
              {listed
                .filter(([name]) => team === '' || name === team)
                .map(([name, entry]) => (
                  <ClassOf key={name} name={name} entry={entry} position={position} rank={ranks.get(name) ?? 0} />
                ))}
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}

export default function RecruitingPage() {
  useTitle(STAGE.label);
  const answer = useQuery('recruitingSummary');
  return (
    <Answer answer={answer} head={STAGE.label} failed="Failed to load recruiting summary data">
      {(data) => <RecruitingView data={data} />}
    </Answer>
  );
}
