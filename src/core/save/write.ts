import { everyTeam } from '../model/facts.ts';
import type { CalledOff } from '../model/program/called-off.ts';
import { valuesOf } from '../tuning/knob.ts';
import type { CloseWritten, GameLog, NewDynasty, RostersWritten, Save, WeekWritten } from './contracts.ts';
import { insertDynasty } from './repositories/dynasty.ts';
import { writeOwnCoach } from './repositories/own-coach.ts';
import type { Sqlite } from './sqlite.ts';
import type { NewSave } from './tables.ts';

/**
 * Writes each step of the calendar in one call, so that the same steps leave the same rows whatever commands led to
 * them. Games scheduled or changed outside a week are written with `save.games.write`, preseason polls with
 * `save.polls.write`, and the stage with `save.dynasty.writeMoment`.
 */

/** Writes a new dynasty. */
export function writeNewDynasty(db: Sqlite, save: NewSave, { identity, dynasty, facts }: NewDynasty): void {
  const { year, stage, week, nextPlayerId, settings, ownCoach } = dynasty;
  save.teams.write(everyTeam(dynasty.reference).map((team) => team.id));
  insertDynasty(db, save.teams, { ...identity, settings, ownCoach, year, stage, week, nextPlayerId, revision: 0 });
  save.facts.write(facts);
  save.parameters.write('rules', dynasty.rules);
  save.parameters.write('tuning', valuesOf(dynasty.tuning));
  save.programs.write(year, dynasty.programs);
  save.players.writeRosters(year, dynasty.players);
  save.history.write(dynasty.history);
  save.games.write(dynasty.games);
  for (const poll of dynasty.polls) save.polls.write(poll);
  save.recruiting.write(year, dynasty.recruiting);
  save.coaches.write(dynasty.coaches.coaches(), dynasty.coaches.jobs());
  if (ownCoach !== null && settings.coach) writeOwnCoach(db, ownCoach, settings.coach);
  save.transitions.start(year);
}

/** Writes games that are not played in their week: moved ones stay on the schedule, canceled ones leave it. */
export function writeCalledOff(save: Save, games: readonly CalledOff[]): void {
  save.calledOff.write(games);
  for (const { id, movedTo } of games) if (movedTo === null) save.games.remove(id);
}

/** Writes a week that has been played. */
export function writeWeek(save: Save, week: WeekWritten): void {
  const logs: GameLog[] = [...week.logs].sort((a, b) => a.game - b.game);
  save.games.write(week.played);
  save.games.write(week.changed);
  writeCalledOff(save, week.calledOff);
  save.boxes.write(week.year, week.week, logs);
  if (week.poll) save.polls.write(week.poll);
  save.playerSeasons.writeRunning(week.playerSeasons);
  save.teamStats.write(week.teamStats);
  save.awards.write(week.awards);
  save.injuries.write(week.injuries);
  if (week.stepped) {
    save.players.writeSteps(week.stepped.players);
    save.programs.write(week.year, week.stepped.programs);
  }
  save.coaches.write(week.staffs.coaches, week.staffs.jobs);
  save.transitions.week(week.year, week.week, logs);
}

/** Writes a closed season, which never changes again. */
export function writeSeasonClose(save: Save, close: CloseWritten): void {
  save.programs.write(close.year, close.programs);
  save.history.write(close.history);
  save.players.writeKept(close.kept);
  save.players.writeDepartures(close.year, close.departures);
  save.transfers.write(close.transfers);
  save.coaches.write(close.coaches, close.jobs);
  save.playerSeasons.close(close.year);
  save.transitions.close(close.year);
}

/** Writes next season's rosters and programs. */
export function writeRosters(save: Save, rosters: RostersWritten): void {
  save.players.writeRosters(rosters.year, rosters.players);
  save.transfers.write(rosters.transfers);
  save.dynasty.writeNextPlayerId(rosters.nextPlayerId);
  save.programs.write(rosters.year, rosters.programs);
  save.transitions.rosters(rosters.year);
}
