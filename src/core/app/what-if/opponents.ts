import { done, type Result, refuse } from '../../contract/result.ts';
import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { opponentOf } from '../../season/records.ts';
import { tradeOf } from '../../season/schedule/index.ts';
import { opponentQuestion, opponentText } from '../../words/what-if/moves.ts';
import { changeOf, type Move, type MovesOf, nameIn } from './moves.ts';

/** Most opponents offered per week. */
const MOST_OFFERED = 12;

const gameOf = ({ season }: MovesOf, team: TeamId, week: number): Game | undefined =>
  (season.gamesOf.get(team) ?? []).find((game) => game.week === week && game.kind === 'regular');

/** Returns a trade of opponents; null if there is none to make. */
function moveOf(of: MovesOf, week: number, opponent: TeamId): Move | null {
  const { season, year } = of;
  const team = season.settings.team;
  const conferenceOf = (each: TeamId) => season.program.get(each)?.conference;
  const [own, other] = [gameOf(of, team, week), gameOf(of, opponent, week)];
  if (own === undefined || other === undefined) return null;
  if (tradeOf(season.games, { week, team, opponent }, conferenceOf) === null) return null;
  const [freed, theirs] = [opponentOf(own, team), opponentOf(other, opponent)];
  const name = (each: TeamId) => nameIn(of, each);
  return {
    choice: {
      question: opponentQuestion(name(team), name(opponent), week),
      text: opponentText(name(team), name(freed), name(opponent), name(theirs)),
      team: name(opponent),
      week,
    },
    change: changeOf('opponent', year, {
      moment: { year, before: 'season' },
      teams: [team, opponent, freed],
      changed: { kind: 'opponent', year, week, team, opponent },
      asItWas: null,
    }),
  };
}

/** Opponents that the player's team could have traded for in a week, strongest first. */
function inWeek(of: MovesOf, week: number): Move[] {
  const programs = [...of.season.programs].sort((a, b) => b.rating - a.rating || (a.team < b.team ? -1 : 1));
  return programs.flatMap(({ team }) => moveOf(of, week, team) ?? []);
}

/** What-if questions about a season's non-conference opponents: those of one week, or the strongest of every week. */
export function opponents(of: MovesOf, week: number | undefined): Move[] {
  if (week !== undefined) return inWeek(of, week).slice(0, MOST_OFFERED);
  const games = of.season.gamesOf.get(of.season.settings.team) ?? [];
  const open = games.filter(({ kind, conference, rivalry }) => kind === 'regular' && conference === null && !rivalry);
  return open.flatMap((game) => inWeek(of, game.week).slice(0, 2));
}

/** Returns the move to another opponent in a week; by default the strongest available. */
export function opponentMove(of: MovesOf, week: number, team: TeamId | null): Result<Move> {
  const move = team === null ? inWeek(of, week)[0] : moveOf(of, week, team);
  if (move) return done(move);
  const own = nameIn(of, of.season.settings.team);
  const whom = team === null ? 'another team' : nameIn(of, team);
  return refuse(
    'wrong_stage',
    `${own} could not trade opponents with ${whom} in week ${week} of ${of.year}. Both need a non-conference game that week (rivalries don’t count), and the new games can’t be conference games or rematches.`,
  );
}
