import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The file of a thread and how to start it: from the sources with tsx, from the build as it is.
 *
 * @param beside `import.meta.url` of a module in the same folder
 * @param name the file's name without its ending
 */
export function threadFile(beside: string, name: string): { filename: string; execArgv: string[] } {
  const here = fileURLToPath(beside);
  const ending = extname(here);
  const filename = pathToFileURL(join(dirname(here), `${name}${ending}`)).href;
  if (ending !== '.ts') return { filename, execArgv: [] };
  const packageJson = createRequire(beside).resolve('tsx/package.json');
  // As a module alone: tsx's own loader would require the thread's file, whose later imports then find no loader.
  const tsx = pathToFileURL(join(dirname(packageJson), 'dist/esm/api/index.mjs')).href;
  const register = `data:text/javascript,import{register}from"${tsx}";register();`;
  return { filename, execArgv: ['--import', register] };
}
