import type { Departure, TeamSeason } from '../model/season.ts';
import { departures } from '../offseason/departures.ts';
import { nationalChampion } from '../season/playoff.ts';
import { ranksOf } from '../season/poll.ts';
import { recordOf, records } from '../season/records.ts';
import { fieldOf } from './postseason.ts';
import { seasonOver } from './week.ts';
import type { World } from './world.ts';

/** What closing a season leaves. */
export interface SeasonClosed {
  /** The season's line of every team, by team. */
  history: TeamSeason[];
  departures: Departure[];
}

function historyRows(world: World): TeamSeason[] {
  const ranks = ranksOf(world.polls.at(-1));
  const all = records(world.games);
  const field = fieldOf(world);
  const inField = new Set(field.seeds.map((s) => s.team));
  const champions = new Set(field.champions.map((c) => c.team));
  const champion = nationalChampion(world.games);
  return world.programs.map((p) => ({
    year: world.year,
    team: p.team,
    conference: p.conference,
    rating: p.rating,
    offense: p.offense,
    defense: p.defense,
    prestige: p.prestige,
    ...recordOf(all, p.team),
    rank: ranks.get(p.team) ?? 0,
    inPlayoff: inField.has(p.team),
    conferenceChampion: champions.has(p.team),
    champion: p.team === champion,
    played: true,
  }));
}

/** Closes the season: every team's line of history, and who leaves. */
export function closeSeason(world: World): SeasonClosed {
  if (!seasonOver(world)) throw new Error(`the ${world.year} season is not over`);
  const history = historyRows(world);
  world.departures = departures(world.players, world.year, world.settings.seed, world.tuning);
  world.history = [...world.history, ...history];
  return { history, departures: world.departures };
}
