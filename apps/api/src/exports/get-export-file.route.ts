import { AppError, getExportFile } from '@greenpen/api-contract';
import {
  exportDocumentName,
  type ExportFile,
  type ExportRecord,
  type ReturnedKind,
} from '@greenpen/gradebook';
import type { PaperStore } from '@greenpen/paper-store';
import { Readable } from 'node:stream';
import { sendDownload } from '../assignments/send-download.ts';
import { storeFailure } from '../assignments/store-failure.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { giveNamesOnce } from './archive/file-name-in-archive.ts';
import { zipArchive, type ArchiveEntry } from './archive/zip-archive.ts';
import { confirmFiles, type JudgedFile } from './confirm-files.ts';
import { heldBackText, heldFiles } from './held-back.ts';
import { readableName, returnedName, unreturnableName } from './returned-name.ts';

const types: Readonly<Record<ReturnedKind, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

type MadeFile = ExportFile & { readonly kind: ReturnedKind };

export function getExportFileRoute({ gradebook, store }: Ports): Route {
  return route(getExportFile, { requires: 'own-export' }, async ({ params, actor, request, reply }) => {
    const ownerId = actor.id;
    const made = await gradebook.exports.get({ ownerId, exportId: params.id });
    if (made.state === 'waiting' || made.state === 'making') throw new AppError('EXPORT_NOT_READY');
    const files = made.files.filter(isMade);
    const [first] = files;
    if (first === undefined) throw new AppError('EXPORT_FAILED');
    const papers = await gradebook.submissions.listById({
      ownerId,
      submissionIds: files.map(({ submissionId }) => submissionId),
    });
    const { system } = made;
    const judged: readonly JudgedFile[] =
      system === 'moodle' || system === 'canvas'
        ? await confirmFiles({ gradebook }, { ownerId, papers, system })
        : papers.map((paper) => ({ paper, name: null }));
    const fileOf = new Map(judged.map((file) => [file.paper.id, file]));
    const pool = giveNamesOnce(heldBackName);
    const named = files.flatMap((file) => {
      const found = fileOf.get(file.submissionId);
      return found === undefined ? [] : [{ file, name: pool(nameOf(found, file.kind)) }];
    });
    const [only] = named;
    if (only === undefined) throw new AppError('EXPORT_FAILED');
    logEvent(request, { action: 'feedback-exported', result: 'ok', object: made.id, detail: named.length });
    if (made.system === null) {
      const content = await readMade(store, made, only.file);
      return sendDownload(reply, { fileName: only.name, type: types[only.file.kind], content });
    }
    const content = Readable.from(zipArchive(eachFile(store, made, { named, held: heldFiles(judged) })), {
      objectMode: false,
    });
    return sendDownload(reply, { fileName: `feedback-${made.system}.zip`, type: 'application/zip', content });
  });
}

function isMade(file: ExportFile): file is MadeFile {
  return file.kind !== null;
}

/** Held-back files are included under a name that the system cannot match. */
function nameOf(file: JudgedFile, kind: ReturnedKind): string {
  if ('reason' in file) return unreturnableName(file.paper, kind);
  if (file.name !== null) return returnedName(file.name, file.paper, kind);
  return readableName(file.paper, kind);
}

/** A fixed date, because entries need one and the creation time is private. */
const at = new Date('2000-01-01T12:00:00Z');

const heldBackName = 'Held back.txt';

type Contents = {
  readonly named: readonly { readonly file: MadeFile; readonly name: string }[];
  readonly held: Parameters<typeof heldBackText>[0];
};

/** Keeps only one file in memory. */
async function* eachFile(
  store: PaperStore,
  made: ExportRecord,
  { named, held }: Contents,
): AsyncGenerator<ArchiveEntry> {
  if (held.length > 0) yield { name: heldBackName, at, content: Buffer.from(`\uFEFF${heldBackText(held)}`) };
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
