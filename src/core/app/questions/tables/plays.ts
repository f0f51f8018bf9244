import type { Game } from '../../../model/game.ts';
import type { PlayerId } from '../../../model/ids.ts';
import { itemAt } from '../../../model/lists.ts';
import { COL, KIND, PENALTIES, PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, PLAY_STRIDE } from '../../../model/plays/play.ts';
import { TRICKS, trickCalled } from '../../../model/plays/tricks.ts';
import type { GameLog } from '../../../save/contracts.ts';
import { type Column, flag, type Source, table, text, whole } from '../table.ts';

/** A play of a log, with its location. */
interface PlayOf {
  game: Game;
  log: GameLog;
  /** Number of the play within the game, from 1. */
  number: number;
  /** Index of its first column in the log. */
  index: number;
}

function* everyPlay({ save, seasons }: Source): Generator<PlayOf> {
  for (const year of seasons) {
    for (const game of save.games.ofYear(year)) {
      const log = game.result && save.boxes.byGame(game.id);
      if (!log) continue;
      for (let index = 0; index < log.plays.length; index += PLAY_STRIDE) {
        yield { game, log, number: index / PLAY_STRIDE + 1, index };
      }
    }
  }
}

const read = ({ log, index }: PlayOf, column: keyof typeof COL): number => log.plays[index + COL[column]]!;
const has = (play: PlayOf, name: keyof typeof PLAY_FLAGS): boolean => (read(play, 'flags') & PLAY_FLAGS[name]) !== 0;
const offenseOf = (play: PlayOf): 0 | 1 => (read(play, 'offense') === 0 ? 0 : 1);
const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
const teamOf = ({ game }: PlayOf, side: 0 | 1) => (side === 0 ? game.home : game.away);

function inSlot({ log }: PlayOf, side: 0 | 1, slot: number): PlayerId | null {
  return slot < 0 ? null : (log.rosters[side][slot] ?? null);
}

const counted = (name: string, meaning: string, from: keyof typeof COL): Column<PlayOf> =>
  whole(name, meaning, (play) => read(play, from));

const person = (name: string, meaning: string, from: keyof typeof COL, defends: boolean): Column<PlayOf> =>
  whole(name, meaning, (play) => {
    const offense = offenseOf(play);
    return inSlot(play, defends ? otherSide(offense) : offense, read(play, from));
  });

const flagged = (name: string, meaning: string, of: keyof typeof PLAY_FLAGS): Column<PlayOf> =>
  flag(name, meaning, (play) => has(play, of));

/** Kinds of plays whose `kickOrAir` is air yards rather than the length of a kick. */
const PASSED: ReadonlySet<number> = new Set([KIND.pass, KIND.two_point_pass]);
const KICKED: ReadonlySet<number> = new Set([KIND.punt, KIND.field_goal, KIND.kickoff]);

const lengthOf = (kinds: ReadonlySet<number>) => (play: PlayOf) =>
  kinds.has(read(play, 'kind')) ? read(play, 'kickOrAir') : null;

const trickOf = (play: PlayOf) =>
  trickCalled({ trick: read(play, 'trick'), flags: read(play, 'flags'), yardLine: read(play, 'yardLine') });

const PLAY: readonly Column<PlayOf>[] = [
  whole('year', 'The season.', ({ game }) => game.year),
  whole('week', 'Week of the season.', ({ game }) => game.week),
  whole('game_id', 'Game number, as in `games`.', ({ game }) => game.id),
  whole('play', 'Play number within the game, from 1.', (play) => play.number),
  whole(
    'drive',
    'Drive number within the game, from 1; a kickoff belongs to the drive before it.',
    (play) => read(play, 'drive') + 1,
  ),
  counted('quarter', 'Quarter; overtimes count from 5.', 'quarter'),
  counted('seconds_left', 'Seconds left in the quarter at the snap.', 'secondsLeft'),
  counted('seconds_used', 'Seconds until the next snap.', 'secondsUsed'),
  text('offense', 'Team that snaps or kicks.', (play, { team }) => team(teamOf(play, offenseOf(play)))),
  text('defense', 'The other team.', (play, { team }) => team(teamOf(play, otherSide(offenseOf(play))))),
  counted('down', 'The down; 0 for kickoffs and tries.', 'down'),
  counted('distance', 'Yards to gain.', 'distance'),
  counted('yard_line', "Yards from the offense's own goal line, 1 to 99.", 'yardLine'),
  text('kind', `${PLAY_KINDS.join(', ')}.`, (play) => itemAt(PLAY_KINDS, read(play, 'kind'))),
  text('result', 'none, complete, incomplete, interception, fumble, good, missed, returned and so on.', (play) =>
    itemAt(PLAY_RESULTS, read(play, 'result')),
  ),
  counted('yards', "Yards credited to the offense's players.", 'yards'),
  whole('air_yards', 'Air yards of a pass; null for other plays.', lengthOf(PASSED)),
  whole('kick_yards', 'Length of a punt, field goal or kickoff in yards; null for other plays.', lengthOf(KICKED)),
  counted('return_yards', 'Return yards.', 'returnYards'),
  person('player_id', 'Passer, runner or kicker, as in `players`; null if none.', 'actor', false),
  person('target_id', 'Intended receiver; null if none.', 'target', false),
  person('tackler_id', 'Player credited with the tackle or sack; null if none.', 'tackler', true),
  flagged('first_down', '1 for a first down.', 'firstDown'),
  flagged('touchdown', '1 for a touchdown.', 'touchdown'),
  flagged('no_play', '1 for a play wiped out by a penalty.', 'noPlay'),
  text('penalty', 'Penalty; null if none.', (play) =>
    read(play, 'penalty') === 0 ? null : itemAt(PENALTIES, read(play, 'penalty')),
  ),
  counted('points', "Points for the offense's team.", 'pointsOffense'),
  counted('points_against', 'Points for the other team.', 'pointsDefense'),
  text('trick', `Trick play called (${TRICKS.join(', ')}); null if none.`, trickOf),
];

export const PLAY_TABLES = [table('plays', 'A play of a finished game.', everyPlay, PLAY)];
