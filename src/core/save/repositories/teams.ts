import type { TeamId } from '../../model/ids.ts';
import { text } from '../codes.ts';
import type { TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite } from '../sqlite.ts';

/** Team ids and their numbers, kept in memory because they never change after the first write. */
export function teamsRepository(db: Sqlite): TeamsRepository & { write(ids: readonly TeamId[]): void } {
  let ids: (TeamId | undefined)[] = [];
  let numbers = new Map<TeamId, number>();
  const load = (): void => {
    ids = [];
    for (const [number, id] of db.all('SELECT number, id FROM teams ORDER BY number')) ids[Number(number)] = text(id);
    numbers = new Map(ids.flatMap((id, number) => (id === undefined ? [] : [[id, number] as const])));
  };
  load();
  return {
    all: () => [...numbers.keys()].sort(),
    number(team) {
      const number = numbers.get(team);
      if (number === undefined) throw new Error(`the save has no team "${team}"`);
      return number;
    },
    id(number) {
      const id = ids[number];
      if (id === undefined) throw new SaveError('corrupt', 'The save names a team that it does not have.');
      return id;
    },
    write(all) {
      [...all].sort().forEach((id, number) => {
        db.run('INSERT INTO teams (number, id) VALUES (?, ?)', [number, id]);
      });
      load();
    },
  };
}
