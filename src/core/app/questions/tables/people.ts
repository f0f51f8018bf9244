import type { Coach, CoachJob } from '../../../model/coaches.ts';
import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { type Absence, gameOf, isEjection, kindOf } from '../../../model/people/absences.ts';
import { NOT_THIS_SEASON } from '../../../model/people/injuries.ts';
import type { Transfer } from '../../../model/portal.ts';
import type { StoredPlayer } from '../../../save/contracts.ts';
import { type Column, everySeason, flag, number, type Source, table, text, whole } from '../table.ts';

/** Players, and what becomes of them; coaches, and their jobs. What pages keep from the player is not in these tables. */

const allPlayers = ({ save, years }: Source): StoredPlayer[] => years.flatMap((year) => save.players.joinedIn(year));

const PLAYER: readonly Column<StoredPlayer>[] = [
  whole('player_id', 'The player; `dynasty player` takes this number.', ({ id }) => id),
  text('first', 'First name.', ({ first }) => first),
  text('last', 'Last name.', ({ last }) => last),
  text('pos', 'His position.', ({ position }) => position),
  text('class', 'His class now, or when he left: fr, so, jr or sr.', ({ classYear }) => classYear),
  text('team', 'His team, or his last one.', (row, { team }) => team(row.team)),
  text('home_state', 'Postal code of his home state.', ({ homeState }) => homeState),
  whole('stars', 'Recruiting stars, 1 to 5.', ({ stars }) => stars),
  number('composite', "The scouts' composite of him as a recruit, 0.7 to 1.", ({ composite }) => composite),
  whole('rating', 'His rating now, or when he left, 30 to 99.', ({ rating }) => rating),
  flag('starter', '1 for a starter of the present depth charts.', ({ starter, onRoster }) => starter && onRoster),
  whole('joined', 'His first season in this dynasty.', ({ joined }) => joined),
  whole('last_year', 'His last season; null while he plays.', ({ lastYear }) => lastYear),
  text('left_because', 'graduated, declared, left or portal; null while he plays.', ({ reason }) => reason),
  flag('on_roster', '1 while he is on a roster.', ({ onRoster }) => onRoster),
];

/** A freshman who signed, with the program he signed with: he may have left it since. */
interface Signee {
  player: StoredPlayer;
  program: TeamId;
}

/** Every transfer so far, earliest first. */
const transfersIn = ({ save, years }: Source): Transfer[] => years.flatMap((year) => save.transfers.ofYear(year));

/** Freshmen of the classes signed since the dynasty began: those who enrolled. */
function signees(source: Source): Signee[] {
  const [first] = source.years;
  const programs = new Map<PlayerId, TeamId | null>();
  for (const { player, from } of transfersIn(source)) if (!programs.has(player)) programs.set(player, from);
  return allPlayers(source).flatMap((player) => {
    const left = programs.get(player.id);
    // From below FBS: he arrived as a transfer.
    if (player.joined === first || left === null) return [];
    return [{ player, program: left ?? player.team }];
  });
}

const RECRUIT: readonly Column<Signee>[] = [
  whole('year', 'His first season on a roster.', ({ player }) => player.joined),
  whole('player_id', 'The player, as in `players`.', ({ player }) => player.id),
  text('player', 'His full name.', ({ player }) => `${player.first} ${player.last}`),
  text('team', 'The program he signed with.', ({ program }, { team }) => team(program)),
  text('pos', 'His position.', ({ player }) => player.position),
  text('home_state', 'Postal code of his home state.', ({ player }) => player.homeState),
  whole('stars', 'Recruiting stars, 1 to 5.', ({ player }) => player.stars),
  number('composite', "The scouts' composite, 0.7 to 1.", ({ player }) => player.composite),
  whole('freshman_rating', 'His rating in his first season.', ({ player }) => player.ratings[0] ?? null),
];

const INJURY: readonly Column<Absence>[] = [
  whole('year', 'The season.', ({ year }) => year),
  whole('week', 'The week from which he missed time.', ({ week }) => week),
  whole('player_id', 'The player, as in `players`.', ({ player }) => player),
  text('player', 'His full name.', (row, { player }) => player(row.player)),
  text('team', 'His team.', (row, { team }) => team(row.team)),
  whole('game_id', 'The game it happened in; null for practice.', gameOf),
  text('kind', 'The injury; targeting for an ejection, redshirt for a player held out by his coach.', kindOf),
  whole('days', 'Days until he can play; null when it is no injury.', (row) =>
    row.type === 'injury' ? row.days : null,
  ),
  whole('back_week', 'The first week in which he can play; null if not this season.', (row) =>
    isEjection(row) || row.back >= NOT_THIS_SEASON ? null : row.back,
  ),
];

const TRANSFER: readonly Column<Transfer>[] = [
  whole('year', 'The season after which he moved.', ({ year }) => year),
  whole('player_id', 'The player, as in `players`.', ({ player }) => player),
  text('player', 'His full name.', (row, { player }) => player(row.player)),
  text('from_team', 'The team he left; null for an arrival from below FBS.', ({ from }, { team }) =>
    from === null ? null : team(from),
  ),
  text('to_team', 'The team he joined; null if none in FBS.', ({ to }, { team }) => (to === null ? null : team(to))),
  text('outcome', 'open, moved, below, none or withdrawn.', ({ end }) => end),
  text('reason', 'Why he wanted to leave.', ({ reason }) => reason),
  whole('month', 'The month he entered, 1 to 12.', ({ month }) => month),
];

const COACH: readonly Column<Coach>[] = [
  whole('coach_id', 'The coach; `dynasty coach` takes this number.', ({ id }) => id),
  text('coach', 'His full name.', ({ first, last }) => `${first} ${last}`),
  whole('born', 'Year of birth.', ({ born }) => born),
  text('school', 'Where he played in college.', ({ school }, { team }) => team(school)),
  text('side', 'The side of the ball he came up on.', ({ side }) => side),
  text('origin', 'What he did before his first job in FBS.', ({ origin }) => origin),
  whole('joined', 'Season before which he first had a job in this dynasty.', ({ joined }) => joined),
  whole('retired', 'The season after which he retired; null while he coaches.', ({ retired }) => retired),
];

const JOB: readonly Column<CoachJob>[] = [
  whole('coach_id', 'The coach, as in `coaches`.', ({ coach }) => coach),
  text('coach', 'His full name.', (row, { coach }) => coach(row.coach)),
  text('team', 'The program.', (row, { team }) => team(row.team)),
  text('role', 'head, offense or defense.', ({ role }) => role),
  whole('since', 'His first season in it.', ({ since }) => since),
  whole('until', 'His last season in it; null while he has it.', ({ until }) => until),
  text(
    'ended',
    'How it ended: fired, hired_away, promoted, nfl, retired and so on; null while he has it.',
    (row) => row.end,
  ),
  flag('interim', '1 for an interim head coach.', ({ role, fromWeek }) => role === 'head' && fromWeek > 0),
  whole('wins', 'Games won as a head coach there, running season excluded.', ({ wins }) => wins),
  whole('losses', 'Games lost as a head coach there, running season excluded.', ({ losses }) => losses),
];

export const PEOPLE_TABLES = [
  table('players', 'A player who is or was on a roster in this dynasty.', allPlayers, PLAYER),
  table('recruits', 'A freshman of a class signed since the dynasty began, as he enrolled.', signees, RECRUIT),
  table(
    'injuries',
    'A player who missed time.',
    everySeason((save, year) => save.injuries.ofYear(year)),
    INJURY,
  ),
  table('transfers', 'A player who entered the portal after a season, or came from below FBS.', transfersIn, TRANSFER),
  table('coaches', 'A coach who works or worked in FBS.', ({ save }) => save.coaches.all().coaches(), COACH),
  table(
    'coach_jobs',
    'A job of a coach, from his first season in it to his last.',
    ({ save }) => save.coaches.all().jobs(),
    JOB,
  ),
];
