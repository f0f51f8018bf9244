import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sayMissing } from '../plugins/errors.ts';
import { ASK_EACH_TIME, FOREVER, type MemoryFile, memoryFile, sendFile } from '../plugins/memory-file.ts';

/** The built interface, as it was when the server started. */
export interface Pages {
  /** Text of `index.html`, or a page that reports the interface is not built. */
  index: string;
  /** Folder of its other files; null if it is not built. */
  root: string | null;
  /**
   * The same files by address, for when they are gone: an update of the program replaces the folder while the server
   * runs, and the page still requests the files it was built with.
   */
  files: ReadonlyMap<string, MemoryFile>;
  /** Content-policy sources of the page's inline scripts. */
  inlineScripts: readonly string[];
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>College Football</title><p>The interface is not built. Run <code>npm run build</code> and start again; the calls under <a href="/api/docs">/api</a> work.';

const INDEX = 'index.html';

/** Folders in which a missing file is a 404; every other path is a page of the interface. */
const FILE_FOLDERS = /^\/(assets|static|logos)\//;

/** Reads the built interface; without one, a page that reports so. */
export function loadPages(webRoot: string | undefined): Pages {
  const built = webRoot !== undefined && existsSync(join(webRoot, INDEX));
  const index = built ? readFileSync(join(webRoot, INDEX), 'utf8') : NOT_BUILT;
  const inlineScripts = hashesOfInlineScripts(index);
  return built
    ? { index, root: webRoot, files: filesIn(webRoot), inlineScripts }
    : { index, root: null, files: new Map(), inlineScripts };
}

/** Returns every file of a folder except its page, by address. */
function filesIn(root: string): Map<string, MemoryFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.map((path): [string, MemoryFile] => [
    addressOf(root, path),
    memoryFile(path, readFileSync(path)),
  ]);
  return new Map(files.filter(([address]) => address !== `/${INDEX}`));
}

const addressOf = (root: string, path: string): string => `/${relative(root, path).split(sep).join('/')}`;

/** Returns `'sha256-...'` for each inline script of the page. */
function hashesOfInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

const isHashed = (address: string): boolean => address.startsWith('/assets/');

/** Adds a route for every file present at start, each by its own name, so no address is ever turned into a path. */
async function fileRoutes(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    globIgnore: [INDEX],
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', isHashed(addressOf(root, path)) ? FOREVER : ASK_EACH_TIME);
    },
  });
}

/** Serves files by name, and the interface's page at every other address. */
export async function pageRoutes(app: FastifyInstance, pages: Pages): Promise<void> {
  if (pages.root !== null) await fileRoutes(app, pages.root);
  const index = memoryFile(INDEX, pages.index);
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
    const path = pathOf(request.url);
    const file = request.method === 'GET' || request.method === 'HEAD' ? pages.files.get(path) : undefined;
    if (file !== undefined) return sendFile(request, reply, file, isHashed(path) ? FOREVER : ASK_EACH_TIME);
    return sayMissing(reply, `Nothing can be sent to ${path}.`);
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
