import type { GameStat } from '../../core/app/views/columns.ts';
import type { PlayedGame } from '../../core/app/views/game.ts';
import type { Game, ScheduleGame } from '../../core/app/views/shared.ts';
import { finalLabel, isRanked, oneDecimal, rankPrefix, weekShort } from '../../core/present/index.ts';
import type { Column } from './table.ts';

/** `vs #4 Ohio State`, `at Indiana`, `vs Georgia (neutral)`. */
export function opponentText(game: Pick<ScheduleGame, 'opponent' | 'home'>): string {
  const name = rankPrefix(game.opponent.name, game.opponent.ranking);
  if (game.home === null) return `vs ${name} (neutral)`;
  return `${game.home ? 'vs' : 'at'} ${name}`;
}

/** `W 31-24`, or nothing before the game. */
export function resultText(game: Pick<ScheduleGame, 'result' | 'score'>): string {
  return game.result === null ? '' : `${game.result} ${game.score ?? ''}`;
}

/** `W 31-24 vs #4 Ohio State`; `-` without a game. */
export function lastGameText(game: ScheduleGame | null): string {
  return game === null ? '-' : `${resultText(game)} ${opponentText(game)}`;
}

/** `at Indiana (-6.5)`; `-` without a game. */
export function nextGameText(game: ScheduleGame | null): string {
  return game === null ? '-' : `${opponentText(game)} (${game.spread})`;
}

/** A team's last game and its next one, as the poll and the standings end their lines; no value without a game. */
export function gamesAround<
  Row extends { last_game: ScheduleGame | null; next_game: ScheduleGame | null },
>(): Column<Row>[] {
  const last = ({ last_game }: Row) => lastGameText(last_game);
  const next = ({ next_game }: Row) => nextGameText(next_game);
  return [
    {
      key: 'last_week',
      title: 'Last Week',
      value: (row) => (row.last_game === null ? null : last(row)),
      text: last,
      drop: 2,
      least: 22,
    },
    {
      key: 'this_week',
      title: 'This Week',
      value: (row) => (row.next_game === null ? null : next(row)),
      text: next,
      drop: 1,
      least: 22,
    },
  ];
}

/** The two teams' numbers of a game beside each other; averages always have their decimal. */
export function gameStatColumns({ game, stats }: Pick<PlayedGame, 'game' | 'stats'>): Column<GameStat>[] {
  const side = (key: string, team: 'teamA' | 'teamB'): Column<GameStat> => ({
    key,
    title: game[team].abbreviation,
    align: 'right',
    value: (stat) => stats[stat][team],
    text: (stat) => {
      const value = stats[stat][team];
      return typeof value === 'number' && stat.includes(' per ') ? oneDecimal(value) : String(value);
    },
  });
  const name = (stat: GameStat) => stat.charAt(0).toUpperCase() + stat.slice(1);
  return [{ key: 'stat', title: '', value: (stat) => stat, text: name }, side('away', 'teamB'), side('home', 'teamA')];
}

/** What a line of betting means in words: `Michigan -6.5`, `Indiana -3`, `pick 'em`. */
export function lineText(own: string, opponent: string, spread: string): string {
  if (spread === 'Even') return "pick 'em";
  return spread.startsWith('-') ? `${own} ${spread}` : `${opponent} -${spread.slice(1)}`;
}

/** Columns of a schedule. */
export function scheduleColumns(playoffTeams: number): Column<ScheduleGame>[] {
  return [
    {
      key: 'week',
      title: 'Week',
      value: (g) => g.weekPlayed,
      text: (g) => weekCell(g.weekPlayed, playoffTeams),
      align: 'left',
    },
    { key: 'opponent', title: 'Opponent', value: (g) => g.opponent.name, text: opponentText, least: 14 },
    { key: 'opponent_rank', title: 'Rank', value: (g) => g.opponent.ranking, drop: 5 },
    {
      key: 'rating',
      title: 'Rating',
      value: (g) => g.opponent.rating,
      text: (g) => g.opponent.rating.toFixed(1),
      drop: 3,
    },
    { key: 'record', title: 'Record', value: (g) => g.opponent.record, drop: 2 },
    { key: 'site', title: 'Site', value: site, drop: 9 },
    { key: 'spread', title: 'Spread', align: 'right', value: (g) => g.spread, drop: 1 },
    { key: 'moneyline', title: 'Money', align: 'right', value: (g) => g.moneyline, drop: 6 },
    { key: 'result', title: 'Result', value: (g) => (g.result === null ? null : resultText(g)), text: resultText },
    { key: 'notes', title: 'Notes', value: (g) => g.label, drop: 4, least: 10 },
    { key: 'game_id', title: 'Game', value: (g) => g.id },
  ];
}

function site(game: ScheduleGame): string {
  return game.home === null ? 'neutral' : game.home ? 'home' : 'away';
}

/** Numbers for regular weeks, short names for the weeks after. */
export function weekCell(week: number, playoffTeams: number): string {
  return weekShort(week, playoffTeams).replace(/^Wk /, '');
}

/** A finished game in a line, the winner first: `#9 Michigan 27, #11 USC 24 (OT)`. */
export function scoreLine(game: Game): string {
  const a = { name: rankPrefix(game.teamA.name, game.rankATOG), score: game.scoreA ?? 0 };
  const b = { name: rankPrefix(game.teamB.name, game.rankBTOG), score: game.scoreB ?? 0 };
  const [winner, loser] = a.score > b.score ? [a, b] : [b, a];
  const extra = game.overtime === 0 ? '' : ` (${finalLabel(game.overtime).slice('Final/'.length)})`;
  return `${winner.name} ${winner.score}, ${loser.name} ${loser.score}${extra}`;
}

/** Points by which the line had the winner behind; 0 for a favourite or a game not played. */
export function upsetBy(game: Game): number {
  if (game.winner === null) return 0;
  const spread = game.winner.name === game.teamA.name ? game.spreadA : game.spreadB;
  return spread.startsWith('+') ? Number(spread.slice(1)) : 0;
}

/** Whether a ranked team lost a game it was expected to win. */
export function isRankedUpset(game: Game): boolean {
  if (game.winner === null) return false;
  const loserRank = game.winner.name === game.teamA.name ? game.rankBTOG : game.rankATOG;
  return isRanked(loserRank) && upsetBy(game) > 0;
}
