import type { DepthPosition } from '../../core/contract/views/people/depth.ts';
import { POSITIONS, type Position, positionNamed } from '../../core/model/positions.ts';
import {
  aheadText,
  DEPTH,
  DEPTH_POSITIONS,
  type DepthRow,
  depthRows,
  effectText,
  HEADINGS,
  ordererText,
  personnelLines,
  positionTitle,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { namesIn } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';

/** Parses a required position. */
function positionGiven(word: string): Position {
  const found = positionNamed(word);
  if (found === undefined) {
    throw new CliFailure(EXIT.refused, `The position must be one of ${POSITIONS.join(', ')}, not "${word}".`);
  }
  return found;
}

async function set(cli: Cli, [position, ...players]: readonly string[]): Promise<void> {
  if (position === undefined || players.length === 0) {
    throw new CliFailure(EXIT.refused, 'Who starts? Give a position and its players, best first.', [
      'For example: dynasty depth set qb "Joe Moore"; the rest follow in your staff’s order.',
    ]);
  }
  await cli.ask('setDepth', { position: positionGiven(position), players: namesIn(players) });
}

async function auto(cli: Cli, [position]: readonly string[]): Promise<void> {
  await cli.ask('setDepth', { staff: true, ...(position !== undefined && { position: positionGiven(position) }) });
}

/** Parses the team and position to show. */
function askedFor(args: readonly string[]): { team?: string; position?: Position } {
  const position = positionNamed(args.at(-1));
  const team = (position === undefined ? args : args.slice(0, -1)).join(' ');
  return { ...(team !== '' && { team }), ...(position !== undefined && { position }) };
}

const POSITION_COLUMNS = [
  column(DEPTH_POSITIONS.position),
  column(DEPTH_POSITIONS.starters, { least: 20 }),
  column(DEPTH_POSITIONS.rating),
  column(DEPTH_POSITIONS.staff),
  column(DEPTH_POSITIONS.win, { drop: 2 }),
  column(DEPTH_POSITIONS.staffWin, { drop: 1 }),
  column(DEPTH_POSITIONS.by),
];

const MEN_COLUMNS = [
  column(DEPTH.place),
  column(DEPTH.name),
  column(DEPTH.class),
  column(DEPTH.rating),
  column(DEPTH.staff),
  column(DEPTH.games, { drop: 1 }),
  column(DEPTH.status),
  column(DEPTH.id, { drop: 2 }),
];

/** Shows the depth chart; `set` orders a position first, `auto` returns it to the staff. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const [verb, ...rest] = args;
  if (verb === 'set') await set(cli, rest);
  if (verb === 'auto') await auto(cli, rest);
  const decided = verb === 'set' || verb === 'auto';
  const asked = decided ? askedFor(rest.slice(0, 1)) : askedFor(args);
  const answer = await cli.ask('depth', asked);
  const [one] = answer.positions;
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(HEADINGS.depthChartOf(answer.team.name), 'title'),
        aheadText(answer),
        ...(asked.position === undefined || one === undefined
          ? [...personnelLines(answer), ordererText(answer)]
          : [effectText(one)]),
      ),
      asked.position === undefined || one === undefined
        ? table<DepthPosition>({ name: 'depth', columns: POSITION_COLUMNS, rows: answer.positions })
        : table<DepthRow>({
            name: 'depth',
            title: positionTitle(one),
            columns: MEN_COLUMNS,
            rows: depthRows(one),
            mark: ({ starts }) => (starts ? 'strong' : null),
          }),
    ],
  });
}
