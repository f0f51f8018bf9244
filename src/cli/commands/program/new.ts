import { relative } from 'node:path';
import type { SaveLibrary } from '../../../core/app/saves/library.ts';
import type { InputOf } from '../../../core/contract/registry.ts';
import { COACH_ORIGINS, COACH_ROLES, COACH_SKILLS, STAFF_SIDES } from '../../../core/model/coaches.ts';
import { DIFFICULTIES } from '../../../core/model/difficulty.ts';
import { kebab } from '../../../core/model/ids.ts';
import { mustHave } from '../../../core/model/lists.ts';
import { MODE_NAMES } from '../../../core/model/own-coach.ts';
import { isPlayoffSize, PLAYOFF_SIZES_SAID, takesChampions } from '../../../core/model/playoff.ts';
import { given } from '../../../core/pages/parts/verb.ts';
import {
  careerText,
  difficultyText,
  gauge,
  isRanked,
  listed,
  oneDecimal,
  plural,
  takesOverText,
} from '../../../core/present/index.ts';
import { seasonNote } from '../../../core/words/terms.ts';
import { EDITED_TEXT } from '../../../core/words/universe/editing.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { freshPath, newSaveAnywhere, newSavePath } from '../../shell/save-choice.ts';
import { tuningOption } from '../../shell/tuning-file.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Starts a dynasty in a new file. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const from = textOption(options, 'from');
  if (from !== undefined) return (await import('./from-code.ts')).newFromCode(cli, from, options);
  const tuning = tuningOption(cli, options);
  const universe = await universeOption(cli, options);
  const library = await cli.library();
  const input = {
    ...readInput(await withOpening(cli, library, options, universe), universe),
    ...(Object.keys(tuning).length > 0 && { tuning }),
    ...(universe !== undefined && { universe }),
  };
  const path = await pathFor(cli, input, textOption(options, 'name'));
  const answer = unwrap(await library.create(path, input));
  cli.terminal.hasDecided = true;
  const { info, team } = answer;
  const note = seasonNote(info.currentYear, info.as_it_was);
  const relativePath = relative(cli.terminal.cwd, path);
  await cli.show({
    json: { status: 'success', ...answer },
    parts: [
      text(
        takesOverText(info.coach, team.name),
        '',
        `  Season     ${info.currentYear}, ${formatText(info.playoff)}`,
        `  Team       ${team.name} ${team.mascot}, ${team.conference}, ${isRanked(team.ranking) ? `ranked #${team.ranking}` : 'unranked'}`,
        `  Prestige   ${gauge(team.prestige, 7)} (floor ${team.floor}, ceiling ${team.ceiling})`,
        `  Rating     ${oneDecimal(team.rating)} (offense ${oneDecimal(team.offense)}, defense ${oneDecimal(team.defense)})`,
        ...(info.coach === undefined ? [] : [`  Career     ${careerText(info.coach)}`]),
        ...(info.difficulty === undefined ? [] : [`  Difficulty ${difficultyText(info.difficulty)}`]),
        `  Saved in   ${relativePath.startsWith('..') ? path : relativePath}`,
      ),
      ...(note === null ? [] : [text(note)]),
      ...(info.editable ? [text(EDITED_TEXT)] : []),
      text(...next(info.coach?.coordinator === undefined ? team.nonConfLimit - team.nonConfGames : 0)),
    ],
  });
}

/** @param open dates the user can still fill */
function next(open: number): string[] {
  const schedule = open > 0 ? [`  dynasty noncon          schedule your non-conference games (${open} open)`] : [];
  return [
    'What next',
    ...schedule,
    '  dynasty sim             start the season and play week 1 (we’ll fill open dates)',
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
  if (!takesChampions(teams)) return teams === 2 ? 'two teams play for the title' : `${teams}-team playoff`;
  return `${teams}-team playoff, ${plural(autobids, 'autobid')}${conf_champ_top_4 ? ', champions seeded 1 to 4' : ''}`;
}

/** Adds the team and seed of an opening to the options, if any opening is requested. */
async function withOpening(cli: Cli, library: SaveLibrary, options: Options, universe: unknown): Promise<Options> {
  if (options.opening !== true) return options;
  const [team, year] = [textOption(options, 'team'), numberOption(options, 'year', 'The year')];
  if (team !== undefined) throw new CliFailure(EXIT.refused, 'Give --team or --opening, not both.');
  if (universe !== undefined)
    throw new CliFailure(
      EXIT.refused,
      'A universe starts with its coaches in place: give --team instead of --opening.',
    );
  if (year === undefined) return options;
  const seed = textOption(options, 'seed');
  const folder = await cli.folder();
  const home = unwrap(await library.home(folder.path, { year, openings: true, ...(seed && { seed }) }));
  const openings = mustHave(home.openings, 'list of openings');
  return { ...options, team: openings.any, seed: openings.seed };
}

/** Returns the content of `--universe`, unchecked; undefined without the option. */
async function universeOption(cli: Cli, options: Options): Promise<unknown> {
  const typed = textOption(options, 'universe');
  if (typed === undefined) return undefined;
  return (await import('../../shell/universe-file.ts')).universeContent(cli, typed);
}

/** Returns the season in which a universe starts, if it names one. */
function seasonOf(universe: unknown): number | undefined {
  const season = (universe as { season?: unknown } | null | undefined)?.season;
  return typeof season === 'number' ? season : undefined;
}

function readInput(options: Options, universe: unknown): InputOf<'newGame'> {
  const team = textOption(options, 'team');
  const year = numberOption(options, 'year', 'The year') ?? seasonOf(universe);
  if (team === undefined || year === undefined) {
    const missing = team === undefined && options.opening !== true ? '--team' : '--year';
    throw new CliFailure(EXIT.refused, `A new dynasty needs a team and a year; ${missing} is missing.`, [
      'For example: dynasty new --team Michigan --year 2024',
      'The teams of a season: dynasty teams --year 2024',
    ]);
  }
  const teams = numberOption(options, 'playoff', 'The size of the playoff');
  if (teams !== undefined && !isPlayoffSize(teams)) {
    throw new CliFailure(EXIT.refused, `A playoff has ${PLAYOFF_SIZES_SAID}, not ${teams}.`);
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
    ...readCoach(options),
    ...readDifficulty(options),
    ...(options.asItWas === true && { as_it_was: true }),
    ...(options.editable === true && { editable: true }),
  };
}

/** Matches a word against a list, ignoring case and separators; refuses one that is not in it. */
function oneOf<Word extends string>(text: string, words: readonly Word[], what: string): Word {
  const plain = (word: string): string => word.trim().toLowerCase().replace(/[_-]/g, ' ');
  const found = words.find((word) => plain(word) === plain(text));
  if (found === undefined) throw new CliFailure(EXIT.refused, `${what} is ${listed(words, 'or')}, not "${text}".`);
  return found;
}

/** Parses a mode: `never-fired`. */
function readMode(text: string): (typeof MODE_NAMES)[keyof typeof MODE_NAMES] {
  return MODE_NAMES[oneOf(text, Object.keys(MODE_NAMES) as (keyof typeof MODE_NAMES)[], 'The mode')];
}

/** Parses the difficulty. */
function readDifficulty(options: Options): Partial<InputOf<'newGame'>> {
  const said = textOption(options, 'difficulty');
  return said === undefined ? {} : { difficulty: oneOf(said, DIFFICULTIES, 'The difficulty') };
}

/** Parses the options for the user's coach. */
function readCoach(options: Options): Partial<InputOf<'newGame'>> {
  const option = <Value>(name: string, read: (text: string) => Value): Value | undefined => {
    const said = textOption(options, name);
    return said === undefined ? undefined : read(said);
  };
  return given({
    coach: textOption(options, 'coach'),
    mode: option('mode', readMode),
    coach_role: option('role', (role) => oneOf(role, COACH_ROLES, 'The role')),
    coach_age: numberOption(options, 'coachAge', 'The age of the coach'),
    coach_school: textOption(options, 'coachSchool'),
    coach_side: option('coachSide', (side) => oneOf(side, STAFF_SIDES, 'The side of the ball')),
    coach_background: option('coachBackground', (job) => oneOf(job, COACH_ORIGINS, 'The background')),
    coach_strengths: option('coachStrengths', (list) =>
      list.split(',').map((each) => oneOf(each, COACH_SKILLS, 'A strength')),
    ),
  });
}

/** Returns the requested file, which must not exist yet, or a free name from team and year. */
async function pathFor(cli: Cli, input: InputOf<'newGame'>, name: string | undefined): Promise<string> {
  const { path: folder } = await cli.folder();
  if (name !== undefined) return newSavePath(folder, name);
  const { save } = cli.globals;
  return save === undefined
    ? freshPath(folder, `${kebab(input.team)}-${input.year}`)
    : newSaveAnywhere(cli.terminal, folder, save);
}
