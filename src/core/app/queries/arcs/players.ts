import { roleOf } from '../../../model/people/awards.ts';
import { type PlayerRecord, type RecordEntry, recordValue } from '../../../model/people/record-book.ts';
import { CLASS_YEARS } from '../../../model/positions.ts';
import type { StoredPlayer } from '../../../save/contracts.ts';
import { playerRecord } from '../../../season/record-book.ts';
import { roleTitle } from '../../../words/awards.ts';
import { fullName } from '../../../words/terms.ts';
import { careerCounts } from '../../reading/careers.ts';
import { linesOf } from '../../reading/game-lines.ts';
import { playedBy } from '../../reading/past-games.ts';
import { asIn } from '../../views/player.ts';
import { entriesOf } from '../memory/records.ts';
import type { Found, Week } from './found.ts';
import { brokenRecords, YOUNG_BOOK } from './records.ts';

/** Player storylines: freshmen who break out, records, milestones. */

/** Freshmen who were national players of the week. */
function* freshmen({ context, week, name }: Week): Generator<Found> {
  const { save, season } = context;
  const national = save.awards
    .ofKind(season.year, 'player_of_the_week')
    .filter((each) => each.week <= week && each.conference === null);
  for (const { player, team, role } of national.filter((each) => each.week === week)) {
    const times = national.filter((each) => each.player === player).length;
    // One long return is a single day's news; the second one makes a storyline.
    if (role === 'special' && times === 1) continue;
    const person = save.players.byId(player);
    if (!person || asIn(season.row, person, season.year).classYear !== CLASS_YEARS[0]) continue;
    const position = roleTitle(roleOf(person.position)).toLowerCase();
    const part = role === 'special' ? 'special teams' : role === 'offense' ? 'offensive' : 'defensive';
    const who = fullName(person);
    yield { team, player, facts: { kind: 'freshman', team: name(team), who, position, part, times } };
  }
}

/** Season and career milestones worth a sentence. */
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

/** A player on the player's team in a week's game, with his season so far. */
interface OwnPlayer {
  person: StoredPlayer;
  about: Pick<Found, 'team' | 'player' | 'game'>;
  /** His totals for a record: in the game, in the season up to it, and in earlier seasons. */
  gained(record: PlayerRecord): number;
  season(record: PlayerRecord): number;
  past(record: PlayerRecord): number;
}

/** Players of the player's team who were in the week's game. */
function* ownPlayers({ context, week }: Week): Generator<OwnPlayer> {
  const { save, season } = context;
  const team = season.settings.team;
  const games = playedBy(context, team);
  const game = games.find((each) => each.week === week);
  if (!game) return;
  const later = games.filter((each) => each.week > week).flatMap((each) => linesOf(context, each));
  const totals = new Map(save.playerSeasons.ofTeam(season.year, team).map((line) => [line.player, line.counts]));
  for (const line of linesOf(context, game)) {
    const counts = totals.get(line.player);
    const person = counts && save.players.byId(line.player);
    if (!counts || !person || person.team !== team) continue;
    const after = later.filter(({ player }) => player === line.player);
    let before: Int32Array | null = null;
    yield {
      person,
      about: { team, player: line.player, game: game.id },
      gained: (record) => playerRecord(record, line.counts),
      season: (record) =>
        playerRecord(record, counts) - after.reduce((sum, each) => sum + playerRecord(record, each.counts), 0),
      past: (record) => {
        before ??= careerCounts(save, person, season.year - 1);
        return playerRecord(record, before);
      },
    };
  }
}

type Milestone = (typeof MILESTONES)[number];

/** Season and career milestones a player passed in the game. */
function* milestonesOf(
  { name }: Week,
  { person, about, gained, season, past }: OwnPlayer,
  [record, what, ofSeason, ofCareer]: Milestone,
): Generator<Found> {
  const facts = { kind: 'milestone', team: name(about.team), who: fullName(person), what } as const;
  const passed = (marks: readonly number[], total: number) =>
    marks.findLast((mark) => total >= mark && total - gained(record) < mark);
  const now = season(record);
  const inSeason = passed(ofSeason, now);
  if (inSeason !== undefined) yield { ...about, facts: { ...facts, number: inSeason, span: 'season' } };
  const before = past(record);
  const inCareer = before > 0 ? passed(ofCareer, before + now) : undefined;
  if (inCareer !== undefined) yield { ...about, facts: { ...facts, number: inCareer, span: 'career' } };
}

/** A school record that a player is within two average games of for the first time. */
function* inReach(
  { context, week, name }: Week,
  { person, about, gained, season }: OwnPlayer,
  mark: RecordEntry,
  record: PlayerRecord,
): Generator<Found> {
  const now = season(record);
  const value = recordValue(record, mark.value);
  const left = value - now;
  const near = (2 * now) / Math.max(1, playedBy(context, about.team, week).length);
  if (left <= 0 || left > near || left + gained(record) <= near || mark.player === null) return;
  const holder = context.save.players.byId(mark.player);
  if (!holder) return;
  const facts = { kind: 'in_reach', team: name(about.team), who: fullName(person) } as const;
  yield { ...about, facts: { ...facts, record, left, holder: fullName(holder), value } };
}

/** Milestones that players of the player's team passed that week, and school records they are close to. */
function* ownNumbers(week: Week): Generator<Found> {
  const { season } = week.context;
  const marks = new Map(
    entriesOf(week.context, { scope: 'program', whose: season.settings.team })
      .filter(({ span, year }) => span === 'season' && year < season.year)
      .map((each) => [each.record, each]),
  );
  const old = season.year - season.settings.startYear >= YOUNG_BOOK;
  for (const player of ownPlayers(week)) {
    for (const milestone of MILESTONES) {
      const [record] = milestone;
      if (player.gained(record) <= 0) continue;
      yield* milestonesOf(week, player, milestone);
      const mark = marks.get(record);
      if (old && mark) yield* inReach(week, player, mark, record);
    }
  }
}

/** All player storylines. */
export const PLAYER_ARCS = [freshmen, brokenRecords, ownNumbers] as const;
