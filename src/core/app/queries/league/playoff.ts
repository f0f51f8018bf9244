import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result } from '../../../contract/result.ts';
import type { Bracket, BracketOfHalves, Matchup, Playoff } from '../../../contract/views/index.ts';
import { seasonWith } from '../../../dynasty/dynasty-state.ts';
import { decidingPoll, playoffField } from '../../../dynasty/field.ts';
import { growthBy, nextFormat } from '../../../dynasty/playoff-format.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import { mustGet } from '../../../model/lists.ts';
import type { PlayoffSeed, PlayoffSize } from '../../../model/playoff.ts';
import type { Poll } from '../../../model/season.ts';
import { type BracketMatchup, bracket, bubble } from '../../../season/playoff.ts';
import type { QueryContext } from '../../reading/context.ts';
import { conferenceName, formatSource, recordsBefore, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { conferenceOf } from '../../views/game.ts';
import { pageView, rankOf, teamRecord } from '../../views/team.ts';
import { voteWeek } from '../arcs/playoff.ts';

/** Number of teams listed as first out, by field size. */
const BUBBLE: Record<PlayoffSize, number> = { 2: 5, 4: 6, 12: 8, 16: 8 };

/** Name of a bracket side; an unknown one shows the game its team comes from. */
function sideName(season: SeasonView, team: string | null, from: string | null): string {
  if (team !== null) return teamFacts(season, team).name;
  return from === null ? 'TBD' : `Winner of ${from}`;
}

/** A field that is left out while its value is unknown. */
function known<Key extends string>(key: Key, value: number | null): { [K in Key]?: number } {
  return value === null ? {} : ({ [key]: value } as { [K in Key]: number });
}

function matchupView(season: SeasonView, m: BracketMatchup, projection: boolean): Matchup {
  return {
    id: m.slot,
    team1: sideName(season, m.team1, m.from1),
    team2: sideName(season, m.team2, m.from2),
    ...known('seed1', m.seed1),
    ...known('seed2', m.seed2),
    is_projection: projection,
    next_game: m.next,
    ...known('game_id', m.gameId),
    ...known('score1', m.score1),
    ...known('score2', m.score2),
    winner: m.winner === null ? null : teamFacts(season, m.winner).name,
  };
}

type FirstRound = BracketOfHalves['left_bracket']['first_round'];

function bracketView(season: SeasonView, seeds: readonly PlayoffSeed[], projection: boolean): Bracket {
  const games = new Map(
    bracket(season.format, seeds, season.games).map((m) => [m.slot, matchupView(season, m, projection)]),
  );
  const at = (slot: string): Matchup => mustGet(games, slot);
  const championship = at('championship');
  if (season.format.teams === 2) return { championship };
  if (season.format.teams === 4) return { semifinals: [at('semifinal-1'), at('semifinal-2')], championship };
  const first = [...games.values()].filter(({ id }) => id.startsWith('first-round'));
  const half = (number: 1 | 2) => ({
    first_round: first.slice(((number - 1) * first.length) / 2, (number * first.length) / 2) as FirstRound,
    quarterfinals: [at(`quarterfinal-${2 * number - 1}`), at(`quarterfinal-${2 * number}`)] as [Matchup, Matchup],
    semifinal: at(`semifinal-${number}`),
  });
  return { left_bracket: half(1), right_bracket: half(2), championship };
}

/** The season as of Selection Sunday; before that, the current one. */
function onSelectionDay(season: SeasonView, deciding: Poll, chosen: boolean): SeasonView {
  if (!chosen) return season;
  return seasonWith(season, {
    records: recordsBefore(season, CHAMPIONSHIP_WEEK + 1),
    rankOf: new Map(deciding.rows.map(({ team, rank }) => [team, rank])),
  });
}

/** The bracket of a season whose field has been chosen; null before that. */
export function playedBracket({ save }: QueryContext, season: SeasonView): Bracket | null {
  const deciding = save.polls.ofWeek(season.year, CHAMPIONSHIP_WEEK + 1);
  if (deciding === null) return null;
  const { seeds } = playoffField(seasonWith(season, { polls: [deciding] }));
  return bracketView(season, seeds, false);
}

/**
 * Returns the playoff change announced by the week shown, with this season's week in which it made the news; null if
 * there is none.
 */
function announcedChange({ save, season: { year, week, row } }: QueryContext): Playoff['next_playoff'] {
  const source = formatSource(save);
  const next = nextFormat(source, year);
  if (next === null) return null;
  const { teams, autobids } = next.format;
  const change = { year: next.year, teams, autobids, news_week: null };
  if (growthBy(source, year)?.voted !== year) return change;
  const announcedIn = voteWeek(row.settings.seed, year);
  return week > announcedIn ? { ...change, news_week: announcedIn } : null;
}

/** The current playoff: a projection until the championships are over, then the actual field and games. */
export function playoff(context: QueryContext, input: InputOf<'playoff'>): Result<Playoff> {
  const { season, save, memo } = context;
  const out = input.all === true ? season.programs.length : BUBBLE[season.format.teams];
  // Only the deciding poll is needed; until the championships are over, that is the latest one.
  const polls = [save.polls.ofWeek(season.year, CHAMPIONSHIP_WEEK + 1) ?? season.poll];
  const { order, seeds, champions, chosen } = memo('playoff field', () => playoffField(seasonWith(season, { polls })));
  const seedOf = new Map(seeds.map((s) => [s.team, s.seed]));
  const deciding = decidingPoll(polls);
  const then = onSelectionDay(season, deciding, chosen);
  const places = new Map(order.map((team, i) => [team, i + 1]));
  const describe = (team: string) => ({
    // The selection committee has its own ranking.
    ranking: places.get(team) ?? rankOf(then, team),
    name: teamFacts(season, team).name,
    ...teamRecord(then, team),
    conference: conferenceOf(season, team),
  });
  return done({
    ...pageView(season),
    playoff_teams: seeds.map((s) => ({ seed: s.seed, ...describe(s.team), is_autobid: s.autobid })),
    bubble_teams: bubble(order, seeds, out)
      .map(describe)
      .sort((a, b) => a.ranking - b.ranking),
    conference_champions: champions
      .map((c) => ({
        ...describe(c.team),
        conference: conferenceName(season, c.conference),
        seed: seedOf.get(c.team) ?? null,
      }))
      .sort((a, b) => a.ranking - b.ranking),
    bracket: bracketView(season, seeds, !chosen),
    next_playoff: announcedChange(context),
  });
}
