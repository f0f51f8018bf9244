import type { AnswerOf } from '../../core/contract/registry.ts';
import type { Info } from '../../core/contract/views/shared.ts';
import { lastOf } from '../../core/model/lists.ts';
import { stageFacts, stagesBetween } from '../../core/model/stages.ts';
import { plural } from '../../core/words/numbers.ts';
import { stageLabel } from '../../core/words/terms.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption, wholeNumber } from '../shell/input.ts';
import { type ProgressBar, SILENT } from '../shell/progress.ts';
import { text } from '../text/page.ts';
import { readSeasonReport, type SeasonReport, seasonsTable } from '../text/season-report.ts';
import { weekReport } from '../text/week-report.ts';
import type { Options } from '../verbs/verb.ts';
import { nextSteps } from './status.ts';

/** Plays one week, several, the rest of the season, or whole years. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const seasons = numberOption(options, 'seasons', 'The number of seasons');
  const to = textOption(options, 'to');
  if (seasons === undefined) return simWeeks(cli, to);
  if (to !== undefined) throw new CliFailure(EXIT.refused, 'Use --to or --seasons, not both.');
  if (seasons < 1) throw new CliFailure(EXIT.refused, 'Play at least one season.');
  await simSeasons(cli, seasons);
}

async function simWeeks(cli: Cli, to: string | undefined): Promise<void> {
  const info = await cli.info();
  checkStage(info);
  const goal = readGoal(to, info);
  const started = info.stage === 'preseason' ? (await cli.ask('advance', { to: 'season' })).info : info;
  // A single week is over before its progress could be read.
  const bar = goal - started.currentWeek > 1 ? await cli.progress(`${started.currentYear} season`) : SILENT;
  let answer: AnswerOf<'sim'>;
  try {
    answer = await cli.askLong('sim', { week: goal }, bar);
  } catch (error) {
    throw (await playedMeanwhile(cli, started)) ?? error;
  } finally {
    bar.stop();
  }
  if (cli.globals.json === true) return cli.show({ json: answer, parts: [] });
  const lines = await weekReport(cli, started.currentWeek, answer.info);
  const steps = nextSteps(await cli.ask('status', {}));
  await cli.show({ json: answer, parts: [...lines, steps] });
}

/** Returns the message if another command advanced the dynasty while this one waited for the save; null otherwise. */
async function playedMeanwhile(cli: Cli, before: Info): Promise<CliFailure | null> {
  const now = await cli.info();
  const unchanged = now.stage === before.stage && now.currentWeek === before.currentWeek;
  if (unchanged && now.currentYear === before.currentYear) return null;
  const where = stageLabel(now.stage, now.currentWeek, now.lastWeek);
  return new CliFailure(
    EXIT.refused,
    `Another command moved the dynasty on while this one waited, so nothing was played. Now: ${now.currentYear} ${where}.`,
    ['To see what is next: dynasty status'],
  );
}

function checkStage({ stage, currentYear, currentWeek, lastWeek }: Info): void {
  if (stage === 'preseason') return;
  if (stage !== 'season') {
    throw new CliFailure(EXIT.refused, `It is the offseason after ${currentYear}; there are no games to play.`, [
      'To move on to the next preseason: dynasty advance --to preseason',
    ]);
  }
  if (currentWeek > lastWeek) {
    throw new CliFailure(EXIT.refused, `Every game of the ${currentYear} season has been played.`, [
      'To close it: dynasty summary',
    ]);
  }
}

/** Returns the week to stop before: the next one, the named one, or the end. */
function readGoal(to: string | undefined, { currentWeek, lastWeek }: Info): number {
  if (to === undefined) return currentWeek + 1;
  if (to.toLowerCase() === 'end') return lastWeek + 1;
  const week = wholeNumber(to, 'The week');
  if (week > lastWeek + 1) {
    throw new CliFailure(EXIT.refused, `There is no week ${week}: the title game is in week ${lastWeek}.`, [
      'To play to the end of the season: --to end',
    ]);
  }
  if (week <= currentWeek) {
    const message =
      week === currentWeek
        ? `Week ${week} is already next.`
        : `Week ${week} has been played; week ${currentWeek} is next.`;
    throw new CliFailure(EXIT.refused, message, ['To play one week: dynasty sim']);
  }
  return week;
}

/**
 * The last seasons are saved decision by decision, so that the last ten decisions can be undone one by one; each
 * earlier season is saved once, when it is over.
 */
const WRITTEN_BY_DECISION = 2;

interface SeasonPlayed {
  info: Info;
  report: SeasonReport;
  weeks: number;
}

/** Plays several whole years, printing a line when each is over. */
async function simSeasons(cli: Cli, seasons: number): Promise<void> {
  let info = await cli.info();
  const bar = await cli.progress(plural(seasons, 'season'));
  const years: SeasonPlayed[] = [];
  try {
    if (stageFacts(info.stage).seasonClosed) info = await throughOffseason(cli, info);
    for (let played = 0; played < seasons; played++) {
      const { currentYear: year } = info;
      const report = (share: number, week: number | null) =>
        bar.update({ year, week, share: (played + share) / seasons });
      const play = () => simSeason(cli, info, report);
      years.push(await (seasons - played > WRITTEN_BY_DECISION ? cli.together(play) : play()));
      info = lastOf(years).info;
    }
    bar.update({ year: info.currentYear, week: null, share: 1 });
  } finally {
    bar.stop();
  }
  const lines = years.map((each) => each.report);
  const weeks = years.reduce((sum, each) => sum + each.weeks, 0);
  const json = { status: 'success', weeks_simulated: weeks, seasons: lines, info };
  const steps = nextSteps(await cli.ask('status', {}));
  await cli.show({ json, parts: [seasonsTable(lines), text(`The ${info.currentYear} preseason is next.`), steps] });
}

/** Plays from the preseason or midseason to the next preseason. */
async function simSeason(
  cli: Cli,
  from: Info,
  report: (share: number, week: number | null) => void,
): Promise<SeasonPlayed> {
  report(0, null);
  const begun = from.stage === 'preseason' ? (await cli.ask('advance', { to: 'season' })).info : from;
  let weeks = 0;
  if (begun.currentWeek <= begun.lastWeek) {
    const bar: ProgressBar = { update: ({ share, week }) => report(share * 0.9, week), stop: () => undefined };
    weeks = (await cli.askLong('sim', { week: begun.lastWeek + 1 }, bar)).weeks_simulated;
  }
  const closed = (await cli.ask('advance', { to: 'summary' })).info;
  const lines = await readSeasonReport(cli);
  return { info: await throughOffseason(cli, closed), report: lines, weeks };
}

/** Advances from anywhere in the offseason to the next preseason. */
async function throughOffseason(cli: Cli, from: Info): Promise<Info> {
  let info = from;
  for (const stage of stagesBetween(info.stage, 'preseason')) {
    info = (await cli.ask('advance', { to: stage })).info;
    // Allows a Ctrl-C between two stages.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return info;
}
