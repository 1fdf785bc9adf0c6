import { parseRubric, type Rubric, rubricOfTable } from '@greenpen/grading';
import { strFromU8, unzipSync } from 'fflate';

/** Bytes. */
const largestFile = 5_000_000;
const longestDocument = 20_000_000;

export type ReadRubric =
  | { readonly status: 'read'; readonly rubric: Rubric }
  | { readonly status: 'refused'; readonly message: string };

/** Reads a rubric from a CSV, text or Word file, here in the browser. */
export async function readRubricFile(file: File): Promise<ReadRubric> {
  if (file.size > largestFile) return { status: 'refused', message: 'This file is larger than 5 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rubric = isZip(bytes) ? rubricOfDocx(bytes) : parseRubric(decode(bytes));
  return rubric === null
    ? {
        status: 'refused',
        message: 'No rubric was found in this file. Try a table with criteria and points.',
      }
    : { status: 'read', rubric };
}

/** Excel writes "Unicode text" as UTF-16. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Reads a rubric that was copied from a web page or from Word; null without a table that is one. */
export function rubricOfHtml(html: string): Rubric | null {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const tables = [...parsed.querySelectorAll('table')].map((table) =>
    [...table.rows].map((row) => [...row.cells].map(textOf)),
  );
  return firstRubric(tables);
}

/** Line breaks and blocks inside a cell are kept as lines. */
function textOf(cell: Element): string {
  const lines: string[] = [''];
  const walk = (node: Node): void => {
    const name = node.nodeName.toLowerCase();
    const breaks = ['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4'].includes(name);
    if (breaks && lines.at(-1) !== '') lines.push('');
    if (node.nodeType === Node.TEXT_NODE)
      lines[lines.length - 1] += (node.textContent ?? '').replace(/\s+/gu, ' ');
    for (const child of node.childNodes) walk(child);
  };
  walk(cell);
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** The first table that is a rubric, else the text of the document; null where it cannot be read. */
function rubricOfDocx(file: Uint8Array): Rubric | null {
  try {
    const { 'word/document.xml': part } = unzipSync(file, {
      filter: ({ name, originalSize }) => name === 'word/document.xml' && originalSize <= longestDocument,
    });
    if (part === undefined) return null;
    const body = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
    const tables = partsOf(body, 'tbl').map((table) =>
      partsOf(table, 'tr').map((row) => partsOf(row, 'tc').map(paragraphsOf)),
    );
    return firstRubric(tables) ?? parseRubric(paragraphsOf(body));
  } catch {
    return null;
  }
}

type Parent = Pick<Element, 'getElementsByTagName'>;

function partsOf(parent: Parent, name: string): readonly Element[] {
  return [...parent.getElementsByTagName('*')].filter(({ localName }) => localName === name);
}

function paragraphsOf(parent: Parent): string {
  return partsOf(parent, 'p')
    .map((paragraph) =>
      partsOf(paragraph, 't')
        .map(({ textContent }) => textContent)
        .join(''),
    )
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function firstRubric(tables: readonly (readonly (readonly string[])[])[]): Rubric | null {
  for (const table of tables) {
    const rubric = rubricOfTable(table);
    if (rubric !== null) return rubric;
  }
  return null;
}
