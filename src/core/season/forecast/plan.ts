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
  /** Games of each team's regular season. */
  scheduled: Uint8Array;
  /** Wins of an average top team against the regular season's schedule, and their variance. */
  parWins: Float64Array;
  parVariance: Float64Array;
  par: number;
  conferences: readonly PlannedConference[];
  /** Seeds of the chosen field by number, best first; null: still to be chosen. */
  field: readonly number[] | null;
  /** The bowls, once they are on the schedule. */
  bowls: readonly PlannedGame[] | null;
  bowlPlaces: number;
  /** Wins that make a team eligible, and those with which it may fill an open place. */
  bowlWins: { eligible: number; fillIn: number };
  rounds: readonly PlannedRound[];
  format: PlayoffFormat;
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
      // A title game whose result the poll does not know yet still has to be counted.
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

/** Compiles a season. */
export function planOf(input: ForecastInput): SeasonPlan {
  const of = teamsOf(input);
  const bowls = input.games.filter(({ kind }) => kind === 'bowl');
  const number = (team: TeamId) => of.index.get(team) ?? -1;
  const { ledger, par, games } = regularSeason(input, of);
  const opinions = opinionsOf(input, of.teams, of.strength, of.programs, of.margins, ledger);
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
