import type { ConferenceSeason, SeasonFacts, Visitors } from '../model/facts.ts';
import type { ShortSeason } from './data.ts';

function shortConference({ conferences }: ShortSeason, conference: ConferenceSeason): ConferenceSeason {
  const short = conferences[conference.id];
  if (short === undefined) return conference;
  const { divisions: kept, ...changed } = short;
  const { divisions, ...whole } = conference;
  return { ...whole, ...changed, ...(kept && divisions && { divisions }) };
}

function shortVisitors({ fcs }: ShortSeason, { programs }: Visitors): Visitors {
  return { programs: programs.filter(({ team }) => fcs.programs.includes(team)), games: fcs.games };
}

/** Applies a pandemic's changes to a season's facts. */
export function shortened(facts: SeasonFacts, short: ShortSeason): SeasonFacts {
  const { games, seats, sitOut, bowlsNotPlayed } = short;
  return {
    ...facts,
    conferences: facts.conferences.map((conference) => shortConference(short, conference)),
    bowls: facts.bowls
      .filter(({ name }) => !bowlsNotPlayed.includes(name))
      .map((bowl, i) => ({ ...bowl, tier: i + 1 })),
    games,
    ...(facts.visitors && { visitors: shortVisitors(short, facts.visitors) }),
    shortened: { sitOut: [...sitOut].sort(), seats },
  };
}
