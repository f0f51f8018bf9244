import type { Player } from '../../../model/player.ts';
import type { Carried, SeasonData } from '../season-data.ts';
import { isRecruit } from '../turnover.ts';
import { present, share, type Values } from '../values.ts';

/** The classes that the record follows; the last that it follows into the fourth season. */
const FOLLOWED = { first: 2016, last: 2021, lastToFourth: 2020 };

/** Classes that are followed into a later season: that of the season before, and those of two and three seasons before. */
export const CLASSES_FOLLOWED = 3;

/** Who is in the first season after he signed as a recruit. */
export function signeesOf(players: readonly Player[]): Player[] {
  return players.filter((player) => player.seasons === 0 && isRecruit(player));
}

/** Who is still where he signed, in the second season and the fourth, by stars. */
export function signeeMetrics({
  year,
  people,
  previous,
}: Pick<SeasonData, 'year' | 'people'> & { previous: Pick<Carried, 'signees'> | null }): Values {
  const still = (stars: number, seasonsAgo: number, last: number) => {
    const signed = year - seasonsAgo;
    if (signed < FOLLOWED.first || signed > last) return null;
    const list = previous?.signees[seasonsAgo - 1]?.filter((player) => player.stars === stars) ?? [];
    return share(list, ({ id, team }) => people.get(id)?.team === team);
  };
  return present({
    ros_y2_3star: still(3, 1, FOLLOWED.last),
    ros_y2_4star: still(4, 1, FOLLOWED.last),
    ros_y2_5star: still(5, 1, FOLLOWED.last),
    ros_y4_3star: still(3, 3, FOLLOWED.lastToFourth),
  });
}
