import type { PlayerHonors, Review, SeasonLeader } from '../../contract/views/season/review.ts';
import type { Summary } from '../../contract/views/season/summary.ts';
import { COMMON, number, positionColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col, type TableColumn } from '../../words/columns/descriptor.ts';
import { fullName } from '../../words/terms.ts';
import { honorText, leaderValue, leaderWord } from '../review/review.ts';

/** Columns of the season review and of realignment. */

const OWN = {
  statistic: words('Statistic', 'The category he led the team in.'),
  total: number(['Total', 'Total'], 'His total for the season.', 'high'),
  awards: words('Awards', 'His honors, biggest first.'),
  week: number(['Entering week', 'Entering week'], 'The week after the poll came out; the last is the final poll.'),
  from: words('From', 'The conference that the team leaves.'),
  to: words('To', 'The conference it joins next season.'),
};

/** A position in capitals, in files too. */
function upperCased<Row extends { pos: string }>(): TableColumn<Row> {
  return { ...positionColumn<Row>('position', (row) => row.pos), value: (row) => row.pos.toUpperCase() };
}

export const LEADERS = {
  stat: col<SeasonLeader>('stat', OWN.statistic, (row) => row.stat, leaderWord),
  player: col<SeasonLeader>('player', COMMON.player, fullName, fullName, (row) => `${row.last}, ${row.first}`),
  position: upperCased<SeasonLeader>(),
  value: col<SeasonLeader>('value', OWN.total, (row) => row.value, leaderValue),
};

export const HONORS = {
  player: col<PlayerHonors>('player', COMMON.player, fullName, fullName, (row) => `${row.last}, ${row.first}`),
  position: upperCased<PlayerHonors>(),
  awards: col<PlayerHonors>('awards', OWN.awards, honorText),
};

export type PollWeek = Review['poll'][number];

/** The team's poll ranks over a season; the last one is the final poll. */
export function pollColumns(poll: readonly PollWeek[]) {
  const name = (entry: PollWeek) => (entry === poll.at(-1) ? 'Final' : String(entry.week));
  return {
    week: col<PollWeek>('week', OWN.week, (row) => row.week, name),
    rank: col<PollWeek>('rank', COMMON.rank, (row) => row.ranking),
  };
}

/** A team that changes conference. */
export interface Move {
  team: string;
  old: string;
  new: string;
}

/** Conference changes after a season. */
export function movesOf({ realignment }: Pick<Summary, 'realignment'>): Move[] {
  return Object.entries(realignment).map(([team, change]) => ({ team, ...change }));
}

export const REALIGNMENT = {
  team: col<Move>('team', COMMON.team, (row) => row.team),
  old: col<Move>('old', OWN.from, (row) => row.old),
  new: col<Move>('new', OWN.to, (row) => row.new),
};
