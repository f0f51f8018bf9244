import type { AnswerOf, DynastyQuery, InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { seasonWith } from '../../dynasty/dynasty-state.ts';
import { withOdds } from '../../dynasty/odds.ts';
import { addPlayerLines, addTeamLines } from '../../dynasty/totals.ts';
import type { Game } from '../../model/game.ts';
import type { GameId, PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { type Absence, gameOf } from '../../model/people/absences.ts';
import type { Award } from '../../model/people/awards.ts';
import type { RecordEntry } from '../../model/people/record-book.ts';
import type { PlayerSeason, Poll, TeamSeasonStats } from '../../model/season.ts';
import type { Save, SaveSession } from '../../save/contracts.ts';
import { recordOf, records } from '../../season/records.ts';
import { coachesBefore } from '../coaching/earlier.ts';
import { queries } from '../queries/index.ts';
import { readFinished } from '../views/box.ts';
import { type QueryContext, withContext } from './context.ts';
import { readSeason } from './season-view.ts';

/**
 * The save for a viewer who has not seen some results yet: those games count as unplayed, and records, polls,
 * statistics and brackets are those from before. Pages need not know about it.
 */

/** The latest week played, and its games that have been viewed. */
export interface HiddenResults {
  year: number;
  week: number;
  seen: readonly GameId[];
}

/** Season totals the hidden games added. */
interface Totals {
  teams: ReadonlyMap<TeamId, TeamSeasonStats>;
  players: ReadonlyMap<PlayerId, PlayerSeason>;
}

function totalsOf(context: QueryContext, year: number, games: readonly Game[]): Totals {
  const teams = new Map<TeamId, TeamSeasonStats>();
  const players = new Map<PlayerId, PlayerSeason>();
  for (const game of games) {
    const finished = context.memo(`finished ${game.id}`, () => readFinished(context, game));
    if (finished === null) continue;
    addTeamLines(teams, finished.box, year);
    addPlayerLines(players, finished.box, year, (id) => mustGet(finished.player, id));
  }
  return { teams, players };
}

function less(all: Int32Array, part: Int32Array): Int32Array {
  return all.map((count, i) => count - part[i]!);
}

/** Season totals without the hidden games; players without another game are left out. */
function without<Line extends { year: number; games: number }>(
  lines: readonly Line[],
  year: number,
  hiddenPart: (line: Line) => Line | undefined,
  subtract: (line: Line, part: Line) => Partial<Line>,
): Line[] {
  return lines.flatMap((line) => {
    const part = line.year === year ? hiddenPart(line) : undefined;
    if (part === undefined) return [line];
    const games = line.games - part.games;
    return games === 0 ? [] : [{ ...line, ...subtract(line, part), games }];
  });
}

/** Filters games, polls, statistics and the rest for a viewer who has not seen the hidden games. */
function visibleOf(
  { year, week }: HiddenResults,
  hiddenGames: readonly Game[],
  totals: () => Totals,
  early: (game: Game) => Game,
) {
  const ids = new Set(hiddenGames.map(({ id }) => id));
  const game = (each: Game): Game => {
    if (ids.has(each.id)) return { ...each, result: null, headline: null };
    // Next week's lines depend on who plays, so they would reveal injuries.
    return each.year === year && each.week === week + 1 ? early(each) : each;
  };
  // Title and playoff games depend on results.
  const follows = (each: Game): boolean => each.year === year && each.week > week && each.kind !== 'regular';
  const games = (list: readonly Game[]): Game[] => list.filter((each) => !follows(each)).map(game);
  const old = (poll: Poll): boolean => poll.year !== year || poll.week <= week;
  // Honors given after the week reveal its results; the MVP of a game already seen does not.
  const known = (award: Award): boolean =>
    award.year !== year || award.week < week || (award.week === week && award.game !== null && !ids.has(award.game));
  const recordKnown = (entry: RecordEntry): boolean =>
    entry.year !== year || entry.week < week || (entry.week === week && entry.game !== null && !ids.has(entry.game));
  // Practice before the next week comes after the games.
  const absenceKnown = (absence: Absence): boolean => {
    const game = gameOf(absence);
    return absence.year !== year || (absence.week <= week && (game === null || !ids.has(game)));
  };
  const team = (lines: readonly TeamSeasonStats[]) =>
    without(
      lines,
      year,
      (line) => totals().teams.get(line.team),
      (line, part) => ({ offense: less(line.offense, part.offense), defense: less(line.defense, part.defense) }),
    );
  const player = (lines: readonly PlayerSeason[]) =>
    without(
      lines,
      year,
      (line) => totals().players.get(line.player),
      (line, part) => ({ counts: less(line.counts, part.counts) }),
    );
  const seen = (id: GameId): boolean => !ids.has(id);
  return { seen, games, old, known, recordKnown, absenceKnown, team, player };
}

type Visible = ReturnType<typeof visibleOf>;

/** Games and statistics without the hidden ones. */
function resultsWithout(save: Save, year: number, { seen, games, old, team, player }: Visible) {
  return {
    games: {
      ...save.games,
      byId: (id) => games([save.games.byId(id)].filter((each) => each !== null))[0] ?? null,
      ofYear: (of) => games(save.games.ofYear(of)),
      ofWeek: (of, at) => games(save.games.ofWeek(of, at)),
      ofTeam: (of, who) => games(save.games.ofTeam(of, who)),
      postseasonOf: (who) => games(save.games.postseasonOf(who)),
      between: (a, b) => games(save.games.between(a, b)),
    },
    boxes: {
      ...save.boxes,
      byGame: (id) => (seen(id) ? save.boxes.byGame(id) : null),
    },
    polls: {
      ...save.polls,
      ofWeek: (of, at) => [save.polls.ofWeek(of, at)].find((poll) => poll !== null && old(poll)) ?? null,
      ofYear: (of) => save.polls.ofYear(of).filter(old),
      last: (of) => (of === year ? (save.polls.ofYear(of).filter(old).at(-1) ?? null) : save.polls.last(of)),
    },
    teamStats: {
      ...save.teamStats,
      byTeam: (of, who) => team([save.teamStats.byTeam(of, who)].filter((line) => line !== null))[0] ?? null,
      ofYear: (of) => team(save.teamStats.ofYear(of)),
    },
    playerSeasons: {
      ...save.playerSeasons,
      ofYear: (of) => player(save.playerSeasons.ofYear(of)),
      ofTeam: (of, who) => player(save.playerSeasons.ofTeam(of, who)),
      ofPlayer: (who) => player(save.playerSeasons.ofPlayer(who)),
      totals: (of, who) => player(save.playerSeasons.totals(of, who)),
    },
  } satisfies Partial<Save>;
}

/** The coaches without the hires and firings the hidden games led to. */
function coachesWithout(save: Save, hidden: HiddenResults) {
  const { year, week } = hidden;
  const record = (team: TeamId) =>
    recordOf(records(save.games.ofTeam(year, team).filter((game) => game.week <= week)), team);
  return { ...save.coaches, all: () => coachesBefore(save.coaches.all(), hidden, record) };
}

/** Consequences of results: records, injuries and awards known without the hidden games. */
function newsWithout(save: Save, hidden: HiddenResults, { known, recordKnown, absenceKnown }: Visible) {
  const { year } = hidden;
  return {
    coaches: coachesWithout(save, hidden),
    recordBook: {
      ...save.recordBook,
      of: (scope, whose) => save.recordBook.of(scope, whose).filter(recordKnown),
      inYear: (of, scope, whose) => save.recordBook.inYear(of, scope, whose).filter(recordKnown),
    },
    injuries: {
      ...save.injuries,
      ofYear: (of) => save.injuries.ofYear(of).filter(absenceKnown),
      ofTeam: (of, who) => save.injuries.ofTeam(of, who).filter(absenceKnown),
      ofPlayer: (of, who) => save.injuries.ofPlayer(of, who).filter(absenceKnown),
    },
    awards: {
      ...save.awards,
      ofYear: (of) => save.awards.ofYear(of).filter(known),
      ofNationAnd: (of, conference) => save.awards.ofNationAnd(of, conference).filter(known),
      ofKind: (of, kind) => save.awards.ofKind(of, kind).filter(known),
      ofTeam: (kind, team) => save.awards.ofTeam(kind, team).filter(known),
      ofPlayer: (who) => save.awards.ofPlayer(who).filter(known),
      years: () => save.awards.years().filter((of) => of !== year || save.awards.ofYear(of).some(known)),
    },
  } satisfies Partial<Save>;
}

/** Repositories that answer as if the hidden games, and everything that followed, had not happened. */
function saveWithout(
  save: Save,
  hidden: HiddenResults,
  hiddenGames: readonly Game[],
  totals: () => Totals,
  early: (game: Game) => Game,
): Save {
  const visible = visibleOf(hidden, hiddenGames, totals, early);
  return { ...save, ...resultsWithout(save, hidden.year, visible), ...newsWithout(save, hidden, visible) };
}

/** The context for a query while some results are hidden; the same context if none are. */
export function contextWithout(context: QueryContext, hidden: HiddenResults): QueryContext {
  const { year, week, seen } = hidden;
  const hiddenGames = context.save.games
    .ofWeek(year, week)
    .filter((game) => game.result !== null && !seen.includes(game.id));
  if (hiddenGames.length === 0) return context;
  const names = hiddenGames.map(({ id }) => id).join(' ');
  const memo = <T>(key: string, make: () => T): T => context.memo(`without ${names}: ${key}`, make);
  const totals = () => memo('totals', () => totalsOf(context, year, hiddenGames));
  const { season: now } = context;
  const lines = () => new Map(withOdds(now, context.save.games.ofWeek(year, week + 1)).map((game) => [game.id, game]));
  const early = (game: Game): Game => memo('early lines', lines).get(game.id) ?? game;
  const save = saveWithout(context.save, hidden, hiddenGames, totals, early);
  const memos = { memo, rosterMemo: context.rosterMemo };
  const seasonOf = (of: number) =>
    memo(`season ${of}`, () =>
      of === year ? seasonWith(readSeason(save, of, memos), { week }) : readSeason(save, of, memos),
    );
  return {
    ...context,
    save,
    season: seasonOf(context.season.year),
    seasonOf,
    pollsOf: (of) => (of === year ? memo(`polls ${of}`, () => save.polls.ofYear(of)) : context.pollsOf(of)),
    memo,
  };
}

/** Answers a query for a viewer who has not seen all results of a week. */
export function askSpoilerFree<Name extends DynastyQuery>(
  session: SaveSession,
  name: Name,
  input: InputOf<Name>,
  hidden: HiddenResults,
): Result<AnswerOf<Name>> {
  return withContext(session, (context) => queries[name](contextWithout(context, hidden), input));
}
