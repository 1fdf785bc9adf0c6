import { getExportFile } from '@greenpen/api-contract';
import {
  exportDocumentName,
  type ExportFile,
  type ExportRecord,
  type ReturnedKind,
} from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import type { PaperStore } from '@greenpen/paper-store';
import { Readable } from 'node:stream';
import { sendDownload } from '../assignments/send-download.ts';
import { storeFailure } from '../assignments/store-failure.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { giveNamesOnce } from './archive/file-name-in-archive.ts';
import { zipArchive, type ArchiveEntry } from './archive/zip-archive.ts';
import { returnedName } from './returned-name.ts';

const types: Readonly<Record<ReturnedKind, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

type MadeFile = ExportFile & { readonly kind: ReturnedKind };

export function getExportFileRoute({ gradebook, store }: Ports): Route {
  return route(getExportFile, { requires: 'own-export' }, async ({ params, actor, request, reply }) => {
    const ownerId = actor.id;
    const made = await gradebook.getExport({ ownerId, exportId: params.id });
    if (made.state === 'waiting' || made.state === 'making') throw new GradingError('EXPORT_NOT_READY');
    const files = made.files.filter(isMade);
    const [first] = files;
    if (first === undefined) throw new GradingError('EXPORT_FAILED');
    const papers = await gradebook.listSubmissionsById({
      ownerId,
      submissionIds: files.map(({ submissionId }) => submissionId),
    });
    const paperOf = new Map(papers.map((paper) => [paper.id, paper]));
    const pool = giveNamesOnce();
    const named = files.flatMap((file) => {
      const paper = paperOf.get(file.submissionId);
      return paper === undefined ? [] : [{ file, name: pool(returnedName(paper, file.kind, made.system)) }];
    });
    const [only] = named;
    if (only === undefined) throw new GradingError('EXPORT_FAILED');
    logEvent(request, { action: 'feedback-exported', result: 'ok', object: made.id, detail: named.length });
    if (made.system === null) {
      const content = await readMade(store, made, only.file);
      return sendDownload(reply, { fileName: only.name, type: types[only.file.kind], content });
    }
    const content = Readable.from(zipArchive(eachFile(store, made, named)), { objectMode: false });
    return sendDownload(reply, { fileName: `feedback-${made.system}.zip`, type: 'application/zip', content });
  });
}

function isMade(file: ExportFile): file is MadeFile {
  return file.kind !== null;
}

/** Entries need a date, and when the files were made is nobody's business. */
const at = new Date('2000-01-01T12:00:00Z');

/** One file is in memory at a time. */
async function* eachFile(
  store: PaperStore,
  made: ExportRecord,
  named: readonly { readonly file: MadeFile; readonly name: string }[],
): AsyncGenerator<ArchiveEntry> {
  for (const { file, name } of named)
    yield { name, at, content: await readMade(store, made, file), isCompressed: file.kind !== 'txt' };
}

async function readMade(
  store: PaperStore,
  { id }: ExportRecord,
  { submissionId }: MadeFile,
): Promise<Buffer> {
  const bytes = await store.get(exportDocumentName(id, submissionId)).catch((error: unknown) => {
    throw storeFailure(error);
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
