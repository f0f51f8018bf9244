import type { BowlGame, ConferenceTitle, HeismanWinner, RivalrySoFar, Title } from '../../core/app/views/remembered.ts';
import { BOWLS, CONFERENCE_TITLES, EMPTY, HEADINGS, RIVALRIES, TITLES, winLoss } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';

/** What a program has won. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('trophies', args.length === 0 ? {} : { team: args.join(' ') });
  const { team, titles, conference_titles, bowls, bowl_record, heisman, rivalries } = answer;
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(`${team.name} ${team.mascot}: trophy case`, 'title')),
      table<Title>({
        name: 'titles',
        title: HEADINGS.nationalTitles(titles.length),
        columns: Object.values(TITLES).map((each) => column(each)),
        rows: titles,
        empty: EMPTY.titles,
      }),
      table<ConferenceTitle>({
        name: 'conference_titles',
        title: HEADINGS.conferenceTitles(conference_titles.length),
        columns: Object.values(CONFERENCE_TITLES).map((each) => column(each)),
        rows: conference_titles,
        empty: EMPTY.none,
      }),
      table<BowlGame>({
        name: 'bowls',
        title: HEADINGS.bowls(winLoss(bowl_record.wins, bowl_record.losses)),
        columns: [column(BOWLS.year), column(BOWLS.label, { least: 16 }), column(BOWLS.opponent), column(BOWLS.result)],
        rows: bowls,
        mark: ({ result }) => (result === 'W' ? 'win' : 'loss'),
        empty: EMPTY.none,
      }),
      table<HeismanWinner>({
        name: 'heisman',
        title: `Heisman winners: ${heisman.length}`,
        columns: [
          { key: 'year', title: 'Year', value: (row) => row.year },
          { key: 'player', title: 'Player', value: (row) => `${row.first} ${row.last}` },
          { key: 'points', title: 'Points', value: (row) => row.points },
        ],
        rows: heisman,
        empty: EMPTY.none,
      }),
      rivalryTable(rivalries),
    ],
  });
}

/** Rivalries as they stand. */
export function rivalryTable(rivalries: readonly RivalrySoFar[]): Part {
  return table<RivalrySoFar>({
    name: 'rivalries',
    title: HEADINGS.rivalries,
    columns: [
      column(RIVALRIES.opponent),
      column(RIVALRIES.trophy, { drop: 1, least: 16 }),
      column(RIVALRIES.series),
      column(RIVALRIES.streak),
      column(RIVALRIES.last),
    ],
    rows: rivalries,
    empty: EMPTY.rivals,
  });
}
