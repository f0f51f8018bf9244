import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/core/contract/registry.ts';
import { server } from './helper.ts';

type Json = Record<string, unknown>;

async function document(): Promise<Json> {
  const { ask } = await server();
  return (await ask('/api/docs/json')).json();
}

describe('the documentation', () => {
  it('is OpenAPI 3.1 with every call of the registry', async () => {
    const api = await document();
    expect(api.openapi).toBe('3.1.0');
    const paths = api.paths as Record<string, Record<string, Json>>;
    for (const [name, { method, path, also }] of Object.entries(OPERATIONS)) {
      for (const form of [{ method, path }, also].filter((one) => one !== undefined)) {
        const entry = paths[form.path.replace(/:(\w+)/g, '{$1}')]?.[form.method.toLowerCase()];
        expect(entry, name).toMatchObject({ summary: expect.any(String), responses: { 200: expect.any(Object) } });
      }
    }
    for (const path of ['/api/export/', '/api/import/', '/api/health']) expect(paths).toHaveProperty([path]);
  });

  it('declares every path parameter and every named schema', async () => {
    const api = await document();
    const components = (api.components as { schemas: Json }).schemas;
    const paths = api.paths as Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    for (const [path, methods] of Object.entries(paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      for (const { parameters = [] } of Object.values(methods)) {
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(parts);
      }
    }
    const references = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!);
    expect(references.length).toBeGreaterThan(50);
    for (const target of references) expect(components).toHaveProperty([target.replace('#/components/schemas/', '')]);
    expect(JSON.stringify(api)).not.toContain('$defs');
  });

  it('gives every call a unique name', async () => {
    const paths = Object.values((await document()).paths as Record<string, Record<string, Json>>);
    const ids = paths.flatMap((methods) => Object.values(methods).map((entry) => entry.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a page that loads nothing from elsewhere and follows the content policy', async () => {
    const { ask } = await server();
    const page = await ask('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page.body).not.toMatch(/<style|style="|onclick|<script>/);
    for (const { path } of Object.values(OPERATIONS)) expect(page.body).toContain(path.replace(/:(\w+)/g, '{$1}'));
    expect((await ask('/api/docs/page.js')).headers['content-type']).toContain('javascript');
    expect((await ask('/api/docs/page.css')).headers['content-type']).toContain('css');
    expect((await ask('/api/docs/')).statusCode).toBe(200);
  });

  it('gives the version, as the health check does', async () => {
    const { ask } = await server();
    expect(((await document()).info as Json).version).toBe('1.2.3');
    expect((await ask('/api/health')).json()).toEqual({ status: 'ok', version: '1.2.3' });
  });
});
