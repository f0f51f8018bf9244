import { done, type Result } from '../../../contract/result.ts';
import type { Chances, OddsPage, Stakes } from '../../../contract/views/index.ts';
import { wrongStage } from '../../../decisions/stages.ts';
import { entering, forecastOf, type Moment, nextGame } from '../../../dynasty/forecast.ts';
import { CHAMPIONSHIP_WEEK, type Game } from '../../../model/game.ts';
import type { GameId, TeamId } from '../../../model/ids.ts';
import { BOWL_FILL_IN_WINS } from '../../../model/rules.ts';
import type { Forecast, Chances as TeamChances } from '../../../season/forecast/index.ts';
import { winnerOf } from '../../../season/records.ts';
import { streakOf } from '../../../season/series.ts';
import { onTheLine } from '../../../words/on-the-line.ts';
import type { QueryContext } from '../../reading/context.ts';
import { askedTeam } from '../../reading/names.ts';
import { meetingsBefore, playedBy } from '../../reading/past-games.ts';
import { recordOf, teamFacts } from '../../reading/season-view.ts';
import { conferenceOf, shapeScheduleGame } from '../../shape/game.ts';
import { rankOf, shapePage, teamRecord } from '../../shape/team.ts';

/** The running season as a forecast needs it. */
function momentOf({ season, pollsOf }: QueryContext): Moment {
  const { row, reference, year, facts, format, programs, games } = season;
  const { settings } = row;
  return { settings, reference, tuning: season.tuning(), year, facts, format, programs, games, polls: pollsOf(year) };
}

/** The forecast with a game's outcomes told apart, made once for a state of the save. */
function forecastNow(context: QueryContext, focus: GameId | null): Forecast {
  return context.memo(`forecast ${focus}`, () => forecastOf(momentOf(context), focus));
}

/** The forecast as it was a week ago; null in the first week. */
function forecastBefore(context: QueryContext): Forecast | null {
  const { week } = context.season;
  if (week <= 1) return null;
  return context.memo('forecast before', () => forecastOf(entering(momentOf(context), week - 1), null));
}

/** To a tenth of a percent, which is more than a thousand seasons can tell. */
const shown = (share: number): number => Math.round(share * 1000) / 1000;

/** The least that is said of something that can still happen: it need not have in any of the seasons played out. */
const LEAST = 0.001;

/** The prizes of which a chance of 0 or 1 is certain. */
type Settled = Readonly<Record<keyof Chances, boolean>>;

function shapeChances(of: TeamChances, settled: Settled): Chances {
  const said = (prize: keyof Chances) => {
    const share = of[prize];
    return settled[prize] && (share <= 0 || share >= 1) ? share : shown(Math.min(1 - LEAST, Math.max(LEAST, share)));
  };
  return { title: said('title'), playoff: said('playoff'), conference: said('conference'), bowl: said('bowl') };
}

/** What is decided for a team as the season stands: fields are chosen after the championships. */
function settledFor({ season }: QueryContext, team: TeamId): Settled {
  const { week, gamesOf, program } = season;
  const left = (gamesOf.get(team) ?? []).filter((game) => game.result === null);
  const chosen = week > CHAMPIONSHIP_WEEK;
  return {
    title: chosen,
    playoff: chosen,
    conference: (program.get(team)?.conference ?? null) === null || week >= CHAMPIONSHIP_WEEK,
    bowl: chosen || recordOf(season, team).wins + left.length < BOWL_FILL_IN_WINS,
  };
}

const NO_CHANCES: TeamChances = { title: 0, playoff: 0, conference: 0, bowl: 0, wins: 0 };
const chancesIn = (of: Forecast['now'], team: TeamId): TeamChances => of.get(team) ?? NO_CHANCES;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

function refusedBefore({ season }: QueryContext) {
  const { stage } = season.row;
  return stage === 'preseason' ? wrongStage(stage, 'season', 'Odds are made') : null;
}

/** The next game as its page shows it, with what either outcome would make of the chances. */
function shapeNext(context: QueryContext, team: TeamId, game: Game): Stakes['game'] {
  const { season } = context;
  const { now, focus } = forecastNow(context, game.id);
  const home = game.home === team;
  const probability = game.odds?.homeWinProbability ?? 0.5;
  const settled = settledFor(context, team);
  const [won, lost] = focus ? (home ? [focus.home, focus.away] : [focus.away, focus.home]) : [now, now];
  return {
    ...shapeScheduleGame(season, game, team),
    win_probability: home ? probability : 1 - probability,
    if_won: shapeChances(chancesIn(won, team), settled),
    if_lost: shapeChances(chancesIn(lost, team), settled),
  };
}

function linesFor(context: QueryContext, team: TeamId, game: Game, next: NonNullable<Stakes['game']>, now: Chances) {
  const { season } = context;
  const { wins, losses } = recordOf(season, team);
  return onTheLine({
    team: teamFacts(season, team).name,
    opponent: next.opponent.name,
    ranking: rankOf(season, team),
    opponentRanking: next.opponent.ranking,
    conference: conferenceOf(season, team),
    kind: game.kind,
    championship: game.bracketSlot === 'championship',
    rivalry: game.rivalry,
    trophy: game.rivalry && game.kind === 'regular' ? game.name : null,
    wins,
    losses,
    streak: streakOf(team, playedBy(context, team)),
    series: meetingsBefore(context, game).map((each) => winnerOf(each) === team),
    now,
    ifWon: next.if_won,
    ifLost: next.if_lost,
  });
}

/** What a team's next game is about. */
export function stakes(context: QueryContext, input: { team?: string | undefined }): Result<Stakes> {
  const refused = refusedBefore(context);
  if (refused) return refused;
  const { season } = context;
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const team = found.value;
  const game = nextGame(season.gamesOf.get(team) ?? [], team);
  const all = chancesIn(forecastNow(context, game?.id ?? null).now, team);
  const now = shapeChances(all, settledFor(context, team));
  const next = game && shapeNext(context, team, game);
  return done({
    ...shapePage(season, team),
    now,
    expected_wins: oneDecimal(all.wins),
    game: next,
    on_the_line: game && next ? linesFor(context, team, game, next, now) : [],
  });
}

/** A team's chances before the last week and after it; null for any other week. */
export function weekChances(
  context: QueryContext,
  team: TeamId,
  week: number,
): { before: Chances | null; after: Chances | null } {
  const { season } = context;
  const before = week === season.week - 1 && season.row.stage === 'season' ? forecastBefore(context) : null;
  if (before === null) return { before, after: null };
  const settled = settledFor(context, team);
  const now = forecastNow(context, nextGame(season.gamesOf.get(team) ?? [], team)?.id ?? null).now;
  return {
    before: shapeChances(chancesIn(before.now, team), settled),
    after: shapeChances(chancesIn(now, team), settled),
  };
}

/** Every team's chances, from the forecast of the player's own next game. */
export function odds(context: QueryContext): Result<OddsPage> {
  const refused = refusedBefore(context);
  if (refused) return refused;
  const { season } = context;
  const own = season.row.settings.team;
  const { now } = forecastNow(context, nextGame(season.gamesOf.get(own) ?? [], own)?.id ?? null);
  const before = forecastBefore(context)?.now ?? null;
  const rows = season.programs.map(({ team }) => {
    const all = chancesIn(now, team);
    const chances = shapeChances(all, settledFor(context, team));
    const old = before && chancesIn(before, team);
    const gained = (of: keyof Chances) => shown(chances[of] - old![of]);
    return {
      name: teamFacts(season, team).name,
      conference: conferenceOf(season, team),
      ranking: rankOf(season, team),
      ...teamRecord(season, team),
      expected_wins: oneDecimal(all.wins),
      chances,
      change: old && {
        title: gained('title'),
        playoff: gained('playoff'),
        conference: gained('conference'),
        bowl: gained('bowl'),
      },
    };
  });
  rows.sort(
    ({ chances: a, ranking: first }, { chances: b, ranking: second }) =>
      b.title - a.title || b.playoff - a.playoff || b.conference - a.conference || first - second,
  );
  return done({ ...shapePage(season), odds: rows });
}
