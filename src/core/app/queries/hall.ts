import type { Inductee } from '../../model/halls.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { RecordScope } from '../../model/record-book.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { careerCounts } from '../careers.ts';
import type { QueryContext } from '../context.ts';
import { caseOf } from '../halls.ts';
import { findTeam } from '../names.ts';
import { done, type Result, refuse } from '../result.ts';
import { teamFacts } from '../season-view.ts';
import { shapePage, teamNames } from '../shape/team.ts';
import type { Hall, HallInductee, HallMember } from '../views/index.ts';
import { booksOf, entriesOf } from './records.ts';

function shapeMember({ season }: QueryContext, inductee: Inductee, person: StoredPlayer): HallMember {
  const { id, first, last, position: pos, joined, lastYear } = person;
  const team = teamFacts(season, inductee.team).name;
  const { year: inducted, points } = inductee;
  return { id, first, last, pos, team, from: joined, to: lastYear ?? joined, inducted, points };
}

function people({ save }: QueryContext, inductees: readonly Inductee[]): Map<PlayerId, StoredPlayer> {
  return new Map(save.players.byIds(inductees.map(({ player }) => player)).map((each) => [each.id, each]));
}

/** The members of a hall, the newest class first. */
export function membersOf(context: QueryContext, hall: TeamId | null): HallMember[] {
  const inductees = context.save.halls.ofHall(hall);
  const known = people(context, inductees);
  return inductees
    .map((each) => shapeMember(context, each, known.get(each.player)!))
    .sort((a, b) => b.inducted - a.inducted);
}

/** The records of seasons and careers that he held when he entered. */
function heldIn(context: QueryContext, { player, year }: Inductee, person: StoredPlayer): Record<RecordScope, number> {
  const held = { nation: 0, conference: 0, program: 0 };
  for (const book of booksOf(context, person)) {
    const entries = entriesOf(context, book).filter((each) => each.span !== 'game' && each.year <= year);
    const standing = new Map(entries.map((each) => [`${each.span} ${each.record}`, each]));
    held[book.scope] += [...standing.values()].filter((each) => each.player === player).length;
  }
  return held;
}

function shapeInductee(context: QueryContext, inductee: Inductee, person: StoredPlayer): HallInductee {
  const { save, season } = context;
  const { player, team } = inductee;
  const career = { player, team, counts: careerCounts(save, person, person.lastYear ?? person.joined) };
  const held = new Map([[player, heldIn(context, inductee, person)]]);
  const parts = caseOf(save, career, person, save.awards.ofPlayer(player), held, season.tuning().halls);
  return { ...shapeMember(context, inductee, person), case: parts };
}

/** A hall of fame: the nation's or a program's. */
export function hall(
  context: QueryContext,
  input: { team?: string | undefined; year?: number | undefined },
): Result<Hall> {
  const { season, save } = context;
  const team = input.team === undefined ? done(null) : findTeam(season, input.team);
  if (!team.ok) return team;
  const inductees = save.halls.ofHall(team.value);
  const years = [...new Set(inductees.map(({ year }) => year))].reverse();
  const year = input.year ?? years[0] ?? null;
  if (input.year !== undefined && !years.includes(input.year)) {
    const known = years.length === 0 ? 'there is none yet' : `there are those of ${years.at(-1)} to ${years[0]}`;
    return refuse('not_found', `There is no class of ${input.year}; ${known}.`);
  }
  const entered = inductees.filter((each) => each.year === year);
  const known = people(context, entered);
  const k = season.tuning().halls;
  return done({
    ...shapePage(season, team.value ?? undefined),
    teams: teamNames(season),
    whose: team.value === null ? null : teamFacts(season, team.value).name,
    points_needed: team.value === null ? k.national : k.program,
    seasons_waited: k.wait,
    years,
    year,
    class: entered.map((each) => shapeInductee(context, each, known.get(each.player)!)),
    members: membersOf(context, team.value),
  });
}
