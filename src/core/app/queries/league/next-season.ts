import { nextSeasonFacts } from '../../../dynasty/season-facts.ts';
import type { ConferenceId } from '../../../model/ids.ts';
import { type Realignment, type Renaming, realign, renamings } from '../../../offseason/realignment/history.ts';
import { INDEPENDENT, type SeasonView } from '../../reading/season-view.ts';

/** Changes before next season; teams whose conference only changes its name do not move. */
interface NextSeason extends Pick<Realignment, 'moves' | 'entrants'> {
  renamed: Renaming[];
  /** Display name of a conference next season; null for an independent. */
  conferenceOf(id: ConferenceId | null): string;
}

export function nextSeason(season: SeasonView): NextSeason {
  const { reference, year, programs, row, games, poll } = season;
  const tuning = season.tuning;
  const next = nextSeasonFacts({ settings: row.settings, reference, year, programs, tuning, games, polls: [poll] });
  const renamed = renamings(season.facts, next);
  const { moves, entrants } = realign(programs, next);
  const stays = (from: string | null, to: string | null) => renamed.some((r) => r.from.id === from && r.to.id === to);
  return {
    moves: moves.filter(({ from, to }) => !stays(from, to)),
    entrants,
    renamed,
    conferenceOf: (id) => (id === null ? INDEPENDENT : (next.conferences.find((each) => each.id === id)?.name ?? id)),
  };
}
