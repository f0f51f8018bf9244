import type { Game } from '../../../model/game.ts';
import { firstOf } from '../../../model/lists.ts';
import { BOWL_WINS } from '../../../model/rules.ts';
import type { TeamSeason } from '../../../model/season.ts';
import { opponentOf, winnerOf } from '../../../season/records.ts';
import { streakOf } from '../../../season/series.ts';
import { isRanked } from '../../../words/numbers.ts';
import { meetingsBefore, playedBy } from '../../reading/past-games.ts';
import { runAt } from '../../reading/runs.ts';
import { conferenceName } from '../../reading/season-view.ts';
import { scoreFrom } from '../../views/game.ts';
import type { Found, Week } from './found.ts';

/** Team storylines: streaks, series, droughts, titles. */

/** Lengths at which a streak makes news. */
const MARKS = [8, 11, 14, 17, 20, 25, 30, 40, 50];
const LEAST_ENDED = 8;
const SERIES = 4;
const DROUGHT = 5;
const TEN = 10;
/** The remaining unbeaten teams make news from this week on, once they are few. */
const UNBEATEN_FROM = 6;
const FEW = 5;

/** Streaks that reached a mark, and long ones that ended. */
function* runs({ context, week, games, name }: Week): Generator<Found> {
  const own = context.season.settings.team;
  for (const game of games) {
    for (const team of [game.home, game.away]) {
      // Streaks of the player's own team are covered under what its game changed.
      if (team === own || !context.season.program.has(team)) continue;
      const now = runAt(context, team, week);
      const other = name(opponentOf(game, team));
      const about = { team, game: game.id };
      const length = Math.abs(now);
      const mark = MARKS.indexOf(length);
      // A streak that began last year is worded differently from one that reaches the same mark later this season.
      const variant = mark + (length > playedBy(context, team, week).length ? 2 : 0);
      if (mark >= 0)
        yield { ...about, variant, facts: { kind: now > 0 ? 'streak' : 'skid', teams: [name(team)], length } };
      if (Math.abs(now) !== 1) continue;
      const before = runAt(context, team, week - 1);
      if (Math.abs(before) < LEAST_ENDED) continue;
      const kind = before > 0 ? 'streak_over' : 'skid_over';
      const score = scoreFrom(game, winnerOf(game)).score;
      yield { ...about, facts: { kind, team: name(team), length: Math.abs(before), other, score } };
    }
  }
}

/** The new No. 1, and how long the previous one had held the spot. */
function* top({ context, week, name }: Week): Generator<Found> {
  const polls = context.pollsOf(context.season.year);
  const first = (at: number) => polls.find((poll) => poll.week === at)?.rows.find(({ rank }) => rank === 1)?.team;
  const [now, before] = [first(week + 1), first(week)];
  if (now === undefined || before === undefined || now === before) return;
  let weeks = 0;
  for (let at = week; at >= 1 && first(at) === before; at--) weeks += 1;
  let variant = 0;
  for (let at = 2; at <= week; at++) if (first(at) === now && first(at - 1) !== now) variant += 1;
  // A team that has been No. 1 since the preseason is not new there either.
  if (first(1) === now) variant += 1;
  yield { team: now, variant, facts: { kind: 'top', team: name(now), before: name(before), weeks } };
}

/** The remaining unbeaten teams, in a week when others lost for the first time. */
function* unbeaten({ context, week, name }: Week): Generator<Found> {
  if (week < UNBEATEN_FROM) return;
  const at = (until: number) =>
    context.season.programs
      .map(({ team }) => team)
      .filter((team) => playedBy(context, team, until).every((game) => winnerOf(game) === team));
  const [before, now] = [at(week - 1), at(week)];
  if (now.length === 0 || now.length > FEW || now.length === before.length) return;
  const fell = before.filter((team) => !now.includes(team)).map(name);
  const teams = now.map(name).sort();
  yield { team: firstOf(now), facts: { kind: 'unbeaten', team: firstOf(teams), teams, fell } };
}

/** Name of a game of last season in conversation: any playoff round is just "playoff". */
function gameSpokenOf({ kind, bracketSlot }: Game, name: string): string {
  return kind === 'playoff' && bracketSlot !== 'championship' ? 'playoff' : name;
}

/** Long streaks in a series that ended, and revenge for last year's big games. */
function* meetings({ context, games, name }: Week): Generator<Found> {
  for (const game of games) {
    // Only rivalries and ranked games recall the last meeting.
    if (!game.rivalry && !isRanked(game.homeRank) && !isRanked(game.awayRank)) continue;
    const winner = winnerOf(game);
    const loser = opponentOf(game, winner);
    const earlier = meetingsBefore(context, game);
    const lost = -streakOf(winner, earlier);
    const about = { team: winner, game: game.id };
    const facts = { team: name(winner), other: name(loser), score: scoreFrom(game, winner).score };
    if (lost >= SERIES) {
      const since = earlier.at(-lost - 1)?.year ?? null;
      yield { ...about, facts: { kind: 'series_over', ...facts, length: lost, since } };
    }
    const last = earlier.at(-1);
    if (last?.year === game.year - 1 && last.kind !== 'regular' && last.name !== null && winnerOf(last) === loser) {
      yield { ...about, facts: { kind: 'revenge', ...facts, game: gameSpokenOf(last, last.name) } };
    }
  }
}

/** Favorites that lost a week ago and now beat a ranked team. */
function* answers({ context, week, games, name }: Week): Generator<Found> {
  for (const game of games) {
    const winner = winnerOf(game);
    const rank = winner === game.home ? game.awayRank : game.homeRank;
    const before = playedBy(context, winner, week - 1).at(-1);
    if (!isRanked(rank) || before === undefined || before.week < week - 2 || winnerOf(before) === winner) continue;
    const likely = before.odds?.homeWinProbability ?? 0.5;
    if ((before.home === winner ? likely : 1 - likely) < 0.6) continue;
    const other = opponentOf(game, winner);
    const lostTo = name(opponentOf(before, winner));
    yield {
      team: winner,
      game: game.id,
      facts: { kind: 'answered', team: name(winner), other: name(other), rank, lostTo, weeks: week - before.week },
    };
  }
}

/** Length of a program's drought: since a season, or over all of its known seasons. */
function droughtOf(
  history: readonly TeamSeason[],
  year: number,
  is: (row: TeamSeason) => boolean,
): { since: number | null; known: number } | null {
  const before = history.filter((row) => row.year < year);
  const known = before.at(-1)?.year ?? year;
  const since = before.find(is)?.year ?? null;
  return year - (since ?? known) >= DROUGHT ? { since, known } : null;
}

/** First ten-win season, bowl eligibility or ranking in years. */
function* firsts({ context, week, games, name }: Week): Generator<Found> {
  const { season, save } = context;
  const { year } = season;
  for (const game of games) {
    const team = winnerOf(game);
    const wins = playedBy(context, team, week).filter((each) => winnerOf(each) === team).length;
    if (!season.program.has(team) || (wins !== TEN && wins !== BOWL_WINS)) continue;
    const drought = droughtOf(save.history.ofTeam(team), year, (row) => row.wins >= wins);
    if (drought === null) continue;
    const kind = wins === TEN ? 'ten_wins' : 'eligible';
    yield { team, game: game.id, facts: { kind, team: name(team), ...drought, rank: 0 } };
  }
  const polls = context.pollsOf(year);
  const ranked = (at: number) =>
    polls.find((poll) => poll.week === at)?.rows.filter(({ rank }) => isRanked(rank)) ?? [];
  const earlier = new Set(
    polls.filter((poll) => poll.week <= week).flatMap((poll) => ranked(poll.week).map(({ team }) => team)),
  );
  for (const { team, rank } of ranked(week + 1)) {
    if (earlier.has(team)) continue;
    const drought = droughtOf(save.history.ofTeam(team), year, (row) => isRanked(row.rank));
    if (drought !== null) yield { team, facts: { kind: 'ranked_again', team: name(team), ...drought, rank } };
  }
}

/** The national champion, and conference champions that had not won for years. */
function* titles({ context, games, name }: Week): Generator<Found> {
  const { season, save } = context;
  const { year } = season;
  for (const game of games) {
    const team = winnerOf(game);
    if (game.bracketSlot === 'championship') {
      const won = save.history.ofTeam(team).filter((row) => row.champion && row.year < year);
      const facts = {
        kind: 'champion',
        team: name(team),
        titles: won.length + 1,
        last: won[0]?.year ?? null,
        year,
      } as const;
      yield { team, game: game.id, facts };
    }
    if (game.kind !== 'conference_championship') continue;
    const began = season.settings.startYear;
    const drought = droughtOf(
      save.history.ofTeam(team).filter(({ played }) => played),
      year,
      (row) => row.conferenceChampion,
    );
    if (drought === null) continue;
    const conference = conferenceName(season, season.program.get(team)?.conference ?? null);
    const facts = { kind: 'conference_title', team: name(team), conference, since: drought.since, began } as const;
    yield { team, game: game.id, facts };
  }
}

/** All team storylines. */
export const TEAM_ARCS = [runs, top, unbeaten, meetings, answers, firsts, titles] as const;
