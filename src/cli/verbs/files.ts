import type { Verb } from './verb.ts';

/** Commands about files and the program itself. */
export const FILE_VERBS: readonly Verb[] = [
  {
    name: 'saves',
    args: '[action] [file] [to]',
    takes: ['list', 'copy', 'rename', 'delete', 'export', 'import', 'verify', 'revisions', 'restore'],
    thenTakes: 'save',
    group: 'Saves',
    summary: 'list, copy, rename, delete, export, import, verify or restore saves',
    examples: [
      ['dynasty saves', 'every dynasty, last played first'],
      ['dynasty saves copy michigan-2024 what-if', 'branch off and play both'],
      ['dynasty saves export michigan-2024 ~/backup.dynasty', 'also: import FILE, rename, delete, verify'],
      ['dynasty saves revisions michigan-2024', 'the states undo can go back to'],
      ['dynasty saves restore michigan-2024 12', 'restore one, even for a damaged save'],
      ['dynasty saves export damaged ~/rescued.json --salvage', 'whatever can still be read from a damaged save'],
      [
        'dynasty saves export michigan-2024 ~/michigan.sqlite --sqlite',
        'tables for DuckDB, Datasette and similar tools',
      ],
    ],
    options: [
      { flags: '--yes', description: 'delete or restore without asking' },
      { flags: '--salvage', description: 'export whatever can be read from a damaged save, as JSON' },
      { flags: '--sqlite', description: 'export the dynasty sql views as an SQLite file' },
    ],
    load: () => import('../commands/program/saves.ts'),
  },
  {
    name: 'replay',
    args: '<file>',
    takes: 'save',
    group: 'Saves',
    summary: "replay a save's decisions from its seed and compare",
    tableless: true,
    examples: [
      ['dynasty replay michigan-2024', 'into a new save next to it'],
      ['dynasty replay michigan-2024 --name again', 'into a save of that name'],
    ],
    options: [{ flags: '--name <file>', description: 'name of the new save' }],
    load: () => import('../commands/program/replay.ts'),
  },
  {
    name: 'serve',
    group: 'Program',
    summary: 'play in the browser',
    tableless: true,
    examples: [
      ['dynasty serve --open', 'start the server and open the game'],
      ['dynasty serve --save saves/michigan-2024.dynasty --port 9000', 'continue one save on another port'],
    ],
    options: [
      { flags: '--host <host>', description: 'address to listen on (default 127.0.0.1)' },
      { flags: '--port <port>', description: 'port to listen on (default 8000)' },
      { flags: '--open', description: 'open the browser' },
      { flags: '--logos <folder>', description: 'folder of your own logo images' },
      { flags: '--verbose', description: 'log every request' },
    ],
    load: () => import('../commands/program/serve.ts'),
  },
  {
    name: 'completion',
    args: '<shell>',
    takes: ['bash', 'zsh', 'fish'],
    group: 'Program',
    summary: 'print a script that completes commands, flags and names',
    tableless: true,
    examples: [
      ['npm link', 'once, in a clone: puts `dynasty` on your PATH'],
      ['source <(dynasty completion bash)', 'for this shell; put it in .bashrc for every shell'],
      ['dynasty completion zsh > ~/.dynasty-completion.zsh', 'to source from .zshrc'],
      ['dynasty completion fish | source', 'for fish'],
    ],
    load: () => import('../commands/program/completion.ts'),
  },
  {
    name: 'info',
    group: 'Program',
    summary: 'versions, paths, data seasons',
    tableless: true,
    examples: [
      ['dynasty info', 'which save is in use, and why'],
      ['dynasty info --json', 'for scripts'],
    ],
    load: () => import('../commands/program/info.ts'),
  },
];
