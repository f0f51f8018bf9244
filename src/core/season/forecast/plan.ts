import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import { bowlWins, FEWEST_FOR_A_TITLE } from '../../model/rules.ts';
import { bowlsOf } from '../bowls/index.ts';
import { bracketSlots, type Source } from '../bracket-slots.ts';
import { divisionsOf } from '../divisions.ts';
import { isFinished } from '../records.ts';
import { playoffSites, titleGameSite } from '../sites.ts';
import { conferenceChampion } from '../standings.ts';
import type { Margins } from './margins.ts';
import { type Opinions, opinionsOf } from './opinions.ts';
import { type PlannedGame, planned, sidesOf, type Teams, teamsOf } from './planned-game.ts';
import { type RegularGames, regularSeason } from './regular-season.ts';
import type { ForecastInput } from './types.ts';

export interface PlannedConference {
  members: readonly number[];
  /** Null if the conference has none. */
  divisions: readonly (readonly number[])[] | null;
  titleGame: boolean;
  /** Whether its title game is at a neutral site. */
  neutral: boolean;
  /** The title game once it is scheduled. */
  scheduled: PlannedGame | null;
  /** The champion if already known, else -1. */
  champion: number;
}

/** A bracket game: its teams come from seeds, numbered from 0, or from earlier games, counted from -1 down. */
export interface PlannedRound {
  top: number;
  bottom: number;
  neutral: boolean;
  /** The game once it is scheduled. */
  scheduled: PlannedGame | null;
}

/** A season compiled to numbers: everything that is the same in every simulated run. */
export interface SeasonPlan {
  teams: readonly TeamId[];
  /** Programs come first, then FCS opponents. */
  programs: number;
  index: ReadonlyMap<TeamId, number>;
  strength: Float64Array;
  margins: Margins;
  /** Form suggested by the results so far, in points, and its uncertainty. */
  form: Float64Array;
  formSpread: Float64Array;
  opinions: Opinions;
  /** Records so far, excluding the games in `games`. */
  wins: Uint8Array;
  confWins: Uint8Array;
  /** Each team's games that count in the conference standings, played or not. */
  confGames: Uint8Array;
  /** Wins of the first over the second in conference play, indexed as first x number of teams + second. */
  beaten: Uint8Array;
  /** Games left before the championships, in order. */
  games: RegularGames;
  /** Each team's regular-season games. */
  scheduled: Uint8Array;
  /** Expected wins of an average ranked team against the regular-season schedule, and their variance. */
  parWins: Float64Array;
  parVariance: Float64Array;
  par: number;
  conferences: readonly PlannedConference[];
  /** Seeds of the selected field by number, best first; null before selection. */
  field: readonly number[] | null;
  /** The bowls once they are scheduled. */
  bowls: readonly PlannedGame[] | null;
  bowlPlaces: number;
  /** Wins that make a team bowl eligible, and wins with which it may fill an open bowl spot. */
  bowlWins: { eligible: number; fillIn: number };
  rounds: readonly PlannedRound[];
  format: PlayoffFormat;
}

/** Estimates each team's form from results against expectation, shrunk because a few games say little. */
function formsOf(
  input: ForecastInput,
  { index, strength, margins }: Pick<SeasonPlan, 'index' | 'strength' | 'margins'>,
) {
  const { formSd } = input.tuning.forecast;
  const { marginSd } = input.tuning.expectation;
  const off = new Float64Array(strength.length);
  const played = new Uint8Array(strength.length);
  for (const game of input.games) {
    const [h, a] = sidesOf(game, index);
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

function conferencesOf(input: ForecastInput, teams: Teams): PlannedConference[] {
  const { facts, games, poll } = input;
  const number = (team: TeamId) => teams.index.get(team) ?? -1;
  const early = games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  return facts.conferences.map(({ id, titleGame }) => {
    const scheduled = early.find((game) => game.kind === 'conference_championship' && game.conference === id);
    const leader = conferenceChampion({ facts, games: early, poll }, id);
    const members = Object.keys(facts.members).filter((team) => facts.members[team] === id);
    return {
      members: members.length < FEWEST_FOR_A_TITLE ? [] : members.map(number),
      divisions: divisionsOf(facts, id)?.map((division) => division.teams.map(number)) ?? null,
      titleGame,
      neutral: titleGameSite(id, facts.year) !== null,
      scheduled: scheduled ? planned(scheduled, teams) : null,
      // A title game whose result the poll has not counted yet must still be counted.
      champion: !scheduled && leader && !leader.projected ? number(leader.team) : -1,
    };
  });
}

function roundsOf({ facts, format, games }: ForecastInput, teams: Teams): PlannedRound[] {
  const sites = playoffSites(facts, format);
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

/** Compiles a season into a plan. */
export function planOf(input: ForecastInput): SeasonPlan {
  const of = teamsOf(input);
  const bowls = input.games.filter(({ kind }) => kind === 'bowl');
  const number = (team: TeamId) => of.index.get(team) ?? -1;
  const { ledger, par, games } = regularSeason(input, of);
  const opinions = opinionsOf(input, of.teams, of.strength, of.programs, of.margins, ledger);
  const { form, formSpread } = formsOf(input, of);
  // Spelled out because V8 eventually gives objects built from several spreads a new hidden class each, and reoptimizes
  // for it.
  return {
    teams: of.teams,
    programs: of.programs,
    index: of.index,
    strength: of.strength,
    margins: of.margins,
    form,
    formSpread,
    opinions,
    wins: ledger.wins,
    confWins: ledger.confWins,
    confGames: ledger.confGames,
    beaten: ledger.beaten,
    games,
    scheduled: ledger.scheduled,
    parWins: ledger.parWins,
    parVariance: ledger.parVariance,
    par,
    conferences: conferencesOf(input, of),
    field: input.field?.map(({ team }) => number(team)) ?? null,
    bowls: input.field === null ? null : bowls.map((game) => planned(game, of)),
    bowlPlaces: bowlsOf(input.facts, input.format).length * 2,
    bowlWins: bowlWins(input.facts),
    rounds: roundsOf(input, of),
    format: input.format,
  };
}
