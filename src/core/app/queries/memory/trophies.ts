import { done, type Result } from '../../../contract/result.ts';
import type {
  BowlGame,
  ConferenceTitle,
  HeismanWinner,
  RivalrySoFar,
  Title,
  Trophies,
} from '../../../contract/views/index.ts';
import type { TeamId } from '../../../model/ids.ts';
import { trophyIn } from '../../../model/trophy.ts';
import { isFinished, opponentOf, winnerOf } from '../../../season/records.ts';
import { seriesRecord } from '../../../season/series.ts';
import type { QueryContext } from '../../reading/context.ts';
import { askedTeam } from '../../reading/names.ts';
import { historicConference, teamFacts } from '../../reading/season-view.ts';
import { scoreFrom } from '../../views/game.ts';
import { pageView, teamNames } from '../../views/team.ts';

/** A team's rivalry records in this dynasty, those with a trophy first, then by opponent's name. */
export function rivalriesOf({ season, save }: QueryContext, team: TeamId): RivalrySoFar[] {
  const rivals = season.reference.rivalries.flatMap((rivalry) => {
    const { teams } = rivalry;
    const other = teams[0] === team ? teams[1] : teams[1] === team ? teams[0] : null;
    return other === null || !season.team.has(other) ? [] : [{ other, trophy: trophyIn(rivalry, season.year) }];
  });
  return rivals
    .map(({ other, trophy }) => {
      const { wins, losses, streak, lastYear } = seriesRecord(save.games.between(team, other), team);
      return { opponent: teamFacts(season, other).name, trophy, wins, losses, streak, last_year: lastYear };
    })
    .sort((a, b) => Number(a.trophy === null) - Number(b.trophy === null) || (a.opponent < b.opponent ? -1 : 1));
}

/** A program's national titles, newest first: those of the dynasty and the real ones before it. */
export function titlesOf({ save }: QueryContext, team: TeamId): Title[] {
  return save.history
    .ofTeam(team)
    .filter(({ champion }) => champion)
    .map(({ year, wins, losses, played }) => ({ year, wins, losses, before_dynasty: !played }));
}

/** A program's conference titles in the dynasty, newest first. */
export function conferenceTitlesOf({ season, save }: QueryContext, team: TeamId): ConferenceTitle[] {
  return save.history
    .ofTeam(team)
    .filter(({ conferenceChampion }) => conferenceChampion)
    .map(({ year, conference, wins, losses }) => {
      return { year, conference: historicConference(season, year, conference), wins, losses };
    });
}

/** A program's bowls and playoff games in the dynasty, newest first. */
export function bowlsOf({ season, save }: QueryContext, team: TeamId): BowlGame[] {
  return save.games
    .postseasonOf(team)
    .filter(({ kind }) => kind !== 'conference_championship')
    .filter(isFinished)
    .reverse()
    .map((game) => ({
      year: game.year,
      id: game.id,
      label: game.name ?? 'Bowl',
      opponent: teamFacts(season, opponentOf(game, team)).name,
      result: winnerOf(game) === team ? 'W' : 'L',
      ...scoreFrom(game, team),
    }));
}

/** A program's Heisman winners, newest first. */
export function heismanOf({ save }: QueryContext, team: TeamId): HeismanWinner[] {
  const won = save.awards
    .ofTeam('heisman', team)
    .filter(({ place }) => place === 1)
    .reverse();
  const names = new Map(save.players.byIds(won.map(({ player }) => player)).map((player) => [player.id, player]));
  return won.flatMap(({ year, player, points }) => {
    const name = names.get(player);
    return name ? [{ year, id: player, first: name.first, last: name.last, points: points ?? 0 }] : [];
  });
}

/** A program's trophies. */
export function trophies(context: QueryContext, input: { team?: string | undefined }): Result<Trophies> {
  const { season } = context;
  const team = askedTeam(season, input.team);
  if (!team.ok) return team;
  const bowls = bowlsOf(context, team.value);
  const won = bowls.filter(({ result }) => result === 'W').length;
  return done({
    ...pageView(season, team.value),
    teams: teamNames(season),
    titles: titlesOf(context, team.value),
    conference_titles: conferenceTitlesOf(context, team.value),
    bowls,
    bowl_record: { wins: won, losses: bowls.length - won },
    heisman: heismanOf(context, team.value),
    rivalries: rivalriesOf(context, team.value),
  });
}
