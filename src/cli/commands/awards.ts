import type { Awards, BestOfPlace, GameHonor, Honored, Voted, WeekHonors } from '../../core/app/views/awards.ts';
import type { VotedCoach } from '../../core/app/views/coaches.ts';
import {
  BEST,
  COACH_VOTE,
  EMPTY,
  grouped,
  HEADINGS,
  HEISMAN,
  HONORED,
  MOST_VALUABLE,
  SELECTIONS,
  type SelectionRow,
  selectionRows,
  WEEKLY,
  type WeeklyRow,
  weeklyRows,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption, textOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The awards of a season. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const year = numberOption(options, 'year', 'The year');
  const conference = textOption(options, 'conference');
  const answer = await cli.ask('awards', {
    ...(year !== undefined && { year }),
    ...(conference !== undefined && { conference }),
  });
  const own = answer.info.team.name;
  await cli.show({
    json: answer,
    parts: partsOf(answer, own, { all: cli.globals.csv === true, weeks: options.weeks === true }),
  });
}

/** What is shown: everything for a program; people get the many players of the week once the season is decided if they ask. */
function partsOf(answer: Awards, own: string, { all, weeks }: { all: boolean; weeks: boolean }): Part[] {
  if (!answer.decided && !all) return open(answer, own);
  const more = weeks || all ? weekTables(answer, own) : [text('The players of the week: dynasty awards --weeks')];
  return [...decided(answer, own), ...more];
}

/** Before the vote there are only players of the week. */
function open(answer: Awards, own: string): Part[] {
  return [
    text(
      `The awards of ${answer.year} are given after the conference championships.`,
      'The Heisman race, from week 6 on: dynasty race',
    ),
    ...weekTables(answer, own),
  ];
}

function decided(answer: Awards, own: string): Part[] {
  return [
    heisman(answer, own),
    best(answer, own),
    coach(answer, own),
    selection('all_america', 'All-America', answer.all_america, own),
    freshmen(answer, own),
    ...(answer.conference === null
      ? []
      : [selection('all_conference', `All-${answer.conference}`, answer.all_conference, own)]),
    mostValuable(answer, own),
  ];
}

const mark = (own: string) => (row: { team: string }) => (row.team === own ? ('own' as const) : null);

function heisman(answer: Awards, own: string): Part {
  return table<Voted>({
    name: 'heisman',
    title: `Heisman Trophy ${answer.year}: ${grouped(answer.voters)} ballots`,
    columns: [
      column(HEISMAN.place),
      column(HEISMAN.name),
      column(HEISMAN.pos),
      column(HEISMAN.class, { drop: 3 }),
      column(HEISMAN.team, { least: 10 }),
      column(HEISMAN.points),
      column(HEISMAN.firsts),
      column(HEISMAN.season, { drop: 2, least: 20 }),
    ],
    rows: answer.heisman,
    mark: mark(own),
  });
}

function best(answer: Awards, own: string): Part {
  return table<BestOfPlace>({
    name: 'best',
    title: HEADINGS.playersOfTheYear,
    columns: [
      column(BEST.award),
      column(BEST.winner),
      column(BEST.class, { drop: 4 }),
      column(BEST.team, { least: 10 }),
      column(BEST.season, { drop: 2, least: 20 }),
      column(BEST.finalists, { drop: 3, least: 30 }),
    ],
    rows: answer.best,
    mark: ({ winner }) => mark(own)(winner),
  });
}

function coach(answer: Awards, own: string): Part {
  return table<VotedCoach>({
    name: 'coach_of_the_year',
    title: HEADINGS.coachOfTheYear,
    columns: Object.values(COACH_VOTE).map((each) => column(each)),
    rows: answer.coach_of_the_year,
    mark: mark(own),
  });
}

function selection(name: string, title: string, of: Awards['all_america'], own: string): Part {
  return table<SelectionRow>({
    name,
    title: `${title} Teams`,
    columns: [
      column(SELECTIONS.role),
      column(SELECTIONS.first, { least: 20 }),
      column(SELECTIONS.second, { least: 20 }),
    ],
    rows: selectionRows(of),
    mark: ({ first, second }) => (first?.team === own || second?.team === own ? 'own' : null),
  });
}

function freshmen(answer: Awards, own: string): Part {
  return table<Honored>({
    name: 'freshmen',
    title: 'Freshman All-America Team',
    columns: [column(HONORED.role), column(HONORED.name), column(HONORED.team)],
    rows: answer.freshmen,
    mark: mark(own),
  });
}

function weekTables(answer: Awards, own: string): Part[] {
  const of = (name: string, title: string, weeks: readonly WeekHonors[]) =>
    table<WeeklyRow>({
      name,
      family: 'weeks',
      title,
      columns: [column(WEEKLY.week), column(WEEKLY.role), column(WEEKLY.name), column(WEEKLY.pos), column(WEEKLY.team)],
      rows: weeklyRows(weeks),
      mark: mark(own),
      empty: EMPTY.weeklyAwards,
    });
  const nation = of('nation', `Players of the Week ${answer.year}`, answer.players_of_the_week);
  if (answer.conference === null) return [nation];
  const { conference } = answer;
  return [
    nation,
    of(conference, HEADINGS.conferencePlayersOfTheWeek(conference), answer.conference_players_of_the_week),
  ];
}

function mostValuable(answer: Awards, own: string): Part {
  return table<GameHonor>({
    name: 'most_valuable',
    title: HEADINGS.mostValuablePlayers,
    columns: [
      column(MOST_VALUABLE.game),
      column(MOST_VALUABLE.name),
      column(MOST_VALUABLE.pos),
      column(MOST_VALUABLE.team),
    ],
    rows: answer.most_valuable,
    mark: ({ player }) => mark(own)(player),
    empty: EMPTY.championships,
  });
}
