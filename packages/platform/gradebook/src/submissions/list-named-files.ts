import { inArray } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { reviews, submissions } from '../schema/index.ts';

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Those of these file ids and document names that a row names; the others belong to nobody. */
export async function listNamedFiles(db: Executor, names: readonly string[]): Promise<string[]> {
  const ids = names.filter((name) => fileId.test(name));
  const documents = names.filter((name) => !fileId.test(name));
  const [files, texts] = await Promise.all([
    ids.length === 0
      ? []
      : db.select({ name: submissions.fileId }).from(submissions).where(inArray(submissions.fileId, ids)),
    documents.length === 0
      ? []
      : db
          .select({ name: reviews.documentName })
          .from(reviews)
          .where(inArray(reviews.documentName, documents)),
  ]);
  return [...files, ...texts].flatMap(({ name }) => (name === null ? [] : [name]));
}
