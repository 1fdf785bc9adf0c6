import {
  summariseExport,
  type ExportSummary,
  previewExport,
  AppError,
  createExport,
  getExport,
  exportHeldBack,
} from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import { readLmsFileName } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { choosePapers, isApproved } from './choose-papers.ts';
import { previewOf, heldBackText } from './held-back.ts';
import type { Actor } from '../http/actor.ts';
import { logEvent } from '../http/log-event.ts';
import { exportOnWire } from './export-on-wire.ts';
import { sendDownload } from '../assignments/send-download.ts';

export function summariseExportRoute({ gradebook }: Ports): Route {
  return route(summariseExport, { requires: 'signed-in' }, async ({ body, actor }) => {
    const count = { approved: 0, drafts: 0, notGraded: 0, wordDocuments: 0, moodleNames: 0, canvasNames: 0 };
    const set = new Set<string | null>();
    for await (const paper of choosePapers({ gradebook }, actor.id, body)) {
      if (isApproved(paper)) {
        set.add(paper.courseAssignment?.id ?? null);
        countApproved(count, paper);
      } else if (paper.grade === null) count.notGraded += 1;
      else count.drafts += 1;
    }
    return { ...count, courseAssignments: set.size };
  });
}

type Counts = { -readonly [K in keyof ExportSummary]: ExportSummary[K] };

function countApproved(count: Omit<Counts, 'courseAssignments'>, paper: Submission): void {
  count.approved += 1;
  if (paper.fileType === 'DOCX' && paper.fileId !== null) count.wordDocuments += 1;
  const name = readLmsFileName(paper.originalName);
  if (name?.system === 'moodle') count.moodleNames += 1;
  if (name?.system === 'canvas') count.canvasNames += 1;
}

const mostShown = 200;

export function previewExportRoute({ gradebook }: Ports): Route {
  return route(previewExport, { requires: 'signed-in' }, async ({ body, actor }) => {
    const { confirmed, held } = await previewOf({ gradebook }, actor.id, body);
    return { confirmed, heldBack: held.length, held: held.slice(0, mostShown) };
  });
}

const mostFiles = 1000;
const longestSigner = 100;
/** The worker creates a few files per second; more requests than this are not a person's. */
const limit = { max: 60, timeWindow: 60_000 };

export function createExportRoute({ gradebook }: Ports): Route {
  return route(createExport, { requires: 'signed-in', limit }, async ({ body, actor, request }) => {
    const { format, system, author = signerOf(actor) } = body;
    const submissionIds: string[] = [];
    for await (const paper of choosePapers({ gradebook }, actor.id, body)) {
      const isWanted = system === null ? paper.grade !== null : isApproved(paper);
      if (isWanted) submissionIds.push(paper.id);
    }
    // A single file may be a draft, and is labelled as such; files for a class must be approved.
    const most = system === null ? 1 : mostFiles;
    if (submissionIds.length === 0)
      throw new AppError(system === null ? 'REVIEW_NOT_READY' : 'NOTHING_TO_EXPORT');
    if (submissionIds.length > most) throw new AppError('TOO_MANY_TO_EXPORT');
    const made = await gradebook.exports.create({ ownerId: actor.id, submissionIds, format, system, author });
    logEvent(request, {
      action: 'feedback-exported',
      result: 'ok',
      object: made.id,
      detail: made.files.length,
    });
    return exportOnWire(made);
  });
}

/** The instructor's name as the author of comments. */
function signerOf({ firstName, lastName }: Actor): string {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? 'Instructor' : name.slice(0, longestSigner);
}

export function getExportRoute({ gradebook }: Ports): Route {
  return route(getExport, { requires: 'own-export' }, async ({ params, actor }) =>
    exportOnWire(await gradebook.exports.get({ ownerId: actor.id, exportId: params.id })),
  );
}

export function exportHeldBackRoute({ gradebook }: Ports): Route {
  return route(exportHeldBack, { requires: 'signed-in' }, async ({ body, actor, request, reply }) => {
    const { held } = await previewOf({ gradebook }, actor.id, body);
    logEvent(request, { action: 'marks-exported', result: 'ok', detail: held.length });
    return sendDownload(reply, {
      fileName: `${body.what}-${body.system} - held back.txt`,
      type: 'text/plain; charset=utf-8',
      content: Buffer.from(`\uFEFF${heldBackText(held)}`),
    });
  });
}
