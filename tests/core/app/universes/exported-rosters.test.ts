import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNewGame, startFrom } from '../../../../src/core/app/commands/new-game.ts';
import { exportSeason } from '../../../../src/core/app/universes/export.ts';
import { universeInFile } from '../../../../src/core/app/universes/file.ts';
import { saveUniverse } from '../../../../src/core/app/universes/store.ts';
import { MOST_UNIVERSE_BYTES } from '../../../../src/core/contract/calls.ts';
import { newGameInput } from '../../../../src/core/contract/inputs.ts';
import { kebab } from '../../../../src/core/model/ids.ts';
import { isRedshirt } from '../../../../src/core/model/people/eligibility.ts';
import type { Player } from '../../../../src/core/model/player.ts';
import type { Universe } from '../../../../src/core/reference/universe/types.ts';
import type { SaveSession } from '../../../../src/core/save/index.ts';
import { universeText } from '../../../../src/core/words/universe/file-text.ts';
import { ask, ENGINE, inFolder } from '../helpers.ts';
import { playedTo } from '../played.ts';

/** A player without his number in the dynasty. */
const summaryOf = (player: Player) => ({
  ...{ team: player.team, name: `${player.first} ${player.last}`, position: player.position, rating: player.rating },
  ...{ class: player.classYear, redshirt: isRedshirt(player), stars: player.stars, state: player.homeState },
});

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

const players = (session: SaveSession) => session.read((save) => save.players.current());

async function exported(path: string, year?: number): Promise<Universe> {
  const universe = await exportSeason(path, year);
  if (!universe.ok) throw new Error(universe.error.message);
  return universe.value;
}

/** A dynasty begun in a universe. */
async function begunIn(universe: unknown, year: number): Promise<SaveSession> {
  const read = readNewGame(newGameInput.parse({ team: 'Michigan', year, seed: '46', universe }));
  if (!read.ok) throw new Error(read.error.message);
  const started = await startFrom(null, read.value.settings, ENGINE, read.value.given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

describe('the rosters of an exported season', () => {
  it('are those of the dynasty: a new one in that universe starts with the same players', async () => {
    await inFolder(async (folder) => {
      const session = await playedTo('third preseason');
      const universe = await exported(session.path!);
      expect(universe.rosters).toHaveLength(138 * 85);
      expect(saveUniverse(folder, { universe, file: 'now' })).toMatchObject({ ok: true });
      const file = universeInFile(join(folder, 'now.json'));
      expect(file).toEqual({ ok: true, value: JSON.parse(universeText(universe)) });
      expect(Buffer.byteLength(universeText(universe))).toBeLessThan(MOST_UNIVERSE_BYTES / 2);
      const again = await begunIn(file.ok ? file.value : null, 2026);
      expect(sorted(players(again).map(summaryOf))).toEqual(sorted(players(session).map(summaryOf)));
      await ask(again, 'advance', { to: 'season' });
      await ask(again, 'sim', { week: 3 });
      again.close();
      session.close();
    });
  });

  it('of a past season are as they were then, transfers and graduates included', async () => {
    const session = await playedTo('preseason');
    const then = players(session).map(summaryOf);
    session.close();
    const later = await playedTo('third preseason');
    const { rosters } = await exported(later.path!, 2024);
    const rows = rosters!.map(({ team, first, last, state = '', stars = 0, redshirt = false, ...row }) => {
      return { ...row, team: kebab(team), name: `${first} ${last}`, state, stars, redshirt };
    });
    expect(rows).toHaveLength(then.length);
    const key = (row: Omit<ReturnType<typeof summaryOf>, 'rating'>) =>
      [row.team, row.name, row.position, row.class, row.stars, row.redshirt, row.state].join();
    expect(rows.map(key).sort()).toEqual(then.map(key).sort());
    later.close();
  });

  it('say nothing of how good a player can become', async () => {
    const session = await playedTo('preseason');
    const { rosters } = await exported(session.path!);
    const known = ['team', 'first', 'last', 'position', 'class', 'rating', 'redshirt', 'stars', 'state'];
    expect([...new Set(rosters!.flatMap((row) => Object.keys(row)))].sort()).toEqual(known.sort());
    session.close();
  });
});
