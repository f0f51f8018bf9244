import { describe, expect, it } from 'vitest';
import { spokenLines } from '../../../../src/cli/tui/components/spoken.tsx';
import { visitOf } from '../../../../src/cli/tui/play/state.ts';
import { answer } from './fake.ts';
import { expectFits, play } from './harness.tsx';

describe('the start page', () => {
  it('continues a save with one key', async () => {
    const game = await play({ moment: 'outside' });
    expect(game.frame()).toContain('Michigan  2024  Season (Week 6)');
    game.library.moment = 'season';
    await game.press('Enter');
    expect(game.frame()).toContain('Michigan Dashboard');
  });

  it('starts a new game with a team found by typing, after a confirmation', async () => {
    const game = await play({ moment: 'outside' });
    await game.press('2', '/', ...'clem', 'Enter', 'Enter');
    expect(game.frame()).toContain('Coach the Clemson Tigers from 2024 on?');
    expect(game.library.commands).toEqual([]);
    await game.press('y');
    expect(game.library.commands).toEqual(['create /saves/clemson-2024.dynasty {"team":"Clemson","year":2024}']);
    expect(game.frame()).toContain('non-conference scheduling');
  });

  it('lists the jobs that are open before the season, and takes any of them', async () => {
    const game = await play({ moment: 'outside', route: { name: 'newGame' }, columns: 140, rows: 40 });
    await game.press('j');
    expect(game.frame()).toContain('Al Bell fired after 4 seasons');
    expect(game.frame()).not.toContain('Georgia');
    await game.press('a');
    expect(game.frame()).toContain('Coach the Army');
    await game.press('y');
    expect(game.library.commands).toEqual([
      'create /saves/army-2024.dynasty {"team":"Army","year":2024,"seed":"ab12"}',
    ]);
  });

  it('starts a new game in a universe, and says what is wrong with an invalid file', async () => {
    const game = await play({ moment: 'outside', route: { name: 'newGame' }, columns: 140, rows: 40 });
    await game.press('u', ...'torn', 'Enter');
    expect(game.frame()).toContain('torn.json cannot be used');
    expect(game.frame()).toContain('torn.json is not JSON');
    await game.press('b', 'u');
    expect(game.frame()).toContain('My League: 24 teams');
    await game.press(...'my l', 'Enter');
    expect(game.frame()).toContain('My League, 1987 Season');
    expect(game.frame()).not.toContain('openings');
    await game.press('Enter');
    expect(game.frame()).toContain('In My League.');
    await game.press('y');
    expect(game.library.commands).toEqual([
      expect.stringMatching(/^create .+ \{"team":"\w.*","year":1987,"universe":"mine.json"\}$/),
    ]);
  });

  it('sets the playoff with its own keys', async () => {
    const game = await play({ moment: 'outside', route: { name: 'newGame' } });
    await game.press('p', '4');
    expect(game.frame()).toContain('playoff: 4 teams');
    await game.press('p', '1');
    expect(game.frame()).toContain('12 teams, 5 autobids, champions seeded 1 to 4');
    await game.press('f');
    expect(game.frame()).toContain('champions seeded by rank');
    await game.press('b', '3', 'Enter');
    expect(game.frame()).toContain('3 autobids');
  });
});

describe('a save that cannot be opened', () => {
  it('is named on the start page with the full command that helps', async () => {
    const game = await play({ moment: 'outside' });
    game.library.damagedSaves = [
      { path: '/saves/lost.dynasty', file: 'lost.dynasty', damage: 'it ends early', code: 'corrupt', newest: null },
      { path: '/saves/old.dynasty', file: 'old.dynasty', damage: 'it ends early', code: 'corrupt', newest: '12-ab34' },
      { path: '/saves/past.dynasty', file: 'past.dynasty', damage: '', code: 'older_version', newest: '3-cd56' },
    ];
    game.store.refresh();
    await game.rest();
    expect(game.frame()).toContain('Damaged: old.dynasty (it ends early)');
    expect(game.frame()).toContain('dynasty saves restore "old" 12-ab34');
    expect(game.frame()).toContain('dynasty saves export "lost" rescued.json --salvage');
    expect(game.frame()).toContain('Made by version 0.1: past.dynasty');
    expect(game.frame()).not.toMatch(/(restore|export) "past"/);
    expect(game.frame()).toContain('Michigan');
  });
});

describe('the bracket', () => {
  it.each(['season', 'over'] as const)('has arms that meet, in %s', async (moment) => {
    const lines = (await play({ moment, route: { name: 'playoff' }, columns: 140, rows: 40 })).lines();
    let arms = 0;
    for (const [row, text] of lines.entries()) {
      for (const [column, sign] of [...text].entries()) {
        if (sign !== '┐' && sign !== '┘') continue;
        arms += 1;
        const next = [...(lines[sign === '┐' ? row + 1 : row - 1] ?? '')][column];
        expect(['│', '├'], `${row + 1}:${column + 1} ${text}`).toContain(next);
      }
    }
    expect(arms).toBeGreaterThanOrEqual(14);
  });

  it('is navigated from team to team, and Enter opens the game', async () => {
    const game = await play({ moment: 'over', route: { name: 'playoff' } });
    const cursor = () => game.lines().find((row) => row.startsWith('▸')) ?? '';
    const seen: string[] = [];
    for (let step = 0; step < 6; step++) {
      seen.push(cursor());
      await game.press('Down');
    }
    // Connector lines of the bracket are skipped.
    for (const row of seen) expect(row).toMatch(/▸.*[A-Z][a-z]+.* \d+/);
    expect(new Set(seen).size).toBe(6);
    await game.press('Enter');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'game', id: expect.any(Number) });
  });
});

describe('the game plan', () => {
  it('is changed in a window that shows the tradeoff of a choice, and reset with z', async () => {
    const game = await play({ route: { name: 'plan' } });
    expect(game.frame()).toContain('Your plan, until you change it.');
    await game.press('Down', 'Enter');
    expect(game.frame()).toContain('Faster means more plays for both');
    expect(game.frame()).toMatch(/Normal tempo +current/);
    expect(game.frame()).toMatch(/Lean fast +your staff’s pick/);
    expect(game.library.commands).toEqual([]);
    await game.press('Enter', 'z');
    expect(game.library.commands).toEqual(['setPlan {"tempo":-3}', 'setPlan {"staff":true}']);
  });

  it('gives a single choice of the user’s back to the staff', async () => {
    const game = await play({ route: { name: 'plan' } });
    await game.press('Down', 'Enter', 'End', 'Enter');
    expect(game.library.commands).toEqual(['setPlan {"tempo":"staff"}']);
  });
});

describe('the depth chart', () => {
  const [qb] = answer('season', 'depth', {}).positions;
  const [first, second, third, ...others] = qb!.players.map(({ id }) => id);
  const order = [third!, first!, second!, ...others];

  it('moves the selected player, shows the effect, and applies the order with Enter', async () => {
    const game = await play({ route: { name: 'depth' } });
    expect(game.frame()).toContain('Your staff sets the depth chart');
    await game.press('Down', 'Down', 'K', 'K');
    expect(game.frame()).toContain('Not saved yet');
    const { now, staff } = answer('season', 'depth', { position: 'qb', players: order }).positions[0]!;
    expect(now.win!).toBeLessThan(staff.win!);
    expect(game.frame()).toContain(`Win probability ${(100 * now.win!).toFixed(1)}%`);
    expect(game.lines().find((row) => row.startsWith('▸'))).toContain(qb!.players[2]!.last);
    expect(game.library.commands).toEqual([]);
    await game.press('Enter');
    expect(game.library.commands).toEqual([`setDepth ${JSON.stringify({ position: 'qb', players: order })}`]);
    expect(game.frame()).toContain('QB depth chart saved. Starting: ');
    expect(game.lines().find((row) => row.startsWith('▸'))).toContain(qb!.players[2]!.last);
  });

  it('discards an order with v, and moves no player past the ends', async () => {
    const game = await play({ route: { name: 'depth' } });
    await game.press('K');
    expect(game.frame()).not.toContain('Not saved yet');
    await game.press('Down', 'Down', 'K', 'v');
    expect(game.frame()).toContain('Your staff sets the depth chart');
    expect(game.library.commands).toEqual([]);
  });

  it('redshirts the selected player with R, or says why he cannot be redshirted', async () => {
    const { players } = qb!;
    const open = players.findIndex((player) => player.redshirt_choice === 'open');
    expect([players[0]!.redshirt_choice, open]).toEqual([null, 1]);
    const game = await play({ route: { name: 'depth' } });
    const redshirted = (player = players[0]!) => `setRedshirt ${JSON.stringify({ players: [String(player.id)] })}`;
    game.library.refusal = 'Al Bo has already used his redshirt.';
    await game.press('R');
    expect(game.frame()).toContain('! Al Bo has already used his redshirt.');
    await game.press('Down', 'R');
    expect(game.library.commands).toEqual([redshirted(), redshirted(players[open])]);
    expect(game.frame()).toContain(`${named({ ...players[open]!, pos: 'qb' })} is redshirting this season.`);
  });

  it('has its own key for every choice, also with a custom order', async () => {
    const page = answer('season', 'depth', {});
    const game = await play({ route: { name: 'depth' } });
    game.library.instead.set('depth', {
      ...page,
      own: true,
      positions: page.positions.map((each) => ({ ...each, own: true })),
    });
    game.store.refresh();
    await game.rest();
    const keys = game.store.model().view.keys.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    await game.press('z');
    expect(game.library.commands).toEqual([]);
    await game.press('Esc', 'Z');
    expect(game.library.commands).toEqual(['setDepth {"staff":true}']);
  });

  it('asks before a starter is redshirted', async () => {
    const page = answer('season', 'depth', {});
    const positions = page.positions.map((each) => ({
      ...each,
      players: each.players.map((player) => ({ ...player, redshirt_choice: player.starts ? ('open' as const) : null })),
    }));
    const game = await play({ route: { name: 'depth' } });
    game.library.instead.set('depth', { ...page, positions });
    game.store.refresh();
    await game.press('R');
    expect(game.frame()).toContain(`Redshirt ${named({ ...qb!.players[0]!, pos: 'qb' })}?`);
    await game.press('n');
    expect(game.library.commands).toEqual([]);
    await game.press('R', 'y');
    expect(game.library.commands).toEqual([`setRedshirt ${JSON.stringify({ players: [String(first)] })}`]);
  });

  it('opens a player when there is nothing to apply, and another position from the list', async () => {
    const game = await play({ route: { name: 'depth' } });
    await game.press('Enter');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'player', id: first });
    await game.press('Esc', ']');
    expect(game.frame()).toContain('Running backs');
    await game.press('Tab', 'Enter');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'depth', position: 'qb' });
  });
});

const named = ({ pos, first, last }: { pos: string; first: string; last: string }) =>
  `${pos.toUpperCase()} ${first} ${last}`;

describe('the recruiting board', () => {
  const { recruits: listed, home_weeks: weeks } = answer('season', 'board');
  const [first, second, third] = listed;
  const invited = listed.findIndex(({ visit }) => visit === null);
  const down = Array.from({ length: invited }, () => 'Down');
  const set = (change: object) => `setBoard ${JSON.stringify(change)}`;

  it('sets hours with a digit, offers, asks for a visit and drops the selected recruit', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press(...down, '5', 'o', 'v', 'x');
    const { number, offered } = listed[invited]!;
    const recruits = [number];
    expect(game.library.commands).toEqual([
      set({ recruits, hours: 5 }),
      set({ recruits, offer: !offered }),
      set({ recruits, visit: weeks[0] }),
      set({ recruits, drop: true }),
    ]);
    expect(game.frame()).toContain(`${named(listed[invited]!)}: off the board.`);
  });

  it('names the recruit and the decision', async () => {
    const game = await play({ route: { name: 'board' } });
    const message = () => game.lines().at(-3)?.trim();
    await game.press('9');
    expect(message()).toBe(`${named(first!)}: 9 hours a week.`);
    await game.press('Down', 'o');
    expect(message()).toBe(`${named(second!)}: ${second!.offered ? 'offer pulled' : 'scholarship offered'}.`);
    await game.press(' ', 'Up', ' ', '1');
    expect(message()).toBe(`${named(first!)} and ${named(second!)}: 1 hour a week.`);
  });

  it('keeps the cursor on a recruit when a decision reorders the list, on Enter and on Space', async () => {
    const game = await play({ route: { name: 'board' } });
    const page = answer('season', 'board');
    const selected = () => game.lines().find((row) => row.startsWith('▸'));
    await game.press('Down', 'Down');
    game.library.instead.set('board', { ...page, recruits: [...page.recruits].reverse() });
    await game.press('3');
    expect(selected()).toContain(third!.last);
    await game.press('v', 'o', 'Enter', ' ', '4');
    expect(selected()).toContain(third!.last);
    const changed = game.library.commands.map((command) => JSON.parse(command.slice('setBoard '.length)).recruits);
    expect(new Set(changed.flat())).toEqual(new Set([third!.number]));
  });

  it('tags with a sign that needs no color', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press('Down', ' ', 'Up');
    expect(game.lines().filter((row) => row.startsWith(' ✓'))).toEqual([expect.stringContaining(second!.last)]);
    expect(game.frame()).toContain('1 tagged');
  });

  it('changes all tagged recruits together', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press(' ', 'Down', 'Down', ' ', '0');
    expect(game.library.commands).toEqual([set({ recruits: [first!.number, third!.number], hours: 0 })]);
  });

  it('shows a recruit in full on Enter, and other lists with ]', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press('Down', 'Enter');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'board', recruit: second!.number });
    await game.press(']');
    expect(visitOf(game.store.model().state).route).toMatchObject({ name: 'board', show: 'ours' });
  });

  it('on a narrow screen, opens a recruit with Enter, acts on him, and returns to the list with Esc', async () => {
    const opened = answer('season', 'board', { recruit: second!.number }).detail!.recruit;
    const game = await play({ route: { name: 'board' } });
    await game.press('Down', 'Enter');
    expect(game.frame()).toContain(`No. ${opened.number} ${opened.first} ${opened.last}, ${opened.stars}-star`);
    expect(game.lines().slice(-2).join(' ')).toContain('Esc list');
    await game.press('7');
    expect(game.library.commands).toEqual([set({ recruits: [opened.number], hours: 7 })]);
    await game.press('Esc');
    expect(game.lines().find((row) => row.startsWith('▸'))).toMatch(new RegExp(`^▸• *${opened.number} `));
    expect(visitOf(game.store.model().state).route).toMatchObject({ name: 'board' });
  });

  it('leaves the cursor in the list when the recruit fits next to it', async () => {
    const game = await play({ route: { name: 'board' }, columns: 140, rows: 40 });
    await game.press('Down', 'Enter', 'Down', '7');
    expect(game.library.commands).toEqual([set({ recruits: [third!.number], hours: 7 })]);
  });

  it.each([
    [{ visit: 0 }, weeks, 'has already made his official visit'],
    [{ visit: null }, [], 'No home game is left this season'],
  ])('says why there is no visit to plan: %o, home games in weeks %o', async (change, home_weeks, said) => {
    const page = answer('season', 'board');
    const game = await play({ route: { name: 'board' } });
    game.library.instead.set('board', { ...page, home_weeks, recruits: [{ ...first!, ...change }] });
    game.store.refresh();
    await game.rest();
    await game.press('v');
    expect(game.frame()).toContain(said);
    expect(game.frame()).toContain(named(first!));
    expect(game.library.commands).toEqual([]);
  });

  it('leaves the rest to the staff, and hands over the whole board only when asked', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press('R', 'C');
    expect(game.library.commands).toEqual([set({ back: true, rest: true }), set({ clear: true })]);
  });

  it('adds hours for at least three recruits and plays the week with at most six keys from the dashboard', async () => {
    const page = answer('season', 'board');
    const battles = page.recruits.slice(0, 3).map((each) => ({ ...each, status: 'open', offered: true, lead: -2 }));
    const game = await play();
    game.library.instead.set('board', {
      ...page,
      hours: { ...page.hours, used: page.hours.total - 3 },
      recruits: battles,
    });
    const keys = ['B', 'H', 'n', 'n'];
    await game.press(...keys);
    expect(keys.length).toBeLessThanOrEqual(6);
    const targets = battles.map(({ number, hours }) => ({ recruit: number, hours: hours + 1 }));
    expect(game.library.commands[0]).toMatch(/^setBoard /);
    const { targets: given } = JSON.parse(game.library.commands[0]!.replace('setBoard ', '')) as { targets: unknown[] };
    expect(new Set(given.map((each) => JSON.stringify(each)))).toEqual(
      new Set(targets.map((each) => JSON.stringify(each))),
    );
    expect(game.library.commands[1]).toMatch(/^sim /);
  });

  it('says that there is nothing to top up if no hours are free', async () => {
    const page = answer('season', 'board');
    const game = await play({ route: { name: 'board' } });
    game.library.instead.set('board', { ...page, hours: { ...page.hours, used: page.hours.total } });
    game.store.refresh();
    await game.rest();
    await game.press('H');
    expect(game.library.commands).toEqual([]);
    expect(game.frame()).toContain('No free hour would go to a close battle.');
  });

  it('pitches a recruit’s top priority with t', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press('t');
    expect(game.library.commands).toEqual([set({ recruits: [first!.number], pitch: first!.cares[0] })]);
  });

  it('lists one position with z and the next thirty with >', async () => {
    const game = await play({ route: { name: 'board' }, columns: 140, rows: 40 });
    const route = () => visitOf(game.store.model().state).route;
    await game.press('>');
    expect(route()).toEqual({ name: 'board', from: 30 });
    expect(game.frame()).toContain('31-33 of 44');
    await game.press('<');
    expect(route()).toEqual({ name: 'board' });
    await game.press('z', ...'wide', 'Enter');
    expect(route()).toEqual({ name: 'board', position: 'wr' });
    expect(game.lines().filter((line) => / (QB|OL|DL|TE) +[345] /.test(line.split('│')[0] ?? ''))).toEqual([]);
  });

  it('asks no recruit for a second visit', async () => {
    const game = await play({ route: { name: 'board' } });
    expect(second!.visit).toBe(0);
    await game.press('Down', 'v');
    expect(game.library.commands).toEqual([]);
  });

  it('handles a week in ten keys', async () => {
    const game = await play({ route: { name: 'board' } });
    await game.press('6', 'Down', '6', 'Down', '6', 't', 'R', 'n');
    expect(game.library.commands).toHaveLength(5);
    expect(game.frame()).toContain('Play Week 6');
  });
});

describe('the checklist', () => {
  it('shows what is open on the board before a week, with a link to it', async () => {
    const game = await play();
    await game.press('n');
    expect(game.frame()).toContain('[ ] Open: 68 recruiting hours');
    await game.press('B');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'board' });
  });

  it.each([
    ['preseason', 'noncon', '3 games to schedule, 68 recruiting hours'],
    ['season', 'dashboard', '68 recruiting hours, 4 promises, budget, 21 redshirts, depth, plan'],
    ['summary', 'summary', '68 recruiting hours, 4 promises and 10 calls, budget'],
    ['progression', 'progression', '68 recruiting hours, 4 promises and 10 calls, budget'],
    ['recruiting_summary', 'recruiting', 'budget, depth, plan'],
  ] as const)('says in the stage %s what is open, over its page and before moving on', async (moment, name, open) => {
    const game = await play({ moment, route: { name } });
    expect(game.frame()).toContain(`Open (Y): ${open}`);
    await game.press('n');
    expect(game.frame()).toContain(`[ ] Open: ${open}`);
    await game.press('Y');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'decide' });
  });

  it('shows what is open before the season is closed, once every game is played', async () => {
    const game = await play({ moment: 'over', route: { name: 'playoff' } });
    await game.press('n');
    expect(game.frame()).toContain('[ ] Open: 68 recruiting hours, 4 promises, budget');
  });

  it('opens the page for an open decision', async () => {
    const game = await play({ moment: 'summary', route: { name: 'summary' } });
    await game.press('Y', 'j');
    expect(game.frame()).toContain('4 promises and 10 calls left');
    await game.press('Enter');
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'portal' });
  });
});

describe('the boosters', () => {
  it('are asked with Enter before the season, with the effect of each approach, the selected one first', async () => {
    const game = await play({ moment: 'preseason', route: { name: 'budget' } });
    await game.press('Tab', 'Enter');
    expect(game.frame()).toMatch(/Give them a year off +-\$4\.0M to -\$1\.9M/);
    await game.press('Enter');
    expect(game.library.commands).toEqual(['setBudget {"ask":"none"}']);
  });

  it('cannot be asked once the season has begun', async () => {
    const game = await play({ route: { name: 'budget' } });
    await game.press('Tab', 'Enter', 'Enter');
    expect(game.library.commands).toEqual([]);
  });
});

describe('the transfer portal', () => {
  const set = (change: object) => `setPortal ${JSON.stringify(change)}`;

  it('promises a player a role with p, before the portal opens', async () => {
    const game = await play({ route: { name: 'portal' } });
    const { ours } = answer('season', 'portal');
    await game.press('j', 'p');
    expect(game.library.commands).toEqual([set({ keep: [ours[1]!.id] })]);
    expect(game.frame()).toContain(`Portal plan updated: role promised to ${named(ours[1]!)}.`);
  });

  it('keeps the cursor on a player when a promise reorders the list, and on the one whose options Enter shows', async () => {
    const game = await play({ route: { name: 'portal' } });
    const page = answer('season', 'portal');
    const selected = () => game.lines().find((row) => row.startsWith('▸'));
    game.library.instead.set('portal', { ...page, ours: [...page.ours].reverse() });
    await game.press('j', 'p');
    expect(selected()).toContain(page.ours[1]!.last);
    const over = await play({ moment: 'recruiting_summary', route: { name: 'portal' } });
    const { came } = answer('recruiting_summary', 'portal');
    await over.press('j', 'j', 'Enter');
    expect(over.lines().find((row) => row.startsWith('▸•'))).toContain(came[2]!.last);
  });

  it('calls a player in the portal with o, passes on him with x, and uses p only for the user’s own players', async () => {
    const game = await play({ moment: 'summary', route: { name: 'portal' } });
    const { market, ours } = answer('summary', 'portal');
    await game.press('o', 'j', 'x', 's', 'p', 'Tab', 'o', 'p', 'Z');
    expect(game.library.commands).toEqual([
      set({ offer: [market[0]!.id] }),
      set({ pass: [market[1]!.id] }),
      set({ staff: [market[1]!.id] }),
      set({ keep: [ours[0]!.id] }),
      set({ staff: true }),
    ]);
  });

  it('shows the finalists of a transfer on Enter, and allows no decisions once the rosters have turned over', async () => {
    const game = await play({ moment: 'recruiting_summary', route: { name: 'portal' } });
    const { came } = answer('recruiting_summary', 'portal');
    await game.press('x', 'Z', 'Enter');
    expect(game.library.commands).toEqual([]);
    expect(visitOf(game.store.model().state).route).toEqual({ name: 'portal', player: came[0]!.id });
  });
});

describe('a sentence wider than the window', () => {
  it('wraps to the next line, in a refusal and in the report of a week', async () => {
    const refused = await play({ moment: 'preseason', route: { name: 'history', team: 'Miami (OH)' }, columns: 40 });
    expect(refused.frame()).toContain('Not possible right now');
    expect(refused.frame().replace(/\s+/g, ' ')).toContain('"team":"Miami (OH)"} in preseason.');
    const news = await play({ route: { name: 'weekReport', first: 5 }, columns: 50 });
    expect(news.frame()).toContain('New poll');
    expect(
      news
        .lines()
        .slice(2, -2)
        .filter((row) => row.trimEnd().endsWith('…')),
    ).toEqual([]);
  });
});

describe('playing on', () => {
  it('reports as much of a week as the command does: result, headline, upsets, poll, next game', async () => {
    const game = await play({ route: { name: 'weekReport', first: 5 } });
    const text = game.frame();
    expect(text).toContain('Week 5, 2024');
    expect(text).toContain('New poll');
    expect(text).toMatch(/Michigan is \d+-\d+/);
    expect(text).toMatch(/Next +(vs|at) /);
    await game.press('Enter');
    expect(game.frame()).toContain('Michigan Dashboard');
  });

  it('shows the report page when the week is over, with the dashboard behind it', async () => {
    const game = await play();
    await game.press('n', 'n');
    expect(game.frame()).toContain('what happened');
    await game.press('Esc');
    expect(game.frame()).toContain('Michigan Dashboard');
  });

  it('shows what is left to do before a week is played, and never blocks it', async () => {
    const game = await play();
    await game.press('n');
    expect(game.frame()).toContain('[ ] the summary of your last game');
    await game.press('n');
    expect(game.library.commands).toEqual(['sim {"week":7}']);
  });

  it('saves every week as its own decision when simulating to the end', async () => {
    const game = await play();
    await game.press('n', 'e');
    expect(game.library.commands).toHaveLength(14);
    expect(game.library.commands.at(-1)).toBe('sim {"week":20}');
    expect(game.frame()).toContain('14 weeks played.');
  });

  it('stops after the current week on Esc', async () => {
    const game = await play();
    await game.press('n');
    game.store.send({ type: 'key', key: 'e' });
    while (game.store.state.busy === null) await new Promise((resolve) => setImmediate(resolve));
    game.store.send({ type: 'key', key: 'escape' });
    while (game.store.state.busy !== null) await game.rest();
    await game.rest();
    expect(game.library.commands.length).toBeLessThan(14);
    expect(game.frame()).toContain('Stopped after');
  });

  it('schedules a game in an open week against a team found by typing', async () => {
    const game = await play({ moment: 'preseason' });
    await game.press('Down', 'Down', 'Enter');
    expect(game.frame()).toContain('opponent in week 3');
    expect(game.frame()).toMatch(/ Rank +Team +Rating +Site +Win +Worth +Prestige/);
    expect(game.frame()).toMatch(/ #14 +Oklahoma State +85\.0 +away +28% +59 +●{6}○/);
    expect(game.frame()).not.toContain('…');
    await game.press('Enter');
    expect(game.library.commands[0]).toMatch(/^scheduleNonConference .*"week":3/);
  });

  it.each([
    ['preseason', 'season'],
    ['summary', 'progression'],
    ['progression', 'recruiting_summary'],
    ['recruiting_summary', 'preseason'],
  ] as const)('goes from %s to %s with n, twice', async (from, to) => {
    const game = await play({ moment: from });
    await game.press('n', 'n');
    expect(game.library.commands).toEqual([`advance {"to":"${to}"}`]);
  });

  it('closes the season when all games are played', async () => {
    const game = await play({ moment: 'over' });
    await game.press('n', 'n');
    expect(game.library.commands).toEqual(['advance {"to":"summary"}']);
    expect(game.frame()).toContain('2024 National Champion');
  });

  it('undoes a decision only after confirmation', async () => {
    const game = await play();
    await game.press('u');
    expect(game.frame()).toMatch(/This undoes: played week 5 of 2024/);
    await game.press('Enter');
    expect(game.library.commands).toEqual([]);
    await game.press('u', 'y');
    expect(game.library.commands).toEqual(['undo']);
  });

  it('says in a sentence why something is not possible', async () => {
    const game = await play();
    game.library.refusal = 'The save is busy in another program; try again in a moment.';
    await game.press('n', 'n');
    expect(game.frame()).toContain('! The save is busy in another program; try again in a moment.');
  });
});

describe('search', () => {
  it('jumps to a page, a week, a team or a player by part of the name', async () => {
    const game = await play();
    await game.press(':', ...'week 5', 'Enter');
    expect(game.frame()).toContain('Week 5 Schedule');
    await game.press(':', ...'mich', 'Enter');
    expect(game.lines()[1]).toContain('Michigan');
    await game.press(':', ...'denard');
    expect(game.frame()).toContain('Denard Young');
    await game.press('Esc', ':', ...'playof', 'Enter');
    expect(game.frame()).toContain('12-Team Playoff');
    await game.press(':', ...'wolverines', 'Enter');
    expect(game.lines()[1]).toContain('Michigan');
    await game.press(':', ...'rnkings', 'Enter');
    expect(game.frame()).toContain('AP Top 25');
  });

  it('waits for the search when Enter comes before it has found anything', async () => {
    const game = await play();
    for (const key of [':', ...'week 5', 'enter']) game.store.send({ type: 'key', key });
    await expect.poll(() => game.frame(), { timeout: 5000 }).toContain('Week 5 Schedule');
    expect(game.store.state.dialog).toBeNull();
    for (const key of [':', ...'rank', 'enter', 'escape']) game.store.send({ type: 'key', key });
    await game.rest();
    expect([game.frame().includes('Week 5 Schedule'), game.store.state.dialog]).toEqual([true, null]);
  });

  it('filters a table by the nickname of a team', async () => {
    const game = await play({ route: { name: 'rankings', all: true } });
    await game.press('/', ...'wolverines');
    // UCLA plays Michigan next, shown farther right in the table.
    const rows = game.lines().filter((line) => / \d+-\d+ \(/.test(line));
    expect(rows.slice(1).map((line) => line.slice(8, 18).trim())).toEqual(['Michigan', 'UCLA']);
  });

  it('lists keys that filter by typing, and presses the one that is chosen', async () => {
    const game = await play();
    await game.press('?', ...'rankings');
    expect(game.frame()).toContain('AP rankings');
    await game.press('Enter');
    expect(game.frame()).toContain('AP Top 25');
  });

  it('sorts by a column chosen from a list', async () => {
    const game = await play({ route: { name: 'stats' } });
    await game.press('s', ...'pass yds', 'Enter');
    expect(game.frame()).toContain('▼Pass Yds');
    await game.press('s', ...'pass yds', 'Enter');
    expect(game.frame()).toContain('▲Pass Yds');
  });

  it('changes tabs with numbers and goes back with Esc', async () => {
    const game = await play();
    await game.press('t', '2');
    expect(game.frame()).toContain('[2 Schedule]');
    await game.press('3');
    expect(game.frame()).toContain('[3 Roster]');
    await game.press('Esc');
    expect(game.frame()).toContain('Michigan Dashboard');
  });

  it('loses no key typed before a page is loaded', async () => {
    const game = await play();
    await game.press('t3/qb');
    expect(game.frame()).toContain('/qb');
    expect(game.frame()).toContain('[3 Roster]');
  });
});

describe('watching a game', () => {
  it('plays the week first, then shows the game and hides the others', async () => {
    const game = await play();
    await game.press('n', 'v');
    expect(game.library.commands).toEqual(['sim {"week":7}']);
    expect(game.store.state.hidden).not.toBeNull();
    await game.press('Esc', ':', ...'week 6', 'Enter');
    expect(game.store.state.visits.at(-1)?.route).toEqual({ name: 'week', week: 6 });
    expect(game.library.spoilerFree).toEqual(expect.arrayContaining(['teamInfo', 'week']));
    expect(game.frame()).toContain('hidden (x shows)');
    await game.press('x');
    expect(game.store.state.hidden).toBeNull();
    expect(game.frame()).not.toContain('hidden');
  });

  it('reloads pages once a game has been viewed, and everything once nothing is hidden', async () => {
    const game = await play();
    await game.press('n', 'v', 'Esc', 'r');
    const times = () => game.library.spoilerFree.filter((name) => name === 'rankings').length;
    const before = times();
    expect(before).toBeGreaterThan(0);
    game.store.send({ type: 'open', route: { name: 'game', id: 1 } });
    await game.rest();
    await game.press('Esc');
    expect(times()).toBe(before + 1);
    await game.press('x');
    expect(times()).toBe(before + 1);
    expect(game.frame()).toContain('All results are shown.');
  });
});

describe('quitting', () => {
  it('asks first, and then quits with one key', async () => {
    const game = await play();
    await game.press('q');
    expect(game.quits()).toBe(0);
    await game.press('q');
    expect(game.quits()).toBe(1);
  });

  it('goes back to the start page', async () => {
    const game = await play();
    await game.press('q', 's');
    expect(game.frame()).toContain('Welcome to Dynasty');
  });
});

it('adapts to the window size at any moment', async () => {
  const game = await play({ route: { name: 'rankings', all: true } });
  await game.press('G');
  await game.resize(140, 40);
  expectFits(game.lines(), 140, 40);
  await game.resize(60, 12);
  expectFits(game.lines(), 60, 12);
  expect(game.frame()).toContain('▸');
});

it('reads well with a screen reader', async () => {
  const game = await play({ route: { name: 'rankings' } });
  const spoken = spokenLines(game.store.model());
  expect(spoken[0]).toMatch(/^AP Top 25, Week 6/);
  expect(spoken.join('\n')).toMatch(/List, row 1 of 25/);
  expect(spoken.join('\n')).toMatch(/Rank 1, Team \w+/);
  const spokenText = () => spokenLines(game.store.model()).join('\n');
  await game.press('n');
  expect(spokenText()).toContain('choice 1 of');
  expect(spokenText()).toContain('Enter take');
  await game.press('Esc', '?', ...'move');
  expect(spokenText()).toContain('arrows or k j: move');
  await game.press('Esc', '/', 'm', 'i', 'c', 'h');
  expect(spokenText()).toMatch(/Filter: mich, \d found/);
  await game.press('Esc', 't');
  expect(spokenText()).not.toMatch(/[█░★☆●○▸]/);
});

it('shows only keys that do something on the page', async () => {
  const last = answer('season', 'dashboard').latest_game!.id;
  const game = await play({ route: { name: 'watch', id: last }, rows: 40 });
  await game.press('?');
  const keys = game.lines().map((text) => /^ [▸ ] {2}(\S+) /.exec(text)?.[1] ?? '');
  expect(keys.filter((key) => key === 'n')).toHaveLength(1);
  expect(keys).not.toContain('/');
  await game.press('Esc', 'e');
  expect(game.lines().at(-1)).toContain('Enter summary  ← previous play  b from kickoff');
});

describe('a dialog', () => {
  it('of the menu lists every page that search knows, also those without a key', async () => {
    const game = await play({ columns: 80, rows: 50 });
    await game.press('m', 'h', 'a', 'l', 'l');
    expect(game.frame()).toContain('Hall of fame');
  });

  it('opens on the current choice', async () => {
    const game = await play({ route: { name: 'roster', team: 'Michigan', position: 'qb' } });
    await game.press('z');
    expect(game.lines().find((line) => line.startsWith(' ▸'))).toMatch(/quarterback|QB/i);
  });

  it('of the keys uses the whole window', async () => {
    const game = await play({ columns: 140, rows: 49 });
    await game.press('?');
    expect(game.lines().findIndex((line) => line.includes('── Keys'))).toBeLessThan(14);
    expect(game.frame()).toContain('Ctrl-Z');
    expect(game.frame()).toContain('quit, or back to the start page');
  });
});

describe('a terminal that reports its focus', () => {
  it('makes the game look for changes made elsewhere, and types nothing', async () => {
    const game = await play();
    await game.press('\u001b[O', '\u001b[I');
    expect(game.frame()).not.toContain('another window');
    game.library.state = '2';
    await game.press('\u001b[O');
    expect(game.frame()).not.toContain('another window');
    await game.press('\u001b[I');
    expect(game.frame()).toContain('Updated: a decision was made or undone in another window or program.');
    await game.press('/', 'a', '\u001b[I');
    expect(game.frame()).not.toContain('[I');
  });
});
