import type { PlayerId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import type { Award } from '../../model/people/awards.ts';
import type { Inductee } from '../../model/people/halls.ts';
import type { RecordScope } from '../../model/people/record-book.ts';
import { inAll, type PlayerTotals } from '../../model/season.ts';
import type { Save, StoredPlayer } from '../../save/contracts.ts';
import { type CasePart, caseFor, casePoints } from '../../season/halls.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Number of records each player holds, by id. */
type Held = ReadonlyMap<PlayerId, Readonly<Record<RecordScope, number>>>;
const NONE = { nation: 0, conference: 0, program: 0 };

/** The Hall of Fame case of a player whose career is over. */
export function caseOf(
  save: Pick<Save, 'history'>,
  { player, team, counts }: PlayerTotals,
  { joined, lastYear }: Pick<StoredPlayer, 'joined' | 'lastYear'>,
  awards: readonly Award[],
  held: Held,
  knobs: Tuning['halls'],
): CasePart[] {
  const titles = save.history
    .ofTeam(team)
    .filter(({ champion, year, played }) => champion && played && year >= joined && year <= (lastYear ?? year)).length;
  return caseFor({ awards, records: held.get(player) ?? NONE, titles, counts }, knobs);
}

/** Award winners over the seasons of players who left after a year, with their awards. */
function honoredBy(save: Save, from: number, year: number): Map<PlayerId, Award[]> {
  const seasons = Array.from({ length: Math.max(0, year - from + 1) }, (_, at) => save.awards.ofYear(from + at));
  return groupBy(seasons.flat(), ({ player }) => player);
}

function* electedOf(save: Save, left: number, knobs: Tuning['halls'], held: Held): Generator<Omit<Inductee, 'year'>> {
  const careers = new Map<PlayerId, PlayerTotals>();
  for (const stint of save.playerSeasons.careersEnding(left)) {
    const before = careers.get(stint.player);
    careers.set(stint.player, before ? inAll([before, stint]) : stint);
  }
  const people = save.players.byIds([...careers.keys()]);
  const honored = honoredBy(save, Math.min(left, ...people.map(({ joined }) => joined)), left);
  for (const person of people) {
    const awards = honored.get(person.id);
    const career = careers.get(person.id);
    if (!awards || !career) continue;
    const points = casePoints(caseOf(save, career, person, awards, held, knobs));
    const { team, player } = career;
    if (points >= knobs.program) yield { hall: team, player, team, points };
    if (points >= knobs.national) yield { hall: null, player, team, points };
  }
}

/**
 * Players inducted after a season: those with at least one award, out of football for the required number of seasons,
 * and with a strong enough case. The first class of a save also admits everyone who left earlier.
 */
export function classOf(save: Save, year: number, knobs: Tuning['halls'], held: Held): Inductee[] {
  const eligible = year - knobs.wait;
  const { startYear } = save.dynasty.read().settings;
  const inducted = save.halls.all().length > 0;
  const first = inducted ? Math.max(startYear, eligible) : startYear;
  const out: Inductee[] = [];
  for (let left = first; left <= eligible; left++) {
    for (const elected of electedOf(save, left, knobs, held)) out.push({ year, ...elected });
  }
  return out;
}
