import { expect, it } from 'vitest';
import { allPages } from './all-pages.tsx';
import { drawSitemap, robots } from './render-pages.tsx';

const addressesIn = (sitemap: string): readonly string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = '']) => address);

it('lists every page once by its canonical address, without the not-found page', () => {
  const pages = allPages([]);
  const addresses = addressesIn(drawSitemap(pages));
  expect(addresses).toHaveLength(pages.length - 1);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of ['/', '/about', '/demo', '/help', '/help/keyboard', '/privacy', '/contact', '/signup']) {
    expect(addresses).toContain(`%PUBLIC_URL%${path}`);
  }
  expect(addresses).not.toContain('%PUBLIC_URL%/privacy-policy');
  expect(addresses).not.toContain('%PUBLIC_URL%/404');
});

it('disallows API calls and links the sitemap', () => {
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain('Sitemap: %PUBLIC_URL%/sitemap.xml\n');
});
