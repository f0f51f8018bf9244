import type { Settings } from '../../dynasty/dynasty-state.ts';
import { itemAt } from '../../model/lists.ts';
import type { PlayoffFormat, PlayoffSize } from '../../model/playoff.ts';
import { type Stage, stageNamed } from '../../model/stages.ts';
import { changedFactsFrom } from '../../model/what-if/changed-fact.ts';
import { bit, parsed, text } from '../codes.ts';
import type { DynastyRepository, DynastyRow, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite, SqlRow, SqlValue } from '../sqlite.ts';
import { readOwnCoach } from './own-coach.ts';

/** Columns of the table, in order. `header.ts` reads the same row from a file's bytes. */
const DYNASTY_COLUMNS = [
  'id',
  'checksum',
  'revision',
  'user_id',
  'engine',
  'seed',
  'start_year',
  'team',
  'team_name',
  'playoff_teams',
  'playoff_autobids',
  'playoff_top_four',
  'year',
  'stage',
  'week',
  'next_player_id',
  'roster_digest',
] as const;

export const DYNASTY = Object.fromEntries(DYNASTY_COLUMNS.map((name, index) => [name, index])) as Record<
  (typeof DYNASTY_COLUMNS)[number],
  number
>;

const columnOf = (row: SqlRow, column: keyof typeof DYNASTY): SqlValue => itemAt(row, DYNASTY[column]);

function playoffOf(row: SqlRow): PlayoffFormat | null {
  const teams = columnOf(row, 'playoff_teams');
  if (teams === null) return null;
  return {
    teams: Number(teams) as PlayoffSize,
    autobids: Number(columnOf(row, 'playoff_autobids')),
    championsTopFour: columnOf(row, 'playoff_top_four') === 1,
  };
}

/** Reads the stage. Throws `SaveError` `corrupt` for an unknown one. */
function readStage(value: SqlValue): Stage {
  const stage = stageNamed(value);
  if (stage === null) throw new SaveError('corrupt', 'The save is in a stage this program does not recognize.');
  return stage;
}

/** Settings that only the decision that began the dynasty has. */
type Begun = Pick<Settings, 'changed' | 'editable'>;

/**
 * Reads a fork's changed facts, and whether players may be edited, from the decision that began the dynasty; null while
 * it is being created. Throws `SaveError` `corrupt` for an impossible change.
 */
function readBegun(db: Sqlite): Begun | null {
  const columns = "json_extract(input, '$.changed'), json_extract(input, '$.editable')";
  const row = db.get(`SELECT ${columns} FROM decisions WHERE seq = 1`);
  if (row === null) return null;
  const [facts, editable] = row;
  const changed = facts === null ? [] : changedFactsFrom(parsed(facts));
  if (changed === null) throw new SaveError('corrupt', 'The save changes a fact this program does not recognize.');
  return { ...(changed.length > 0 && { changed }), ...(editable === 1 && { editable: true }) };
}

function fromRow(row: SqlRow, teams: TeamsRepository, own: ReturnType<typeof readOwnCoach>, begun: Begun): DynastyRow {
  return {
    userId: text(columnOf(row, 'user_id')),
    engine: text(columnOf(row, 'engine')),
    teamName: text(columnOf(row, 'team_name')),
    settings: {
      seed: text(columnOf(row, 'seed')),
      startYear: Number(columnOf(row, 'start_year')),
      team: teams.id(Number(columnOf(row, 'team'))),
      playoff: playoffOf(row),
      ...(own !== null && { coach: own.coach }),
      ...begun,
    },
    ownCoach: own?.id ?? null,
    coordinator: own?.coordinator ?? null,
    year: Number(columnOf(row, 'year')),
    stage: readStage(columnOf(row, 'stage')),
    week: Number(columnOf(row, 'week')),
    nextPlayerId: Number(columnOf(row, 'next_player_id')),
    revision: Number(columnOf(row, 'revision')),
  };
}

export function dynastyRepository(db: Sqlite, teams: TeamsRepository): DynastyRepository {
  // Cached, because the first decision never changes and the row is read at every step.
  let begun: Begun | null = null;
  const begunOnce = () => {
    begun ??= readBegun(db);
    return begun ?? {};
  };
  return {
    read() {
      const row = db.get(`SELECT ${DYNASTY_COLUMNS.join(', ')} FROM dynasty`);
      if (!row) throw new SaveError('corrupt', 'The save has lost its first record.');
      return fromRow(row, teams, readOwnCoach(db, teams), begunOnce());
    },
    writeMoment({ year, stage, week }) {
      db.run('UPDATE dynasty SET year = ?, stage = ?, week = ?', [year, stage, week]);
    },
    writeTeam(team, name) {
      db.run('UPDATE dynasty SET team = ?, team_name = ?', [teams.number(team), name]);
    },
    writeNextPlayerId(id) {
      db.run('UPDATE dynasty SET next_player_id = ?', [id]);
    },
  };
}

/** Fills the only row of a new save. */
export function insertDynasty(db: Sqlite, teams: TeamsRepository, row: Omit<DynastyRow, 'coordinator'>): void {
  const { settings } = row;
  const { playoff } = settings;
  db.run(`INSERT INTO dynasty VALUES (${DYNASTY_COLUMNS.map(() => '?').join(', ')})`, [
    1,
    new Uint8Array(4),
    row.revision,
    row.userId,
    row.engine,
    settings.seed,
    settings.startYear,
    teams.number(settings.team),
    row.teamName,
    playoff?.teams ?? null,
    playoff?.autobids ?? null,
    playoff ? bit(playoff.championsTopFour) : null,
    row.year,
    row.stage,
    row.week,
    row.nextPlayerId,
    new Uint8Array(0),
  ]);
}

/** Makes a dynasty's state the latest write of the save with an id. */
export function nextWrite(db: Sqlite, userId: string, revision: number): void {
  db.run('UPDATE dynasty SET user_id = ?, revision = ?', [userId, revision]);
}
