import type { RosterPlayer, WalkOn } from '../../core/contract/views/people/roster.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { ledByParts, plural, ROSTER, rosterSizeText, WALK_ONS } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { teamOrOwn, textOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Shows a team's players by position, starters first. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const position = readPosition(textOption(options, 'position'));
  const withWalkOns = options.walkOns === true;
  const answer = await cli.ask('roster', { team: await teamOrOwn(cli, args) });
  const rows = answer.roster.filter(({ pos }) => position === null || pos === position);
  await cli.show({
    json: answer,
    parts: [
      text(...ledByParts(answer), rosterSizeText(answer)),
      table<RosterPlayer>({
        name: 'roster',
        title: `${answer.team.name}: ${plural(rows.length, 'player')}`,
        columns: [
          column(ROSTER.id),
          column(ROSTER.number, { align: 'right', drop: 3 }),
          column(ROSTER.position),
          column(ROSTER.name, { least: 12 }),
          column(ROSTER.rating),
          column(ROSTER.year),
          column(ROSTER.size, { drop: 5 }),
          column(ROSTER.home, { drop: 4 }),
          column(ROSTER.starter),
          ...(rows.some(({ injury }) => injury !== null) ? [column(ROSTER.injury, { least: 16 })] : []),
          ...(answer.team_games === 0
            ? []
            : [
                column(ROSTER.games(answer.team_games), { align: 'right', drop: 1 }),
                column(ROSTER.missed, { drop: 2 }),
              ]),
        ],
        rows,
        mark: (p) => (p.starter ? 'strong' : null),
      }),
      ...(withWalkOns ? [walkOnTable(answer.walk_ons.filter(({ pos }) => position === null || pos === position))] : []),
    ],
  });
}

function walkOnTable(rows: readonly WalkOn[]): Part {
  return table<WalkOn>({
    name: 'walk_ons',
    title: plural(rows.length, 'walk-on'),
    columns: [
      column(WALK_ONS.position),
      column(WALK_ONS.number, { align: 'right' }),
      column(WALK_ONS.name, { least: 12 }),
      column(WALK_ONS.year),
      column(WALK_ONS.home),
    ],
    rows,
  });
}

function readPosition(name: string | undefined): string | null {
  if (name === undefined) return null;
  const wanted = name.toLowerCase();
  if ((POSITIONS as readonly string[]).includes(wanted)) return wanted;
  throw new CliFailure(EXIT.refused, `There is no position "${name}".`, [`Positions: ${POSITIONS.join(', ')}`]);
}
