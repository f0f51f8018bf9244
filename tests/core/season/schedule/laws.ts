import type { ScheduledGame } from '../../../../src/core/model/game.ts';
import type { ScheduleInput } from '../../../../src/core/season/schedule/index.ts';

interface TeamCount {
  games: number;
  homes: number;
  inConference: number;
  homesInConference: number;
  weeks: Set<number>;
  opponents: Set<string>;
}

/** Counts each team's games. */
export function countGames(games: readonly ScheduledGame[]): Map<string, TeamCount> {
  const counts = new Map<string, TeamCount>();
  const add = (team: string, opponent: string, game: ScheduledGame) => {
    const count = counts.get(team) ?? {
      games: 0,
      homes: 0,
      inConference: 0,
      homesInConference: 0,
      weeks: new Set(),
      opponents: new Set(),
    };
    const home = game.home === team ? 1 : 0;
    count.games += 1;
    count.homes += home;
    if (game.conference !== null) {
      count.inConference += 1;
      count.homesInConference += home;
    }
    count.weeks.add(game.week);
    count.opponents.add(opponent);
    counts.set(team, count);
  };
  for (const game of games) {
    add(game.home, game.away, game);
    add(game.away, game.home, game);
  }
  return counts;
}

const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);
const gamesDue = ({ facts }: ScheduleInput) => facts.games ?? 12;

/** Returns every rule that a finished schedule breaks, as sentences; none if it is legal. */
export function brokenLaws(input: ScheduleInput, games: readonly ScheduledGame[]): string[] {
  const broken: string[] = [];
  const counts = countGames(games);
  for (const { team, conference } of input.programs) {
    const count = counts.get(team);
    if (count?.games !== gamesDue(input)) broken.push(`${team} plays ${count?.games ?? 0} games`);
    if (!count) continue;
    if (count.weeks.size !== count.games) broken.push(`${team} plays twice in a week`);
    if (count.opponents.size !== count.games) broken.push(`${team} meets an opponent twice`);
    const due = input.facts.conferences.find((c) => c.id === conference)?.games ?? 0;
    if (count.inConference !== due) broken.push(`${team} plays ${count.inConference} conference games, not ${due}`);
    if (Math.abs(2 * count.homesInConference - count.inConference) > 1) {
      broken.push(`${team} has ${count.homesInConference} of ${count.inConference} conference games at home`);
    }
    const open = WEEKS.filter((week) => !count.weeks.has(week));
    if (open.some((week) => open.includes(week + 1))) broken.push(`${team} is idle in weeks ${open.join(', ')}`);
    if (count.homes < 5 || count.homes > 8) broken.push(`${team} has ${count.homes} home games`);
  }
  for (const game of games) {
    if (game.week < 1 || game.week > 14) broken.push(`game ${game.id} is in week ${game.week}`);
    const [home, away] = [input.facts.members[game.home], input.facts.members[game.away]];
    if (home === undefined) broken.push(`${game.home} is at home and not in FBS`);
    const academies = [game.home, game.away].sort().join(' ') === 'army navy';
    const mates = home !== null && home === away && !academies ? home : null;
    if (mates !== game.conference) broken.push(`${game.home} v ${game.away} is filed under ${game.conference}`);
  }
  if (new Set(games.map((g) => g.id)).size !== games.length) broken.push('two games have one number');
  return broken;
}
