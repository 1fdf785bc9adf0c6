import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
});

afterAll(() => rm(webFolder, { recursive: true }));

describe('the web app', () => {
  it('draws its own pages with 200 and any other with 404', async () => {
    const { app } = await buildTestApp({ options: { webFolder } });
    const statuses = async (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await app.inject(path)).statusCode));
    expect(await statuses(['/', '/dashboard', '/assignments/01a1f8cd?status=error'])).toEqual([
      200, 200, 200,
    ]);
    expect(await statuses(['/nothing', '/dashboard/x'])).toEqual([404, 404]);
    const page = await app.inject('/nothing');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body).toContain('<title>Greenpen</title>');
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

  it('gives away nothing else', async () => {
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
