import type { Conferences, Info, Team } from '../../contract/views/index.ts';
import { difficultyOf } from '../../model/difficulty.ts';
import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { BELOW_FBS } from '../../season/labels.ts';
import { opponentOf } from '../../season/records.ts';
import { nonConferenceLimit } from '../../season/schedule/index.ts';
import { record } from '../../words/numbers.ts';
import type { QueryContext } from '../reading/context.ts';
import { conferenceName, recordOf, rosterYear, type SeasonView, teamFacts } from '../reading/season-view.ts';

/** The dynasty's status, which every response begins with. `season` is the current one. */
export function infoView(season: SeasonView): Info {
  const { row, format, lastWeek } = season;
  return {
    user_id: row.userId,
    currentYear: row.year,
    currentWeek: row.week,
    startYear: row.settings.startYear,
    lastWeek,
    stage: row.stage,
    team: { name: teamFacts(season, row.settings.team).name },
    playoff: { teams: format.teams, autobids: format.autobids, conf_champ_top_4: format.championsTopFour },
    ...ownCoach(row),
    ...difficulty(season),
    ...asItWas(season),
    ...(season.reference.universe !== undefined && { universe: season.reference.universe }),
    ...(row.settings.editable && { editable: true as const }),
    ...fork(row),
  };
}

/** The dynasty's difficulty; left out if normal. */
function difficulty(season: SeasonView): Pick<Info, 'difficulty'> {
  const { difficulty: numbers } = season.tuning;
  const level = difficultyOf(numbers);
  return level === 'normal' ? {} : { difficulty: { level, ...numbers } };
}

/** Whether the first season is played as it was. */
function asItWas({ reference, row }: SeasonView): Pick<Info, 'as_it_was'> {
  return reference.season(row.settings.startYear).shortened === undefined ? {} : { as_it_was: true };
}

/** A fork's latest change, included in every response. */
function fork({ settings: { changed } }: SeasonView['row']): Pick<Info, 'fork'> {
  const last = changed?.at(-1);
  return last === undefined ? {} : { fork: last.said };
}

/** The player's coach, included in every response. */
function ownCoach({ settings: { coach }, ownCoach: id, coordinator }: SeasonView['row']): Pick<Info, 'coach'> {
  if (coach === undefined || id === null) return {};
  const { first, last, mode } = coach;
  return { coach: { id, first, last, mode, ...(coordinator !== null && { coordinator }) } };
}

/** Conferences in the season's menu, by name. */
function conferencesView(season: SeasonView): Conferences {
  return season.facts.conferences
    .map((c) => ({ id: c.id, confName: c.name }))
    .sort((a, b) => (a.confName < b.confName ? -1 : 1));
}

/** `9-3 (6-2)`. */
export function recordText(season: SeasonView, team: TeamId): string {
  const { wins, losses, confWins, confLosses } = recordOf(season, team);
  return record(wins, losses, confWins, confLosses);
}

/** A team's rank in the season's latest poll; undefined for a team outside FBS, which is in none. */
export function rankOrNone(season: SeasonView, team: TeamId): number | undefined {
  return season.rankOf.get(team);
}

/** Rank of an FBS team in the season's latest poll. */
export function rankOf(season: SeasonView, team: TeamId): number {
  return rankOrNone(season, team) ?? 0;
}

function nonConferenceGames(season: SeasonView, team: TeamId): number {
  const games = season.gamesOf.get(team) ?? [];
  return games.filter((g) => g.kind === 'regular' && g.conference === null).length;
}

/** A team's record as text, and its wins and losses as numbers. */
export function teamRecord(season: SeasonView, team: TeamId) {
  const { wins, losses } = recordOf(season, team);
  return { record: recordText(season, team), wins, losses };
}

/** A team of the season. One that was not in FBS that season only has its name. */
export function teamView(season: SeasonView, id: TeamId): Team {
  const facts = teamFacts(season, id);
  const program = season.program.get(id);
  const { wins, losses, confWins, confLosses } = recordOf(season, id);
  return {
    name: facts.name,
    abbreviation: facts.abbreviation,
    mascot: facts.mascot,
    conference: program ? conferenceName(season, program.conference) : BELOW_FBS,
    ranking: rankOrNone(season, id),
    prestige: program?.prestige ?? 1,
    ceiling: program?.ceiling ?? 1,
    floor: program?.floor ?? 1,
    rating: program?.rating,
    offense: program?.offense,
    defense: program?.defense,
    record: recordText(season, id),
    totalWins: wins,
    totalLosses: losses,
    confWins,
    confLosses,
    nonConfGames: nonConferenceGames(season, id),
    nonConfLimit: program ? nonConferenceLimit(season.facts, id) : 0,
    colorPrimary: facts.colorPrimary,
    colorSecondary: facts.colorSecondary,
  };
}

/** A team with the ratings and prestige of its roster's season, and its current rank and record. */
export function rosterTeamView({ season, seasonOf }: QueryContext, id: TeamId): Team {
  const now = teamView(season, id);
  const program = seasonOf(rosterYear(season)).program.get(id);
  if (!program) return now;
  const { prestige, ceiling, floor, rating, offense, defense } = program;
  return { ...now, prestige, ceiling, floor, rating, offense, defense };
}

/** A team's opponent in a game of the season. */
export function opponentView(season: SeasonView, game: Game, team: TeamId) {
  const opponent = opponentOf(game, team);
  return {
    game_id: game.id,
    week: game.week,
    name: teamFacts(season, opponent).name,
    ranking: rankOrNone(season, opponent),
    ...teamRecord(season, opponent),
    home: game.neutral ? null : game.home === team,
  };
}

/** Fields of every page's response; `team` is the page's team, the player's by default. */
export function pageView(season: SeasonView, team: TeamId = season.settings.team) {
  return { info: infoView(season), team: teamView(season, team), conferences: conferencesView(season) };
}

/** Sort key of a name: lower case, without accents. A collator takes longer to create than a page. */
function alphabetical(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** All teams of the season by name, for team menus. */
export function teamNames(season: SeasonView): { name: string }[] {
  return season.programs
    .map((p) => teamFacts(season, p.team).name)
    .map((name) => ({ name, key: alphabetical(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ name }) => ({ name }));
}
