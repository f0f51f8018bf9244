import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

// Whatever a shell or a test runner says: JSX compiled for development calls what the built React does not have.
process.env.NODE_ENV = 'production';

/** What all that is built for Node has in common. */
export const FOR_NODE = {
  ssr: {
    noExternal: true,
    external: ['fastify', '@fastify/static', '@fastify/compress', '@fastify/helmet', 'piscina', 'bullmq', 'ioredis'],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/node',
    rollupOptions: { external: ['react-devtools-core'] },
  },
} satisfies UserConfig;

/** What the build has in place of a source file. */
const BUILT = [
  { find: /^\.\/load-ink\.ts$/, replacement: join(import.meta.dirname, 'src/cli/tui/play/load-ink-built.ts') },
];

/** Refuses what would fail only when it is run: a script whose compiled form was kept cannot import what is outside. */
const noImportsOutside: Plugin = {
  name: 'no-imports-outside',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const outside = file.type === 'chunk' ? file.dynamicImports.filter((id) => !(id in bundle)) : [];
      if (outside.length > 0) this.error(`${file.fileName} imports ${outside.join(', ')} while it runs`);
    }
  },
};

/**
 * Builds the command line, the server and the threads of both into `dist/node` as scripts, so that what V8 compiles of them
 * can be kept (`src/cli/launch/compiled.ts`); with `--mode ink` what draws the full-screen game, as a module.
 */
export default defineConfig(({ mode }) => ({
  ...FOR_NODE,
  resolve: { alias: mode === 'ink' ? [] : BUILT },
  plugins: mode === 'ink' ? [] : [noImportsOutside],
  build: {
    ...FOR_NODE.build,
    emptyOutDir: mode !== 'ink',
    rollupOptions: {
      ...FOR_NODE.build.rollupOptions,
      ...(mode === 'ink'
        ? {
            input: { ink: 'src/cli/tui/play/ink.tsx' },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          }
        : {
            input: {
              start: 'src/cli/launch/start.ts',
              cli: 'src/cli/main.ts',
              rehearse: 'src/cli/launch/rehearse.ts',
              rehearsal: 'src/cli/launch/rehearsal.ts',
              worker: 'src/core/batch/worker.ts',
              'work-thread': 'src/core/app/hosting/work-thread.ts',
              'check-thread': 'src/core/app/saves/check-thread.ts',
              'what-if-thread': 'src/core/app/what-if/what-if-thread.ts',
              'question-thread': 'src/core/app/questions/question-thread.ts',
            },
            output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
          }),
    },
  },
}));
