import { text } from '../codes.ts';
import type { ParameterName, ParametersRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite } from '../sqlite.ts';
import { canonicalJson } from './decisions.ts';

export function parametersRepository(db: Sqlite): ParametersRepository {
  return {
    json(name: ParameterName) {
      const row = db.get('SELECT json FROM parameters WHERE name = ?', [name]);
      if (!row) throw new SaveError('corrupt', `The save has lost its ${name}.`);
      return text(row[0]);
    },
    write(name, value) {
      db.run('INSERT OR REPLACE INTO parameters VALUES (?, ?)', [name, canonicalJson(value)]);
    },
  };
}
