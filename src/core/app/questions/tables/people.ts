import type { Coach, CoachJob } from '../../../model/coaches.ts';
import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { type Absence, gameOf, isEjection, kindOf } from '../../../model/people/absences.ts';
import { NOT_THIS_SEASON } from '../../../model/people/injuries.ts';
import type { Transfer } from '../../../model/portal.ts';
import type { StoredPlayer } from '../../../save/contracts.ts';
import { type Column, everySeason, flag, number, type Source, table, text, whole } from '../table.ts';

/**
 * Players, injuries, signings and transfers; coaches and their jobs. What pages hide from the player is hidden here
 * too.
 */

const allPlayers = ({ save, years }: Source): StoredPlayer[] => years.flatMap((year) => save.players.joinedIn(year));

const PLAYER: readonly Column<StoredPlayer>[] = [
  whole('player_id', 'Player number, as in `dynasty player`.', ({ id }) => id),
  text('first', 'First name.', ({ first }) => first),
  text('last', 'Last name.', ({ last }) => last),
  text('pos', 'His position.', ({ position }) => position),
  text('class', 'Class now, or when he left: fr, so, jr or sr.', ({ classYear }) => classYear),
  text('team', 'Team, or last team.', (row, { team }) => team(row.team)),
  text('home_state', 'Home state (postal code).', ({ homeState }) => homeState),
  whole('stars', 'Recruiting stars, 1 to 5.', ({ stars }) => stars),
  number('composite', 'Composite scouting rating as a recruit, 0.7 to 1.', ({ composite }) => composite),
  whole('rating', 'Rating now, or when he left, 30 to 99.', ({ rating }) => rating),
  flag('starter', '1 for a current starter.', ({ starter, onRoster }) => starter && onRoster),
  whole('joined', 'First season in this dynasty.', ({ joined }) => joined),
  whole('last_year', 'Last season; null for active players.', ({ lastYear }) => lastYear),
  text('left_because', 'graduated, declared, left or portal; null for active players.', ({ reason }) => reason),
  flag('on_roster', '1 for a player on a roster.', ({ onRoster }) => onRoster),
];

/** A freshman who signed, with the program he signed with, which he may have left since. */
interface Signee {
  player: StoredPlayer;
  program: TeamId;
}

/** Every transfer so far, earliest first. */
const transfersIn = ({ save, years }: Source): Transfer[] => years.flatMap((year) => save.transfers.ofYear(year));

/** Freshmen who enrolled since the dynasty began. */
function signees(source: Source): Signee[] {
  const [first] = source.years;
  const programs = new Map<PlayerId, TeamId | null>();
  for (const { player, from } of transfersIn(source)) if (!programs.has(player)) programs.set(player, from);
  return allPlayers(source).flatMap((player) => {
    const left = programs.get(player.id);
    // From outside FBS: he arrived as a transfer.
    if (player.joined === first || left === null) return [];
    return [{ player, program: left ?? player.team }];
  });
}

const RECRUIT: readonly Column<Signee>[] = [
  whole('year', 'First season on a roster.', ({ player }) => player.joined),
  whole('player_id', 'Player number, as in `players`.', ({ player }) => player.id),
  text('player', 'Full name.', ({ player }) => `${player.first} ${player.last}`),
  text('team', 'Program he signed with.', ({ program }, { team }) => team(program)),
  text('pos', 'His position.', ({ player }) => player.position),
  text('home_state', 'Home state (postal code).', ({ player }) => player.homeState),
  whole('stars', 'Recruiting stars, 1 to 5.', ({ player }) => player.stars),
  number('composite', 'Composite scouting rating, 0.7 to 1.', ({ player }) => player.composite),
  whole('freshman_rating', 'Rating in his first season.', ({ player }) => player.ratings[0] ?? null),
];

const INJURY: readonly Column<Absence>[] = [
  whole('year', 'The season.', ({ year }) => year),
  whole('week', 'First week he missed time.', ({ week }) => week),
  whole('player_id', 'Player number, as in `players`.', ({ player }) => player),
  text('player', 'Full name.', (row, { player }) => player(row.player)),
  text('team', 'His team.', (row, { team }) => team(row.team)),
  whole('game_id', 'Game of the injury; null for practice.', gameOf),
  text('kind', 'Kind of injury; targeting for an ejection, redshirt for a redshirting player.', kindOf),
  whole('days', 'Days until he can return; null if it is not an injury.', (row) =>
    row.type === 'injury' ? row.days : null,
  ),
  whole('back_week', 'First week he can play; null if he is out for the season.', (row) =>
    isEjection(row) || row.back >= NOT_THIS_SEASON ? null : row.back,
  ),
];

const TRANSFER: readonly Column<Transfer>[] = [
  whole('year', 'Season before the move.', ({ year }) => year),
  whole('player_id', 'Player number, as in `players`.', ({ player }) => player),
  text('player', 'Full name.', (row, { player }) => player(row.player)),
  text('from_team', 'Team he left; null if it is outside FBS.', ({ from }, { team }) =>
    from === null ? null : team(from),
  ),
  text('to_team', 'Team he joined; null if none in FBS.', ({ to }, { team }) => (to === null ? null : team(to))),
  text('outcome', 'open, moved, below, none or withdrawn.', ({ end }) => end),
  text('reason', 'Reason for leaving.', ({ reason }) => reason),
  whole('month', 'Month he entered, 1 to 12.', ({ month }) => month),
];

const COACH: readonly Column<Coach>[] = [
  whole('coach_id', 'Coach number, as in `dynasty coach`.', ({ id }) => id),
  text('coach', 'Full name.', ({ first, last }) => `${first} ${last}`),
  whole('born', 'Year of birth.', ({ born }) => born),
  text('school', 'College he played for.', ({ school }, { team }) => team(school)),
  text('side', 'Side of the ball he came up on.', ({ side }) => side),
  text('origin', 'Job before his first one in FBS.', ({ origin }) => origin),
  whole('joined', 'Season of his first job in this dynasty.', ({ joined }) => joined),
  whole('retired', 'Last season before he retired; null for active coaches.', ({ retired }) => retired),
];

const JOB: readonly Column<CoachJob>[] = [
  whole('coach_id', 'Coach number, as in `coaches`.', ({ coach }) => coach),
  text('coach', 'Full name.', (row, { coach }) => coach(row.coach)),
  text('team', 'The program.', (row, { team }) => team(row.team)),
  text('role', 'head, offense or defense.', ({ role }) => role),
  whole('since', 'First season in the job.', ({ since }) => since),
  whole('until', 'Last season in the job; null for a current job.', ({ until }) => until),
  text(
    'ended',
    'How it ended: fired, hired_away, promoted, nfl, retired and so on; null for a current job.',
    (row) => row.end,
  ),
  flag('interim', '1 for an interim head coach.', ({ role, fromWeek }) => role === 'head' && fromWeek > 0),
  whole('wins', 'Games won as a head coach there, not counting the current season.', ({ wins }) => wins),
  whole('losses', 'Games lost as a head coach there, not counting the current season.', ({ losses }) => losses),
];

export const PEOPLE_TABLES = [
  table('players', 'A current or former player of this dynasty.', allPlayers, PLAYER),
  table('recruits', 'A signee since the dynasty began, as of enrollment.', signees, RECRUIT),
  table(
    'injuries',
    'A player who missed time.',
    everySeason((save, year) => save.injuries.ofYear(year)),
    INJURY,
  ),
  table(
    'transfers',
    'A player who entered the portal after a season, or transferred up to FBS.',
    transfersIn,
    TRANSFER,
  ),
  table('coaches', 'A current or former FBS coach.', ({ save }) => save.coaches.all().coaches(), COACH),
  table('coach_jobs', 'One job of a coach, first season to last.', ({ save }) => save.coaches.all().jobs(), JOB),
];
