import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env.DYNASTY_BACKEND ?? 'http://127.0.0.1:8000';
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser game: built into `dist/web`, or served with hot reload against a backend on port 8000. */
export default defineConfig({
  root: folder('./src/web'),
  plugins: [react()],
  build: {
    outDir: folder('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: font or script would ask for a looser content policy than the server gives.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': backend, '/logos': backend, '/static': backend },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': backend, '/logos': backend, '/static': backend } },
});
