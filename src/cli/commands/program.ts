import type { HallMember, ProgramHonor, ProgramSeason, RecordHeld } from '../../core/app/views/record-book.ts';
import {
  EMPTY,
  fullName,
  HALL_MEMBERS,
  HEADINGS,
  PROGRAM_HONORS,
  PROGRAM_SEASONS,
  programLines,
  recordColumns,
  sentenceCase,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import { coachTables } from './coaches.ts';
import { rivalryTable } from './trophies.ts';

/** What a program is remembered for. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('program', args.length === 0 ? {} : { team: args.join(' ') });
  const { team, heisman } = answer;
  const records = recordColumns(true);
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(`${team.name} ${team.mascot}`, 'title'),
        ...programLines(answer),
        ...(heisman.length === 0
          ? []
          : [HEADINGS.heismanWinners(heisman.map((each) => `${fullName(each)} ${each.year}`).join(', '))]),
      ),
      table<ProgramSeason>({
        name: 'seasons',
        title: HEADINGS.bestSeasons,
        columns: Object.values(PROGRAM_SEASONS).map((each) => column(each)),
        rows: answer.best_seasons,
        mark: ({ champion }) => (champion ? 'win' : null),
      }),
      table<ProgramHonor>({
        name: 'all_america',
        title: HEADINGS.allAmericaTeams,
        columns: Object.values(PROGRAM_HONORS).map((each) => column(each)),
        rows: answer.all_america,
        empty: EMPTY.honorsInDynasty,
      }),
      table<HallMember>({
        name: 'hall',
        title: sentenceCase(HEADINGS.hallOfFame),
        columns: [
          HALL_MEMBERS.inducted,
          HALL_MEMBERS.name,
          HALL_MEMBERS.pos,
          HALL_MEMBERS.years,
          HALL_MEMBERS.points,
        ].map((each) => column(each)),
        rows: answer.hall,
        empty: EMPTY.hall,
      }),
      ...coachTables(answer),
      rivalryTable(answer.rivalries),
      table<RecordHeld>({
        name: 'national_records',
        title: 'National records',
        columns: [records.span, records.record, records.value, records.holder, records.when].map((each) =>
          column(each),
        ),
        rows: answer.national_records,
        empty: 'None.',
      }),
    ],
  });
}
