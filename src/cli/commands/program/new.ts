import { relative } from 'node:path';
import type { InputOf } from '../../../core/contract/registry.ts';
import { kebab } from '../../../core/model/ids.ts';
import { gauge, isRanked, oneDecimal, plural } from '../../../core/present/index.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { freshPath, newSaveAnywhere, newSavePath } from '../../shell/save-choice.ts';
import { tuningOption } from '../../shell/tuning-file.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Starts a dynasty in a new file. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const tuning = tuningOption(cli, options);
  const input = { ...readInput(options), ...(Object.keys(tuning).length > 0 && { tuning }) };
  const library = await cli.library();
  const path = await pathFor(cli, input, textOption(options, 'name'));
  const answer = unwrap(await library.create(path, input));
  cli.terminal.hasDecided = true;
  const { info, team } = answer;
  const relativePath = relative(cli.terminal.cwd, path);
  await cli.show({
    json: { status: 'success', ...answer },
    parts: [
      text(
        `You are the new head coach at ${team.name}.`,
        '',
        `  Season     ${info.currentYear}, ${formatText(info.playoff)}`,
        `  Team       ${team.name} ${team.mascot}, ${team.conference}, ${isRanked(team.ranking) ? `ranked #${team.ranking}` : 'unranked'}`,
        `  Prestige   ${gauge(team.prestige, 7)} (floor ${team.floor}, ceiling ${team.ceiling})`,
        `  Rating     ${oneDecimal(team.rating)} (offense ${oneDecimal(team.offense)}, defense ${oneDecimal(team.defense)})`,
        `  Saved in   ${relativePath.startsWith('..') ? path : relativePath}`,
      ),
      text(...next(team.nonConfLimit - team.nonConfGames)),
    ],
  });
}

function next(open: number): string[] {
  const schedule = open > 0 ? [`  dynasty noncon          schedule your non-conference games (${open} open)`] : [];
  return [
    'What next',
    ...schedule,
    '  dynasty sim             start the season and play week 1 (open dates are filled for you)',
    '  dynasty status          where you stand, at any time',
  ];
}

function formatText({
  teams,
  autobids,
  conf_champ_top_4,
}: {
  teams: number;
  autobids: number;
  conf_champ_top_4: boolean;
}): string {
  if (teams !== 12) return teams === 2 ? 'two teams play for the title' : `${teams}-team playoff`;
  return `12-team playoff, ${plural(autobids, 'autobid')}${conf_champ_top_4 ? ', champions seeded 1 to 4' : ''}`;
}

function readInput(options: Options): InputOf<'newGame'> {
  const team = textOption(options, 'team');
  const year = numberOption(options, 'year', 'The year');
  if (team === undefined || year === undefined) {
    const missing = team === undefined ? '--team' : '--year';
    throw new CliFailure(EXIT.refused, `A new dynasty needs a team and a year; ${missing} is missing.`, [
      'For example: dynasty new --team Michigan --year 2024',
      'The teams of a season: dynasty teams --year 2024',
    ]);
  }
  const teams = numberOption(options, 'playoff', 'The size of the playoff');
  if (teams !== undefined && teams !== 2 && teams !== 4 && teams !== 12) {
    throw new CliFailure(EXIT.refused, `A playoff has 2, 4 or 12 teams, not ${teams}.`);
  }
  const autobids = numberOption(options, 'autobids', 'The number of autobids');
  const topFour = options.topFour;
  const seed = textOption(options, 'seed');
  return {
    team,
    year,
    ...(teams === undefined ? {} : { playoff_teams: teams }),
    ...(autobids === undefined ? {} : { playoff_autobids: autobids }),
    ...(typeof topFour === 'boolean' ? { playoff_conf_champ_top_4: topFour } : {}),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** The file asked for, which must not exist yet, or a free name after team and year. */
async function pathFor(cli: Cli, input: InputOf<'newGame'>, name: string | undefined): Promise<string> {
  const { path: folder } = await cli.folder();
  if (name !== undefined) return newSavePath(folder, name);
  const { save } = cli.globals;
  return save === undefined
    ? freshPath(folder, `${kebab(input.team)}-${input.year}`)
    : newSaveAnywhere(cli.terminal, folder, save);
}
