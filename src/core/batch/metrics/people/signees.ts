import type { Player } from '../../../model/player.ts';
import type { Carried, SeasonData } from '../season-data.ts';
import { isRecruit } from '../turnover.ts';
import { present, share, type Values } from '../values.ts';

/** The classes the record follows by stars; the last one it follows into the fourth season. */
const FOLLOWED = { first: 2016, last: 2021, lastToFourth: 2020 };
/** The first season in which transfers play right away, and the first class signed by then. */
const OPEN_PORTAL = 2021;

/** Number of classes followed into later seasons. */
export const CLASSES_FOLLOWED = 3;

/** Returns signees in their first season. */
export function signeesOf(players: readonly Player[]): Player[] {
  return players.filter((player) => player.seasons === 0 && isRecruit(player));
}

/** Measures signees still with their team in their second, third and fourth seasons. */
export function signeeMetrics({
  year,
  people,
  previous,
}: Pick<SeasonData, 'year' | 'people'> & { previous: Pick<Carried, 'signees'> | null }): Values {
  const there = (seasonsAgo: number, fits: (player: Player) => boolean = () => true) =>
    share(previous?.signees[seasonsAgo - 1]?.filter(fits) ?? [], ({ id, team }) => people.get(id)?.team === team);
  const byStars = (stars: number, seasonsAgo: number, last: number) => {
    const signed = year - seasonsAgo;
    if (signed < FOLLOWED.first || signed > last) return null;
    return there(seasonsAgo, (player) => player.stars === stars);
  };
  const before = (seasonsAgo: number) => (year < OPEN_PORTAL ? there(seasonsAgo) : null);
  const since = (seasonsAgo: number) => (year - seasonsAgo >= OPEN_PORTAL ? there(seasonsAgo) : null);
  return present({
    ros_y2_3star: byStars(3, 1, FOLLOWED.last),
    ros_y2_4star: byStars(4, 1, FOLLOWED.last),
    ros_y2_5star: byStars(5, 1, FOLLOWED.last),
    ros_y4_3star: byStars(3, 3, FOLLOWED.lastToFourth),
    ros_y3_before_portal: before(2),
    ros_y4_before_portal: before(3),
    ros_y3_portal: since(2),
    ros_y4_portal: since(3),
  });
}
