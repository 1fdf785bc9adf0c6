import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('includes the classes of every shared component that the site shows', async () => {
  const css = await readFile(join(import.meta.dirname, 'site.css'), 'utf8');
  const shown = new Set<string>();
  for await (const path of glob('**/*.tsx', { cwd: import.meta.dirname })) {
    const text = await readFile(join(import.meta.dirname, path), 'utf8');
    for (const [, name = ''] of text.matchAll(/from '(?:\.\.\/)+components\/([a-z/-]+\.tsx)'/gu))
      shown.add(name);
  }
  expect(shown.size).toBeGreaterThan(3);
  for (const name of shown) expect(css).toContain(`@source '../components/${name}';`);
});
