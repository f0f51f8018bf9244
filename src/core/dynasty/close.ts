import type { Coach, CoachJob } from '../model/coaches.ts';
import type { Transfer } from '../model/portal.ts';
import { rulesOf } from '../model/rules.ts';
import type { Departure, TeamSeason } from '../model/season.ts';
import { departures } from '../offseason/departures.ts';
import { openTransfer } from '../offseason/portal/resolve.ts';
import { nationalChampion } from '../season/playoff.ts';
import { ranksOf } from '../season/polls/opinions.ts';
import { recordOf, records } from '../season/records.ts';
import { grownCoach } from './career/growth.ts';
import { countSeason } from './carousel.ts';
import type { DynastyState } from './dynasty-state.ts';
import { type KeptSeason, settleEligibility } from './eligibility.ts';
import { enterPortal } from './portal.ts';
import { fieldOf } from './postseason.ts';
import { dropBook } from './recruiting.ts';
import { seasonOver } from './week.ts';

/** The result of closing a season. */
export interface SeasonClosed {
  /** The season's line of every team, by team. */
  history: TeamSeason[];
  departures: Departure[];
  /** Players whose season did not count against their four, by id. */
  kept: KeptSeason[];
  /** A player in the portal. */
  transfers: Transfer[];
  /** The jobs of head coaches, with the season in their records. */
  jobs: CoachJob[];
  /** Coaches who have learned from the season. */
  coaches: Coach[];
}

function historyRows(dynasty: DynastyState): TeamSeason[] {
  const ranks = ranksOf(dynasty.polls.at(-1));
  const all = records(dynasty.games);
  const field = fieldOf(dynasty);
  const inField = new Set(field.seeds.map((s) => s.team));
  const champions = new Set(field.champions.map((c) => c.team));
  const champion = nationalChampion(dynasty.games);
  return dynasty.programs.map((p) => {
    const { wins, losses, confWins, confLosses } = recordOf(all, p.team);
    // Field by field: spread, every row would be of another shape, and all that reads a history slow.
    return {
      year: dynasty.year,
      team: p.team,
      conference: p.conference,
      rating: p.rating,
      offense: p.offense,
      defense: p.defense,
      prestige: p.prestige,
      wins,
      losses,
      confWins,
      confLosses,
      rank: ranks.get(p.team) ?? 0,
      inPlayoff: inField.has(p.team),
      conferenceChampion: champions.has(p.team),
      champion: p.team === champion,
      played: true,
    };
  });
}

/** Closes the season: every team's line of history, and who leaves. */
export function closeSeason(dynasty: DynastyState): SeasonClosed {
  if (!seasonOver(dynasty)) throw new Error(`the ${dynasty.year} season is not over`);
  const history = historyRows(dynasty);
  const kept = settleEligibility(dynasty);
  const { players, year, settings, tuning } = dynasty;
  dynasty.history = [...dynasty.history, ...history];
  // He has grown before anybody looks around: who enters the portal must not depend on when it is worked out.
  const grown = grownCoach(dynasty);
  const coaches = grown === null ? [] : [grown];
  dynasty.coaches = dynasty.coaches.with(coaches, []);
  if (grown !== null) dropBook(dynasty.players);
  const entrants = enterPortal(dynasty);
  const entering = new Set(entrants.map(({ player }) => player.id));
  dynasty.departures = departures(players, year, settings.seed, tuning, entering, rulesOf(year, dynasty.rules));
  const left = new Set(dynasty.departures.filter(({ reason }) => reason === 'portal').map(({ player }) => player));
  dynasty.transfers = entrants.filter(({ player }) => left.has(player.id)).map((each) => openTransfer(each, year));
  const jobs = countSeason(dynasty);
  dynasty.coaches = dynasty.coaches.with([], jobs);
  return { history, departures: dynasty.departures, kept, transfers: dynasty.transfers, jobs, coaches };
}
