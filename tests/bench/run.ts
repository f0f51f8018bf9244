import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build, mergeConfig } from 'vite';
import { FOR_NODE } from '../../vite.node.config.ts';

/**
 * `npm run bench`: builds the measuring program as the product is built and runs it on Node as a user's would, so that
 * what is measured is what is shipped. Its arguments are handed on; see `main.ts`.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'dist/bench');

function bundle(name: string, source: string, extension: 'js' | 'cjs', emptyOutDir: boolean): Promise<unknown> {
  return build(
    mergeConfig(FOR_NODE, {
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      ssr: { external: ['playwright'] },
      build: {
        outDir: FOLDER,
        emptyOutDir,
        rollupOptions: {
          input: { [name]: join(ROOT, source) },
          output: {
            format: extension === 'js' ? 'es' : 'cjs',
            entryFileNames: `[name].${extension}`,
            chunkFileNames: `[name]-[hash].${extension}`,
          },
        },
      },
    }),
  );
}

await bundle('main', 'tests/bench/main.ts', 'js', true);
// The thread that the program looks for beside itself.
await bundle('pack-thread', 'src/core/save/pack-thread.ts', 'cjs', false);
// Where this is set Node reads certificates at every start, three times as long as it takes to start without.
const { NODE_EXTRA_CA_CERTS: _certificates, ...env } = process.env;
const { status } = spawnSync(process.execPath, [join(FOLDER, 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
