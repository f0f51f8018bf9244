import type { HotSeat } from '../../contract/views/index.ts';
import { programSeasons } from '../../dynasty/career/expectation.ts';
import { isMarketOpen } from '../../dynasty/career/market.ts';
import { levelOf } from '../../dynasty/career/seat.ts';
import { headCoachOf } from '../../dynasty/coaches.ts';
import { chanceAsItGoes } from '../../dynasty/winter/carousel.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import { mustGet } from '../../model/lists.ts';
import type { SeatLevel } from '../../model/people/goals.ts';
import type { ProgramSeason } from '../../offseason/carousel/programs.ts';
import type { QueryContext } from '../reading/context.ts';
import { conferenceName, teamFacts } from '../reading/season-view.ts';

/** Jobs that may open: those of head coaches already fired, and those of coaches on a warm or hot seat. */

/** Whether a head coach's job is talked about: his seat is hot, or warm while he loses. */
const isTalkedAbout = (level: SeatLevel, { wins, losses }: ProgramSeason): boolean =>
  level === 'hot' || (level === 'warm' && wins < losses);

/** Whether it is rumor season: from the first week in which a head coach can be fired until jobs open. */
function isRumorSeason(context: QueryContext): boolean {
  const { season } = context;
  const { stage, week } = season;
  const { firstWeek } = season.tuning.coaches.midseason;
  return stage === 'season' && week > firstWeek && week <= CHAMPIONSHIP_WEEK && !isMarketOpen(season);
}

function seatView(context: QueryContext, program: ProgramSeason): HotSeat | null {
  const { season } = context;
  const { team, wins, losses } = program;
  const { coach, job } = headCoachOf(season, team);
  const security = Math.round(100 * (1 - chanceAsItGoes(season, program, job.since)));
  const level = levelOf(security, season.tuning);
  const fired = job.until === season.year ? job.lastWeek : null;
  if (fired === null && !isTalkedAbout(level, program)) return null;
  const { conference, prestige } = mustGet(season.program, team);
  return {
    team: teamFacts(season, team).name,
    conference: conferenceName(season, conference),
    prestige,
    coach: { id: coach.id, first: coach.first, last: coach.last },
    since: job.since,
    wins,
    losses,
    security,
    level,
    fired,
  };
}

/** Other programs whose job is open or may open: fired coaches first, then the hottest seats. Empty out of season. */
export function hotSeats(context: QueryContext): HotSeat[] {
  if (!isRumorSeason(context)) return [];
  const own = context.season.settings.team;
  const open = (seat: HotSeat): number => Number(seat.fired !== null);
  return programSeasons(context.season)
    .filter(({ team }) => team !== own)
    .flatMap((program) => seatView(context, program) ?? [])
    .sort((a, b) => open(b) - open(a) || a.security - b.security || (a.team < b.team ? -1 : 1));
}
