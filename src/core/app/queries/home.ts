import { randomBytes } from 'node:crypto';
import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { Home, Info, PreviewTeam } from '../../contract/views/index.ts';
import { anyOpening, firstOpenings } from '../../dynasty/openings.ts';
import { FIRST_SEASON, LAST_SEASON, type Reference, teamsIn } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { remembered } from '../../model/memory/remembered.ts';
import { seedFrom } from '../../random/stream.ts';
import { reference } from '../../reference/index.ts';
import { ownTuning } from '../saves/parameters.ts';

/** Real teams by id, with their names in a year. */
const teamsOf = remembered((year) => new Map(teamsIn(reference, year).map((team) => [team.id, team])));

/** Teams of a season by prestige, best first; the finer prestige score breaks ties. */
function previewsIn(world: Reference, year: number): (ids: readonly TeamId[]) => PreviewTeam[] {
  const facts = new Map(teamsIn(world, year).map((team) => [team.id, team]));
  const starting = world.startingPrestige(year);
  const preview = (id: TeamId): PreviewTeam => {
    const { name, mascot, abbreviation, colorPrimary, colorSecondary } = mustGet(facts, id);
    const { prestige, ceiling, floor } = mustGet(starting, id);
    return { name, mascot, abbreviation, prestige, ceiling, floor, colorPrimary, colorSecondary };
  };
  return (ids) =>
    [...ids]
      .sort((a, b) => mustGet(starting, b).score - mustGet(starting, a).score || (a < b ? -1 : 1))
      .map((id) => preview(id));
}

/** A starting season, real or of a universe. */
export function previewOf(world: Reference, year: number): Home['preview'] {
  const facts = world.season(year);
  const byPrestige = previewsIn(world, year);
  const members = (conference: string | null) =>
    byPrestige(Object.keys(facts.members).filter((team) => facts.members[team] === conference));
  const conferences = facts.conferences
    .map((c) => ({ confName: c.name, confFullName: c.fullName, confGames: c.games, teams: members(c.id) }))
    .sort((a, b) => (a.confName < b.confName ? -1 : 1));
  return {
    conferences: Object.fromEntries(conferences.map((c) => [c.confName, c])),
    independents: members(null),
    playoff: {
      teams: facts.playoff.teams,
      conf_champ_autobids: facts.playoff.autobids,
      conf_champ_top_4: facts.playoff.championsTopFour,
    },
  };
}

const YEARS = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => LAST_SEASON - i);
const previewIn = remembered((year) => previewOf(reference, year));

/** Jobs open before a season in a dynasty with a given seed. */
function openingsOf(startYear: number, given: string | undefined): NonNullable<Home['openings']> {
  const seed = given ?? randomBytes(8).toString('hex');
  const settings = { seed: seedFrom(seed), startYear };
  const jobs = firstOpenings(settings, reference, ownTuning());
  const name = (team: TeamId): string => mustGet(teamsOf(startYear), team).name;
  return {
    seed,
    jobs: jobs.map(({ team, before, record }) => ({
      team: name(team),
      record: record && { wins: record.wins, losses: record.losses },
      left: before && {
        first: before.coach.first,
        last: before.coach.last,
        since: before.job.since,
        end: before.job.end,
      },
    })),
    any: name(anyOpening(jobs, settings).team),
  };
}

/** A new game's options (seasons, teams, formats) and the existing saves. Needs no dynasty. */
export function home(
  input: InputOf<'home'>,
  info: Info | null,
  { saves, damaged }: Pick<Home, 'saves' | 'damaged'>,
): Result<Home> {
  const year = input.year ?? LAST_SEASON;
  if (!YEARS.includes(year)) {
    return refuse(
      'malformed',
      `A dynasty can start in any season from ${FIRST_SEASON} to ${LAST_SEASON}, not ${year}.`,
    );
  }
  const preview = previewIn(year);
  const openings = input.openings === true ? { openings: openingsOf(year, input.seed) } : {};
  return done({ years: YEARS.map(String), info, selected_year: String(year), preview, ...openings, saves, damaged });
}
