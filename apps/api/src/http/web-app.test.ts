import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'greenpen-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Greenpen</title>');
  await writeFile(join(webFolder, 'theme.js'), '1');
  await writeFile(join(webFolder, 'assets/main-a1b2.js'), 'export {};');
  await writeFile(join(webFolder, 'assets/main-a1b2.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(webFolder, '.env'), 'SECRET=1');
  const pages = { index: '/', about: '/about', 'help/keys': '/help/keys', 404: 'not found' };
  await mkdir(join(webFolder, 'pages/help'), { recursive: true });
  for (const [file, words] of Object.entries(pages)) {
    const html = `<html lang="en"><title>${words}</title><link rel="canonical" href="%PUBLIC_URL%/x">`;
    await writeFile(join(webFolder, `pages/${file}.html`), html);
  }
  await writeFile(
    join(webFolder, 'pages/robots.txt'),
    'Disallow: /api/\nSitemap: %PUBLIC_URL%/sitemap.xml\n',
  );
  await writeFile(join(webFolder, 'pages/sitemap.xml'), '<loc>%PUBLIC_URL%/about</loc>\n');
});

afterAll(() => rm(webFolder, { recursive: true }));

const titleOf = (body: string): string => /<title>(.*)<\/title>/u.exec(body)?.[1] ?? '';

describe('the web app', () => {
  it('serves its own pages with 200 and any other with 404', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    const statuses = async (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await app.inject(path)).statusCode));
    expect(await statuses(['/', '/dashboard', '/assignments/01a1f8cd?status=error'])).toEqual([
      200, 200, 200,
    ]);
    expect(await statuses(['/nothing', '/dashboard/x'])).toEqual([404, 404]);
    const page = await app.inject({ url: '/nothing', headers: { cookie: 'greenpen.session_token=1' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body).toContain('<title>Greenpen</title>');
    await app.close();
  });

  it('knows every path of the screens', async () => {
    const routes = await readFile(join(import.meta.dirname, '../../../web/src/app/app.tsx'), 'utf8');
    const paths = [...routes.matchAll(/path: '(\/[^']*)'/gu)].map(([, path = '']) => path);
    expect(paths).toContain('/settings/voice');
    const { app } = await buildTestApp({ options: { webFolder } });
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that a failure names its path
      const { statusCode } = await app.inject(path.replaceAll(':id', '01a1f8cd'));
      expect([path, statusCode]).toEqual([path, 200]);
    }
    await app.close();
  });

  it('marks a public page for a signed-in user, apart from the copy that visitors may have kept', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    const visitor = await app.inject('/about');
    const signedIn = await app.inject({ url: '/about', headers: { cookie: 'greenpen.session_token=1' } });
    expect(visitor.body).toContain('<html lang="en">');
    expect(signedIn.body).toContain('<html data-signed-in lang="en">');
    expect(signedIn.headers['etag']).not.toBe(visitor.headers['etag']);
    expect(signedIn.headers['vary']).toContain('cookie');
    await app.close();
  });

  it('gives visitors the drawn pages, and who is signed in the product at "/"', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    const get = async (url: string, cookie?: string) => {
      const answer = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
      return [answer.statusCode, titleOf(answer.body)];
    };
    expect(await get('/')).toEqual([200, '/']);
    expect(await get('/?utm=x')).toEqual([200, '/']);
    expect(await get('/', 'greenpen.session_token=1')).toEqual([200, 'Greenpen']);
    expect(await get('/about', 'greenpen.session_token=1')).toEqual([200, '/about']);
    expect(await get('/help/keys')).toEqual([200, '/help/keys']);
    for (const path of ['/help/none', '/404', '/pages/about']) {
      expect([path, ...(await get(path))]).toEqual([path, 404, 'not found']);
    }
    expect(await get('/help/none', 'greenpen.session_token=1')).toEqual([404, 'Greenpen']);
    expect((await app.inject('/pages/about.html')).statusCode).toBe(404);
    await app.close();
  });

  it('names its own origin in a page where it is known, and none where it is not', async () => {
    const known = await buildTestApp({ options: { webFolder, publicUrl: 'https://pen.example.edu' } });
    expect((await known.app.inject('/about')).body).toContain('href="https://pen.example.edu/x"');
    const unknown = await buildTestApp({ options: { webFolder } });
    expect((await unknown.app.inject('/about')).body).toBe('<html lang="en"><title>/about</title>');
    await Promise.all([known.app.close(), unknown.app.close()]);
  });

  it('tells search engines of its pages where its own origin is known, and of no list where it is not', async () => {
    const known = await buildTestApp({ options: { webFolder, publicUrl: 'https://pen.example.edu' } });
    const sitemap = await known.app.inject('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body).toBe('<loc>https://pen.example.edu/about</loc>\n');
    const robots = await known.app.inject('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toBe('Disallow: /api/\nSitemap: https://pen.example.edu/sitemap.xml\n');
    const unknown = await buildTestApp({ options: { webFolder } });
    expect((await unknown.app.inject('/robots.txt')).body).toBe('Disallow: /api/\n');
    expect((await unknown.app.inject('/sitemap.xml')).statusCode).toBe(404);
    await Promise.all([known.app.close(), unknown.app.close()]);
  });

  it('sends a page compressed, and nothing where the browser has it already', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    const headers = { 'accept-encoding': 'gzip, br' };
    const first = await app.inject({ url: '/about', headers });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('/about');
    const again = await app.inject({
      url: '/about',
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await app.close();
  });

  it('lets browsers keep what has a hash in its name, and sends it compressed', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    const asset = await app.inject({ url: '/assets/main-a1b2.js', headers: { 'accept-encoding': 'br' } });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect((await app.inject('/theme.js')).headers['cache-control']).toBe('no-cache');
    await app.close();
  });

  // ASVS-13.4.5
  it('serves nothing else', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    for (const url of [
      '/.env',
      '/.git/HEAD',
      '/assets/',
      '/assets/none.js',
      '/../package.json',
      '/%2e%2e/package.json',
    ]) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).not.toContain('SECRET');
    }
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
    await app.close();
  });
});
