/** Prints the size and shape of the source: `npm run figures`. Tests, fixtures and generated files are left out. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const LONGEST_FUNCTION = 60;

const files = globSync('{packages,apps}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|testing|migrations|test-papers)(\/|$)/u.test(path),
})
  .filter((path) => !/\.test\.tsx?$/u.test(path))
  .map((path) => resolve(root, path))
  .filter((path) => !readFileSync(path, 'utf8').startsWith('/** Generated '));
const known = new Set(files);

const importers = new Map<string, Set<string>>();
const longFunctions: string[] = [];
let lines = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  lines += text.split('\n').length - 1;
  for (const imported of listImports(source)) {
    const path = resolve(dirname(file), imported);
    if (known.has(path)) importers.set(path, (importers.get(path) ?? new Set()).add(file));
  }
  longFunctions.push(...listLongFunctions(source));
}
const once = files.filter((file) => importers.get(file)?.size === 1);
/** The library, not the first name Harper, which is in a list of names. */
const HARPER = /\bHarper|\bharper(?=[A-Z.\-/])/u;
const harperFolders = new Set(
  files
    .filter((file) => HARPER.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, dirname(file))),
);

const rows: readonly (readonly [figure: string, value: number])[] = [
  ['source files', files.length],
  ['source files imported by exactly one other', once.length],
  [`functions over ${LONGEST_FUNCTION} lines`, longFunctions.length],
  ['lines of product source', lines],
  ['folders that name Harper', harperFolders.size],
];
for (const [figure, value] of rows) console.log(`${figure.padEnd(48)}${value.toLocaleString('en-US')}`);
if (process.argv.includes('--list')) {
  console.log(`\nLong functions:\n${longFunctions.join('\n')}`);
  console.log(`\nFolders that name Harper:\n${[...harperFolders].join('\n')}`);
  console.log(`\nImported by one file:\n${once.map((file) => relative(root, file)).join('\n')}`);
}

function listImports(source: ts.SourceFile): readonly string[] {
  return ts
    .preProcessFile(source.text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));
}

function listLongFunctions(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const from = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const length = source.getLineAndCharacterOfPosition(node.getEnd()).line - from + 1;
      if (length > LONGEST_FUNCTION) {
        found.push(`${relative(root, source.fileName)}:${from + 1} ${length} lines`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
