import type { GamePage, PlayedGame } from '../../../core/contract/views/season/game.ts';
import { firstOf } from '../../../core/model/lists.ts';
import { rankPrefix } from '../../../core/present/index.ts';
import { favoredText } from '../../text/games.ts';
import { wrap } from '../../text/width.ts';
import type { Subject } from '../play/route.ts';
import { isHidden } from '../play/state.ts';
import type { Item } from '../play/view.ts';
import { previewLines } from './game/game-preview.ts';
import { lineScore } from './game/game-summary.ts';
import { BLANK, line } from './parts.ts';
import { playerCard } from './player.ts';
import type { Context, Ports } from './screen.ts';
import { cardLines } from './team.ts';
import { askOpenWeek, type OpenWeek, openWeekLines } from './week/open-week.ts';

/** The card next to a list in wide windows: a short form of the selected team, player or game. */
export type CardData =
  | { kind: 'team'; data: Awaited<ReturnType<typeof askTeam>> }
  | { kind: 'player'; data: Awaited<ReturnType<typeof askPlayer>> }
  | { kind: 'game'; data: GamePage }
  | { kind: 'openWeek'; data: OpenWeek };

function askTeam({ ask }: Ports, team: string) {
  return ask('teamInfo', { team_name: team });
}

function askPlayer({ ask }: Ports, id: number) {
  return ask('player', { id });
}

export function hasCard({ name }: Subject): boolean {
  return name === 'team' || name === 'player' || name === 'game' || name === 'openWeek';
}

export async function loadCard(ports: Ports, subject: Subject): Promise<CardData | null> {
  switch (subject.name) {
    case 'team':
      return { kind: 'team', data: await askTeam(ports, subject.team) };
    case 'player':
      return { kind: 'player', data: await askPlayer(ports, subject.id) };
    case 'game':
      return { kind: 'game', data: await ports.ask('game', { id: subject.id }) };
    case 'openWeek':
      return { kind: 'openWeek', data: await askOpenWeek(ports, subject.week) };
    default:
      return null;
  }
}

export function drawCard(card: CardData, width: number, context: Context): Item[] {
  switch (card.kind) {
    case 'team':
      return cardLines(card.data);
    case 'player':
      return playerCard(card.data);
    case 'game':
      return gameCard(card.data, width, context);
    case 'openWeek':
      return openWeekLines(card.data, width);
  }
}

/** Returns the team that scored on a drive: its offense, or the other one with a return touchdown or a safety. */
function scorerOf({ game }: PlayedGame, { offense, points, points_against }: PlayedGame['drives'][number]): string {
  if (points >= points_against) return offense;
  return offense === game.teamA.name ? game.teamB.name : game.teamA.name;
}

function gameCard(page: GamePage, width: number, context: Context): Item[] {
  const { game } = page;
  const title = [
    line([[rankPrefix(game.teamB.name, game.rankBTOG), 'strong']]),
    line([[`${game.homeTeam === null ? 'vs' : 'at'} ${rankPrefix(game.teamA.name, game.rankATOG)}`, 'strong']]),
  ];
  if (isHidden(context, game, game.year)) {
    return [...title, BLANK, line([['Played; Enter shows the result.', 'faint']])];
  }
  if (!('drives' in page)) return [...title, BLANK, ...previewLines(page, width)];
  const scoring = page.drives.filter(({ points, points_against }) => points + points_against > 0);
  return [
    ...title,
    BLANK,
    ...wrap(game.headline ?? '', width).map((text) => line([text])),
    BLANK,
    ...lineScore(page).map((spans, index) => line(index === 0 ? [['', null]] : [firstOf(spans), ...spans.slice(2)])),
    BLANK,
    line([[`Line: ${favoredText(game)}`, 'faint']]),
    BLANK,
    line([['Scoring', 'header']]),
    ...scoring.map((drive) =>
      line([
        `${String(drive.scoreBAfter).padStart(2)}-${String(drive.scoreAAfter).padEnd(2)} ${scorerOf(page, drive)}: ${drive.result}`,
      ]),
    ),
  ];
}
