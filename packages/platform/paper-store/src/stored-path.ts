import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PaperStoreError } from './paper-store-error.ts';

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const documentFolder = /^[a-z]+\/[\w-]+$/u;
const documentName = /^(?<folder>[a-z]+\/[\w-]+)\/[\w-]+$/u;

/** Path of a file id or document name, relative to the store; throws `not-found` for any other name. */
export function storedPath(id: string): string {
  if (fileId.test(id)) return join('papers', id.slice(0, 2), id);
  const folder = documentName.exec(id)?.groups?.['folder'];
  if (folder === undefined) throw new PaperStoreError('not-found', 'not a name of this store');
  return join('documents', fanOut(folder), ...id.split('/'));
}

/** Path of a document folder such as "reviews/<id>", relative to the store. */
export function storedFolder(folder: string): string {
  if (!documentFolder.test(folder)) throw new PaperStoreError('not-found', 'not a folder of this store');
  return join('documents', fanOut(folder), ...folder.split('/'));
}

/** The id for a path relative to the store; null for files that the store did not write. */
export function storedId(path: string): string | null {
  const [kind, , ...rest] = path.split(/[/\\]/u);
  const id = rest.join('/');
  const isOurs = kind === 'papers' ? fileId.test(id) : kind === 'documents' && documentName.test(id);
  return isOurs ? id : null;
}

/** 256 subfolders, so that none grows too large to list. */
function fanOut(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 2);
}
