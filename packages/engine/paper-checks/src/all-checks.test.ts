import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { listCheckFiles } from './testing/list-check-files.ts';
import { paperOf } from './testing/paper-of.ts';

const checkFiles = await listCheckFiles();

const folderOf = (file: string) => file.slice(0, file.indexOf('/'));

/** The folders in the order of a paper; checks are sorted by name within their folder. */
const FOLDERS = [
  'title-page',
  'page-layout',
  'headings',
  'in-text-citations',
  'writing-style',
  'tables-figures',
  'reference-list',
];

function writeRegistry(): string {
  const sorted = FOLDERS.flatMap((folder) =>
    checkFiles.filter(({ file }) => folderOf(file) === folder).toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  );
  const imports = sorted.map(({ file, exportName }) => `import { ${exportName} } from './apa/${file}';`);
  return [
    '/** Generated from the folders by `npm run checks`. */',
    ...imports,
    "import type { Check } from './check.ts';",
    '',
    '/** Every check of the standard, in the order of a paper. */',
    'export const allChecks: readonly Check[] = [',
    ...sorted.map(({ exportName }) => `  ${exportName},`),
    '];',
    '',
  ].join('\n');
}

/** Pieces that readers of citations stumble over. */
const PIECES = [
  '(',
  ')',
  'et al., ',
  'Diaz',
  '2019',
  ', ',
  '; ',
  ' & ',
  ' and ',
  '“',
  '”',
  '\n',
  'References\n',
  '[',
  ']',
  '. ',
  'p. 4',
  '\u{1F600}',
  'https://doi.org/10.1/x',
  'n.d.',
];

describe('allChecks', () => {
  it('registers every check file', async () => {
    // `npm run checks` writes the file.
    await expect(writeRegistry()).toMatchFileSnapshot('./all-checks.ts');
  });

  it('has each id once', () => {
    const ids = new Set(checkFiles.map(({ check }) => check.id));
    expect([ids.size, allChecks.length]).toEqual([checkFiles.length, checkFiles.length]);
  });

  it.each(checkFiles)('names the check in $file after its file', ({ name, check }) => {
    expect(check.id).toBe(`${check.area}-${name}`);
  });

  it.each(checkFiles)('gives the check in $file a rule and its place in the standard', ({ check }) => {
    expect(check.source).toMatch(/^APA 7, (?:\d+\.\d+|chapter \d+)/v);
    expect(check.summary).toMatch(/^[A-Z"“].+[.]”?$/v);
  });

  it.each(checkFiles)('puts the check in $file into the group of its folder alone', ({ file, check }) => {
    const others = checkFiles.filter((other) => folderOf(other.file) === folderOf(file));
    expect(new Set(others.map((other) => other.check.group))).toEqual(new Set([check.group]));
    const sameGroup = checkFiles.filter((other) => other.check.group === check.group);
    expect(sameGroup).toHaveLength(others.length);
  });

  it.each(checkFiles)('has a test beside $file', ({ hasTest }) => {
    expect(hasTest).toBe(true);
  });

  it('reads any string of citation pieces without failing, and finds places inside it', () => {
    assert(
      property(array(constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
        const paper = paperOf(pieces.join(''));
        for (const { span } of allChecks.flatMap((check) => [...check.run(paper)])) {
          expect(span === null || (span.start >= 0 && span.start <= span.end)).toBe(true);
          expect(span?.end ?? 0).toBeLessThanOrEqual(paper.text.length);
        }
      }),
    );
  });
});
