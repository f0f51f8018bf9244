import type {
  DecidingGame,
  LeaderStat,
  PlayerHonors,
  Review,
  SeasonLeader,
} from '../../contract/views/season/review.ts';
import { lineOrder } from '../../words/columns/order.ts';
import {
  favoriteText,
  grouped,
  halves,
  isRanked,
  ordinal,
  plural,
  rankedName,
  underdogText,
  winLoss,
} from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import { honorsByYear } from '../awards.ts';
import { coachOfTheYearText, headCoachText } from '../coaching/coaches.ts';
import { HEADINGS } from '../headings.ts';

/** Text for a finished season. All pure. */

/** `#6 in the final poll`, `58th in the final poll`. */
function finalPlace(rank: number): string {
  return `${isRanked(rank) ? `#${rank}` : ordinal(rank)} in the final poll`;
}

/** `Michigan 2026: 11-2, #6 in the final poll`. */
export function reviewTitle({ team, year, wins, losses, final_ranking }: Review): string {
  return `${team.name} ${year}: ${winLoss(wins, losses)}, ${finalPlace(final_ranking)}`;
}

/** Returns the titles won, the biggest first, and the result of each bowl and playoff game. */
export function titleLines({ national_champion, conference_title, postseason }: Review): string[] {
  return [
    ...(national_champion ? [HEADINGS.nationalChampion] : []),
    ...(conference_title ? [`${conference_title.conference} champion`] : []),
    ...postseason.map(
      ({ label, result, opponent, score }) => `${label}: ${result === 'W' ? 'beat' : 'lost to'} ${opponent} ${score}`,
    ),
  ];
}

/** `as a 4.5-point favorite`; empty without a line. `spread`: points, negative for the favorite. */
function oddsText(spread: number | null): string {
  if (spread === null) return '';
  if (spread === 0) return ' in a pick’em';
  return ` as ${spread < 0 ? favoriteText(-spread) : underdogText(spread)}`;
}

/** `27-24 over No. 3 Georgia (finished 5th) in Week 6 as a 6.5-point underdog`; of a loss, `27-24 to ...`. */
export function decidingText({ opponent, weekPlayed, final_ranking, ...game }: DecidingGame): string {
  const [own, other] = game.score?.split('-') ?? [];
  const score = game.result === 'L' ? `${other}-${own} to` : `${own}-${other} over`;
  const end = final_ranking === undefined ? '' : ` (finished ${ordinal(final_ranking)})`;
  const name = rankedName(opponent.name, opponent.ranking);
  return `${score} ${name}${end} in Week ${weekPlayed}${oddsText(lineOrder(game.spread))}`;
}

/** Returns the best win and the worst loss, if there are any. */
export function decidingGames({ best_win, worst_loss }: Review): { label: string; game: DecidingGame }[] {
  return [
    ...(best_win ? [{ label: 'Best win', game: best_win }] : []),
    ...(worst_loss ? [{ label: 'Worst loss', game: worst_loss }] : []),
  ];
}

/** Returns the team's head coach and the coach of the year. */
export function coachLines({ head_coach, coach_of_the_year }: Review): string[] {
  const led = head_coach === null ? [] : [headCoachText(head_coach)];
  return [...led, ...coach_of_the_year.slice(0, 1).map(coachOfTheYearText)];
}

const LEADER_WORDS: Readonly<Record<LeaderStat, string>> = {
  pass_yards: 'Passing yards',
  rush_yards: 'Rushing yards',
  receiving_yards: 'Receiving yards',
  tackles: 'Tackles',
  sacks: 'Sacks',
  interceptions: 'Interceptions',
};

/** `Passing yards`. */
export function leaderWord({ stat }: SeasonLeader): string {
  return LEADER_WORDS[stat];
}

/** A leader's number; sacks can include halves. */
export function leaderValue({ stat, value }: SeasonLeader): string {
  return stat === 'sacks' ? halves(value) : grouped(value);
}

/** A player's awards of the season, most prestigious first: `All-America first team; All-SEC first team`. */
export function honorText({ awards }: PlayerHonors): string {
  return honorsByYear(awards)
    .flatMap(({ honors }) => honors)
    .join('; ');
}

/** `13 leave. 15 of 24 starters come back.` */
export function leavingText({ leaving, returning_starters }: Review): string {
  const gone = `${plural(leaving.length, 'player')} ${leaving.length === 1 ? 'leaves' : 'leave'}.`;
  if (returning_starters === null) return gone;
  return `${gone} ${returning_starters.back} of ${returning_starters.of} starters return.`;
}

/** `2 redshirt: QB Al Bo, WR Tre Young (injured). 3 seniors play another season.`; null if no one does. */
export function redshirtText({ redshirts }: Review): string | null {
  const more = redshirts.filter(({ reason }) => reason === 'free_year');
  if (more.some(({ year }) => year !== 'sr'))
    return 'The season does not count against eligibility: everyone keeps his year.';
  const names = redshirts
    .filter((player) => !more.includes(player))
    .map(
      (player) => `${player.pos.toUpperCase()} ${fullName(player)}${player.reason === 'medical' ? ' (injured)' : ''}`,
    );
  const said = [
    names.length > 0 ? `${names.length} ${names.length === 1 ? 'redshirts' : 'redshirt'}: ${names.join(', ')}.` : '',
    more.length > 0 ? `${plural(more.length, 'senior')} ${more.length === 1 ? 'plays' : 'play'} a season more.` : '',
  ].filter((each) => each !== '');
  return said.length > 0 ? said.join(' ') : null;
}
