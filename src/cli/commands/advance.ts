import { STAGES, type Stage } from '../../core/model/stages.ts';
import { STAGE_LABELS } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { textOption } from '../shell/input.ts';
import { didYouMean } from '../shell/suggest.ts';
import { text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';
import { nextLine, nextSteps } from './status.ts';

/** Goes on to the next stage, or through several to the one named. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const info = await cli.info();
  const to = textOption(options, 'to');
  const goal = to === undefined ? after(info.stage) : readStage(to);
  if (goal === info.stage) throw new CliFailure(EXIT.refused, `The dynasty is in that stage already (${label(goal)}).`);
  const way = stagesUntil(info.stage, goal);
  if (way.indexOf('summary') > 0 || (way[0] === 'summary' && info.currentWeek <= info.lastWeek)) {
    throw new CliFailure(EXIT.refused, `The ${info.currentYear} season has to be played first.`, [
      'Play it to its end: dynasty sim --to end',
    ]);
  }
  let answer = await cli.ask('advance', { to: way[0] ?? goal });
  for (const stage of way.slice(1)) answer = await cli.ask('advance', { to: stage });
  await cli.show({
    json: answer,
    parts: [text(...(await arrival(cli, goal))), nextSteps(await cli.ask('status', {}))],
  });
}

export function after(stage: Stage): Stage {
  return STAGES[(STAGES.indexOf(stage) + 1) % STAGES.length] ?? 'preseason';
}

/** The stages to enter, in order, to come from one to another. */
function stagesUntil(from: Stage, to: Stage): Stage[] {
  const way: Stage[] = [];
  for (let stage = after(from); ; stage = after(stage)) {
    way.push(stage);
    if (stage === to) return way;
  }
}

function readStage(name: string): Stage {
  const wanted = name.toLowerCase().replace(/[ -]/g, '_');
  const stage = STAGES.find((each) => each === wanted);
  if (stage !== undefined) return stage;
  throw new CliFailure(EXIT.refused, `There is no stage "${name}".${didYouMean(name, STAGES)}`, [
    `The stages in order: ${STAGES.join(', ')}`,
  ]);
}

function label(stage: Stage): string {
  return STAGE_LABELS[stage].toLowerCase();
}

/** What the new stage brings, in a line or two. */
async function arrival(cli: Cli, stage: Stage): Promise<string[]> {
  const info = await cli.info();
  const year = info.currentYear;
  switch (stage) {
    case 'preseason':
      return [`Preseason ${year}: time to schedule non-conference games.`];
    case 'season': {
      const { team, curr_game } = await cli.ask('dashboard', {});
      return [`The schedules are set and the ${year} season begins.`, ...nextLine(info, team, curr_game)];
    }
    case 'summary': {
      const { champion } = await cli.ask('summary', {});
      return [`The ${year} season is closed. National champion: ${champion.name}, ${champion.record}.`];
    }
    case 'progression': {
      const { progressed, leaving } = await cli.ask('rosterProgression', {});
      return [`Roster progression: ${progressed.length} of your players return, ${leaving.length} leave.`];
    }
    case 'recruiting_summary': {
      const { summary_stats } = await cli.ask('recruitingSummary', {});
      return [`Signing day is over: ${summary_stats.total_freshmen} freshmen joined the country's teams.`];
    }
  }
}
