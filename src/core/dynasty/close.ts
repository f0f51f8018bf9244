import type { Coach, CoachJob } from '../model/coaches.ts';
import type { Transfer } from '../model/portal.ts';
import { rulesOf } from '../model/rules.ts';
import type { Departure, TeamSeason } from '../model/season.ts';
import { departures } from '../offseason/leaving/departures.ts';
import { openTransfer } from '../offseason/portal/resolve.ts';
import { nationalChampion } from '../season/playoff.ts';
import { ranksOf } from '../season/polls/opinions.ts';
import { recordOf, records } from '../season/records.ts';
import { grownCoach } from './career/growth.ts';
import type { DynastyState } from './dynasty-state.ts';
import { enterPortal } from './portal.ts';
import { fieldOf } from './postseason.ts';
import { seasonOver } from './week.ts';
import { countSeason } from './winter/carousel.ts';
import { type KeptSeason, settleEligibility } from './winter/eligibility.ts';

/** The result of closing a season. */
export interface SeasonClosed {
  /** Each team's season record, sorted by team. */
  history: TeamSeason[];
  departures: Departure[];
  /** Players whose season did not use up eligibility, sorted by id. */
  kept: KeptSeason[];
  /** A player in the portal. */
  transfers: Transfer[];
  /** Head coaches' jobs, with the season added to their records. */
  jobs: CoachJob[];
  /** Coaches who improved over the season. */
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
    // Field by field: with a spread, rows would get different hidden classes and every reader of history would slow
    // down.
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

/** Closes the season: adds every team's season to the history and settles departures. */
export function closeSeason(dynasty: DynastyState): SeasonClosed {
  if (!seasonOver(dynasty)) throw new Error(`the ${dynasty.year} season is not over`);
  const history = historyRows(dynasty);
  const kept = settleEligibility(dynasty);
  const { players, year, settings, tuning } = dynasty;
  dynasty.history = [...dynasty.history, ...history];
  // His growth comes first, because portal entries must not depend on when they are computed.
  const grown = grownCoach(dynasty);
  const coaches = grown === null ? [] : [grown];
  dynasty.coaches = dynasty.coaches.with(coaches, []);
  const entrants = enterPortal(dynasty);
  const entering = new Set(entrants.map(({ player }) => player.id));
  dynasty.departures = departures(players, year, settings.seed, tuning, entering, rulesOf(year, dynasty.rules));
  const left = new Set(dynasty.departures.filter(({ reason }) => reason === 'portal').map(({ player }) => player));
  dynasty.transfers = entrants.filter(({ player }) => left.has(player.id)).map((each) => openTransfer(each, year));
  const jobs = countSeason(dynasty);
  dynasty.coaches = dynasty.coaches.with([], jobs);
  return { history, departures: dynasty.departures, kept, transfers: dynasty.transfers, jobs, coaches };
}
