import { roleOf } from '../../../model/awards.ts';
import { CLASS_YEARS } from '../../../model/positions.ts';
import { PLAYER_RECORDS, type PlayerRecord, type RecordEntry, recordValue } from '../../../model/record-book.ts';
import { STAT } from '../../../model/stats.ts';
import { roleTitle } from '../../../present/awards.ts';
import { fullName } from '../../../present/words.ts';
import { playerRecord } from '../../../season/record-book.ts';
import { careerCounts } from '../../careers.ts';
import { playedBy } from '../../past-games.ts';
import { classIn } from '../../shape/player.ts';
import { linesOf } from '../player.ts';
import { entriesOf } from '../records.ts';
import type { Found, Week } from './found.ts';

/** What goes on with players: freshmen who arrive, records, milestones. */

/** Freshmen who were the nation's best of a week. */
function* freshmen({ context, week, name }: Week): Generator<Found> {
  const { save, season } = context;
  const given = save.awards
    .ofKind(season.year, 'player_of_the_week')
    .filter((each) => each.week === week && each.conference === null);
  for (const { player, team, role } of given) {
    const person = save.players.byId(player);
    if (!person || classIn(season.row, person, season.year) !== CLASS_YEARS[0]) continue;
    const position = roleTitle(roleOf(person.position)).toLowerCase();
    const part = role === 'special' ? 'special teams' : role === 'offense' ? 'offensive' : 'defensive';
    yield { team, player, facts: { kind: 'freshman', team: name(team), who: fullName(person), position, part } };
  }
}

/** Until the book is so many seasons old, a record is broken by nearly everybody. */
const YOUNG_BOOK = 3;

/** How a record in the book is told; null for the first of its kind and for one that fell in the same season. */
function recordFound({ context, name }: Week, entry: RecordEntry, whose: string): Found | null {
  const { save } = context;
  const before = entriesOf(context, entry).findLast(
    (each) => each.span === entry.span && each.record === entry.record && each.value < entry.value,
  );
  if (!before || before.year === entry.year) return null;
  const who = (each: RecordEntry) => {
    const person = each.player === null ? null : save.players.byId(each.player);
    return person ? fullName(person) : name(each.team);
  };
  const { record, span, team, player, game } = entry;
  return {
    team,
    ...(player !== null && { player }),
    ...(game !== null && { game }),
    facts: {
      kind: 'record',
      who: who(entry),
      team: name(team),
      record,
      span,
      value: recordValue(record, entry.value),
      whose,
      before: { value: recordValue(record, before.value), year: before.year, who: who(before) },
    },
  };
}

/** Records of a game that fell: the nation's, and those of the player's program. */
function* broken(week: Week): Generator<Found> {
  const { save, season } = week.context;
  const own = season.row.settings.team;
  if (season.year - season.row.settings.startYear < YOUNG_BOOK) return;
  const nation = save.recordBook.inYear(season.year, 'nation', '').filter((each) => each.week === week.week);
  const school = save.recordBook.inYear(season.year, 'program', own).filter((each) => each.week === week.week);
  const told = new Set(nation.map(({ record, game }) => `${record} ${game}`));
  const all = [
    ...nation.map((each) => recordFound(week, each, 'national')),
    ...school
      .filter(({ record, game }) => !told.has(`${record} ${game}`))
      .map((each) => recordFound(week, each, 'school')),
  ];
  yield* all.filter((each) => each !== null);
}

/** Numbers of a season and a career that are worth a sentence when they are passed. */
const MILESTONES: readonly (readonly [
  record: PlayerRecord,
  what: string,
  season: readonly number[],
  career: readonly number[],
])[] = [
  ['pass_yards', 'passing yards', [3000, 4000, 5000], [5000, 7500, 10_000, 12_500]],
  ['rush_yards', 'rushing yards', [1000, 1500, 2000], [2000, 3000, 4000, 5000]],
  ['receiving_yards', 'receiving yards', [1000, 1500, 2000], [2000, 3000, 4000]],
  ['sacks', 'sacks', [10, 15], [20, 30]],
  ['tackles', 'tackles', [100], [200, 300]],
];

/** What the player's own men passed that week, and the school records they come near. */
function* ownMen({ context, week, name }: Week): Generator<Found> {
  const { save, season } = context;
  const team = season.row.settings.team;
  const games = playedBy(context, team);
  const game = games.find((each) => each.week === week);
  if (!game) return;
  const later = games.filter((each) => each.week > week).flatMap((each) => linesOf(context, each));
  const marks = new Map(
    entriesOf(context, { scope: 'program', whose: team })
      .filter(({ span, year }) => span === 'season' && year < season.year)
      .map((each) => [each.record, each]),
  );
  const totals = new Map(save.playerSeasons.ofTeam(season.year, team).map((line) => [line.player, line.counts]));
  for (const line of linesOf(context, game)) {
    const counts = totals.get(line.player);
    const person = counts && save.players.byId(line.player);
    if (!counts || !person || person.team !== team) continue;
    const after = later.filter(({ player }) => player === line.player);
    const count = (record: PlayerRecord, of: ArrayLike<number>) =>
      PLAYER_RECORDS[record].reduce((sum, stat) => sum + of[STAT[stat]]!, 0);
    for (const [record, what, ofSeason, ofCareer] of MILESTONES) {
      const gained = playerRecord(record, line.counts);
      if (gained <= 0) continue;
      const now = recordValue(
        record,
        count(record, counts) - after.reduce((sum, each) => sum + count(record, each.counts), 0),
      );
      const about = { team, player: line.player, game: game.id };
      const who = fullName(person);
      const passed = (list: readonly number[], total: number) =>
        list.findLast((mark) => total >= mark && total - gained < mark);
      const season_mark = passed(ofSeason, now);
      if (season_mark !== undefined) {
        yield {
          ...about,
          facts: { kind: 'milestone', team: name(team), who, what, number: season_mark, span: 'season' },
        };
      }
      const past = playerRecord(record, careerCounts(save, person, season.year - 1));
      const career_mark = past > 0 ? passed(ofCareer, past + now) : undefined;
      if (career_mark !== undefined) {
        yield {
          ...about,
          facts: { kind: 'milestone', team: name(team), who, what, number: career_mark, span: 'career' },
        };
      }
      const mark = marks.get(record);
      const left = mark ? recordValue(record, mark.value) - now : 0;
      const played = playedBy(context, team, week).length;
      // Two games of his average away, for the first time.
      const near = (2 * now) / Math.max(1, played);
      const old = season.year - season.row.settings.startYear >= YOUNG_BOOK;
      if (mark && old && left > 0 && left <= near && left + gained > near && mark.player !== null) {
        const holder = save.players.byId(mark.player);
        if (holder) {
          const value = recordValue(record, mark.value);
          const facts = {
            kind: 'in_reach',
            team: name(team),
            who,
            record,
            left,
            holder: fullName(holder),
            value,
          } as const;
          yield { ...about, facts };
        }
      }
    }
  }
}

/** All of them. */
export const PLAYER_ARCS = [freshmen, broken, ownMen] as const;
