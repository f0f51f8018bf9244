import type { PlayerId } from '../../../model/ids.ts';
import type { Award } from '../../../model/people/awards.ts';
import type { Player } from '../../../model/player.ts';
import type { Career, Careers, Carried, SeasonData } from '../season-data.ts';
import { pooled, present, type Ratio, share, type Values } from '../values.ts';
import { leftIn } from './draft.ts';

/** The first season of a dynasty in which whole careers are over: those of its first class. */
const CAREERS_FROM = 6;
const FIVE_STARS = 5;
/** Stars of a player who came without a scholarship. */
const WALK_ON = 1;

type CareerSeason = Pick<SeasonData, 'players' | 'freshmen' | 'awards'> & {
  previous: Pick<Carried, 'careers' | 'seasons'> | null;
};

/** Returns the players on an all-conference team, any or only the first. */
function allConference(awards: readonly Award[], firstOnly = false): Set<PlayerId> {
  const teams = awards.filter(({ kind, selection }) => kind === 'all_conference' && (!firstOnly || selection === 1));
  return new Set(teams.map(({ player }) => player));
}

/** Returns the careers of every player on a roster who enrolled since the dynasty began, including this season. */
export function careersAfter({ players, freshmen, awards, previous }: CareerSeason): Careers {
  const honored = allConference(awards);
  const enrolled = new Set(freshmen?.map(({ id }) => id));
  const careers = new Map<PlayerId, Career>();
  for (const { id, starter } of players) {
    const before = previous?.careers.get(id);
    if (before === undefined && !enrolled.has(id)) continue;
    careers.set(id, {
      started: starter || before?.started === true,
      honored: honored.has(id) || before?.honored === true,
    });
  }
  return careers;
}

/** Returns the share of finished careers, among players with this many stars, that pass a test. */
function shareOfCareers(left: readonly Player[], careers: Careers, stars: number, did: (career: Career) => boolean) {
  const known = left.filter((player) => player.stars === stars).flatMap(({ id }) => careers.get(id) ?? []);
  return pooled(known.filter(did).length, known.length);
}

/**
 * Measures how recruits turn out by stars: busts, all-conference players, hidden gems. `careers` include this season.
 */
export function careerMetrics(season: SeasonData, careers: Careers): Values {
  if ((season.previous?.seasons ?? 0) + 1 < CAREERS_FROM) return {};
  // Players lost in the portal did not play this season: use their careers from the season before.
  const known = new Map([...(season.previous?.careers ?? []), ...careers]);
  const left = leftIn(season).map(({ player }) => player);
  const best = allConference(season.awards, true);
  const honored = season.players.filter(({ id }) => best.has(id));
  const starters = season.players.filter(({ starter, position }) => starter && position !== 'k' && position !== 'p');
  const star = (stars: number): Ratio | null => shareOfCareers(left, known, stars, (career) => career.honored);
  return present({
    tal_bust_5star: shareOfCareers(left, known, FIVE_STARS, (career) => !career.started),
    tal_allconf_5star: star(5),
    tal_allconf_4star: star(4),
    tal_allconf_3star: star(3),
    tal_allconf_2star: star(2),
    tal_late_bloomers: share(honored, ({ stars }) => stars <= 2),
    tal_walkon_starters: share(starters, ({ stars }) => stars === WALK_ON),
  });
}
