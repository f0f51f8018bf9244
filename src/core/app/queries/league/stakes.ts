import { done, type Result } from '../../../contract/result.ts';
import type { Chances, OddsPage, Stakes } from '../../../contract/views/index.ts';
import { wrongStage } from '../../../decisions/stages.ts';
import { entering, forecastOf, type Moment, nextGame } from '../../../dynasty/forecast.ts';
import { CHAMPIONSHIP_WEEK, type Game } from '../../../model/game.ts';
import type { GameId, TeamId } from '../../../model/ids.ts';
import { bowlWins } from '../../../model/rules.ts';
import type { Forecast, Chances as TeamChances } from '../../../season/forecast/index.ts';
import { reconciled } from '../../../season/forecast/reconciled.ts';
import { type Settled, smoothed } from '../../../season/forecast/smoothed.ts';
import { winnerOf } from '../../../season/records.ts';
import { streakOf } from '../../../season/series.ts';
import { onTheLine } from '../../../words/on-the-line.ts';
import type { QueryContext } from '../../reading/context.ts';
import { askedTeam } from '../../reading/names.ts';
import { meetingsBefore, playedBy } from '../../reading/past-games.ts';
import { recordOf, teamFacts } from '../../reading/season-view.ts';
import { conferenceOf, scheduleGameView } from '../../views/game.ts';
import { pageView, rankOf, teamRecord } from '../../views/team.ts';

/** The current season as a forecast needs it. */
function momentOf({ season, pollsOf }: QueryContext): Moment {
  const { settings, reference, tuning, year, facts, format, programs, games, memory } = season;
  return { settings, reference, tuning, year, facts, format, programs, games, polls: pollsOf(year), memory };
}

/** Chances from a forecast as displayed, without false certainty. */
function chancesOf(context: QueryContext, now: Forecast['now']): ReadonlyMap<TeamId, TeamChances> {
  const { season } = context;
  const { runs } = season.tuning.forecast;
  const conferenceOf = (team: TeamId) => season.program.get(team)?.conference ?? '';
  return smoothed(now, runs, (team) => settledFor(context, team), conferenceOf);
}

/** Every team's current chances, cached for the state of the save, so that all pages agree. */
function chancesNow(context: QueryContext): ReadonlyMap<TeamId, TeamChances> {
  return context.memo('chances', () => chancesOf(context, forecastOf(momentOf(context), null).now));
}

/** Chances after either outcome of a game. */
function forecastAround(context: QueryContext, focus: GameId): Forecast {
  return context.memo(`forecast ${focus}`, () => reconciled(chancesNow(context), forecastOf(momentOf(context), focus)));
}

/** Chances a week ago; null in the first week. */
function chancesBefore(context: QueryContext): ReadonlyMap<TeamId, TeamChances> | null {
  const { week } = context.season;
  if (week <= 1) return null;
  return context.memo('chances before', () =>
    chancesOf(context, forecastOf(entering(momentOf(context), week - 1), null).now),
  );
}

/** Rounds with enough digits that the chances of all teams add up. */
const shown = (share: number): number => Math.round(share * MILLION) / MILLION;
const MILLION = 1e6;

function chancesView(of: TeamChances, settled: Settled): Chances {
  const said = (prize: keyof Chances) => {
    const share = of[prize];
    if (settled[prize] && (share <= 0 || share >= 1)) return share;
    return shown(Math.min(1 - 1 / MILLION, Math.max(1 / MILLION, share)));
  };
  return { title: said('title'), playoff: said('playoff'), conference: said('conference'), bowl: said('bowl') };
}

/** Goals already settled for a team; fields are chosen after the championships. */
function settledFor({ season }: QueryContext, team: TeamId): Settled {
  const { week, gamesOf, program } = season;
  const left = (gamesOf.get(team) ?? []).filter((game) => game.result === null);
  const chosen = week > CHAMPIONSHIP_WEEK;
  const tooFewWins = recordOf(season, team).wins + left.length < bowlWins(season.facts).fillIn;
  return {
    title: chosen || tooFewWins,
    playoff: chosen || tooFewWins,
    conference: (program.get(team)?.conference ?? null) === null || week >= CHAMPIONSHIP_WEEK,
    bowl: chosen || tooFewWins,
  };
}

const NO_CHANCES: TeamChances = { title: 0, playoff: 0, conference: 0, bowl: 0, wins: 0 };
const chancesIn = (of: Forecast['now'], team: TeamId): TeamChances => of.get(team) ?? NO_CHANCES;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

function refusedBefore({ season }: QueryContext) {
  const { stage } = season.row;
  return stage === 'preseason' ? wrongStage(stage, 'season', 'Odds are made') : null;
}

/** The next game for its page, with how either outcome would change the chances. */
function nextView(context: QueryContext, team: TeamId, game: Game): Stakes['game'] {
  const { season } = context;
  const { now, focus } = forecastAround(context, game.id);
  const home = game.home === team;
  const probability = game.odds?.homeWinProbability ?? 0.5;
  const settled = settledFor(context, team);
  const [won, lost] = focus ? (home ? [focus.home, focus.away] : [focus.away, focus.home]) : [now, now];
  return {
    ...scheduleGameView(season, game, team),
    win_probability: home ? probability : 1 - probability,
    if_won: chancesView(chancesIn(won, team), settled),
    if_lost: chancesView(chancesIn(lost, team), settled),
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

/** The stakes of a team's next game. */
export function stakes(context: QueryContext, input: { team?: string | undefined }): Result<Stakes> {
  const refused = refusedBefore(context);
  if (refused) return refused;
  const { season } = context;
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const team = found.value;
  const game = nextGame(season.gamesOf.get(team) ?? [], team);
  const all = chancesIn(chancesNow(context), team);
  const now = chancesView(all, settledFor(context, team));
  const next = game && nextView(context, team, game);
  return done({
    ...pageView(season, team),
    now,
    expected_wins: oneDecimal(all.wins),
    game: next,
    on_the_line: game && next ? linesFor(context, team, game, next, now) : [],
  });
}

/** A team's chances before and after last week; null for any other week. */
export function weekChances(
  context: QueryContext,
  team: TeamId,
  week: number,
): { before: Chances | null; after: Chances | null } {
  const { season } = context;
  const before = week === season.week - 1 && season.row.stage === 'season' ? chancesBefore(context) : null;
  if (before === null) return { before, after: null };
  const settled = settledFor(context, team);
  return {
    before: chancesView(chancesIn(before, team), settled),
    after: chancesView(chancesIn(chancesNow(context), team), settled),
  };
}

/** Every team's chances. */
export function odds(context: QueryContext): Result<OddsPage> {
  const refused = refusedBefore(context);
  if (refused) return refused;
  const { season } = context;
  const now = chancesNow(context);
  const before = chancesBefore(context);
  const rows = season.programs.map(({ team }) => {
    const all = chancesIn(now, team);
    const chances = chancesView(all, settledFor(context, team));

    const since = (old: Chances) => {
      const gained = (of: keyof Chances) => shown(chances[of] - old[of]);
      return {
        title: gained('title'),
        playoff: gained('playoff'),
        conference: gained('conference'),
        bowl: gained('bowl'),
      };
    };
    return {
      name: teamFacts(season, team).name,
      conference: conferenceOf(season, team),
      ranking: rankOf(season, team),
      ...teamRecord(season, team),
      expected_wins: oneDecimal(all.wins),
      chances,
      change: before && since(chancesIn(before, team)),
    };
  });
  rows.sort(
    ({ chances: a, ranking: first }, { chances: b, ranking: second }) =>
      b.title - a.title || b.playoff - a.playoff || b.conference - a.conference || first - second,
  );
  return done({ ...pageView(season), odds: rows });
}
