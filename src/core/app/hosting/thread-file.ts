import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Returns a thread's file and how to start it: with tsx from the sources, directly from the build.
 *
 * @param beside `import.meta.url` of a module in the same folder
 * @param name file name without extension
 */
export function threadFile(beside: string, name: string): { filename: string; execArgv: string[] } {
  const here = fileURLToPath(beside);
  const ending = extname(here);
  const filename = pathToFileURL(join(dirname(here), `${name}${ending}`)).href;
  if (ending !== '.ts') return { filename, execArgv: [] };
  const packageJson = createRequire(beside).resolve('tsx/package.json');
  // Registered as a module only: tsx's own loader would require the thread's file, whose later imports would then have
  // no loader.
  const tsx = pathToFileURL(join(dirname(packageJson), 'dist/esm/api/index.mjs')).href;
  const register = `data:text/javascript,import{register}from"${tsx}";register();`;
  return { filename, execArgv: ['--import', register] };
}
