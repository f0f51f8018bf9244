import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { text } from '../../text/page.ts';

/** The scripts ask the program itself for completions, so they are never out of date. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  bash: [
    '_dynasty() {',
    '  local line',
    '  COMPREPLY=()',
    '  while IFS= read -r line; do',
    `    COMPREPLY+=("\${line%%$'\\t'*}")`,
    `  done < <(dynasty complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)`,
    '  # A tuning value goes on after its name.',
    `  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]] && compopt -o nospace`,
    '}',
    '# As file names, so that the shell quotes the spaces in them.',
    'complete -o filenames -o bashdefault -F _dynasty dynasty',
  ],
  zsh: [
    '#compdef dynasty',
    '_dynasty() {',
    '  local line',
    '  local -a found',
    '  while IFS= read -r line; do',
    `    found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")`,
    `  done < <(dynasty complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)`,
    '  # A tuning value goes on after its name.',
    '  local -a ends',
    `  [[ \${found[1]%%:*} == *= ]] && ends=(-S '')`,
    '  # A name is found in any case, a player by any part of his.',
    `  (( $#found )) && _describe dynasty found -M 'm:{a-zA-Z}={A-Za-z} l:|=* r:|=*' "\${ends[@]}" || _files`,
    '}',
    'compdef _dynasty dynasty',
  ],
  fish: [
    'complete -c dynasty -f',
    "complete -c dynasty -a '(dynasty complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'",
  ],
};

/** Prints the script a shell sources to complete commands, flags and names. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const shell = args[0] ?? '';
  const lines = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (lines === undefined) {
    throw new CliFailure(EXIT.refused, `There is no completion script for "${shell}".`, [
      `Shells: ${Object.keys(SCRIPTS).join(', ')}`,
    ]);
  }
  await cli.show({ json: { shell, script: `${lines.join('\n')}\n` }, parts: [text(...lines)] });
}
