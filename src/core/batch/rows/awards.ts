import { coachOfTheYear, headCoachOf } from '../../dynasty/coaches.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { PlayerId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { type Award, awardName, HEISMAN_VOTERS, isSeasonAward } from '../../model/people/awards.ts';
import { isRedshirt } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import type { ByPlayer } from '../by-player.ts';
import type { RowWriter } from '../row-writer.ts';
import { begin, type Names, type Prefix, publishedRank } from './columns.ts';

/** Writes a season's awards with what was known when they were given; leaves out weekly and game awards. */
export function awardRows(
  out: RowWriter,
  prefix: Prefix,
  awards: readonly Award[],
  dynasty: DynastyState,
  { people, transferred }: { people: ByPlayer<Player>; transferred: ReadonlySet<PlayerId> },
  names: Names,
): void {
  const { polls } = dynasty;
  const week = awards.find(({ kind }) => kind === 'heisman')?.week ?? 0;
  const poll = polls.find((each) => each.week === week + 1)?.rows ?? [];
  const ranks = new Map(poll.map(({ team, rank }) => [team, rank]));
  for (const award of awards.filter(({ kind }) => isSeasonAward(kind))) {
    const player = mustGet(people, award.player);
    begin(out, prefix)
      .text(awardName(award))
      .optional(award.selection === 0 ? null : award.selection)
      .number(award.place);
    out
      .text(award.conference === null ? '' : names.conference(award.conference))
      .number(award.player)
      .text('');
    out.text(names.team(award.team)).text(player.position).text(player.classYear);
    out.number(Number(isRedshirt(player))).number(Number(transferred.has(player.id)));
    out
      .optional(award.firsts === null ? null : Number((award.firsts / HEISMAN_VOTERS).toFixed(4)))
      .optional(award.points)
      .optional(publishedRank(ranks.get(award.team) ?? null))
      .end();
  }
  coachOfTheYear(dynasty).forEach(({ team, share }, index) => {
    begin(out, prefix)
      .text('coach_of_the_year')
      .optional(null)
      .number(index + 1)
      .text('')
      .optional(null);
    out
      .number(headCoachOf(dynasty, team).coach.id)
      .text(names.team(team))
      .text('')
      .text('')
      .optional(null)
      .optional(null);
    out
      .optional(Number(share.toFixed(4)))
      .optional(null)
      .optional(publishedRank(ranks.get(team) ?? null))
      .end();
  });
}
