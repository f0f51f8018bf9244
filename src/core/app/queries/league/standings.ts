import { done, type Result } from '../../../contract/result.ts';
import type { Standings } from '../../../contract/views/index.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import type { ConferenceId } from '../../../model/ids.ts';
import type { TieRule } from '../../../model/program/tie-rules.ts';
import { conferenceOrder, type OrderedRow } from '../../../season/standings.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findConference } from '../../reading/names.ts';
import { conferenceName, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { gamesAround } from '../../views/game.ts';
import { pageView, rankOf } from '../../views/team.ts';

const TIE_WORDS: Record<TieRule, string> = {
  head_to_head: 'Head-to-head',
  division_record: 'Division record',
  division_order: 'Record against the next best in the division',
  common_opponents: 'Record against common opponents',
  next_best: 'Record against the next-best teams in the standings',
  outside_record: 'Record outside the division',
  common_outside: 'Record against common opponents outside the division',
  outside_order: 'Record against the best of the other division',
  outside_opponents: 'Record of opponents outside the division',
  opponents_win_share: "Conference opponents' record",
  margin_among_tied: 'Points in games among the tied',
  capped_margin: 'Capped scoring margin',
  bcs: 'BCS standings',
  bcs_within_1: 'BCS standings',
  bcs_within_5: 'BCS standings',
  committee: 'CFP ranking',
  computers: 'Computer ratings',
  ranking: 'Ranking',
  total_wins: 'Total wins',
  overall_record: 'Overall record',
  name: 'Alphabetical order',
};

const tieWords = (rule: TieRule | null): string | null => (rule === null ? null : TIE_WORDS[rule]);

/**
 * A conference's teams in one order, with ties broken by the poll that set the title games; null for the independents.
 */
export function standingsOrder({ season, pollsOf }: QueryContext, conference: ConferenceId | null): OrderedRow[] {
  const early = pollsOf(season.year).filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  const { facts, games, poll } = season;
  return conferenceOrder({ facts, games, poll: early.at(-1) ?? poll }, conference);
}

function rowView(season: SeasonView, row: OrderedRow): Standings['teams'][number] {
  return {
    name: teamFacts(season, row.team).name,
    ...(row.division !== null &&
      row.divisionPlace !== null && {
        division: row.division,
        divisionRank: row.divisionPlace,
        divisionTiebreak: tieWords(row.divisionTieBrokenBy),
      }),
    ranking: rankOf(season, row.team),
    rating: season.program.get(row.team)?.rating ?? 0,
    confWins: row.record.confWins,
    confLosses: row.record.confLosses,
    totalWins: row.record.wins,
    totalLosses: row.record.losses,
    ...gamesAround(season, row.team),
    tiebreak: tieWords(row.tieBrokenBy),
  };
}

/** The conference a text names; `own` means the player's. */
function namedConference(season: SeasonView, text: string): Result<ConferenceId | null> {
  if (text.toLowerCase() !== 'own') return findConference(season, text);
  return done(season.program.get(season.settings.team)?.conference ?? null);
}

/** A conference's standings. */
export function standings(context: QueryContext, input: { conference: string }): Result<Standings> {
  const { season } = context;
  const conference = namedConference(season, input.conference);
  if (!conference.ok) return conference;
  const teams = standingsOrder(context, conference.value).map((row) => rowView(season, row));
  const name = conference.value === null ? {} : { conference: conferenceName(season, conference.value) };
  return done({ ...pageView(season), ...name, teams });
}
