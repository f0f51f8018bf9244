import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sayMissing } from '../plugins/errors.ts';
import { ASK_EACH_TIME, FOREVER, memoryFile, sendFile } from '../plugins/memory-file.ts';

/** The built interface: its page and where its files are. */
export interface Pages {
  /** Text of `index.html`, or a page that says the interface is not built. */
  index: string;
  /** Null when it is not built. */
  root: string | null;
  /** Content-policy sources of the scripts written into the page itself. */
  inlineScripts: readonly string[];
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>College Football</title><p>The interface is not built. Run <code>npm run build</code> and start again; the calls under <a href="/api/docs">/api</a> work.';

/** Folders in which a missing file is 404; every other path is a page of the interface. */
const FILE_FOLDERS = /^\/(assets|static|logos)\//;

/** Reads the interface's page; without a built one, a page that says so. */
export function loadPages(webRoot: string | undefined): Pages {
  const path = webRoot === undefined ? null : join(webRoot, 'index.html');
  const built = path !== null && existsSync(path);
  const index = built ? readFileSync(path, 'utf8') : NOT_BUILT;
  return { index, root: built ? webRoot! : null, inlineScripts: hashesOfInlineScripts(index) };
}

/** `'sha256-...'` of each inline script of the page. */
function hashesOfInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

/** A route for every file present at start, each by its own name, so no address is ever turned into a path. */
async function fileRoutes(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      const fingerprinted = relative(root, path).startsWith('assets');
      reply.setHeader('Cache-Control', fingerprinted ? FOREVER : ASK_EACH_TIME);
    },
  });
}

/** Files by name, and the interface's page for every other address. */
export async function pageRoutes(app: FastifyInstance, pages: Pages): Promise<void> {
  if (pages.root !== null) await fileRoutes(app, pages.root);
  const index = memoryFile('index.html', pages.index);
  // A route, not the not-found handler: only routes are compressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      if (FILE_FOLDERS.test(path)) return sayMissing(reply, `There is no file ${path}.`);
      return sendFile(request, reply, index, ASK_EACH_TIME);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    return sayMissing(reply, `Nothing can be sent to ${pathOf(request.url)}.`);
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
