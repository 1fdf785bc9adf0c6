import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = await readFile(join(root, 'docs/security.md'), 'utf8');

/** The requirements of ASVS 5.0.0 at level 2, by section: "1.2:9" is 1.2.1 to 1.2.9. */
const LEVEL_2 = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
  8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4
  11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const requirements = [
  ...LEVEL_2.trim()
    .split(/\s+/u)
    .flatMap((section) => {
      const [name = '', count = ''] = section.split(':');
      return numbersUpTo(Number(count)).map((number) => `${name}.${number}`);
    }),
  ...numbersUpTo(10).map((number) => `LLM${String(number).padStart(2, '0')}`),
];

/** "6.2.8–6.2.10, 10.1, LLM01" as [6.2.8, 6.2.9, 6.2.10, 10.1, LLM01]. */
function idsIn(words: string): readonly string[] {
  return [...words.matchAll(/(?<![\d.])(?:(\d+\.\d+\.)(\d+)–\1(\d+)|\d+(?:\.\d+){0,2}|LLM\d\d)\b/gu)].flatMap(
    ([id, section, first, last]) =>
      section === undefined
        ? [id]
        : numbersUpTo(Number(last))
            .slice(Number(first) - 1)
            .map((number) => `${section}${number}`),
  );
}

const table = page.slice(page.indexOf('## Requirements'), page.indexOf('\nNot applicable: '));
const rows = [...table.matchAll(/^\| ([\d.,– ]*\d|LLM\d\d) \D.*? \| (`[^`|]+`|not tested) \|$/gmu)].map(
  ([, ids = '', test = '']) => ({ ids: idsIn(ids), test: test.replaceAll('`', '') }),
);
const rowTags = rows.map(({ test }) => test).filter((test) => test !== 'not tested');
const notApplicable = idsIn(/\nNot applicable: [^#]+/u.exec(page)?.[0] ?? '');

const testFiles = (
  await Promise.all(
    ['apps', 'packages', 'tools', 'e2e'].map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }),
    ),
  )
)
  .flat()
  .map(({ name, parentPath }) => relative(root, join(parentPath, name)))
  .filter((path) => /\.(?:test|e2e)\.tsx?$/u.test(path) && !path.includes('node_modules'));

/** Each comment of tags, such as "// ASVS-6.2.1, LLM02", with the line of code after it. */
const comments = (
  await Promise.all(
    testFiles.map(async (path) => {
      const code = await readFile(join(root, path), 'utf8');
      const found = code.matchAll(/^ *\/\/ ((?:ASVS-|LLM)\d.*)\n((?: *(?:\/\/|\/?\*).*\n)*) *(.*)/gmu);
      return [...found].map(([, tags = '', , next = '']) => ({ path, tags: tags.split(', '), next }));
    }),
  )
).flat();
const testTags = new Set(comments.flatMap(({ tags }) => tags));

describe('the page on security', () => {
  it('has a row for every line of its tables of requirements', () => {
    const lines = table.split('\n').filter((line) => /^\| (?:\d|LLM)/u.test(line));
    expect(rows).toHaveLength(lines.length);
  });

  it('covers every requirement of level 2 and of the list for language models', () => {
    const covered = new Set([...rows.flatMap(({ ids }) => ids), ...notApplicable]);
    const isCovered = (id: string) =>
      covered.has(id) || covered.has(id.replace(/\.\d+$/u, '')) || covered.has(id.replace(/\..+$/u, ''));
    expect(requirements.filter((id) => !isCovered(id))).toEqual([]);
  });

  it('names each requirement once', () => {
    const ids = [...rows.flatMap(({ ids }) => ids), ...notApplicable];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('tags each row with one of its own requirements', () => {
    const wrong = rows.filter(
      ({ ids, test }) => test !== 'not tested' && !ids.includes(test.replace(/^ASVS-/u, '')),
    );
    expect(wrong).toEqual([]);
  });

  it('has a test for the tag of each row', () => {
    expect(rowTags.filter((tag) => !testTags.has(tag))).toEqual([]);
  });

  it('has a row for the tag of each test', () => {
    expect([...testTags].filter((tag) => !rowTags.includes(tag))).toEqual([]);
  });

  it('leaves only named requirements without a test', () => {
    const untested = rows.filter(({ test }) => test === 'not tested').flatMap(({ ids }) => ids);
    expect(untested).toEqual(['6.2.6', '6.2.7', '5.4.3', '12.1.1', '12.1.2', '12.2.2']);
  });

  it('finds tags right above a test or a group of tests', () => {
    const misplaced = comments.filter(({ next }) => !/^(?:it|test|describe)\b/u.test(next));
    expect(misplaced).toEqual([]);
  });
});
