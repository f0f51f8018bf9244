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

await build(
  mergeConfig(FOR_NODE, {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { external: ['playwright'] },
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      rollupOptions: {
        input: {
          main: join(ROOT, 'tests/bench/main.ts'),
          // The threads that the program looks for beside itself.
          worker: join(ROOT, 'src/core/batch/worker.ts'),
          'work-thread': join(ROOT, 'src/core/app/hosting/work-thread.ts'),
          'check-thread': join(ROOT, 'src/core/app/saves/check-thread.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
);
// Where this is set Node reads certificates at every start, three times as long as it takes to start without.
const { NODE_EXTRA_CA_CERTS: _certificates, ...env } = process.env;
const { status } = spawnSync(process.execPath, [join(FOLDER, 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
