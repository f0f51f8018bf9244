export {
  freeOpponents,
  SCHEDULE_PROBLEMS,
  type ScheduleAnswer,
  type ScheduleProblem,
  scheduleNonConference,
} from './choose.ts';
export { completeSchedule } from './complete.ts';
export { nonConferenceLimit, type ScheduleInput, type ScheduleProgram } from './league.ts';
export { nextGameId, preseasonSchedule } from './rivalries.ts';
