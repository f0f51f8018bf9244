import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { server } from './helper.ts';

const root = mkdtempSync(join(tmpdir(), 'pages-'));
const INLINE = "document.documentElement.dataset.bsTheme = 'dark';";
mkdirSync(join(root, 'assets'));
writeFileSync(
  join(root, 'index.html'),
  `<!doctype html><script>${INLINE}</script><script type="module" src="/a.js"></script>`,
);
writeFileSync(join(root, 'assets', 'index-abc123.js'), `export default ${JSON.stringify('x'.repeat(5000))};`);
writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const BESIDE = join(tmpdir(), 'beside.txt');
writeFileSync(BESIDE, 'secret');
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(BESIDE);
});

describe('the interface', () => {
  it('answers every address of the game with its page', async () => {
    const { ask } = await server({ webRoot: root });
    for (const url of [
      '/',
      '/dashboard',
      '/players/12',
      '/Texas%20A%26M/schedule?year=2026',
      '/game/2026.5',
      '/apix',
    ]) {
      const answer = await ask(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('sends its files by type, with long caching for fingerprinted ones', async () => {
    const { ask } = await server({ webRoot: root });
    const script = await ask('/assets/index-abc123.js');
    expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(script.headers['cache-control']).toContain('immutable');
    const icon = await ask('/favicon.svg');
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    const again = await ask('/favicon.svg', { headers: { 'if-none-match': icon.headers.etag as string } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends the files of its own build after an update has replaced them on disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'update-'));
    try {
      cpSync(root, folder, { recursive: true });
      const { ask } = await server({ webRoot: folder });
      const before = await ask('/assets/index-abc123.js');
      rmSync(join(folder, 'assets', 'index-abc123.js'));
      writeFileSync(join(folder, 'assets', 'index-def456.js'), 'export default 2;');
      writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/assets/index-def456.js">');
      const after = await ask('/assets/index-abc123.js');
      expect([after.statusCode, after.body]).toEqual([200, before.body]);
      expect((await ask('/dashboard')).body).toContain('/a.js');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says that a file is missing instead of sending the page', async () => {
    const { ask } = await server({ webRoot: root });
    for (const url of ['/assets/old-000000.js', '/logos/teams/Nowhere.svg', '/static/x.png']) {
      expect((await ask(url)).statusCode, url).toBe(404);
    }
    expect((await ask('/dashboard', { method: 'POST' })).statusCode).toBe(404);
  });

  it.each(['/../beside.txt', '/..%2fbeside.txt', '/assets/..%2f..%2fbeside.txt', '/%2e%2e/beside.txt', '/assets/%00'])(
    'never reaches beyond its files: %s',
    async (url) => {
      const { ask } = await server({ webRoot: root });
      expect((await ask(url)).body).not.toContain('secret');
    },
  );

  it('says so if it is not built', async () => {
    const { ask } = await server();
    expect((await ask('/')).body).toContain('npm run build');
  });
});

describe('headers', () => {
  it('allow only the page’s own scripts', async () => {
    const { ask } = await server({ webRoot: root });
    const policy = String((await ask('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('include the usual protections and do not insist on https', async () => {
    const { ask } = await server();
    const { headers } = await ask('/api/health');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('state the compression when it is worthwhile', async () => {
    const { ask, play } = await server({ webRoot: root });
    for (const encoding of ['br', 'gzip']) {
      const large = await play('/api/game/1/', { headers: { 'accept-encoding': encoding } });
      expect(large.headers['content-encoding'], encoding).toBe(encoding);
      const script = await ask('/assets/index-abc123.js', { headers: { 'accept-encoding': encoding } });
      expect(script.headers['content-encoding'], encoding).toBe(encoding);
      expect(script.rawPayload.length).toBeLessThan(1000);
    }
    const small = await ask('/api/health', { headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
    const plain = await play('/api/game/1/');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});
