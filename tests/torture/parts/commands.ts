import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { VERBS } from '../../../src/cli/verbs/index.ts';
import type { Outcome, Part, Task, Violation } from '../part.ts';
import { inProcess, must } from '../program.ts';

/**
 * Every read-only command, bare and with its help examples, as text, `--json` and `--csv`, at each distinct moment of a
 * year: for a losing program, a winning one, an independent, and years with other rules. It answers or refuses in a
 * sentence, and prints nothing that does not belong in a game.
 */
const DYNASTIES = [
  { team: 'Kent State', year: '2024' },
  { team: 'Georgia', year: '2024' },
  { team: 'Notre Dame', year: '2012' },
  { team: "Hawai'i", year: '2020' },
  { team: 'Kansas', year: '2006' },
] as const;
const WEEKS = [1, 2, 7, 13, 14, 15, 16, 17, 18, 19];
const FORMS = [[], ['--json'], ['--csv']];
const GROUPS = ['Look', 'Statistics'];
/** Exit codes of a refusal: the request is not possible now. */
const REFUSED = [2, 3];
/** Output of a program that lost a value. */
const LOST = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b/;

/** Splits an example into words, with `"Big Ten"` as one. */
const wordsOf = (example: string): string[] =>
  (example.match(/"[^"]*"|\S+/g) ?? []).slice(1).map((word) => word.replaceAll('"', ''));

/** Commands to run at each moment. */
function looks(): string[][] {
  const verbs = VERBS.filter(({ group }) => GROUPS.includes(group));
  const alone = [
    { name: 'status' },
    { name: 'plan' },
    { name: 'depth' },
    { name: 'portal' },
    { name: 'budget' },
    { name: 'board' },
    ...verbs,
  ];
  const lines = [
    ...alone.map(({ name }) => [name]),
    ...verbs.flatMap(({ examples }) => examples.map(([line]) => wordsOf(line))),
  ];
  const plain = lines.filter((line) => !line.some((word) => word.startsWith('--json') || word.startsWith('--csv')));
  return [...new Map(plain.map((line) => [line.join(' '), line])).values()];
}

/** Returns what is wrong with an answer; null if nothing is. */
function wrongWith({ code, out, err }: Awaited<ReturnType<typeof inProcess>>): string | null {
  if (code !== 0 && !REFUSED.includes(code)) return `ended with ${code}: ${err.split('\n')[0]}`;
  const lost = LOST.exec(out) ?? LOST.exec(err);
  return lost === null ? null : `said "${lost[0]}"`;
}

class Year {
  readonly violations: Violation[] = [];
  asked = 0;
  private readonly folder: string;
  private readonly again: string;

  constructor(folder: string, again: string) {
    this.folder = folder;
    this.again = again;
  }

  private async look(moment: string, lines: readonly string[][]): Promise<void> {
    for (const line of lines) {
      for (const form of FORMS) {
        const wrong = wrongWith(await inProcess([...line, ...form], this.folder));
        this.asked += 1;
        if (wrong !== null)
          this.violations.push({ what: `${moment}: ${[...line, ...form].join(' ')} ${wrong}`, again: this.again });
      }
    }
  }

  /** Makes a decision that must succeed, or else the year ends. */
  private async play(line: readonly string[], moment: string): Promise<boolean> {
    const { code, err } = await inProcess(line, this.folder);
    if (code !== 0)
      this.violations.push({ what: `${moment}: ${line.join(' ')} ended with ${code}: ${err}`, again: this.again });
    return code === 0;
  }

  async run(team: string, year: string, weeks: readonly number[]): Promise<void> {
    await must(['new', '--team', team, '--year', year, '--seed', '1'], this.folder);
    await this.look('preseason', looks());
    await must(['advance', '--to', 'season'], this.folder);
    const { info } = JSON.parse(await must(['status', '--json'], this.folder));
    for (let week = 1; week <= info.lastWeek; week++) {
      if (weeks.includes(week)) await this.look(`week ${week}`, looks());
      if (!(await this.play(['sim'], `week ${week}`))) return;
    }
    for (const to of ['summary', 'progression', 'recruiting_summary', 'preseason']) {
      await this.look(`before ${to}`, looks());
      if (!(await this.play(['advance', '--to', to], to))) return;
    }
    await this.look('the next preseason', looks());
  }
}

async function run(task: Task): Promise<Outcome> {
  const chosen = task.quick ? DYNASTIES.slice(0, 1) : DYNASTIES;
  const violations: Violation[] = [];
  let asked = 0;
  for (const [index, { team, year }] of chosen.entries()) {
    const folder = join(task.folder, String(index));
    mkdirSync(folder);
    const played = new Year(folder, 'npm run torture -- commands');
    await played.run(team, year, task.quick ? [1, 15] : WEEKS);
    violations.push(...played.violations);
    asked += played.asked;
    task.note(`${team} ${year}: ${played.asked} commands`);
  }
  return { figures: { dynasties: chosen.length, commands: asked }, violations };
}

export const COMMANDS: Part = {
  name: 'commands',
  about: 'every read-only command, in every form, in different kinds of years',
  run,
};
