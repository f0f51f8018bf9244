import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queries } from '../../../src/core/app/queries/index.ts';
import { contextOn } from '../../../src/core/app/reading/context.ts';
import { readDynasty } from '../../../src/core/app/reading/dynasty-cache.ts';
import type { InputOf } from '../../../src/core/contract/registry.ts';
import { GROWTHS, HIGHEST_RATING, LOWEST_RATING, type Player } from '../../../src/core/model/player.ts';
import type { Save, SaveSession } from '../../../src/core/save/index.ts';
import { type Moment, playedTo, REDBUD } from './played.ts';

const MOST_GROWTH = GROWTHS.length - 1;
const TURNED = HIGHEST_RATING + LOWEST_RATING;

/** Returns the same player with all of his future ratings inverted. */
function otherwise<Some extends Player>(player: Some): Some {
  const ratings = player.ratings.map((rating, season) =>
    season > player.seasons ? TURNED - rating : rating,
  ) as unknown as Player['ratings'];
  return { ...player, ratings, developmentTrait: MOST_GROWTH - player.developmentTrait };
}

/** A save in which every player has a different future. */
function withOtherFutures(save: Save): Save {
  const { players } = save;
  const changedOrNull = <Some extends Player>(player: Some | null) => (player === null ? null : otherwise(player));
  return {
    ...save,
    players: {
      ...players,
      byId: (id) => changedOrNull(players.byId(id)),
      byIds: (ids) => players.byIds(ids).map(otherwise),
      current: () => players.current().map(otherwise),
      ofTeam: (team) => players.ofTeam(team).map(otherwise),
      named: (text, limit) => players.named(text, limit).map(otherwise),
      joinedIn: (year) => players.joinedIn(year).map(otherwise),
      leftAfter: (year) => players.leftAfter(year).map(otherwise),
    },
  };
}

function contextOf(save: Save) {
  const known = new Map<string, unknown>();
  const memo = <T>(key: string, make: () => T): T => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as T;
  };
  return contextOn(save, {
    path: null,
    memo,
    rosterMemo: (key, make) => memo(`rosters ${key}`, make),
    takenBack: () => 0,
    dynasty: () => readDynasty(save),
    underway: () => null,
  });
}

type Query = keyof typeof queries;

/** Drops the staff's growth estimates from an answer: they do depend on the truth. */
const without = (answer: unknown) =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'development_trait' || key === 'growth' ? null : value));

/** Returns every page's answer, by query. */
function answers(save: Save): Map<string, unknown> {
  const context = contextOf(save);
  const answered = new Map<string, unknown>();
  const say = <Name extends Query>(name: Name, input: InputOf<Name>) => {
    const query = queries[name] as (context: unknown, input: InputOf<Name>) => unknown;
    answered.set(`${name} ${JSON.stringify(input)}`, query(context, input));
  };
  for (const name of Object.keys(queries) as Query[]) {
    try {
      say(name, {} as never);
    } catch {
      answered.set(name, 'needs an input');
    }
  }
  const own = context.season.row.settings.team;
  const { name } = context.season.team.get(own)!;
  for (const team of [name, 'Llano', 'Quarry']) {
    say('roster', { team });
    say('teamSchedule', { team });
    say('teamStats', { team });
    say('history', { team });
    say('injuries', { team });
    say('depth', { team });
    for (const { id } of save.players.ofTeam(own).slice(0, 20)) say('player', { id });
  }
  for (const what of ['line', 'rank', 'prestige'] as const) say('why', { what });
  for (const { id } of context.season.gamesOf.get(own)!) say('game', { id });
  say('board', { show: 'all' });
  return answered;
}

describe.each<Moment>([6, 'summary'])('at %s', (moment) => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(moment, REDBUD);
  });
  afterAll(() => session.close());

  it('no page reveals a player’s future', () => {
    session.read((save) => {
      const now = answers(save);
      const then = answers(withOtherFutures(save));
      const revealed = [...now].filter(([page, answer]) => without(answer) !== without(then.get(page)));
      expect(revealed.map(([page]) => page)).toEqual([]);
      const given = [...now.values()].filter((answer) => (answer as { ok?: boolean }).ok === true);
      expect(given.length).toBeGreaterThan(70);
      // Without this the first check could pass because the two saves are the same.
      expect(JSON.stringify([...now])).not.toBe(JSON.stringify([...then]));
    });
  });
});
