import { stagePage } from '../../core/contract/stage-pages.ts';
import type { Info } from '../../core/contract/views/shared.ts';
import type { Status } from '../../core/contract/views/sim.ts';
import { nextStage, STAGES, type Stage, stageFacts, stageNamed, stagesBetween } from '../../core/model/stages.ts';
import { openLine } from '../../core/present/decisions/to-decide.ts';
import { returnAndLeave, returningPlayers } from '../../core/present/progression.ts';
import { grouped } from '../../core/words/numbers.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { textOption } from '../shell/input.ts';
import { noSuch } from '../shell/suggest.ts';
import { type Part, text } from '../text/page.ts';
import { nextLine, recapReport } from '../text/week-report.ts';
import type { Options } from '../verbs/verb.ts';
import { nextSteps } from './status.ts';

/** Advances to the next stage, or through several to the named one. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const info = await cli.info();
  const to = textOption(options, 'to');
  const goal = to === undefined ? nextStage(info.stage) : readStage(to);
  if (goal === info.stage) throw new CliFailure(EXIT.refused, `The dynasty is already at that stage (${label(goal)}).`);
  const way = stagesBetween(info.stage, goal);
  const closing = way.findIndex((stage) => stageFacts(stage).needs === 'season over');
  if (closing > 0 || (closing === 0 && info.currentWeek <= info.lastWeek)) {
    throw new CliFailure(EXIT.refused, `Play the ${info.currentYear} season first.`, [
      'To play it to the end: dynasty sim --to end',
    ]);
  }
  let answer = await cli.ask('advance', { to: way[0] ?? goal });
  for (const stage of way.slice(1)) answer = await cli.ask('advance', { to: stage });
  const status = await cli.ask('status', {});
  await cli.show({
    json: answer,
    parts: [text(...(await arrival(cli, goal)), ...openNow(status)), ...(await recapOf(cli, way)), nextSteps(status)],
  });
}

function readStage(name: string): Stage {
  const wanted = name.toLowerCase().replace(/[ -]/g, '_');
  const stage = stageNamed(wanted);
  if (stage !== null) return stage;
  throw noSuch(`There is no stage "${name}".`, name, STAGES, [`Stages in order: ${STAGES.join(', ')}`]);
}

function label(stage: Stage): string {
  return stageFacts(stage).label.toLowerCase();
}

/** The stage's open decisions, in one line. */
function openNow(status: Status): string[] {
  return status.open.length === 0 ? [] : [`${openLine(status)} (dynasty status)`];
}

/** Returns the recruiting recap due on the way: summer's when the season starts, February's when the class signs. */
async function recapOf(cli: Cli, way: readonly Stage[]): Promise<Part[]> {
  const resolves = way.at(-1) === 'season' || way.at(-1) === 'recruiting_summary';
  return resolves && cli.globals.json !== true ? [await recapReport(cli)] : [];
}

type Arrival = (cli: Cli, info: Info) => Promise<string[]> | string[];

/** Lines to print on entering a stage; other stages print their page. */
const ARRIVALS: Partial<Record<Stage, Arrival>> = {
  preseason: (_cli, { currentYear }) => [`The ${currentYear} preseason: time to schedule non-conference games.`],
  season: async (cli, info) => {
    const next = await nextLine(cli, await cli.ask('dashboard', {}));
    return [`The schedules are set. The ${info.currentYear} season begins.`, ...next];
  },
  summary: async (cli, { currentYear }) => {
    const { champion } = await cli.ask('summary', {});
    return [`The ${currentYear} season is over. National champion: ${champion.name}, ${champion.record}.`];
  },
  progression: async (cli) => {
    const page = await cli.ask('rosterProgression', {});
    const { leaving } = page;
    return [`Roster progression: ${returnAndLeave(returningPlayers(page).length, leaving.length)}.`];
  },
  recruiting_summary: async (cli) => {
    const { summary_stats } = await cli.ask('recruitingSummary', {});
    return [`Signing day is over: ${grouped(summary_stats.total_freshmen)} freshmen joined FBS rosters.`];
  },
};

async function arrival(cli: Cli, stage: Stage): Promise<string[]> {
  const lines = await ARRIVALS[stage]?.(cli, await cli.info());
  const { label, shows } = stageFacts(stage);
  return lines ?? [`${label}: see ${shows} with: dynasty ${stagePage(stage).verb}`];
}
