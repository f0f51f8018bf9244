import { done, type Result, refuse, refuseName } from '../../contract/result.ts';
import type { Why } from '../../contract/views/index.ts';
import { marginPartsOf, type Strengths, wholeStrengths } from '../../dynasty/odds.ts';
import { pollParts } from '../../dynasty/polls.ts';
import { prestigeAfter } from '../../dynasty/winter/turnover.ts';
import { depthChart, ratingsWithout } from '../../football/team-sheet.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet, zip } from '../../model/lists.ts';
import { outIn } from '../../model/people/absences.ts';
import { type Chosen, PERIODS } from '../../model/recruiting.ts';
import { hasReached } from '../../model/stages.ts';
import type { TeamRatings } from '../../model/team.ts';
import type { ScorePart } from '../../season/polls/opinions.ts';
import { opponentOf, winnerOf } from '../../season/records.ts';
import { DRAFTED_PART, draftedNote } from '../../words/draft.ts';
import { isRanked, ordinal, rankedName, roundedParts, spread } from '../../words/numbers.ts';
import { fieldIn } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { depthNow } from '../reading/depth-charts.ts';
import { draftedAfter } from '../reading/drafts.ts';
import { askedTeam, namedBy, nearNames } from '../reading/names.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { isEarlyLine } from '../views/game.ts';
import { asIn } from '../views/player.ts';
import { infoView, pageView } from '../views/team.ts';
import { whySeat } from './coaching/why-seat.ts';
import { recruitFinalists } from './recruiting/board-recruit.ts';
import { choiceOf, type Explanation } from './recruiting/why-choice.ts';
import { lastWinter } from './why-player.ts';
import { transfer } from './why-transfer.ts';

function whyView(context: QueryContext, what: Why['what'], of: Explanation): Why {
  const { parts, total } = roundedParts(
    of.parts.map(({ value }) => value),
    of.decimals,
  );
  return {
    ...pageView(of.season, of.team),
    info: infoView(context.season),
    what,
    title: of.title,
    // Parts equal to zero are left out, except the starting value.
    parts: zip(of.parts, parts)
      .map(([part, value]) => ({ ...part, value }))
      .filter(({ value }, i) => i === 0 || value !== 0),
    total,
    total_label: of.total_label,
    decimals: of.decimals,
    ...(of.finalists !== undefined && { finalists: of.finalists }),
  };
}

const nameOf = (season: SeasonView, team: TeamId): string => teamFacts(season, team).name;

/** Explains prestige after the context's season, which is over. */
export function prestigeAfterSeason(context: QueryContext, team: TeamId): Result<Why> {
  const explanation = prestige(context, team, context.season.year);
  return explanation.ok ? done(whyView(context, 'prestige', explanation.value)) : explanation;
}

/** The last finished season. */
function lastClosed({ season: { row } }: QueryContext): number {
  return hasReached(row.stage, 'summary') ? row.year : row.year - 1;
}

/** Explains prestige after a finished season. */
function prestige(context: QueryContext, team: TeamId, year: number): Result<Explanation> {
  const { row } = context.season;
  const name = nameOf(context.season, team);
  if (year < row.settings.startYear) {
    const message = `Nothing has moved ${name}’s prestige yet. It starts from the seasons before ${row.settings.startYear} and moves when your first season ends.`;
    return refuse('wrong_stage', message);
  }
  const season = context.seasonOf(year);
  const moves = context.memo(`prestige after ${year}`, () => prestigeAfter(season, draftedAfter(context, year)));
  const moved = moves.get(team);
  if (!moved) return refuse('not_found', `${name} did not play in the ${year} season.`);
  const { before, result, title, draft, others, limits } = moved.parts;
  const last = season.history.find((each) => each.year === year && each.team === team);
  const program = mustGet(season.program, team);
  const limit = limits < 0 ? `Its ceiling is ${program.ceiling}` : `Its floor is ${program.floor}`;
  return done({
    season,
    team,
    title: `Why ${name}'s prestige is what it is after ${year}`,
    parts: [
      { label: 'Prestige before the season', value: before, note: '' },
      { label: 'Final rank', value: result, note: last && last.rank > 0 ? `Finished ${ordinal(last.rank)}` : '' },
      { label: 'National title', value: title, note: '' },
      { label: DRAFTED_PART, value: draft, note: draftedNote(moved.drafted) },
      { label: 'The other programs', value: others, note: 'Each tier always holds the same share of programs' },
      { label: 'Limits', value: limits, note: Math.abs(limits) < ROUNDING ? 'Rounded' : limit },
    ],
    total_label: `Prestige after ${year}`,
    decimals: 2,
  });
}

/** Precision of stored prestige. */
const ROUNDING = 0.001;

/** `Beat No. 3 Georgia 27-24`. */
function resultNote(season: SeasonView, team: TeamId, game: Game | undefined): string {
  if (!game?.result) return '';
  const other = opponentOf(game, team);
  const rank = game.home === team ? game.awayRank : game.homeRank;
  const { homeScore, awayScore } = game.result;
  const score = `${Math.max(homeScore, awayScore)}-${Math.min(homeScore, awayScore)}`;
  const verb = winnerOf(game) === team ? 'Beat' : 'Lost to';
  return `${verb} ${rankedName(nameOf(season, other), rank)} ${score}`;
}

/** Labels of the parts of a poll score, in order. */
const SCORE_LABELS: readonly (readonly [part: ScorePart, label: string, note: string])[] = [
  ['average', 'Average team', ''],
  ['roster', 'The roster', 'How the team looks on paper'],
  ['lastSeason', 'Last season', 'Where it finished'],
  ['error', 'Preseason uncertainty', 'No games yet'],
  ['before', 'Score in the last poll', ''],
  ['result', 'The result', ''],
  ['sight', 'What voters see', 'Preseason opinion gives way to what voters see'],
  ['order', 'The rest of the field', 'Spots come in order: teams drop when they lose'],
];

/** Explains the score in the latest poll. */
function rank(context: QueryContext, team: TeamId): Result<Explanation> {
  const { season } = context;
  const name = nameOf(season, team);
  const place = season.rankOf.get(team);
  if (place === undefined) return refuse('not_found', `${name} is in no poll: only FBS teams are ranked.`);
  const { poll } = season;
  const parts = context.memo('poll in parts', () => pollParts(season, poll)).get(team) ?? {};
  const game = (season.gamesOf.get(team) ?? []).find(({ week }) => week === poll.week - 1);
  const noteOf = (part: ScorePart, note: string) => (part === 'result' ? resultNote(season, team, game) : note);
  return done({
    season,
    team,
    title: isRanked(place) ? `Why ${name} is No. ${place}` : `Why ${name} is ${ordinal(place)} in the poll`,
    parts: SCORE_LABELS.flatMap(([part, label, note]) => {
      const value = parts[part];
      return value === undefined ? [] : [{ label, value, note: noteOf(part, note) }];
    }),
    total_label: 'Poll score',
    decimals: 1,
  });
}

/** A team's next game, or its last one if there is none. */
function gameOf(season: SeasonView, team: TeamId): Game | undefined {
  const games = season.gamesOf.get(team) ?? [];
  return games.find(({ result }) => result === null) ?? games.at(-1);
}

/** Ratings of a game's teams by their depth charts and available players; early lines use whole rosters. */
function strengthsIn(context: QueryContext, season: SeasonView, game: Game) {
  const { save } = context;
  const early = isEarlyLine(season, game);
  const own = season.settings.team;
  const none: ReadonlySet<PlayerId> = new Set();
  return (team: TeamId, whole: TeamRatings): Strengths => {
    if (!season.program.has(team)) return wholeStrengths(whole);
    const out = early ? none : outIn(save.injuries.ofTeam(season.year, team), game.week);
    if (out.size === 0 && team !== own) return wholeStrengths(whole);
    const chart = chartIn(save, season, game, team);
    const rated = (order: typeof chart, without: ReadonlySet<PlayerId>) =>
      ratingsWithout(order, without, fieldIn(season, team), season.tuning);
    const today = out.size === 0 ? null : rated(chart, out);
    // Only the player's own team ever has a depth chart other than its staff's.
    if (team !== own) return { ...wholeStrengths(whole), today: today ?? whole };
    const ordered = rated(chart, none);
    return { staff: rated(depthChart(chart), none), ordered, today: today ?? ordered };
  };
}

/** A team's depth chart in a game: as used if it has been played, or the current one. */
function chartIn(save: QueryContext['save'], season: SeasonView, game: Game, team: TeamId) {
  const side = game.home === team ? 0 : 1;
  const ids = game.result === null ? null : (save.boxes.byGame(game.id)?.rosters[side] ?? null);
  if (ids === null) return depthChart(save.players.ofTeam(team), depthNow(save, season, team));
  const players = new Map(save.players.byIds(ids).map((player) => [player.id, player]));
  return ids.map((id) => asIn(season.row, mustGet(players, id), season.year));
}

/** Explains a game's spread, from the favorite's point of view or the given team's. */
function line(context: QueryContext, team: TeamId, game: Game): Result<Explanation> {
  const season = context.seasonOf(game.year);
  const home = game.home === team;
  const sign = home ? 1 : -1;
  const { margin, parts } = marginPartsOf(season, game, strengthsIn(context, season, game));
  const set = game.odds?.homeMargin ?? 0;
  const [own, other] = [nameOf(season, team), nameOf(season, opponentOf(game, team))];
  const [attack, resist] = home ? [parts.attack, parts.resist] : [-parts.resist, -parts.attack];
  const site = home ? `${own} is at home` : `${other} is at home`;
  return done({
    season,
    team,
    title: `Why the line is ${own} ${spread(sign * set)} against ${other}`,
    parts: [
      { label: `${own} offense`, value: attack, note: `Against the ${other} defense` },
      { label: `${own} defense`, value: resist, note: `Against the ${other} offense` },
      { label: 'Home field', value: sign * parts.site, note: site },
      { label: 'Depth chart', value: sign * parts.depth, note: 'Different from the staff’s' },
      { label: 'New schemes', value: sign * parts.fit, note: 'Players need a season or two to learn a new one' },
      { label: 'Injuries', value: sign * parts.injuries, note: 'Players out on both teams' },
      { label: 'Big leads', value: sign * parts.flattening, note: 'Starters sit in a rout' },
      { label: 'Bettors', value: sign * parts.opinion, note: 'Public money' },
      { label: 'Rounding', value: sign * (set - margin), note: 'Lines move in half points' },
    ],
    total_label: `Points by which ${own} is expected to win`,
    decimals: 1,
  });
}

/**
 * Finds a committed recruit, of this class or an earlier one, to whom the program had made an offer; the latest one
 * with that name.
 */
function chosenNamed({ save }: QueryContext, text: string): Result<Chosen> {
  const classes = save.recruiting.years().reverse();
  const all = classes.flatMap((year) => {
    const state = save.recruiting.ofYear(year);
    // Every recruit listed in a signed class has signed.
    return [...state.chosen.values()].filter(({ number }) => state.period >= PERIODS || !state.isUncommitted(number));
  });
  // If several match, take the one in the latest class.
  const [found] = namedBy(all, text, ({ number }) => number);
  if (found) return done(found);
  return refuseName(`No recruit "${text}" that you wanted has committed.`, nearNames(all, text));
}

/** Explains a recruit's choice. */
function recruit(context: QueryContext, text: string): Result<Explanation> {
  const { season } = context;
  const found = chosenNamed(context, text);
  if (!found.ok) return found;
  const { first, last, position, stars } = found.value;
  const who = `${first} ${last} (${stars}-star ${position.toUpperCase()})`;
  const choice = choiceOf(who, recruitFinalists(context, found.value));
  return done({ season, team: season.settings.team, ...choice });
}

function explained(context: QueryContext, input: WhyInput): Result<Explanation> {
  const { season, save } = context;
  if (input.what === 'recruit') {
    if (input.recruit === undefined) return refuse('malformed', 'Which recruit? Give a name or number.');
    return recruit(context, input.recruit);
  }
  if (input.what === 'transfer' || input.what === 'player') {
    if (input.player === undefined) return refuse('malformed', 'Which player? Give a name or number.');
    return input.what === 'player' ? lastWinter(context, input.player) : transfer(context, input.player);
  }
  const game = input.game === undefined ? null : save.games.byId(input.game);
  if (input.game !== undefined && game === null) return refuse('not_found', `No game has the id ${input.game}.`);
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const team = game && input.team === undefined ? favorite(game) : found.value;
  if (input.what === 'prestige') return prestige(context, team, lastClosed(context));
  if (input.what === 'rank') return rank(context, team);
  if (input.what === 'seat') return whySeat(context, team);
  const asked = game ?? gameOf(season, team);
  if (!asked) return refuse('not_found', `${nameOf(season, team)} has no game on the schedule.`);
  if (asked.home !== team && asked.away !== team) {
    return refuse('malformed', `${nameOf(season, team)} does not play in game ${asked.id}.`);
  }
  return line(context, team, asked);
}

const favorite = (game: Game): TeamId => ((game.odds?.homeMargin ?? 0) >= 0 ? game.home : game.away);

interface WhyInput {
  what: Why['what'];
  team?: string | undefined;
  game?: number | undefined;
  recruit?: string | undefined;
  player?: string | undefined;
}

/** Explains a number in parts that add up to it. */
export function why(context: QueryContext, input: WhyInput): Result<Why> {
  const explanation = explained(context, input);
  return explanation.ok ? done(whyView(context, input.what, explanation.value)) : explanation;
}
