import type { Race, Runner } from '../../contract/views/people/awards.ts';
import { RACE } from '../../present/columns/awards.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { grouped } from '../../words/numbers.ts';
import { col, ownTeam, type Section, table, text } from './sections.ts';
import { playerPiece, teamPiece } from './words.ts';

/** Explains why there is no race. */
function closed({ decided, from_week, info }: Race): string {
  if (decided) return EMPTY.raceOver(info.currentYear);
  return info.stage === 'season' && info.currentWeek > from_week ? EMPTY.vote : EMPTY.race(from_week);
}

/** The Heisman race, with an explanation of its numbers. */
export function raceTable(race: Race): Section[] {
  return [
    table<Runner>({
      name: 'race',
      title: HEADINGS.race,
      caption: 'The Heisman race',
      columns: [
        col(RACE.place, { names: true }),
        col(RACE.name, { names: true, cell: playerPiece }),
        col(RACE.pos),
        col(RACE.class, { drop: 5 }),
        col(RACE.team, { least: 10, cell: ({ team, ranking }) => teamPiece(team, ranking) }),
        col(RACE.record, { drop: 4 }),
        col(RACE.points, { drop: 2 }),
        col(RACE.firsts, { drop: 6 }),
        col(RACE.chance, { leads: true }),
        col(RACE.odds),
        col(RACE.season, { drop: 3, least: 20, long: true }),
      ],
      rows: race.runners,
      link: ({ id }) => ({ name: 'player', id }),
      mark: ownTeam(race),
      empty: closed(race),
    }),
    ...(race.runners.length === 0
      ? []
      : [text({ name: 'about', lines: [{ text: HEADINGS.raceNumbers(grouped(race.voters)), tone: 'faint' }] })]),
  ];
}
