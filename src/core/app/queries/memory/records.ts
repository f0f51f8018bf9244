import { done, type Result, refuse } from '../../../contract/result.ts';
import type { FormerRecord, RecordHeld, RecordOfPlayer, RecordsPage } from '../../../contract/views/index.ts';
import type { TeamId } from '../../../model/ids.ts';
import { firstOf, groupBy, lastOf } from '../../../model/lists.ts';
import {
  RECORD_NAMES,
  RECORD_SPANS,
  type RecordEntry,
  type RecordScope,
  type RecordSpan,
  recordValue,
} from '../../../model/people/record-book.ts';
import type { PlayerTotals } from '../../../model/season.ts';
import type { StoredPlayer } from '../../../save/contracts.ts';
import { RecordBook } from '../../../season/record-book.ts';
import { opponentOf } from '../../../season/records.ts';
import { recordsOfRealSeasons } from '../../deciding/record-book.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findConference, namedTeam } from '../../reading/names.ts';
import { conferenceName, historicConference, teamFacts } from '../../reading/season-view.ts';
import { pageView, teamNames } from '../../views/team.ts';

/** A record book: its scope, and whose it is. */
export interface Book {
  scope: RecordScope;
  whose: string;
}

const keyOf = ({ span, record }: Pick<RecordEntry, 'span' | 'record'>): string => `${span} ${record}`;

/** Records as they were set, earliest first; before the first week, those of real seasons. */
export function entriesOf({ save, memo }: QueryContext, { scope, whose }: Book): readonly RecordEntry[] {
  if (!save.recordBook.empty()) {
    return memo(`records of ${scope} ${whose}`, () => save.recordBook.of(scope, whose));
  }
  return memo('records of real seasons', () => recordsOfRealSeasons(save)).filter(
    (entry) => entry.scope === scope && entry.whose === whose,
  );
}

/** Current-season totals of all players who count for a book. */
export function runningTotals({ save, season, memo }: QueryContext, { scope, whose }: Book): readonly PlayerTotals[] {
  const all = memo('running totals', () => save.playerSeasons.totals(season.year));
  if (scope === 'nation') return all;
  return all.filter(
    ({ team }) => (scope === 'program' ? team : (season.program.get(team)?.conference ?? '')) === whose,
  );
}

/** Season records that would be broken if the season ended now. */
function fallingNow(context: QueryContext, cycle: Book, entries: readonly RecordEntry[]): RecordEntry[] {
  const { season, save } = context;
  if (season.row.stage !== 'season' || season.year !== season.row.year) return [];
  const standing = new Map(entries.filter(({ span }) => span === 'season').map((entry) => [keyOf(entry), entry]));
  const now = new RecordBook([...standing.values()]);
  now.begin(
    season.year,
    (team) => season.program.get(team)?.conference ?? (season.program.has(team) ? null : undefined),
  );
  const teams = save.teamStats.ofYear(season.year);
  now.season(
    runningTotals(context, cycle),
    cycle.scope === 'program' ? teams.filter(({ team }) => team === cycle.whose) : teams,
  );
  now.wins(season.programs.map(({ team }) => ({ team, wins: season.records.get(team)?.wins ?? 0 })));
  return now.take().filter(({ scope, whose }) => scope === cycle.scope && whose === cycle.whose);
}

/** Everything needed to shape entries, read at once. */
function shaper(context: QueryContext, entries: readonly (RecordEntry & { soFar: boolean })[]) {
  const { save, season } = context;
  const ids = [...new Set(entries.flatMap(({ player }) => (player === null ? [] : [player])))];
  const people = new Map(save.players.byIds(ids).map((each): [number, StoredPlayer] => [each.id, each]));
  return ({ value, record, year, week, team, player, game, soFar }: RecordEntry & { soFar: boolean }): FormerRecord => {
    const person = player === null ? undefined : people.get(player);
    const played = game === null ? null : save.games.byId(game);
    return {
      value: recordValue(record, value),
      year,
      week,
      before_dynasty: year < season.settings.startYear,
      so_far: soFar,
      team: teamFacts(season, team).name,
      player: person ? { id: person.id, first: person.first, last: person.last, pos: person.position } : null,
      game: played ? { id: played.id, opponent: teamFacts(season, opponentOf(played, team)).name } : null,
    };
  };
}

const order = ({ span, record }: RecordEntry): number =>
  RECORD_SPANS.indexOf(span) * RECORD_NAMES.length + RECORD_NAMES.indexOf(record);

/** Current records of a book, with those they broke. */
function standingRecords(context: QueryContext, cycle: Book, only?: RecordSpan): RecordHeld[] {
  const all = context.memo(`standing records ${cycle.scope} ${cycle.whose}`, () => allStanding(context, cycle));
  return all.filter(({ span }) => only === undefined || span === only);
}

/** National records held by a team and its players. */
export function nationalRecordsOf(context: QueryContext, team: TeamId): RecordHeld[] {
  return allStanding(context, { scope: 'nation', whose: '' }, (held) => held.team === team);
}

function allStanding(context: QueryContext, cycle: Book, wanted = (_held: RecordEntry) => true): RecordHeld[] {
  const known = entriesOf(context, cycle);
  const falling = fallingNow(context, cycle, known).map((entry) => ({ ...entry, soFar: true }));
  const all = [...known.map((entry) => ({ ...entry, soFar: false })), ...falling];
  const chains = groupBy(all, keyOf);
  const lasts = [...chains.values()]
    .map((chain) => chain.slice(-2))
    .filter((chain) => wanted(lastOf(chain)))
    .sort((a, b) => order(firstOf(a)) - order(firstOf(b)));
  const shape = shaper(context, lasts.flat());
  return lasts.map((last) => {
    const now = lastOf(last);
    const before = last.length > 1 ? firstOf(last) : null;
    return { span: now.span, record: now.record, ...shape(now), before: before && shape(before) };
  });
}

/** National, conference or program records. */
export function records(
  context: QueryContext,
  input: { span?: RecordSpan | undefined; team?: string | undefined; conference?: string | undefined },
): Result<RecordsPage> {
  const { season } = context;
  if (input.team !== undefined && input.conference !== undefined) {
    return refuse('malformed', 'Give a team or a conference, not both.');
  }
  const team = namedTeam(season, input.team);
  if (!team.ok) return team;
  const conference = input.conference === undefined ? done(null) : findConference(season, input.conference);
  if (!conference.ok) return conference;
  if (input.conference !== undefined && conference.value === null) {
    return refuse('malformed', 'Independents have no conference records; give a conference or a team.');
  }
  const cycle: Book =
    team.value !== null
      ? { scope: 'program', whose: team.value }
      : conference.value !== null
        ? { scope: 'conference', whose: conference.value }
        : { scope: 'nation', whose: '' };
  const games = entriesOf(context, { scope: 'nation', whose: '' }).filter(({ span }) => span === 'game');
  return done({
    ...pageView(season, team.value ?? undefined),
    teams: teamNames(season),
    scope: cycle.scope,
    whose: nameOf(context, cycle),
    games_since: games[0]?.year ?? null,
    records: standingRecords(context, cycle, input.span),
  });
}

function nameOf({ season }: QueryContext, { scope, whose }: Book): string | null {
  if (scope === 'nation') return null;
  return scope === 'program' ? teamFacts(season, whose).name : conferenceName(season, whose);
}

/** Books a player can appear in: the national one, those of the conferences he played in, and his program's. */
export function booksOf(
  { save, season }: QueryContext,
  { team, joined, lastYear }: Pick<StoredPlayer, 'team' | 'joined' | 'lastYear'>,
): Book[] {
  const seasons = save.history.ofTeam(team).filter(({ year }) => year >= joined && year <= (lastYear ?? season.year));
  const now = season.program.get(team)?.conference ?? null;
  const conferences = new Set([...seasons.map(({ conference }) => conference), ...(lastYear === null ? [now] : [])]);
  return [
    { scope: 'nation', whose: '' },
    ...[...conferences].flatMap((whose): Book[] => (whose === null ? [] : [{ scope: 'conference', whose }])),
    { scope: 'program', whose: team },
  ];
}

/** The record books of a transfer's former programs. */
function formerBooks({ save }: QueryContext, { id, team }: StoredPlayer): Book[] {
  const left = save.transfers.ofPlayer(id).flatMap(({ end, from }) => (end === 'moved' && from !== null ? [from] : []));
  return [...new Set(left)].filter((from) => from !== team).map((whose): Book => ({ scope: 'program', whose }));
}

/** Records a player set, national ones first; for each, his best mark. */
export function recordsOfPlayer(context: QueryContext, person: StoredPlayer): RecordOfPlayer[] {
  const { season } = context;
  const { id } = person;
  return [...booksOf(context, person), ...formerBooks(context, person)].flatMap((cycle) => {
    const entries = entriesOf(context, cycle);
    const own = entries.filter(({ player }) => player === id);
    const best = new Map(own.map((entry) => [keyOf(entry), entry]));
    return [...best.values()]
      .sort((a, b) => order(a) - order(b))
      .map((entry): RecordOfPlayer => {
        const later = entries.find((each) => keyOf(each) === keyOf(entry) && each.value > entry.value);
        return {
          span: entry.span,
          record: entry.record,
          scope: cycle.scope,
          whose:
            cycle.scope === 'conference' ? historicConference(season, entry.year, cycle.whose) : nameOf(context, cycle),
          value: recordValue(entry.record, entry.value),
          year: entry.year,
          broken: later?.year ?? null,
        };
      });
  });
}
