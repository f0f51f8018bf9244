import type { Drive, Play } from '../../contract/views/season/game.ts';
import type { LiveGame } from '../../football/sideline/live-game.ts';
import { tally } from '../../football/tally/tally.ts';
import type { PlayerId } from '../../model/ids.ts';
import { firstOf } from '../../model/lists.ts';
import { STRIDE } from '../../model/plays/play-codes.ts';
import { driveResult } from '../../words/terms.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { drivesView, type FinishedGame, playsView } from '../views/box.ts';
import type { OwnGame } from './own-game.ts';

type Paused = LiveGame & { over: false };

/** A game so far, in the form the box score reads. */
export function asFinished({ game, inputs, playerOf }: OwnGame, plays: Int16Array): FinishedGame {
  const { home, away } = inputs.matchup();
  const { out } = inputs;
  const box = tally(
    plays,
    { team: home.team, players: home.players, out, system: home.system },
    { team: away.team, players: away.players, out, system: away.system },
  );
  const ids: PlayerId[] = [...home.players, ...away.players].map(({ id }) => id);
  return { game, box, player: new Map(ids.map((id) => [id, playerOf(id)])) };
}

/** Drives so far. The kickoff that starts a half belongs to the following drive, from its return on. */
export function drivesOf(
  own: OwnGame,
  season: SeasonView,
  { plays, state: g }: Paused,
  chances: Float64Array,
): Drive[] {
  if (plays.length === 0) return [];
  const finished = asFinished(own, plays);
  const drives = drivesView(season, finished, chances);
  const listed = drives.reduce((sum, drive) => sum + drive.plays.length, 0);
  if (listed === plays.length / STRIDE) return drives;
  const kickoff = playsView(season, finished, chances).slice(listed);
  const [{ quarter, clock }] = kickoff as [Play];
  const offense = teamFacts(season, g.offense === 0 ? own.game.home : own.game.away).name;
  const score = { scoreAAfter: firstOf(g.score), scoreBAfter: g.score[1]! };
  const nothing = { points: 0, points_against: 0, play_count: 0, yards: 0, seconds: 0 };
  const where = { quarter, clock, start_yard: g.ball, furthest_yard: g.ball };
  const kind = { kind: 'end_of_half', result: driveResult('end_of_half') } as const;
  return [...drives, { offense, number: drives.length + 1, ...kind, ...score, ...nothing, ...where, plays: kickoff }];
}
