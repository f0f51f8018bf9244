import { advance } from '../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../src/core/dynasty/dynasty-state.ts';
import type { GamePlayed } from '../../src/core/dynasty/gameday/games.ts';
import { sheetsOf } from '../../src/core/dynasty/gameday/sheets.ts';
import { playoffFormat } from '../../src/core/dynasty/playoff-format.ts';
import { fieldOf } from '../../src/core/dynasty/postseason.ts';
import { lastWeek, seasonFacts } from '../../src/core/dynasty/season-facts.ts';
import { playWeek, type WeekPlayed } from '../../src/core/dynasty/week.ts';
import { review } from '../../src/core/football/review/review.ts';
import { CHAMPIONSHIP_WEEK, REGULAR_WEEKS } from '../../src/core/model/game.ts';
import { classOfSeason, playsOn } from '../../src/core/model/people/eligibility.ts';
import { ratingIn } from '../../src/core/model/player.ts';
import type { PlayoffFormat } from '../../src/core/model/playoff.ts';
import { COL, KIND, PLAY_STRIDE } from '../../src/core/model/plays/play.ts';
import { STAT, TEAM_STAT } from '../../src/core/model/plays/stats.ts';
import { POSITIONS } from '../../src/core/model/positions.ts';
import { RULE_BOOK, rulesOf } from '../../src/core/model/rules.ts';
import { rosterPlaces } from '../../src/core/offseason/roster-places.ts';
import { seedFrom } from '../../src/core/random/stream.ts';
import { reference } from '../../src/core/reference/index.ts';
import { gamesPerTeam } from '../../src/core/season/schedule/index.ts';
import { resolveTuning } from '../../src/core/tuning/index.ts';

/** Broken invariants of a dynasty, one sentence each. */
type Laws = string[];

function count<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const out = new Map<string, number>();
  for (const item of items) out.set(key(item), (out.get(key(item)) ?? 0) + 1);
  return out;
}

function rosterLaws(dynasty: DynastyState): Laws {
  const broken: Laws = [];
  // Seniors of 2020 who came back do not count against the limit.
  const beside = rulesOf(dynasty.year - 1, dynasty.rules).extraSeniors;
  const placed = beside ? dynasty.players.filter((p) => !playsOn(p)) : dynasty.players;
  const places = count(placed, (p) => `${p.team} ${p.position}`);
  for (const { team } of dynasty.programs) {
    const due = rosterPlaces(team, dynasty.tuning);
    for (const position of POSITIONS) {
      const n = places.get(`${team} ${position}`) ?? 0;
      if (n !== due[position]) broken.push(`${team} has ${n} ${position}`);
    }
  }
  for (const p of dynasty.players) {
    if (p.classYear !== classOfSeason(p, p.seasons) || p.rating !== ratingIn(p.ratings, p.seasons))
      broken.push(`player ${p.id} has the wrong class`);
    if (p.ratings.some((r) => !Number.isInteger(r) || r < 30 || r > 99)) broken.push(`player ${p.id}: ${p.ratings}`);
  }
  if (new Set(dynasty.players.map((p) => p.id)).size !== dynasty.players.length) broken.push('two players share an id');
  return broken;
}

function scheduleLaws(dynasty: DynastyState): Laws {
  const broken: Laws = [];
  const facts = seasonFacts(dynasty);
  const regular = dynasty.games.filter((g) => g.kind === 'regular');
  const sides = regular.flatMap((g) => [g.home, g.away].map((team) => ({ team, game: g })));
  const played = count(sides, (s) => s.team);
  const inConference = count(
    sides.filter((s) => s.game.conference !== null),
    (s) => s.team,
  );
  for (const { team, conference } of dynasty.programs) {
    if (played.get(team) !== gamesPerTeam(facts, team)) broken.push(`${team} plays ${played.get(team)} games`);
    const due = facts.conferences.find((c) => c.id === conference)?.games ?? 0;
    if ((inConference.get(team) ?? 0) !== due)
      broken.push(`${team} plays ${inConference.get(team)} conference games, not ${due}`);
  }
  for (const [key, n] of count(
    dynasty.games.flatMap((g) => [`${g.home} ${g.week}`, `${g.away} ${g.week}`]),
    (k) => k,
  )) {
    if (n > 1) broken.push(`${key}: ${n} games in a week`);
  }
  if (regular.some((g) => g.week < 1 || g.week > REGULAR_WEEKS))
    broken.push('a regular game outside the regular season');
  return broken;
}

/** Yards lost on a team's kneel-downs, which no player is charged with. */
function kneelYards(plays: Int16Array, side: 0 | 1): number {
  let yards = 0;
  for (let offset = 0; offset < plays.length; offset += PLAY_STRIDE) {
    if (plays[offset + COL.kind] === KIND.kneel && plays[offset + COL.offense] === side)
      yards += plays[offset + COL.yards]!;
  }
  return yards;
}

function gameLaws(dynasty: DynastyState, { game, box }: GamePlayed): Laws {
  const name = `${game.id} ${game.away} at ${game.home}`;
  const broken = review(box.plays, rulesOf(dynasty.year)).map((law) => `${name}: ${law}`);
  const points = box.teams.map((t) => t[TEAM_STAT.points]!);
  if (points[0] !== game.result!.homeScore || points[1] !== game.result!.awayScore)
    broken.push(`${name}: points ${points}`);
  if (points[0] === points[1]) broken.push(`${name}: a tie`);
  for (const side of [0, 1] as const) {
    const carried = box.players.filter((p) => p.side === side).reduce((n, p) => n + p.counts[STAT.rush_yards]!, 0);
    const rushing = carried + kneelYards(box.plays, side);
    if (rushing !== box.teams[side][TEAM_STAT.rush_yards]) broken.push(`${name}: rushing yards ${rushing}`);
  }
  return broken;
}

function pollLaws(dynasty: DynastyState, week: WeekPlayed): Laws {
  const broken: Laws = [];
  const ranks = week.poll.rows.map((r) => r.rank);
  if (ranks.some((rank, i) => rank !== i + 1)) broken.push(`week ${week.week}: the poll's ranks are not 1 to n`);
  if (new Set(week.poll.rows.map((r) => r.team)).size !== dynasty.programs.length)
    broken.push(`week ${week.week}: a team is not in the poll`);
  return broken;
}

function fieldLaws(dynasty: DynastyState): Laws {
  const broken: Laws = [];
  const { seeds, champions } = fieldOf(dynasty);
  const format = playoffFormat(dynasty);
  if (seeds.length !== format.teams) broken.push(`${seeds.length} teams in a playoff of ${format.teams}`);
  if (new Set(seeds.map((s) => s.team)).size !== seeds.length) broken.push('a team is seeded twice');
  if (champions.some((c) => c.projected)) broken.push('a conference has no champion after its title game');
  return broken;
}

function titleLaws(dynasty: DynastyState): Laws {
  const champions = dynasty.history.filter((row) => row.year === dynasty.year && row.champion);
  const first = dynasty.polls.at(-1)?.rows[0]?.team;
  if (champions.length !== 1) return [`${dynasty.year} has ${champions.length} champions`];
  return champions[0]!.team === first ? [] : [`the champion ${champions[0]!.team} is not first in the last poll`];
}

/** At kickoff rosters and schedules are final. */
function kickoffLaws(dynasty: DynastyState): Laws {
  advance(dynasty);
  return [...rosterLaws(dynasty), ...scheduleLaws(dynasty)];
}

function playSeason(dynasty: DynastyState): Laws {
  const broken = kickoffLaws(dynasty);
  const sheets = sheetsOf(dynasty);
  while (dynasty.week <= lastWeek(dynasty)) {
    const week = playWeek(dynasty, sheets, (played) => void broken.push(...gameLaws(dynasty, played)));
    broken.push(...pollLaws(dynasty, week));
    if (dynasty.week === CHAMPIONSHIP_WEEK + 1) broken.push(...fieldLaws(dynasty));
  }
  advance(dynasty);
  return [...broken, ...titleLaws(dynasty)];
}

function dynastyFrom(startYear: number, playoff: PlayoffFormat | null, seed: number): DynastyState {
  const team = Object.keys(reference.season(startYear).members).sort()[seed % 100]!;
  return newDynasty({ seed: seedFrom(seed), startYear, team, playoff }, reference, RULE_BOOK, resolveTuning());
}

/** Returns every invariant that a new dynasty breaks before its first game. */
export function brokenAtKickoff(startYear: number, playoff: PlayoffFormat | null, seed: number): Laws {
  return kickoffLaws(dynastyFrom(startYear, playoff, seed));
}

/** Plays a dynasty for some years and returns every broken invariant, with the command that reproduces it. */
export function brokenLaws(startYear: number, playoff: PlayoffFormat | null, years: number, seed: number): Laws {
  const dynasty = dynastyFrom(startYear, playoff, seed);
  const broken: Laws = [];
  for (let i = 0; i < years; i++) {
    broken.push(...playSeason(dynasty).map((law) => `${startYear} seed ${seed}, ${dynasty.year}: ${law}`));
    advance(dynasty);
    advance(dynasty);
    advance(dynasty);
  }
  return broken;
}
