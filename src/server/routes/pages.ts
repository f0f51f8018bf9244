import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sayMissing } from '../plugins/errors.ts';
import { ASK_EACH_TIME, FOREVER, type MemoryFile, memoryFile, sendFile } from '../plugins/memory-file.ts';

/** The built interface, as it was when the server started. */
export interface Pages {
  /** Text of `index.html`, or a page that says the interface is not built. */
  index: string;
  /**
   * The other files by address. An update of the program replaces the folder while the server runs, and the page asks for
   * the files that it was built with; and no address is ever turned into a path.
   */
  files: ReadonlyMap<string, MemoryFile>;
  /** Content-policy sources of the scripts written into the page itself. */
  inlineScripts: readonly string[];
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>College Football</title><p>The interface is not built. Run <code>npm run build</code> and start again; the calls under <a href="/api/docs">/api</a> work.';

const INDEX = 'index.html';

/** Folders in which a missing file is 404; every other path is a page of the interface. */
const FILE_FOLDERS = /^\/(assets|static|logos)\//;

/** Reads the interface; without a built one, a page that says so. */
export function loadPages(webRoot: string | undefined): Pages {
  const built = webRoot !== undefined && existsSync(join(webRoot, INDEX));
  const index = built ? readFileSync(join(webRoot, INDEX), 'utf8') : NOT_BUILT;
  return { index, files: built ? filesIn(webRoot) : new Map(), inlineScripts: hashesOfInlineScripts(index) };
}

/** Every file of a folder but its page, by address. */
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

/** Files by name, and the interface's page for every other address. */
export function pageRoutes(app: FastifyInstance, pages: Pages): void {
  const index = memoryFile(INDEX, pages.index);
  // A route, not the not-found handler: only routes are compressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = pages.files.get(path);
      if (file !== undefined)
        return sendFile(request, reply, file, path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME);
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
