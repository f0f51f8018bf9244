import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build, mergeConfig } from 'vite';
import { FOR_NODE } from '../../vite.node.config.ts';

/**
 * `npm run bench`: bundles the benchmark the way the product is built and runs it on plain Node, so that it measures
 * what ships. Arguments are passed on; see `main.ts`.
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
          // Worker threads, which the program looks up next to itself.
          worker: join(ROOT, 'src/core/batch/worker.ts'),
          'work-thread': join(ROOT, 'src/core/app/hosting/work-thread.ts'),
          'check-thread': join(ROOT, 'src/core/app/saves/check-thread.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
);
// With this variable set, Node reads certificates at every start, which triples its start-up time.
const { NODE_EXTRA_CA_CERTS: _certificates, ...env } = process.env;
const { status } = spawnSync(process.execPath, [join(FOLDER, 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
