import { defineConfig } from 'vite';

/** Builds the command line, the server and the batch worker for Node into `dist/node`. */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: ['sql.js', 'fastify', '@fastify/static', '@fastify/compress', '@fastify/helmet', 'piscina'],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/node',
    emptyOutDir: true,
    rollupOptions: {
      input: { cli: 'src/cli/main.ts', worker: 'src/core/batch/worker.ts' },
      external: ['react-devtools-core'],
      output: { entryFileNames: '[name].js' },
    },
  },
});
