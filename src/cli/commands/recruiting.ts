import type { RecruitingSummary } from '../../core/app/views/recruiting.ts';
import { teamNamed } from '../../core/model/search.ts';
import {
  CLASSES,
  type ClassRow,
  classesOf,
  gauge,
  grouped,
  HEADINGS,
  RECRUITS,
  type Signed,
  sentenceCase,
  signees,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { textOption } from '../shell/input.ts';
import { noSuch } from '../shell/suggest.ts';
import { column, columns } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';
import { enter } from './to-stage.ts';

/** Rows of the national tables that people see unless they ask for all; files have all. */
const TOP_RECRUITS = 20;
const TOP_CLASSES = 10;

/** The new freshmen: the country's, the best classes, one team's. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const next = await enter(cli, 'recruiting_summary');
  const answer = await cli.ask('recruitingSummary', {});
  const { summary_stats: all, info } = answer;
  const whole = cli.globals.csv === true || options.all === true;
  const team = className(answer, textOption(options, 'team') ?? info.team.name);
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(`Freshman class of ${info.currentYear + 1}`, 'title'),
        `${grouped(all.total_freshmen)} freshmen, rated ${all.avg_rating.toFixed(1)} on average (${all.min_rating} to ${all.max_rating})`,
      ),
      recruits(cli, `${team} signees`, 'class', signees(answer, team), info.team.name),
      classes(answer, whole),
      recruits(
        cli,
        sentenceCase(HEADINGS.topRecruits),
        'recruits',
        signees(answer).slice(0, whole ? undefined : TOP_RECRUITS),
        info.team.name,
      ),
      ...(next === null ? [] : [next]),
    ],
  });
}

/** The team as the classes are keyed. */
function className(answer: RecruitingSummary, asked: string): string {
  const teams = Object.values(answer.freshmen_by_team).map(({ team }) => team);
  const found = teamNamed(asked, teams);
  if (found !== null) return found.name;
  throw noSuch(
    `No team "${asked}" has a class.`,
    asked,
    teams.map(({ name }) => name),
  );
}

function recruits(cli: Cli, title: string, name: string, rows: readonly Signed[], own: string): Part {
  const stars = (n: number) => (cli.style.ascii ? gauge(n, 5, '*', '') : gauge(n, 5, '★', ''));
  return table<Signed>({
    name,
    title,
    columns: [
      column(RECRUITS.name, { least: 12 }),
      column(RECRUITS.position),
      column(RECRUITS.stars, { text: (p) => stars(p.stars), align: 'left' }),
      column(RECRUITS.rating),
      column(RECRUITS.development, { drop: 2 }),
      column(RECRUITS.team),
      column(RECRUITS.id, { drop: 1 }),
    ],
    rows,
    mark: (p) => (p.team === own && name === 'recruits' ? 'own' : null),
    empty: 'Nobody signed.',
  });
}

function classes(answer: RecruitingSummary, whole: boolean): Part {
  return table<ClassRow>({
    name: 'classes',
    title: 'Best classes',
    columns: columns(Object.values(CLASSES)),
    rows: classesOf(answer).slice(0, whole ? undefined : TOP_CLASSES),
    mark: (row) => (row.team === answer.info.team.name ? 'own' : null),
  });
}
