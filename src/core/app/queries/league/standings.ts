import { done, type Result } from '../../../contract/result.ts';
import type { Standings } from '../../../contract/views/index.ts';
import type { ConferenceId } from '../../../model/ids.ts';
import { conferenceOrder, type OrderedRow } from '../../../season/standings.ts';
import type { TieRule } from '../../../season/tiebreaks.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findConference } from '../../reading/names.ts';
import { conferenceName, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { gamesAround } from '../../shape/game.ts';
import { rankOf, shapePage } from '../../shape/team.ts';

const TIE_WORDS: Record<TieRule, string> = {
  head_to_head: 'Head-to-head',
  division_record: 'Division record',
  common_opponents: 'Record against common opponents',
  next_best: 'Record against the next-best teams in the standings',
  opponents_win_share: "Conference opponents' record",
  ranking: 'Ranking',
  overall_record: 'Overall record',
  name: 'Alphabetical order',
};

const tieWords = (rule: TieRule | null): string | null => (rule === null ? null : TIE_WORDS[rule]);

/** A conference's teams in one order; null: the independents. */
export function standingsOrder(season: SeasonView, conference: ConferenceId | null): OrderedRow[] {
  return conferenceOrder({ facts: season.facts, games: season.games, ranks: season.rankOf }, conference);
}

function shapeRow(season: SeasonView, row: OrderedRow): Standings['teams'][number] {
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

/** The conference that a text names; `own` is that of the player's team. */
function namedConference(season: SeasonView, text: string): Result<ConferenceId | null> {
  if (text.toLowerCase() !== 'own') return findConference(season, text);
  return done(season.program.get(season.row.settings.team)?.conference ?? null);
}

/** A conference's standings. */
export function standings({ season }: QueryContext, input: { conference: string }): Result<Standings> {
  const conference = namedConference(season, input.conference);
  if (!conference.ok) return conference;
  const teams = standingsOrder(season, conference.value).map((row) => shapeRow(season, row));
  const name = conference.value === null ? {} : { conference: conferenceName(season, conference.value) };
  return done({ ...shapePage(season), ...name, teams });
}
