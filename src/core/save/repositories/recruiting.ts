import { readable } from '../codecs/read-back.ts';
import { decodeClass, encodeClass } from '../codecs/recruiting.ts';
import { blob } from '../codes.ts';
import type { RecruitingRepository, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite } from '../sqlite.ts';

export function recruitingRepository(db: Sqlite, teams: TeamsRepository): RecruitingRepository {
  return {
    ofYear(year) {
      const row = db.get('SELECT class FROM recruiting WHERE year = ?', [year]);
      if (!row) throw new SaveError('corrupt', `The save has lost the recruiting class of ${year}.`);
      return decodeClass(blob(row[0]), teams);
    },
    years: () => db.all('SELECT year FROM recruiting ORDER BY year').map(([year]) => Number(year)),
    write(year, state) {
      const packed = readable(encodeClass(state, teams), (record) => decodeClass(record, teams));
      db.run('INSERT OR REPLACE INTO recruiting VALUES (?, ?)', [year, packed]);
    },
  };
}
