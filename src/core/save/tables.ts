import type { TeamId } from '../model/ids.ts';
import type { Save } from './contracts.ts';
import { stateDigest, transitionsOf } from './integrity/digest.ts';
import { awardsRepository } from './repositories/awards.ts';
import { boxesRepository } from './repositories/boxes.ts';
import { calledOffRepository } from './repositories/called-off.ts';
import { coachesRepository } from './repositories/coaches.ts';
import { decisionsRepository } from './repositories/decisions.ts';
import { dynastyRepository } from './repositories/dynasty.ts';
import { factsRepository } from './repositories/facts.ts';
import { gamesRepository } from './repositories/games.ts';
import { hallsRepository } from './repositories/halls.ts';
import { historyRepository } from './repositories/history.ts';
import { injuriesRepository } from './repositories/injuries.ts';
import { parametersRepository } from './repositories/parameters.ts';
import { playerSeasonsRepository } from './repositories/player-seasons.ts';
import { playersRepository } from './repositories/players.ts';
import { pollsRepository } from './repositories/polls.ts';
import { programsRepository } from './repositories/programs.ts';
import { recordBookRepository } from './repositories/record-book.ts';
import { recruitingRepository } from './repositories/recruiting.ts';
import { teamStatsRepository } from './repositories/team-stats.ts';
import { teamsRepository } from './repositories/teams.ts';
import { transfersRepository } from './repositories/transfers.ts';
import type { Sqlite } from './sqlite.ts';

/** A save whose teams can still be written. */
export interface NewSave extends Save {
  readonly teams: Save['teams'] & { write(ids: readonly TeamId[]): void };
}

/** Returns all tables of a database as repositories. */
export function tablesOf(db: Sqlite): NewSave {
  const teams = teamsRepository(db);
  return {
    dynasty: dynastyRepository(db, teams),
    facts: factsRepository(db),
    parameters: parametersRepository(db),
    teams,
    programs: programsRepository(db, teams),
    players: playersRepository(db, teams),
    games: gamesRepository(db, teams),
    calledOff: calledOffRepository(db, teams),
    boxes: boxesRepository(db, teams),
    polls: pollsRepository(db, teams),
    playerSeasons: playerSeasonsRepository(db, teams),
    teamStats: teamStatsRepository(db, teams),
    history: historyRepository(db, teams),
    awards: awardsRepository(db, teams),
    recordBook: recordBookRepository(db, teams),
    halls: hallsRepository(db, teams),
    injuries: injuriesRepository(db, teams),
    recruiting: recruitingRepository(db, teams),
    transfers: transfersRepository(db, teams),
    coaches: coachesRepository(db, teams),
    decisions: decisionsRepository(db),
    transitions: transitionsOf(db),
    digest: () => stateDigest(db),
  };
}
