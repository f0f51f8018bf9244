import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ASK_EACH_TIME, FOREVER, type MemoryFile, memoryFile, readFolder, sendFile } from '../plugins/memory-file.ts';

/** The built interface in memory. */
export interface Pages {
  index: MemoryFile;
  /** By path without the leading slash. */
  files: ReadonlyMap<string, MemoryFile>;
  /** Content-policy sources of the scripts written into the page itself. */
  inlineScripts: readonly string[];
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>College Football</title><p>The interface is not built. Run <code>npm run build</code> and start again; the calls under <a href="/api/docs">/api</a> work.';

/** Folders whose missing files are missing; every other address is a page of the interface. */
const FILE_FOLDERS = /^\/(assets|static|logos)\//;

/** Reads the interface; without a folder, a page that says it is not built. */
export function loadPages(webRoot: string | undefined): Pages {
  const files = webRoot === undefined ? new Map<string, MemoryFile>() : readFolder(webRoot);
  const index = files.get('index.html') ?? memoryFile('index.html', NOT_BUILT);
  return { index, files, inlineScripts: hashesOfInlineScripts(index.body.toString('utf8')) };
}

/** `'sha256-...'` of each script that stands in the page. */
function hashesOfInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

/** Files by name, and the interface's page for every other address. */
export function pageRoutes(app: FastifyInstance, pages: Pages): void {
  // A route and not the handler of what is not found: only routes are compressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = pages.files.get(path.slice(1));
      if (file !== undefined) {
        return sendFile(request, reply, file, path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME);
      }
      if (FILE_FOLDERS.test(path)) return reply.code(404).send({ error: `There is no file ${path}.` });
      return sendFile(request, reply, pages.index, ASK_EACH_TIME);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    return reply.code(404).send({ error: `There is nothing to send to at ${pathOf(request.url)}.` });
  });
}

function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
