import { CHAMPIONSHIP_WEEK, REGULAR_WEEKS } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import type { Tuning } from '../../tuning/index.ts';
import { bowlsOf } from '../bowls.ts';
import { divisionsOf } from '../divisions.ts';
import { bracketSlots, type Source } from '../playoff.ts';
import { countsInConference, isFinished, type PlayedGame, winnerOf } from '../records.ts';
import { playoffSites, titleGameSite } from '../sites.ts';
import { conferenceChampion } from '../standings.ts';
import { Margins, normalShare, strengthOf } from './margins.ts';
import { measure, type Opinions, opinionsOf } from './opinions.ts';
import type { ForecastInput } from './types.ts';

/** What is known of a game's outcome. */
export const OPEN = -1;
export const AWAY_WON = 0;
export const HOME_WON = 1;

/** A game that the forecast plays, or of which the poll does not know yet. */
export interface PlannedGame {
  id: number;
  home: number;
  away: number;
  /** Points by which the home team is expected to win. */
  margin: number;
  /** `OPEN`, or who won. */
  outcome: number;
}

/** A game of the regular season. */
interface RegularGame extends PlannedGame {
  /** The conference in whose standings it counts, by number; -1: none. */
  conference: number;
  /** Shares of the old opinion that voters keep of the home and of the away team. */
  keep: readonly [number, number];
  /** What is added to voters' opinions of the home and of the away team when they lose, and when they win. */
  lost: readonly [number, number];
  won: readonly [number, number];
}

/** The games until the championships in order, a column for each fact: most of a forecast is spent on them. */
interface RegularGames {
  count: number;
  id: Int32Array;
  home: Uint16Array;
  away: Uint16Array;
  margin: Float64Array;
  outcome: Int8Array;
  conference: Int8Array;
  /**
   * What a win instead of a loss is worth in the opinion at the end of the regular season, two numbers for each game:
   * to the away team when it wins, to the home team when it does.
   */
  gain: Float64Array;
}

/**
 * Voters forget the same shares of an opinion however games end, so the last opinion is a sum: what there is if a team
 * loses all its games, and what each win adds.
 */
function opinionsAtEnd(games: readonly RegularGame[], score: Float64Array) {
  const gain = new Float64Array(2 * games.length);
  const allLost = new Float64Array(score.length);
  const left = new Float64Array(score.length).fill(1);
  for (let i = games.length - 1; i >= 0; i--) {
    const { home, away, keep, lost, won } = games[i]!;
    gain[2 * i + HOME_WON] = (won[0] - lost[0]) * left[home]!;
    gain[2 * i + AWAY_WON] = (won[1] - lost[1]) * left[away]!;
    allLost[home]! += lost[0] * left[home]!;
    allLost[away]! += lost[1] * left[away]!;
    left[home]! *= keep[0];
    left[away]! *= keep[1];
  }
  return { gain, allLost: allLost.map((lost, t) => lost + score[t]! * left[t]!) };
}

function inColumns(games: readonly RegularGame[], gain: Float64Array): RegularGames {
  return {
    count: games.length,
    id: Int32Array.from(games, ({ id }) => id),
    home: Uint16Array.from(games, ({ home }) => home),
    away: Uint16Array.from(games, ({ away }) => away),
    margin: Float64Array.from(games, ({ margin }) => margin),
    outcome: Int8Array.from(games, ({ outcome }) => outcome),
    conference: Int8Array.from(games, ({ conference }) => conference),
    gain,
  };
}

export interface PlannedConference {
  members: readonly number[];
  /** Null: none. */
  divisions: readonly (readonly number[])[] | null;
  titleGame: boolean;
  /** Whether its title game is at a neutral site. */
  neutral: boolean;
  /** The title game, once the schedule has it. */
  scheduled: PlannedGame | null;
  /** The champion, where it is known already; else -1. */
  champion: number;
}

/** A game of the bracket: where its teams come from, as seeds from 0 or as earlier games counted from -1 down. */
export interface PlannedRound {
  top: number;
  bottom: number;
  neutral: boolean;
  /** The game, once the schedule has it. */
  scheduled: PlannedGame | null;
}

/** A season compiled to numbers: everything that is the same however it goes on. */
export interface SeasonPlan {
  teams: readonly TeamId[];
  /** Programs come first, then visitors. */
  programs: number;
  index: ReadonlyMap<TeamId, number>;
  strength: Float64Array;
  margins: Margins;
  /** Form as results so far suggest it, in points, and how uncertain it is. */
  form: Float64Array;
  formSpread: Float64Array;
  opinions: Opinions;
  /** Records so far, without the games in `games`. */
  wins: Uint8Array;
  confWins: Uint8Array;
  /** Games of each team that count in its conference's standings, played or not. */
  confGames: Uint8Array;
  /** How often the first beat the second in their conference: first x number of teams + second. */
  beaten: Uint8Array;
  /** Games to play until the championships, in order. */
  games: RegularGames;
  /** Voters' opinion of each team after the regular season if it loses all of `games`. */
  allLost: Float64Array;
  /** Games of each team's regular season. */
  scheduled: Uint8Array;
  /** Share of strength of record in the last opinion, as the schedule gives it. */
  recordWeight: Float64Array;
  /** How the last poll's score is put together, by team (`verdictOf`). */
  verdict: Verdict;
  /** Wins of an average top team against the regular season's schedule, and their variance. */
  parWins: Float64Array;
  parVariance: Float64Array;
  par: number;
  conferences: readonly PlannedConference[];
  /** Seeds of the chosen field by number, best first; null: still to be chosen. */
  field: readonly number[] | null;
  /** Teams in bowls, once they are invited. */
  bowlTeams: readonly number[] | null;
  bowlPlaces: number;
  rounds: readonly PlannedRound[];
  format: PlayoffFormat;
  /** Points that playing at home is worth. */
  homeField: number;
  sightShare: number;
  /** What voters make of a record: standard deviations ahead of an average top team, and losses. */
  recordWorth(ahead: number, losses: number): number;
}

const side = (game: PlayedGame, index: ReadonlyMap<TeamId, number>) => [index.get(game.home), index.get(game.away)];

function outcomeOf(game: PlayedGame): number {
  if (!isFinished(game)) return OPEN;
  return winnerOf(game) === game.home ? HOME_WON : AWAY_WON;
}

/** A team's form: results against expectation, drawn to nothing by how little a few games say. */
function formsOf(
  input: ForecastInput,
  { index, strength, margins }: Pick<SeasonPlan, 'index' | 'strength' | 'margins'>,
) {
  const { formSd } = input.tuning.forecast;
  const { marginSd } = input.tuning.expectation;
  const off = new Float64Array(strength.length);
  const played = new Uint8Array(strength.length);
  for (const game of input.games) {
    const [h, a] = side(game, index);
    if (h === undefined || a === undefined || !isFinished(game)) continue;
    const expected = margins.between(strength[h]!, strength[a]!, game.neutral);
    const beyond = game.result.homeScore - game.result.awayScore - expected;
    off[h]! += beyond;
    off[a]! -= beyond;
    played[h]!++;
    played[a]!++;
  }
  const prior = formSd * formSd;
  const noise = marginSd * marginSd - prior;
  const form = off.map((sum, t) => (prior * sum) / (noise + played[t]! * prior));
  const formSpread = off.map((_, t) => Math.sqrt((prior * noise) / (noise + played[t]! * prior)));
  return { form, formSpread };
}

/** Everything about teams that games are judged by. */
function teamsOf(input: ForecastInput) {
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const all = [...programs, ...input.visitors];
  const teams = all.map(({ team }) => team);
  const strength = Float64Array.from(all, strengthOf);
  const margins = new Margins(input.tuning, input.tuning.forecast.formSd);
  const index = new Map(teams.map((team, i) => [team, i]));
  return { teams, programs: programs.length, index, strength, margins };
}

type Teams = ReturnType<typeof teamsOf>;

function planned(game: PlayedGame, { index, strength, margins }: Teams): PlannedGame {
  const [home, away] = [index.get(game.home)!, index.get(game.away)!];
  const margin = margins.between(strength[home]!, strength[away]!, game.neutral);
  return { id: game.id, home, away, margin, outcome: outcomeOf(game) };
}

/** What each team has, by number: results that the poll knows, and what all games of its schedule are to it. */
class Ledger {
  readonly wins: Uint8Array;
  readonly confWins: Uint8Array;
  readonly confGames: Uint8Array;
  readonly scheduled: Uint8Array;
  readonly beaten: Uint8Array;
  readonly recordWeight: Float64Array;
  readonly kept: Float64Array;
  readonly parWins: Float64Array;
  readonly parVariance: Float64Array;

  private readonly programs: number;

  constructor(teams: number, programs: number) {
    this.programs = programs;
    const count = () => new Uint8Array(teams);
    this.wins = count();
    this.confWins = count();
    this.confGames = count();
    this.scheduled = count();
    this.beaten = new Uint8Array(programs * programs);
    this.recordWeight = new Float64Array(teams);
    this.kept = new Float64Array(teams).fill(1);
    this.parWins = new Float64Array(teams);
    this.parVariance = new Float64Array(teams);
  }

  /** A game on a team's schedule, which a team at par wins with this chance. */
  meet(team: number, chance: number, inConference: boolean): void {
    this.parWins[team]! += chance;
    this.parVariance[team]! += chance * (1 - chance);
    this.scheduled[team]!++;
    if (inConference) this.confGames[team]!++;
  }

  /** A result that the poll knows. */
  result(winner: number, loser: number, inConference: boolean): void {
    this.wins[winner]!++;
    if (!inConference) return;
    this.confWins[winner]!++;
    this.beaten[winner * this.programs + loser]!++;
  }

  /** A game's effect on how much of earlier opinions is left; returns the share that is kept. */
  judge(team: number, recordShare: number, sightShare: number): number {
    const keep = 1 - recordShare - sightShare;
    this.recordWeight[team] = this.recordWeight[team]! * keep + recordShare;
    this.kept[team]! *= keep;
    return keep;
  }
}

/** The games until the championships: those the poll knows are counted, the others planned. */
function regularSeason(input: ForecastInput, of: Teams, opinions: Opinions) {
  const { index, strength, margins } = of;
  const { poll, tuning } = input;
  const { sightShare } = tuning.poll;
  const ledger = new Ledger(of.teams.length, of.programs);
  const par = measure(input.programs, tuning);
  const conferenceOf = new Map(input.facts.conferences.map(({ id }, i) => [id, i]));
  const games: RegularGame[] = [];
  const judge = (team: number): number => ledger.judge(team, opinions.recordShare(ledger.scheduled[team]!), sightShare);
  const regular = input.games.filter((game) => game.week <= REGULAR_WEEKS);
  for (const game of [...regular].sort((a, b) => a.week - b.week || a.id - b.id)) {
    const [h, a] = side(game, index);
    if (h === undefined || a === undefined) continue;
    const conference = countsInConference(game) ? (conferenceOf.get(game.conference!) ?? -1) : -1;
    ledger.meet(h, margins.chance(margins.between(par, strength[a]!, game.neutral)), conference >= 0);
    ledger.meet(a, 1 - margins.chance(margins.between(strength[h]!, par, game.neutral)), conference >= 0);
    const outcome = outcomeOf(game);
    if (outcome !== OPEN && game.week < poll.week) {
      const [winner, loser] = outcome === HOME_WON ? [h, a] : [a, h];
      ledger.result(winner, loser, conference >= 0);
      continue;
    }
    const promised = opinions.promised(h, a, game.neutral ? 0 : tuning.homeFieldAdvance);
    const [forHome, forAway] = [opinions.change(promised), opinions.change(-promised)];
    const seen = (team: number): number => sightShare * opinions.sight[team]!;
    games.push({
      ...planned(game, of),
      conference,
      keep: [judge(h), judge(a)],
      lost: [seen(h) + forHome.lost, seen(a) + forAway.lost],
      won: [seen(h) + forHome.won, seen(a) + forAway.won],
    });
  }
  const { gain, allLost } = opinionsAtEnd(games, opinions.score);
  const { wins, confWins, confGames, beaten, scheduled, recordWeight, kept, parWins, parVariance } = ledger;
  const played = { wins, confWins, confGames, beaten, scheduled, recordWeight, kept, parWins, parVariance };
  return { ...played, par, allLost, games: inColumns(games, gain) };
}

function conferencesOf(input: ForecastInput, teams: Teams): PlannedConference[] {
  const { facts, games, poll } = input;
  const number = (team: TeamId) => teams.index.get(team) ?? -1;
  const ranks = new Map(poll.rows.map((row) => [row.team, row.rank]));
  const early = games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  return facts.conferences.map(({ id, titleGame }) => {
    const scheduled = early.find((game) => game.kind === 'conference_championship' && game.conference === id);
    const leader = conferenceChampion({ facts, games: early, ranks }, id);
    return {
      members: Object.keys(facts.members)
        .filter((team) => facts.members[team] === id)
        .map(number),
      divisions: divisionsOf(facts, id)?.map((division) => division.teams.map(number)) ?? null,
      titleGame,
      neutral: titleGameSite(id, facts.year) !== null,
      scheduled: scheduled ? planned(scheduled, teams) : null,
      // A title game whose result the poll does not know yet still has to be counted.
      champion: !scheduled && leader && !leader.projected ? number(leader.team) : -1,
    };
  });
}

function roundsOf({ facts, format, games }: ForecastInput, teams: Teams): PlannedRound[] {
  const sites = playoffSites(facts.year, format);
  const slots = bracketSlots(format);
  const from = (source: Source) =>
    'seed' in source ? source.seed - 1 : -1 - slots.findIndex(({ slot }) => slot === source.winnerOf);
  const known = new Map(games.filter(({ kind }) => kind === 'playoff').map((game) => [game.bracketSlot, game]));
  return slots.map(({ slot, top, bottom }) => {
    const game = known.get(slot);
    return {
      top: from(top),
      bottom: from(bottom),
      neutral: sites.has(slot),
      scheduled: game ? planned(game, teams) : null,
    };
  });
}

/** What 0 to 100 strength of record is worth to voters, who count losses as well (`scoresByRecord`). */
function recordWorth({ lossesForgiven, manyLosses }: Tuning['poll']): SeasonPlan['recordWorth'] {
  return (ahead, losses) => 100 * normalShare(ahead) - manyLosses * Math.max(0, losses - lossesForgiven);
}

/**
 * What a forecast of the last poll makes of what it can carry along. From far ahead it cannot know the order of results
 * nor who holds on to his place for having won; so the more of the present opinion will be forgotten until then, the
 * less it trusts opinion and record as carried, and the more what voters hold and see of a team now.
 */
export interface Verdict {
  opinion: Float64Array;
  record: Float64Array;
  /** Score for what voters hold and see now. */
  seen: Float64Array;
  /** Score that a loss costs. */
  loss: Float64Array;
  /** Standard deviation of the error, in score. */
  error: Float64Array;
}

function verdictOf(kept: Float64Array, { score, sight }: Opinions, { forecast: k }: Tuning): Verdict {
  const forgotten = kept.map((share) => 1 - share);
  const stale = forgotten.map((share) => share * share);
  return {
    opinion: stale.map((share) => 1 - k.opinionLost * share),
    record: stale.map((share) => 1 - k.recordLost * share),
    seen: stale.map((share, t) => (share * k.seenGained * (score[t]! + sight[t]!)) / 2),
    loss: stale.map((share) => k.lossCost * share * share),
    error: forgotten.map((share) => k.pollNoise * share),
  };
}

/** Compiles a season. */
export function planOf(input: ForecastInput): SeasonPlan {
  const of = teamsOf(input);
  const opinions = opinionsOf(input, of.teams, of.strength, of.programs, of.margins);
  const bowls = input.games.filter(({ kind }) => kind === 'bowl');
  const number = (team: TeamId) => of.index.get(team) ?? -1;
  const season = regularSeason(input, of, opinions);
  const { form, formSpread } = formsOf(input, of);
  // Spelled out: V8 gives objects made from several spreads a new shape each after some time, and optimizes anew for it.
  return {
    teams: of.teams,
    programs: of.programs,
    index: of.index,
    strength: of.strength,
    margins: of.margins,
    form,
    formSpread,
    opinions,
    wins: season.wins,
    confWins: season.confWins,
    confGames: season.confGames,
    beaten: season.beaten,
    games: season.games,
    allLost: season.allLost,
    scheduled: season.scheduled,
    recordWeight: season.recordWeight,
    verdict: verdictOf(season.kept, opinions, input.tuning),
    parWins: season.parWins,
    parVariance: season.parVariance,
    par: season.par,
    conferences: conferencesOf(input, of),
    field: input.field?.map(({ team }) => number(team)) ?? null,
    bowlTeams: input.field === null ? null : bowls.flatMap((game) => [number(game.home), number(game.away)]),
    bowlPlaces: bowlsOf(input.facts, input.format).length * 2,
    rounds: roundsOf(input, of),
    format: input.format,
    homeField: input.tuning.homeFieldAdvance,
    sightShare: input.tuning.poll.sightShare,
    recordWorth: recordWorth(input.tuning.poll),
  };
}
