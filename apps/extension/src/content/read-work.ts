import { toBase64 } from '../shared/base64.ts';
import type { Work } from '../shared/page-types.ts';
import { all, allDeep, textOf } from './dom.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const readable = /\.(?:docx|pdf|txt)$/iu;

/** The texts of all elements with one of these selectors: the first selector that has any text wins. */
export function textWork(
  selectors: readonly string[],
  { isDeep = false, frames = [] as readonly Document[] } = {},
): Work {
  for (const selector of selectors) {
    const roots = [document, ...frames];
    const found = roots.flatMap((root) => (isDeep ? allDeep(selector, root) : all(selector, root)));
    const text = found.map(textOf).join('\n\n').trim();
    if (text !== '') return { kind: 'text', text };
  }
  return selectedWork();
}

export function selectedWork(): Work {
  const text = getSelection()?.toString().trim() ?? '';
  return text === '' ? { kind: 'nothing' } : { kind: 'text', text };
}

type LinkedFile = { readonly name: string; readonly url: string };

/** The first file of a kind that can be graded; one of the same host is read with the instructor's session. */
export async function fileWork(files: readonly LinkedFile[]): Promise<Work | null> {
  const file = files.find(({ name }) => readable.test(name));
  if (file === undefined) return null;
  if (new URL(file.url, location.href).origin !== location.origin) return { kind: 'remote-file', ...file };
  const answer = await fetch(file.url, { credentials: 'same-origin' }).catch(() => null);
  const isPage = answer?.headers.get('content-type')?.startsWith('text/html') === true;
  // The link leads to another host, whose answer a page may not read.
  if (answer === null || !answer.ok || isPage)
    return { kind: 'remote-file', name: file.name, url: new URL(file.url, location.href).href };
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) return null;
  return { kind: 'file', name: file.name, base64: toBase64(bytes) };
}

export function filesIn(selector: string): LinkedFile[] {
  return all(selector).flatMap((link) => {
    if (!(link instanceof HTMLAnchorElement)) return [];
    const name = decodeURIComponent(new URL(link.href, location.href).pathname.split('/').at(-1) ?? '');
    return [{ name: readable.test(name) ? name : (link.textContent ?? '').trim(), url: link.href }];
  });
}
