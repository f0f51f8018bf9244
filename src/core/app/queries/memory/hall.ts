import { done, type Result } from '../../../contract/result.ts';
import type { Hall, HallInductee, HallMember } from '../../../contract/views/index.ts';
import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { firstOf, lastOf, mustGet } from '../../../model/lists.ts';
import type { Inductee } from '../../../model/people/halls.ts';
import type { RecordEntry, RecordScope } from '../../../model/people/record-book.ts';
import type { StoredPlayer } from '../../../save/contracts.ts';
import { span } from '../../../words/numbers.ts';
import { hallCoaches } from '../../coaching/hall.ts';
import { caseOf } from '../../deciding/halls.ts';
import { careerCounts } from '../../reading/careers.ts';
import type { QueryContext } from '../../reading/context.ts';
import { namedTeam, refuseYear } from '../../reading/names.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { pageView, teamNames } from '../../views/team.ts';
import { type Book, booksOf, entriesOf } from './records.ts';

function memberView({ season }: QueryContext, inductee: Inductee, person: StoredPlayer): HallMember {
  const { id, first, last, position: pos, joined, lastYear } = person;
  const team = teamFacts(season, inductee.team).name;
  const { year: inducted, points } = inductee;
  return { id, first, last, pos, team, from: joined, to: lastYear ?? joined, inducted, points };
}

function people({ save }: QueryContext, inductees: readonly Inductee[]): Map<PlayerId, StoredPlayer> {
  return new Map(save.players.byIds(inductees.map(({ player }) => player)).map((each) => [each.id, each]));
}

function membersView(
  context: QueryContext,
  inductees: readonly Inductee[],
  known: ReadonlyMap<PlayerId, StoredPlayer>,
): HallMember[] {
  return inductees
    .map((each) => memberView(context, each, mustGet(known, each.player)))
    .sort((a, b) => b.inducted - a.inducted);
}

/** Members of a hall, newest class first. */
export function membersOf(context: QueryContext, hall: TeamId | null): HallMember[] {
  const inductees = context.save.halls.ofHall(hall);
  return membersView(context, inductees, people(context, inductees));
}

/** Number of a book's records each player held at the end of a season. */
type Holders = (cycle: Book) => ReadonlyMap<PlayerId | null, number>;

/** Season and career records, reading each book once because players of a class share conferences. */
function holdersAfter(context: QueryContext, year: number): Holders {
  const known = new Map<string, ReadonlyMap<PlayerId | null, number>>();
  return (cycle) => {
    const key = `${cycle.scope} ${cycle.whose}`;
    const counts = known.get(key) ?? countHolders(entriesOf(context, cycle), year);
    known.set(key, counts);
    return counts;
  };
}

function countHolders(entries: readonly RecordEntry[], year: number): Map<PlayerId | null, number> {
  const then = entries.filter((each) => each.span !== 'game' && each.year <= year);
  const standing = new Map(then.map((each) => [`${each.span} ${each.record}`, each.player]));
  const counts = new Map<PlayerId | null, number>();
  for (const player of standing.values()) counts.set(player, (counts.get(player) ?? 0) + 1);
  return counts;
}

/** Season and career records he held when he was inducted. */
function heldIn(context: QueryContext, person: StoredPlayer, holders: Holders): Record<RecordScope, number> {
  const held = { nation: 0, conference: 0, program: 0 };
  for (const cycle of booksOf(context, person)) held[cycle.scope] += holders(cycle).get(person.id) ?? 0;
  return held;
}

function inducteeView(context: QueryContext, inductee: Inductee, person: StoredPlayer, holders: Holders): HallInductee {
  const { save, season } = context;
  const { player, team } = inductee;
  const career = { player, team, counts: careerCounts(save, person, person.lastYear ?? person.joined) };
  const held = new Map([[player, heldIn(context, person, holders)]]);
  const parts = caseOf(save, career, person, save.awards.ofPlayer(player), held, season.tuning.halls);
  return { ...memberView(context, inductee, person), case: parts };
}

/** A hall of fame, national or of a program. */
export function hall(
  context: QueryContext,
  input: { team?: string | undefined; year?: number | undefined },
): Result<Hall> {
  const { season, save } = context;
  const team = namedTeam(season, input.team);
  if (!team.ok) return team;
  const inductees = save.halls.ofHall(team.value);
  const years = [...new Set(inductees.map(({ year }) => year))].reverse();
  const year = input.year ?? years[0] ?? null;
  if (input.year !== undefined && !years.includes(input.year)) {
    const known =
      years.length === 0 ? 'there is none yet' : `there are those of ${span(lastOf(years), firstOf(years))}`;
    return refuseYear(input.year, `There is no class of ${input.year}; ${known}.`);
  }
  const entered = inductees.filter((each) => each.year === year);
  const known = people(context, inductees);
  const holders = holdersAfter(context, year ?? 0);
  const knobs = season.tuning.halls;
  return done({
    ...pageView(season, team.value ?? undefined),
    teams: teamNames(season),
    whose: team.value === null ? null : teamFacts(season, team.value).name,
    points_needed: team.value === null ? knobs.national : knobs.program,
    seasons_waited: knobs.wait,
    years,
    year,
    class: entered.map((each) => inducteeView(context, each, mustGet(known, each.player), holders)),
    members: membersView(context, inductees, known),
    coaches: team.value === null ? hallCoaches(context) : [],
  });
}
