import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PaperStoreError } from './paper-store-error.ts';

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const documentFolder = /^[a-z]+\/[\w-]+$/u;
const documentName = /^(?<folder>[a-z]+\/[\w-]+)\/[\w-]+$/u;

/** Where a file id or a document's name is stored, relative to the store; throws `not-found` for any other name. */
export function storedPath(id: string): string {
  if (fileId.test(id)) return join('papers', id.slice(0, 2), id);
  const folder = documentName.exec(id)?.groups?.['folder'];
  if (folder === undefined) throw new PaperStoreError('not-found', 'not a name of this store');
  return join('documents', fanOut(folder), ...id.split('/'));
}

/** Where the documents of "reviews/<id>" are stored, relative to the store. */
export function storedFolder(folder: string): string {
  if (!documentFolder.test(folder)) throw new PaperStoreError('not-found', 'not a folder of this store');
  return join('documents', fanOut(folder), ...folder.split('/'));
}

/** The id of what is stored at a path relative to the store; null for anything that the store did not put there. */
export function storedId(path: string): string | null {
  const [kind, , ...rest] = path.split(/[/\\]/u);
  const id = rest.join('/');
  const isOurs = kind === 'papers' ? fileId.test(id) : kind === 'documents' && documentName.test(id);
  return isOurs ? id : null;
}

/** 256 folders, so that none grows too large to list. */
function fanOut(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 2);
}
