import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = (await readFile(join(root, 'docs/security.md'), 'utf8')).replaceAll(/\s+/gu, ' ');

/** How many checks each part of the standard was brought down to. */
const counts = { A: 10, S: 7, Z: 5, V: 9, F: 7, W: 3, P: 3, C: 7, G: 4, L: 5 };

const checkIds = [
  ...Object.entries(counts).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}${index + 1}`),
  ),
  ...Array.from({ length: 10 }, (_, index) => `LLM${String(index + 1).padStart(2, '0')}`),
];

const lines = page.split(/ (?=- \*\*)/u).flatMap((line) => {
  const [, id = '', status = ''] =
    /^- \*\*([A-Z]+\d+)\*\* (held|partly|not yet|does not apply)\b/u.exec(line) ?? [];
  return id === '' ? [] : [{ id, status, line }];
});

const shownBy = [...page.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`((?: “[^”]+”)+)/gu)].flatMap(
  ([, file = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/gu)].map(([, name = '']) => [file, name] as const),
);

const namesTest = /`[\w./-]+\.(?:test|e2e)\.tsx?` “/u;

const testFiles = (
  await Promise.all(
    ['apps', 'packages', 'tools', 'e2e'].map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter(
          ({ name, parentPath }) =>
            /\.(?:test|e2e)\.tsx?$/u.test(name) && !parentPath.includes('node_modules'),
        )
        .map(({ name, parentPath }) => relative(root, join(parentPath, name)));
    }),
  )
).flat();

describe('the page on security', () => {
  it('has one line for each check', () => {
    expect(lines.map(({ id }) => id)).toEqual(checkIds);
  });

  it('names a test wherever a check is held', () => {
    const unshown = lines.filter(({ status, line }) => status === 'held' && !namesTest.test(line));
    expect(unshown.map(({ id }) => id)).toEqual([]);
  });

  it.each(shownBy)('finds in %s the test “%s”', async (file, name) => {
    const paths = testFiles.filter((path) => `/${path}`.endsWith(`/${file}`));
    expect(paths).toHaveLength(1);
    const code = await readFile(join(root, paths[0] ?? ''), 'utf8');
    const quoted = [`'${name}'`, `"${name}"`, `\`${name}\``];
    expect(quoted.some((words) => code.replaceAll("\\'", "'").includes(words) || code.includes(words))).toBe(
      true,
    );
  });
});
