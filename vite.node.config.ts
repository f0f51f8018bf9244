import { defineConfig, type UserConfig } from 'vite';

/** What all that is built for Node has in common. */
export const FOR_NODE = {
  ssr: {
    noExternal: true,
    external: ['fastify', '@fastify/static', '@fastify/compress', '@fastify/helmet', 'piscina'],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/node',
    rollupOptions: { external: ['react-devtools-core'] },
  },
} satisfies UserConfig;

/** Builds the command line, the server and the threads of both into `dist/node`. */
export default defineConfig({
  ...FOR_NODE,
  build: {
    ...FOR_NODE.build,
    emptyOutDir: true,
    rollupOptions: {
      ...FOR_NODE.build.rollupOptions,
      input: {
        cli: 'src/cli/main.ts',
        worker: 'src/core/batch/worker.ts',
        'work-thread': 'src/core/app/work-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
