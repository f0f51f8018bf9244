import type { GameStat } from '../../core/contract/views/columns.ts';
import type { PlayedGame } from '../../core/contract/views/season/game.ts';
import type { Game, Info, ScheduleGame } from '../../core/contract/views/shared.ts';
import {
  GAME_NUMBERS,
  gameNumberText,
  kindText,
  percent,
  rankPrefix,
  SCHEDULE,
  weekName,
} from '../../core/present/index.ts';
import { column } from './described.ts';
import type { Column } from './table.ts';

/** Both teams' numbers in a game side by side; averages always show their decimal. */
export function gameStatColumns({ game, stats }: Pick<PlayedGame, 'game' | 'stats'>): Column<GameStat>[] {
  const side = (key: string, team: 'teamA' | 'teamB'): Column<GameStat> => ({
    key,
    title: game[team].abbreviation,
    align: 'right',
    value: (stat) => stats[stat][team],
    text: (stat) => gameNumberText(stat, stats[stat][team]),
  });
  const name = (stat: GameStat) => GAME_NUMBERS[stat].long;
  return [{ key: 'stat', title: '', value: (stat) => stat, text: name }, side('away', 'teamB'), side('home', 'teamA')];
}

/** `#4 Ohio State at #7 Michigan`, `vs` at a neutral site. */
export function matchText(game: Pick<Game, 'teamA' | 'teamB' | 'rankATOG' | 'rankBTOG' | 'homeTeam'>): string {
  const joint = game.homeTeam === null ? 'vs' : 'at';
  return `${rankPrefix(game.teamB.name, game.rankBTOG)} ${joint} ${rankPrefix(game.teamA.name, game.rankATOG)}`;
}

/** A game's date and kind: `2024, Week 6, SEC vs MAC, neutral site`; a name equal to the week's is not repeated. */
export function occasionText(page: {
  game: Pick<Game, 'year' | 'weekPlayed' | 'name' | 'base_label' | 'homeTeam'>;
  info: Pick<Info, 'playoff'>;
}): string {
  const { game, info } = page;
  const week = weekName(game.weekPlayed, info.playoff.teams);
  const site = game.homeTeam === null ? ['neutral site'] : [];
  const kind = kindText(game);
  return [game.year, week, ...(kind === week ? [] : [kind]), ...site].join(', ');
}

/** A line of a finished game's score by quarters. */
export interface ScoreLine {
  team: PlayedGame['game']['teamA'];
  rank: number | undefined;
  quarters: readonly number[];
  points: number | null;
  won: boolean;
}

/** Returns both lines of a finished game's score by quarters, visitor first. */
export function scoreLines({ game, quarters }: Pick<PlayedGame, 'game' | 'quarters'>): [ScoreLine, ScoreLine] {
  const line = (side: 'A' | 'B'): ScoreLine => ({
    team: game[`team${side}`],
    rank: game[`rank${side}TOG`],
    quarters: quarters[`team${side}`],
    points: game[`score${side}`] ?? null,
    won: game[`result${side}`] === 'W',
  });
  return [line('B'), line('A')];
}

/** A betting line as text: `Michigan -6.5`, `Indiana -3`, `pick 'em`. */
export function lineText(own: string, opponent: string, spread: string): string {
  if (spread === 'Even') return "pick 'em";
  return spread.startsWith('-') ? `${own} ${spread}` : `${opponent} -${spread.slice(1)}`;
}

/** The line with the favorite's chance: `Iowa State -29, 97% to win`; an even game is a `pick 'em`. */
export function favoredText(game: Pick<Game, 'teamA' | 'teamB' | 'spreadA' | 'winProbA' | 'winProbB'>): string {
  if (game.spreadA === 'Even') return "pick 'em";
  const chance = game.spreadA.startsWith('-') ? game.winProbA : game.winProbB;
  return `${lineText(game.teamA.name, game.teamB.name, game.spreadA)}, ${percent(chance)} to win`;
}

/** Columns of a schedule. */
export function scheduleColumns(playoffTeams: number): Column<ScheduleGame>[] {
  const { opponent, opponent_rank, rating, record, site, spread, moneyline, result, notes, game_id } = SCHEDULE;
  return [
    column(SCHEDULE.week(playoffTeams), { align: 'left' }),
    column(opponent, { least: 14 }),
    column(opponent_rank, { drop: 5 }),
    column(rating, { drop: 3 }),
    column(record, { drop: 2 }),
    column(site, { drop: 9 }),
    column(spread, { align: 'right', drop: 1 }),
    column(moneyline, { align: 'right', drop: 6 }),
    column(result),
    column(notes, { drop: 4, least: 10 }),
    column(game_id),
  ];
}
