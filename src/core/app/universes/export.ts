import { done, type Result, refuse } from '../../contract/result.ts';
import { FIRST_SEASON, LAST_SEASON, teamNameIn } from '../../model/facts.ts';
import { reference } from '../../reference/index.ts';
import { type ProgramNow, type Universe, universeOf } from '../../reference/universe/index.ts';
import { openSave } from '../../save/index.ts';
import { dynastyYears, refuseYear } from '../reading/names.ts';
import { factsOf, readSeason, referenceOf } from '../reading/season-view.ts';
import { universeIn } from '../saves/facts.ts';
import { rostersOf } from './rosters.ts';

/** Exports a real season as a universe. */
export function exportReal(year: number): Result<Universe> {
  if (year < FIRST_SEASON || year > LAST_SEASON)
    return refuse('malformed', `Real seasons are available from ${FIRST_SEASON} to ${LAST_SEASON}, not ${year}.`);
  const facts = reference.season(year);
  const programs = [...reference.startingPrestige(year)].map(([team, { score, ceiling, floor }]): ProgramNow => {
    return { team, conference: facts.members[team] ?? null, prestigeScore: score, ceiling, floor };
  });
  return done(universeOf({ name: `College football ${year}`, facts, playoff: facts.playoff, programs, reference }));
}

/** Exports a save's season with its rosters as a universe; by default the current one. Throws `SaveError`. */
export async function exportSeason(path: string, year?: number): Promise<Result<Universe>> {
  const session = await openSave(path);
  try {
    return session.read((save) => {
      const row = save.dynasty.read();
      const now = readSeason(save, row.year);
      const season = year ?? row.year;
      if (!dynastyYears(now).includes(season)) return refuseYear(season, `The dynasty has no season of ${season}.`);
      const own = referenceOf(save);
      const { programs, format } = readSeason(save, season);
      const name = `${(universeIn(save)?.name ?? 'College football').replace(/ \d{4}$/, '')} ${season}`;
      const facts = factsOf(own, season, programs);
      const universe = universeOf({ name, facts, playoff: format, programs, reference: own });
      return done({ ...universe, rosters: rostersOf(save, season, (team) => teamNameIn(own, team)) });
    });
  } finally {
    session.close();
  }
}
