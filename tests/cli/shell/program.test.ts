import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { overview } from '../../../src/cli/shell/overview.ts';
import { parse } from '../../../src/cli/shell/program.ts';
import { VERBS } from '../../../src/cli/verbs/index.ts';
import { fakeTerminal, run } from '../helper.ts';

const noEngine = async (): Promise<never> => {
  throw new Error('the core was loaded');
};

describe('help', () => {
  test('lists every command without loading the core', async () => {
    const { code, out } = await run(['--help'], {}, noEngine);
    expect(code).toBe(0);
    for (const { name, summary } of VERBS) {
      expect(out).toContain(`  ${name}`);
      expect(out.replace(/\s+/g, ' ')).toContain(summary);
    }
  });

  test('fits an 80-column terminal, except for summaries longer than a line', async () => {
    const lines = overview(80).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.length).toBeLessThan(VERBS.length * 1.2 + 50);
  });

  test('an empty command line prints the help too, on stdout', async () => {
    const { code, out, err } = await run([], {}, noEngine);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('dynasty new --team Michigan --year 2024');
  });

  test.each(VERBS.map((verb) => [verb.name, verb] as const))('%s -h opens with real examples', async (name, verb) => {
    const { code, out } = await run([name, '-h'], {}, noEngine);
    expect(code).toBe(0);
    expect(verb.examples.length).toBeGreaterThan(1);
    expect(out.trimStart().startsWith(verb.examples[0]![0])).toBe(true);
    expect(out).toContain(`Usage: dynasty ${name}`);
    expect(out).toContain('--json');
    for (const { flags } of verb.options ?? []) expect(out).toContain(flags);
  });

  test('the help of sim reads as expected', async () => {
    const { out } = await run(['sim', '-h'], {}, noEngine);
    expect(out).toMatchInlineSnapshot(`
      "  dynasty sim              one week
        dynasty sim --to 8       every week before week 8; --to end: the whole season
        dynasty sim --seasons 3  three whole years, offseasons included

      Usage: dynasty sim [options]

      Play one week, several, the season, or many seasons.

      Options:
        --to <week>           play up to this week, or \`end\`
        --seasons <n>         play this many whole years
        -h, --help            display help for command

      Global Options:
        -v, --version         print the version
        --save <file>         save to use (default: DYNASTY_SAVE, then the one played last)
        --saves-dir <folder>  folder of saves (default: DYNASTY_SAVES)
        --json                print JSON
        --csv                 print a table as CSV
        --table <name>        which table, where a page has several
        --bom                 start the CSV with a byte order mark, for Excel
        --no-color            no color (NO_COLOR works too)
        --no-input            never prompt; fail instead
        -q, --quiet           no progress bars or notes
        --debug               show stack traces
      "
    `);
  });

  test('the version is the program’s version', async () => {
    expect((await run(['--version'], {}, noEngine)).out).toBe('1.2.3\n');
  });
});

describe('command lines that are not understood', () => {
  test.each([
    [['simm'], 'Did you mean sim'],
    [['simm', '--to', '8'], 'There is no command "simm". Did you mean sim'],
    [['sim', '--foo'], "Unknown option '--foo'."],
    [['sim', '--seasn', '2'], "Unknown option '--seasn'. Did you mean --seasons?"],
    [['help', 'simm'], 'There is no command "simm". Did you mean sim'],
    [['game'], "Missing required argument 'id'.\nHow it is used: dynasty game -h"],
    [['sim', '--to', 'nowhere', 'extra'], 'Too many arguments'],
    [['new', 'Toledo'], 'For example: dynasty new --team Michigan --year 2024\nHow it is used: dynasty new -h'],
    [['rankings', '--json', '--csv'], 'Use --json or --csv'],
    [['status', '--csv'], 'no table'],
    [['completion', 'tcsh'], 'bash, zsh, fish'],
  ])('%j ends with 2 and a sentence', async (line, words) => {
    const { code, out, err } = await run(line, {}, noEngine);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toContain('    at ');
  });
});

describe('completion scripts', () => {
  test.each(['bash', 'zsh', 'fish'])('%s asks the program', async (shell) => {
    const { code, out } = await run(['completion', shell], {}, noEngine);
    expect(code).toBe(0);
    expect(out).toContain('dynasty complete --');
  });

  test('commands and flags are offered without loading the core', async () => {
    expect((await run(['complete', '--', 'sta'], {}, noEngine)).out).toMatch(
      /^status\t.*\nstandings\t.*\nstats\t.*\nstakes\t.*\nstaff\t/,
    );
    expect((await run(['complete', '--', 'sim', '--s'], {}, noEngine)).out).toMatch(/^--seasons\t[^\n]*\n--save\t/);
    expect((await run(['complete', '--', 'stats', ''], {}, noEngine)).out).toBe('team\t\nindividual\t\nratings\t\n');
    expect((await run(['complete', '--', 'advance', '--to', 's'], {}, noEngine)).out).toBe(
      'season\tstage\nsummary\tstage\n',
    );
  });

  test('columns to sort by are those of the requested table', async () => {
    const offered = async (...words: string[]) => (await run(['complete', '--', ...words], {}, noEngine)).out;
    expect(await offered('stats', 'team', '--sort', 'yp')).toBe('ypp\tYards per play\n');
    expect(await offered('stats', 'individual', '--receiving', '--sort', 'rec')).toBe('rec\tReceptions\n');
    expect(await offered('stats', 'individual', '--sort', 'passer')).toBe('passer_rating\tPassing efficiency\n');
  });

  test('tables of a batch are offered where their columns are requested', async () => {
    const offered = async (...words: string[]) => (await run(['complete', '--', ...words], {}, noEngine)).out;
    expect(await offered('batch', 'columns', 'team')).toBe('team_games\ttable\nteam_seasons\ttable\n');
    expect(await offered('batch', 'report', 'team')).toBe('');
  });

  test('tuning values are offered with their units, ready for a value', async () => {
    const offered = async (...words: string[]) => (await run(['complete', '--', ...words], {}, noEngine)).out;
    expect(await offered('batch', '--set', 'homeF')).toBe('homeFieldAdvance=\tpoints\n');
    expect(await offered('batch', '--sweep', 'homeF')).toBe('homeFieldAdvance=\tpoints\n');
    expect(await offered('batch', 'knobs', 'homeF')).toBe('homeFieldAdvance\tpoints\n');
  });

  test('the help explains how to put a clone on the PATH', async () => {
    expect((await run(['completion', '-h'], {}, noEngine)).out).toContain('npm link');
  });

  test('bash continues after the name of a tuning value', async () => {
    const { out } = await run(['completion', 'bash'], {}, noEngine);
    // Any program that prints each argument on its own line can stand in for the game.
    const script = `dynasty() { printf 'homeFieldAdvance=\\tpoints\\n'; }; compopt() { echo "compopt $*"; }
${out}
COMP_WORDS=(dynasty batch --set home); COMP_CWORD=3; _dynasty; echo "\${COMPREPLY[@]}"`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('compopt -o nospace\nhomeFieldAdvance=\n');
  });

  test('zsh matches a name in any case and by any part, as the program offers it', async () => {
    expect((await run(['completion', 'zsh'], {}, noEngine)).out).toContain("-M 'm:{a-zA-Z}={A-Za-z} l:|=* r:|=*'");
  });

  test('names of teams and conferences are offered in any case', async () => {
    const teams = (await run(['complete', '--', 'new', '--team', 'texas a'])).out;
    expect(teams).toContain('Texas A&M\t');
    expect((await run(['complete', '--', 'standings', '"big t'])).out).toContain('Big Ten\tconference\n');
  });
});

test('a stream that is not a terminal has no color and no width', () => {
  const terminal = fakeTerminal();
  expect([terminal.outIsTerminal, terminal.columns]).toEqual([false, null]);
});

test('`--save` alone opens the game on a terminal, as an empty command line does', () => {
  const terminal = fakeTerminal({ outIsTerminal: true, inIsTerminal: true, columns: 80 });
  const understood = (...line: string[]) => parse(line, terminal, () => '1.2.3');
  expect(understood()?.verb.name).toBe('play');
  expect(understood('--save', 'michigan-2024')).toMatchObject({
    verb: { name: 'play' },
    options: { save: 'michigan-2024' },
  });
  expect(understood('--saves-dir', '/saves')).toMatchObject({
    verb: { name: 'play' },
    options: { savesDir: '/saves' },
  });
});
