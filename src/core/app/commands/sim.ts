import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import { wrongStage } from '../../decisions/stages.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { CoachedGame } from '../../dynasty/gameday/games.ts';
import { type Sheets, sheetsOf } from '../../dynasty/gameday/sheets.ts';
import { lastWeek } from '../../dynasty/season-facts.ts';
import { playWeek } from '../../dynasty/week.ts';
import { WrongCall } from '../../football/sideline/coach.ts';
import { liveGame } from '../../football/sideline/live-game.ts';
import type { TeamId } from '../../model/ids.ts';
import { CALLS_FOR, isCalledBy, type SidelineCall } from '../../model/plays/sideline.ts';
import type { GameLog, Save, SaveSession, WeekWritten } from '../../save/contracts.ts';
import { writeWeek } from '../../save/index.ts';
import type { RecordBook } from '../../season/record-book.ts';
import { isFinished } from '../../season/records.ts';
import { runWith } from '../../season/series.ts';
import { wrongCallText } from '../../words/sideline.ts';
import { decide, taken } from '../deciding/decide.ts';
import { givenHeadlines, type HeadlineContext, headlineFor } from '../deciding/headlines.ts';
import { notePastStandings } from '../deciding/past-standings.ts';
import { openRecordBook } from '../deciding/record-book.ts';
import { onSigningDay } from '../deciding/signing-day.ts';
import { checkRecruiting } from '../reading/class-faults.ts';
import { finishedByTeam, runsInto } from '../reading/runs.ts';
import { comingGame, ownGame, underwayFrom } from '../sideline/own-game.ts';

/**
 * Called after each week played, with the season, the week and the progress (0 to 1). Returning `'stop'` ends the
 * simulation there; anything else is ignored.
 */
export type OnWeek = (year: number, week: number, share: number) => unknown;

/** Facts that hold all season: the team sheets, and each team's streak coming into it. */
interface Season {
  sheets: Sheets;
  runs: ReadonlyMap<TeamId, number>;
}

function headlineContext(dynasty: DynastyState, week: number, { sheets, runs }: Season): HeadlineContext {
  const { teams, visitors } = dynasty.reference;
  const names = new Map([...teams, ...visitors].map((t) => [t.id, t.name]));
  const earlier = finishedByTeam(dynasty.games.filter((game) => game.week < week));
  const run = (team: TeamId) => runWith(team, earlier.get(team) ?? [], runs.get(team) ?? 0);
  return { nameOf: (t) => names.get(t) ?? t, playerOf: sheets.playerOf, run, used: new Set() };
}

/** Plays the next week and writes its headlines, keeping the given ones; returns what to save. */
function playNext(
  dynasty: DynastyState,
  season: Season,
  given: ReadonlyMap<number, string>,
  book: RecordBook,
  coached: CoachedGame | null,
): WeekWritten {
  const { sheets } = season;
  const context = headlineContext(dynasty, dynasty.week, season);
  const logs: GameLog[] = [];
  const { year, week, games, poll, awards, injuries, lined, calledOff, made, stepped, staffs } = playWeek(
    dynasty,
    sheets,
    ({ game, box }) => {
      game.headline = given.get(game.id) ?? headlineFor(game, box, context);
      if (isFinished(game)) book.game(game, box);
      logs.push({ game: game.id, plays: box.plays, rosters: box.rosters });
    },
    coached,
  );
  const changed = [...made, ...lined];
  return {
    year,
    week,
    played: games,
    logs,
    changed,
    calledOff,
    poll,
    playerSeasons: [],
    teamStats: [],
    awards,
    injuries,
    stepped,
    staffs,
  };
}

const SEASON = 'simulatedSeason';

/** Facts of the season, remembered because weeks are often simulated one by one. */
function seasonOf(dynasty: DynastyState, save: Save): Season {
  return dynasty.memory.recall(SEASON, [dynasty.players], () => {
    checkRecruiting(dynasty);
    const teams = dynasty.programs.map(({ team }) => team);
    const { startYear } = dynasty.settings;
    return { sheets: sheetsOf(dynasty), runs: runsInto(save, teams, { year: dynasty.year, startYear }) };
  });
}

/**
 * Plays and saves weeks until `until` is next, or `onWeek` returns `'stop'`. Season totals are written once, at the
 * end.
 */
function playUntil(
  dynasty: DynastyState,
  save: Save,
  until: number,
  given: ReadonlyMap<number, string>,
  onWeek: OnWeek,
  coached: CoachedGame | null,
): number {
  const season = seasonOf(dynasty, save);
  const book = openRecordBook(dynasty, save);
  const first = dynasty.week;
  let stopped = false;
  while (dynasty.week < until && !stopped) {
    notePastStandings(dynasty);
    const calls = dynasty.week === first ? coached : null;
    const { players } = dynasty;
    const week = onSigningDay(dynasty, () => playNext(dynasty, season, given, book, calls));
    writeWeek(save, week);
    // Breakouts replace the player list; the sheets have noticed.
    dynasty.memory.carryOver(SEASON, players, dynasty.players);
    save.recordBook.write(book.take());
    stopped = onWeek(dynasty.year, week.week, (dynasty.week - first) / (until - first)) === 'stop';
  }
  save.playerSeasons.writeRunning([...dynasty.playerSeasons.values()]);
  save.teamStats.write([...dynasty.teamStats.values()]);
  save.recruiting.write(dynasty.year, dynasty.recruiting);
  save.dynasty.writeMoment(dynasty);
  return dynasty.week - first;
}

/** Explains that a week is over or already next, and which weeks can be reached. */
function alreadyReached(asked: number, next: number, end: number): string {
  const where = asked === next ? `Week ${next} is already next` : `Week ${asked} has been played; week ${next} is next`;
  const first = next + 1;
  if (first === end) return `${where}. Choose ${end}, the end of the season.`;
  return `${where}. Choose a week from ${first} to ${end} (${end} is the end of the season).`;
}

/** The calls made so far in the coming game, if the player stopped partway through. */
function leftInTheMiddle(kept: unknown, dynasty: DynastyState): readonly SidelineCall[] {
  const underway = underwayFrom(kept);
  return underway !== null && underway.game === comingGame(dynasty)?.id ? underway.calls : [];
}

/**
 * Returns the player's game of the coming week with his calls; null if his staff coaches it. Refused if a call does not
 * fit.
 */
function coachedGame(dynasty: DynastyState, calls: readonly SidelineCall[]): Result<CoachedGame | null> {
  if (calls.length === 0) return done(null);
  const closed = closedToCoach(dynasty, 'callPlay');
  if (closed !== null) return refuse('wrong_stage', closed);
  const game = comingGame(dynasty);
  if (game === null) return refuse('malformed', 'Your team has no game this week, so there is nothing to call.');
  const { inputs } = ownGame(dynasty, game);
  try {
    liveGame(inputs, calls);
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    const { call, kind, place } = error;
    const part = inputs.part ?? null;
    const known = CALLS_FOR[kind].filter((each) => isCalledBy(part, each));
    return refuse('malformed', `Call ${place + 1}: ${wrongCallText(call, kind, known, part)}`);
  }
  return done({ game: game.id, calls });
}

/** Simulates until `week` is next, or `onWeek` returns `'stop'`; `lastWeek + 1` plays the whole season. */
export async function sim(
  session: SaveSession,
  input: InputOf<'sim'>,
  onWeek: OnWeek = () => undefined,
): Promise<Result<{ weeks: number }>> {
  const kept = session.underway();
  const result = await decide(session, 'sim', (dynasty, save) => {
    const end = lastWeek(dynasty) + 1;
    if (input.week < 1 || input.week > end) {
      const message = `The ${dynasty.year} season has weeks 1 to ${end - 1}, and ${end} is its end; there is no week ${input.week}.`;
      return refuse('malformed', message);
    }
    const refused = wrongStage(dynasty.stage, 'season', 'Weeks are simulated');
    if (refused) return refused;
    if (dynasty.week >= end) {
      const message = `The ${dynasty.year} season is over; go on to the season summary.`;
      return refuse('wrong_stage', message, stagePage('season').page);
    }
    if (input.week <= dynasty.week) {
      return refuse('wrong_stage', alreadyReached(input.week, dynasty.week, end), stagePage('season').page);
    }
    const coached = coachedGame(dynasty, input.calls ?? leftInTheMiddle(kept, dynasty));
    if (!coached.ok) return coached;
    const weeks = playUntil(dynasty, save, input.week, givenHeadlines(session), onWeek, coached.value);
    // If it was stopped, the logged decision is to simulate that far.
    const calls = coached.value?.calls ?? [];
    return taken({ week: dynasty.week, ...(calls.length > 0 && { calls }) }, { weeks });
  });
  // Undoing the week returns to the kickoff.
  if (result.ok && kept !== null) await session.keepUnderway(() => done({ keep: null, answer: null }));
  return result;
}
