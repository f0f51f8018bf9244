import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppHost } from '../../core/app/hosting/app-host.ts';
import type { LogoFacts } from '../../core/contract/logo-facts.ts';
import { kebab } from '../../core/model/ids.ts';
import { rememberedOf } from '../../core/model/memory/remembered.ts';
import { conferenceLogo, drawCrest, planCrests } from '../../core/present/logos/index.ts';
import { sayMissing } from '../plugins/errors.ts';
import { type MemoryFile, memoryFile, sendFile } from '../plugins/memory-file.ts';

type Pictures = (kind: string, name: string) => MemoryFile | undefined;

/** Logos hardly ever change, and their ETag tells when they do. */
const CACHE = 'public, max-age=604800, stale-while-revalidate=2592000';
/** A universe's logos change when its file is edited. */
const ASK_FIRST = 'no-cache';

/**
 * Serves `/logos/teams/<team>` and `/logos/conferences/<conference>`, ending in `.svg` or `.png`, also below `/static`;
 * named by display name or id. Drawn logos are always SVG, whichever ending was requested. `?of=ID`: the logo in the
 * universe of that dynasty, or in the universe with that id.
 */
export function logoRoutes(app: FastifyInstance, host: AppHost, logosDir: string | undefined): void {
  const own = logosDir === undefined ? new Map<string, MemoryFile>() : readOwnLogos(logosDir);
  let drawn: Pictures | null = null;
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    const name = kebab(file.replace(/\.(svg|png)$/i, ''));
    drawn ??= drawLogos(host.logoFacts());
    const { of } = request.query as { of?: unknown };
    const named = typeof of === 'string' ? of : undefined;
    const chosen = named === undefined ? undefined : ofUniverses(host, kind, name, named);
    const picture = own.get(name) ?? chosen ?? drawn(kind, name) ?? ofUniverses(host, kind, name);
    if (picture === undefined) return sayMissing(reply, `There is no logo ${file}.`);
    // A client on another port of this machine may show them too.
    reply.header('Cross-Origin-Resource-Policy', 'same-site');
    return sendFile(request, reply, picture, chosen === undefined ? CACHE : ASK_FIRST);
  };
  app.get('/logos/faces/:file', sendFace);
  app.get('/logos/:kind/:file', handler);
  app.get('/static/logos/:kind/:file', handler);
}

/**
 * Serves `/logos/faces/<player id>.svg?colors=500000,ffffff`: a portrait in his team's colors. The portrait library is
 * as large as the rest of the browser's script, so it runs on the server and is loaded on first use.
 */
async function sendFace(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { file } = request.params as { file: string };
  const { colors } = request.query as { colors?: unknown };
  const player = /^(\d{1,9})\.svg$/.exec(file)?.[1];
  const [, primary, secondary] = /^([0-9a-f]{6}),([0-9a-f]{6})$/i.exec(String(colors ?? '')) ?? [];
  if (player === undefined || primary === undefined || secondary === undefined)
    return sayMissing(reply, `There is no portrait ${file}; a portrait’s name is a player id and two colors.`);
  const { drawFace } = await import('../face.ts');
  return sendFile(
    request,
    reply,
    memoryFile('face.svg', drawFace(Number(player), [`#${primary}`, `#${secondary}`])),
    CACHE,
  );
}

/** Logos of universes, remembered while their dynasties are open. */
const picturesOf = rememberedOf(drawLogos);

/** Returns a logo from a universe that an open dynasty is played in; `of`: only from that dynasty's or universe's. */
function ofUniverses(host: AppHost, kind: string, id: string, of?: string): MemoryFile | undefined {
  for (const facts of host.universeLogos?.(of) ?? []) {
    const picture = picturesOf(facts)(kind, id);
    if (picture !== undefined) return picture;
  }
  return undefined;
}

/** Returns all logos by id, each drawn on first use. */
function drawLogos(facts: LogoFacts): Pictures {
  const crests = planCrests(facts);
  const today = new Map(facts.formerNames.map(({ id, name }) => [kebab(name), id]));
  const conferences = new Map(facts.conferences.map((conference) => [conference.id, conference]));
  const kept = new Map<string, MemoryFile>();
  const draw = (kind: string, id: string): string | undefined => {
    const crest = kind === 'teams' ? (crests.get(id) ?? crests.get(today.get(id) ?? '')) : undefined;
    if (crest !== undefined) return drawCrest(crest);
    const conference = kind === 'conferences' ? conferences.get(id) : undefined;
    return conference === undefined ? undefined : conferenceLogo(conference.name);
  };
  return (kind, id) => {
    const key = `${kind}/${id}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const svg = draw(kind, id);
    if (svg === undefined) return undefined;
    const file = memoryFile('logo.svg', svg);
    kept.set(key, file);
    return file;
  };
}

/** Reads the user's own pictures once: PNG or SVG files by team or conference name; an SVG wins over a PNG. */
function readOwnLogos(folder: string): Map<string, MemoryFile> {
  const files = new Map<string, MemoryFile>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(png|svg)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of names) files.set(kebab(parse(path).name), memoryFile(path, readFileSync(path)));
  return files;
}
