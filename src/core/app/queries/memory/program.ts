import { done, type Result } from '../../../contract/result.ts';
import type { Program, ProgramHonor, ProgramSeason } from '../../../contract/views/index.ts';
import type { TeamSeason } from '../../../model/season.ts';
import { isRanked } from '../../../words/numbers.ts';
import type { QueryContext } from '../../reading/context.ts';
import { askedTeam } from '../../reading/names.ts';
import { historicConference } from '../../reading/season-view.ts';
import { pageView, teamNames } from '../../views/team.ts';
import { staffFields } from '../coaches.ts';
import { membersOf } from './hall.ts';
import { nationalRecordsOf } from './records.ts';
import { bowlsOf, conferenceTitlesOf, heismanOf, rivalriesOf, titlesOf } from './trophies.ts';

const BEST_SEASONS = 8;
const TOP = 10;

/** Value of a season, higher is better: a title, then final rank, then win percentage. */
function worth({ champion, rank, wins, losses }: TeamSeason): number {
  const place = isRanked(rank) ? 100 - rank : 0;
  return (champion ? 1000 : 0) + place + wins / Math.max(1, wins + losses);
}

/** Rank in the final poll, which breaks ties between seasons. */
const place = ({ rank }: TeamSeason): number => (rank === 0 ? Number.MAX_SAFE_INTEGER : rank);

function allAmericansOf({ save }: QueryContext, team: string): ProgramHonor[] {
  const given = save.awards.ofTeam('all_america', team).reverse();
  const people = new Map(save.players.byIds(given.map(({ player }) => player)).map((each) => [each.id, each]));
  return given.flatMap(({ player, year, selection }) => {
    const person = people.get(player);
    if (!person) return [];
    const { id, first, last, position: pos } = person;
    return [{ id, first, last, pos, year, selection }];
  });
}

/** A program's history: titles, best seasons, honors and records. */
export function program(context: QueryContext, input: { team?: string | undefined }): Result<Program> {
  const { season, save } = context;
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const team = found.value;
  const history = save.history.ofTeam(team);
  const sum = (of: 'wins' | 'losses') => history.reduce((all, row) => all + row[of], 0);
  const best = [...history].sort((a, b) => worth(b) - worth(a) || place(a) - place(b) || b.year - a.year);
  const shape = (row: TeamSeason): ProgramSeason => ({
    year: row.year,
    wins: row.wins,
    losses: row.losses,
    rank: row.rank,
    conference: historicConference(season, row.year, row.conference),
    champion: row.champion,
  });
  const bowls = bowlsOf(context, team);
  const won = bowls.filter(({ result }) => result === 'W').length;
  return done({
    ...pageView(season, team),
    teams: teamNames(season),
    since: history.at(-1)?.year ?? season.year,
    all_time: { wins: sum('wins'), losses: sum('losses') },
    ...staffFields(context, team),
    titles: titlesOf(context, team).map(({ year }) => year),
    conference_titles: conferenceTitlesOf(context, team).map(({ year }) => year),
    bowl_record: { wins: won, losses: bowls.length - won },
    top_ten: history.filter(({ rank }) => rank >= 1 && rank <= TOP).length,
    ranked: history.filter(({ rank }) => isRanked(rank)).length,
    best_seasons: best.slice(0, BEST_SEASONS).map(shape),
    heisman: heismanOf(context, team),
    all_america: allAmericansOf(context, team),
    hall: membersOf(context, team),
    rivalries: rivalriesOf(context, team),
    national_records: nationalRecordsOf(context, team),
  });
}
