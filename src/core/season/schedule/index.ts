export {
  datesKept,
  freeOpponents,
  possibleGames,
  SCHEDULE_PROBLEMS,
  type ScheduleAnswer,
  type ScheduleProblem,
  scheduleNonConference,
  weeksToSchedule,
} from './choose.ts';
export { completeSchedule } from './complete.ts';
export { NONE_KEPT } from './kept-dates.ts';
export {
  gamesPerTeam,
  HOSTS_REMEMBERED,
  hostsAfter,
  type LastHosts,
  mostGames,
  nonConferenceLimit,
  type ScheduleInput,
  type ScheduleProgram,
  sitsOutSeason,
} from './league.ts';
export { nextGameId, preseasonSchedule } from './rivalries.ts';
export { type Trade, tradeOf } from './trade.ts';
