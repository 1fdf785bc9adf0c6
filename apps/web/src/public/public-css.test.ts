import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('has the classes of every shared component that a public page shows', async () => {
  const css = await readFile(join(import.meta.dirname, 'public.css'), 'utf8');
  const features = Array.from(css.matchAll(/@source '\.\.\/(features\/[a-z-]+)';/gu), ([, folder]) => folder);
  expect(features.length).toBeGreaterThan(5);
  const shown = new Set<string>();
  for await (const path of glob(`{${features.join(',')}}/**/*.tsx`, { cwd: source })) {
    const text = await readFile(join(source, path), 'utf8');
    for (const [, name = ''] of text.matchAll(/from '(?:\.\.\/)+components\/([a-z-]+\.tsx)'/gu))
      shown.add(name);
  }
  for (const name of shown) expect(css).toContain(`@source '../components/${name}';`);
});
