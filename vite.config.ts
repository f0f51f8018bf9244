import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import pagePlaces from './src/web/page-places.ts';

const backend = process.env.DYNASTY_BACKEND ?? 'http://127.0.0.1:8000';
/** What `package.json` says of the program. */
interface PackageFacts {
  repository?: string | { url: string };
  author?: string | { url?: string };
}
const facts = () => JSON.parse(readFileSync(folder('./package.json'), 'utf8')) as PackageFacts;

/** Where the source can be read: `repository` of package.json as an address that a browser opens. */
function sourceAddress(): string | undefined {
  const { repository } = facts();
  const address = typeof repository === 'object' ? repository.url : repository;
  return address?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** The builder's professional profile: `author.url` of package.json, or the address in parentheses of `author`. */
function profileAddress(): string | undefined {
  const { author } = facts();
  return typeof author === 'object' ? author.url : author?.match(/\((https?:[^)]+)\)/)?.[1];
}
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser game: built into `dist/web`, or served with hot reload against a backend on port 8000. */
export default defineConfig(({ command }) => {
  // Whatever a shell or a test runner says: what is built is the production program.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: folder('./src/web'),
    plugins: [react(), pagePlaces()],
    define: {
      'import.meta.env.VITE_SOURCE': JSON.stringify(sourceAddress()) ?? 'undefined',
      'import.meta.env.VITE_PROFILE': JSON.stringify(profileAddress()) ?? 'undefined',
    },
    build: {
      outDir: folder('./dist/web'),
      emptyOutDir: true,
      target: 'es2022',
      // A data: font or script would ask for a looser content policy than the server gives.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 300,
      modulePreload: {
        // Part of a page comes after the page, which has loaded nearly all that the part imports: a list of it is
        // half a kilobyte that every first visit pays for.
        resolveDependencies: (file, imported, { hostId }) =>
          hostId.startsWith('assets/index-')
            ? imported
            : imported.filter((each) => each === file || each.endsWith('.css')),
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': backend, '/logos': backend, '/static': backend },
    },
    preview: { host: '127.0.0.1', proxy: { '/api': backend, '/logos': backend, '/static': backend } },
  };
});
