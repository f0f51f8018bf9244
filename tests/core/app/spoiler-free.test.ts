import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '../../../src/core/app/reading/context.ts';
import { askSpoilerFree, contextWithout } from '../../../src/core/app/reading/spoiler-free.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { type Absence, gameOf } from '../../../src/core/model/people/absences.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

const WEEK = 3;
const TEAM = 'Michigan';

/** Operations whose answers reveal records, ranks or statistics. */
const QUESTIONS = [
  ['dashboard', {}],
  ['rankings', {}],
  ['pollHistory', {}],
  ['standings', { conference: 'Big Ten' }],
  ['teamSchedule', { team: TEAM }],
  ['teamInfo', { team_name: TEAM }],
  ['teamStats', { team: TEAM }],
  ['teamStatsTable', {}],
  ['individualStats', {}],
  ['playoff', {}],
  ['week', { week: WEEK }],
  ['stakes', {}],
  ['plan', {}],
  ['budget', {}],
  ['depth', {}],
  ['roster', { team: TEAM }],
  ['redshirts', {}],
  ['injuries', {}],
  ['injuries', { all: true }],
  ['awards', {}],
  ['records', {}],
  ['odds', {}],
  ['news', {}],
] as const;

/** Drops odds and the current week, which follow the calendar and not the weeks the player has seen. */
function withoutCalendar(value: unknown): unknown {
  const calendar = /^(info|spread\w*|moneyline\w*|winProb\w*|nonConf\w*)$/;
  return JSON.parse(JSON.stringify(value, (key, each) => (calendar.test(key) ? undefined : each)));
}

const questionOf = (name: string, input: object): string => `${name} ${JSON.stringify(input)}`;

describe('a week whose results are hidden', () => {
  let session: SaveSession;
  const before = new Map<string, unknown>();
  const previews = new Map<number, unknown>();
  let games: AnswerOf<'week'>['games'];

  beforeAll(async () => {
    session = await playedTo(WEEK);
    for (const [name, input] of QUESTIONS) {
      before.set(questionOf(name, input), withoutCalendar(await ask(session, name, input)));
    }
    for (const { id } of (await ask(session, 'week', { week: WEEK })).games) {
      previews.set(id, withoutCalendar(await ask(session, 'game', { id })));
    }
    await ask(session, 'sim', { week: WEEK + 1 });
    games = (await ask(session, 'week', { week: WEEK })).games;
  });
  afterAll(() => session.close());

  function known<Name extends Parameters<typeof askSpoilerFree>[1]>(
    name: Name,
    input: Parameters<typeof askSpoilerFree<Name>>[2],
    seen: readonly number[] = [],
  ): AnswerOf<Name> {
    const result = askSpoilerFree(session, name, input, { year: 2024, week: WEEK, seen });
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  }

  it.each(QUESTIONS)('shows in %s of %j what was known before it', (name, input) => {
    expect(withoutCalendar(known(name, input))).toEqual(before.get(questionOf(name, input)));
  });

  it('shows everything once every game has been viewed', async () => {
    const seen = games.map(({ id }) => id);
    for (const [name, input] of QUESTIONS) expect(known(name, input, seen)).toEqual(await ask(session, name, input));
  });

  it('counts a viewed game for its two teams only', () => {
    const game = games[0]!;
    const teams = (seen: readonly number[]) =>
      new Map(known('rankings', {}, seen).rankings.map(({ name, record }) => [name, record]));
    const [hidden, seen] = [teams([]), teams([game.id])];
    const changed = [...seen].filter(([name, record]) => hidden.get(name) !== record).map(([name]) => name);
    expect(changed.sort()).toEqual([game.teamA.name, game.teamB.name].sort());
    const numbers = (seen: readonly number[]) => known('teamStatsTable', {}, seen).offense[game.teamA.name]!.games;
    expect(numbers([game.id])).toBe(numbers([]) + 1);
  });

  it('opens a hidden game as its preview, and a viewed one as its summary', () => {
    const id = games[1]!.id;
    expect('drives' in known('game', { id })).toBe(false);
    expect('drives' in known('game', { id }, [id])).toBe(true);
  });

  it('previews every hidden game without its injuries', () => {
    for (const { id } of games) expect(withoutCalendar(known('game', { id }))).toEqual(previews.get(id));
  });

  it('hides injuries of a hidden game and of the practice after it, and shows those of a viewed game', () => {
    const all = session.read((save) => save.injuries.ofYear(2024));
    const read = (seen: readonly number[]) =>
      withContext(session, (context) => {
        const { injuries } = contextWithout(context, { year: 2024, week: WEEK, seen }).save;
        const summaries = (rows: readonly Absence[]) => rows.map(({ player, week }) => `${player} ${week}`).sort();
        const hurt = injuries.ofYear(2024);
        const teams = [...new Set(all.map(({ team }) => team))];
        const players = [...new Set(all.map(({ player }) => player))];
        expect(summaries(teams.flatMap((team) => injuries.ofTeam(2024, team)))).toEqual(summaries(hurt));
        expect(summaries(players.flatMap((player) => injuries.ofPlayer(2024, player)))).toEqual(summaries(hurt));
        return hurt;
      });
    const game = all
      .filter(({ week }) => week === WEEK)
      .map(gameOf)
      .find((id) => id !== null)!;
    const isHidden = (absence: Absence) => absence.week > WEEK || (absence.week === WEEK && gameOf(absence) !== null);
    expect(read([])).toEqual(all.filter((absence) => !isHidden(absence)));
    expect(read([game])).toEqual(all.filter((absence) => !isHidden(absence) || gameOf(absence) === game));
  });

  it("leaves the game out of a player's logs", () => {
    const own = games.find(({ teamA, teamB }) => [teamA.name, teamB.name].includes(TEAM))!;
    const { id } = known('roster', { team: TEAM }).roster[0]!;
    const weeks = (seen: readonly number[]) =>
      known('player', { id }, seen).game_logs.map(({ game }) => game.weekPlayed);
    expect(weeks([])).not.toContain(WEEK);
    expect(weeks([own.id])).toEqual([...weeks([]), WEEK]);
    const total = (seen: readonly number[]) => known('player', { id }, seen).yearly_cumulative_stats['2024']!.games;
    expect(total([own.id])).toBe(total([]) + 1);
  });
});

it('names no title game finalist before the last week is viewed', async () => {
  const session = await playedTo(15);
  expect((await ask(session, 'week', { week: 15 })).games.length).toBeGreaterThan(5);
  const result = askSpoilerFree(session, 'week', { week: 15 }, { year: 2024, week: 14, seen: [] });
  expect(result.ok && result.value.games.filter(({ name }) => name?.includes('Championship'))).toEqual([]);
  session.close();
});
