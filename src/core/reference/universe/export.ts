import type { Reference, SeasonFacts } from '../../model/facts.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import type { TeamFacts } from '../../model/team.ts';
import { cleanText } from './clean.ts';
import type { Universe, UniverseConference, UniverseRealignment, UniverseRivalry, UniverseTeam } from './types.ts';

/** Exports a season as a universe file to start from. */

/** A program's situation as the season begins. */
export interface ProgramNow {
  team: TeamId;
  conference: ConferenceId | null;
  /** Prestige tier from 1 to 7, with decimals within the tier. */
  prestigeScore: number;
  ceiling: number;
  floor: number;
}

interface ExportInput {
  name: string;
  /** Season facts with its actual conferences and members. */
  facts: SeasonFacts;
  playoff: PlayoffFormat;
  programs: readonly ProgramNow[];
  reference: Reference;
}

const THOUSANDTHS = 1000;

function teamOf(program: ProgramNow, facts: TeamFacts, { facts: season, reference }: ExportInput): UniverseTeam {
  const conference = season.conferences.find(({ id }) => id === program.conference);
  const division = conference?.divisions?.find(({ teams }) => teams.includes(program.team))?.name;
  const venue = reference.venues.home[program.team];
  return {
    name: facts.name,
    nickname: facts.mascot,
    abbreviation: facts.abbreviation,
    colors: [facts.colorPrimary, facts.colorSecondary],
    ...(facts.logo && { logo: facts.logo }),
    town: facts.city,
    state: facts.state,
    latitude: facts.latitude,
    longitude: facts.longitude,
    stadium: facts.stadium,
    ...venue,
    prestige: Math.round(program.prestigeScore * THOUSANDTHS) / THOUSANDTHS,
    ceiling: program.ceiling,
    floor: program.floor,
    ...(conference && { conference: conference.name }),
    ...(division !== undefined && { division }),
  };
}

function conferencesOf({ facts }: ExportInput): UniverseConference[] {
  return facts.conferences.map(({ name, fullName, games, titleGame }) => ({ name, fullName, games, titleGame }));
}

/** Rivalries between teams in the season, on the weeks they are played. */
function rivalriesOf({ facts, reference }: ExportInput, nameOf: (team: TeamId) => string): UniverseRivalry[] {
  const busy = new Set<string>();
  return reference.rivalries.flatMap(({ teams, week, trophy, seasons }): UniverseRivalry[] => {
    if (!teams.every((team) => facts.members[team] !== undefined)) return [];
    const yearly =
      seasons?.some(([first, last]) => first <= facts.year && (last === null || facts.year <= last)) ?? true;
    const dates = teams.map((team) => `${team} ${week}`);
    const fixed = week !== null && yearly && dates.every((date) => !busy.has(date));
    if (fixed) for (const date of dates) busy.add(date);
    const pair = [nameOf(teams[0]), nameOf(teams[1])] as const;
    return [{ teams: pair, ...(fixed && { week }), ...(trophy !== null && { trophy }) }];
  });
}

function realignmentOf({ facts, reference }: ExportInput): UniverseRealignment {
  const { realignment } = reference;
  if (realignment.rule !== 'promotion') return realignment;
  const nameOf = (id: ConferenceId) => facts.conferences.find((each) => each.id === id)?.name ?? id;
  return { ...realignment, ladders: realignment.ladders.map((ladder) => ladder.map(nameOf)) };
}

/** The universe file of a season. */
export function universeOf(input: ExportInput): Universe {
  const { name, facts, playoff, programs, reference } = input;
  const known = new Map(reference.teams.map((team) => [team.id, team]));
  const below = new Map(reference.visitors.map((team) => [team.id, team]));
  const factsOf = (team: TeamId) => known.get(team) ?? mustGet(below, team);
  return {
    universe: 1,
    name: cleanText(name),
    season: facts.year,
    teams: programs.map((program) => teamOf(program, factsOf(program.team), input)),
    conferences: conferencesOf(input),
    rivalries: rivalriesOf(input, (team) => factsOf(team).name),
    playoff,
    ...(facts.games !== undefined && { games: facts.games }),
    bowls: facts.bowls.map((bowl) => ({ name: bowl.name, place: bowl.place })),
    ...(facts.postseason ? {} : { majorBowls: true }),
    ...(facts.postseason?.titleSite != null && { titleSite: facts.postseason.titleSite }),
    realignment: realignmentOf(input),
    belowFbs: facts.visitors !== undefined && facts.visitors.games > 0,
  };
}
