import type { GameId, PlayerId, TeamId } from '../../model/ids.ts';
import { zip } from '../../model/lists.ts';
import { type Award, awardName, HEISMAN_BALLOT, HEISMAN_VOTERS } from '../../model/people/awards.ts';
import type { Save } from '../../save/index.ts';
import { winnerOf } from '../../season/records.ts';

/** Points of one ballot. */
const BALLOT_POINTS = HEISMAN_BALLOT.points.reduce<number>((sum, each) => sum + each, 0);

/**
 * Checks that a vote is one its ballots can add up to: no candidate has more than all points, and the order follows the
 * points.
 */
function* voteFaults(year: number, vote: readonly Award[]): Generator<string> {
  const points = vote.map((each) => each.points ?? 0);
  const firsts = vote.map((each) => each.firsts ?? 0);
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const most = HEISMAN_BALLOT.points[0] * HEISMAN_VOTERS;
  const impossible = zip(points, firsts).some(([all, first]) => all > most || all < HEISMAN_BALLOT.points[0] * first);
  if (impossible || sum(points) > BALLOT_POINTS * HEISMAN_VOTERS || sum(firsts) > HEISMAN_VOTERS) {
    yield `The Heisman vote of ${year} has more points than its ballots.`;
  }
  const ordered = zip(vote, points).every(
    ([{ place }, all], index) => place === index + 1 && all <= (points[index - 1] ?? Infinity),
  );
  if (!ordered) {
    yield `The Heisman vote of ${year} is not sorted by points.`;
  }
}

/** Checks that award winners played for that team that season, and that a game's MVP was on the winning side. */
function* seasonFaults(save: Save, year: number, awards: readonly Award[]): Generator<string> {
  const teams = new Map<PlayerId, TeamId>(save.playerSeasons.totals(year).map(({ player, team }) => [player, team]));
  const winners = new Map<GameId, TeamId | null>(save.games.ofYear(year).map((game) => [game.id, winnerOf(game)]));
  for (const award of awards) {
    const what = `The ${year} award ${awardName(award)} of week ${award.week}`;
    if (teams.get(award.player) !== award.team)
      yield `${what} names player ${award.player}, who did not play for ${award.team}.`;
    if (award.game !== null && winners.get(award.game) !== award.team)
      yield `${what} is of a game that ${award.team} did not win.`;
  }
  yield* voteFaults(
    year,
    awards.filter(({ kind }) => kind === 'heisman'),
  );
}

/**
 * Checks that awards belong to seasons of the dynasty, went to players who were there, and come from votes that add up.
 */
export function* awardFaults(save: Save): Generator<string> {
  const { settings, year } = save.dynasty.read();
  for (const each of save.awards.years()) {
    if (each < settings.startYear || each > year)
      yield `The save has awards for ${each}, which is not a season of the dynasty.`;
    else yield* seasonFaults(save, each, save.awards.ofYear(each));
  }
}
