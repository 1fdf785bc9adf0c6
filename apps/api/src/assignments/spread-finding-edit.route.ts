import { AppError, spreadFindingEdit, type CallBody } from '@greenpen/api-contract';
import type { AnnotationChange, Grade, ReviewRecord } from '@greenpen/gradebook';
import {
  editedScores,
  type FindingEdits,
  GradingError,
  type SpreadEdit,
  spreadEdit,
} from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports, Sealer } from '../ports.ts';
import { sealAnnotations, unsealAnnotations } from './annotations-seal.ts';
import { findReviewToRedraft, type RedraftablePaper, redraftGrade } from './redraft/redraft-grade.ts';
import { findReviewText } from './review-document.ts';

type TakeBack = CallBody<typeof spreadFindingEdit>['takeBack'];

type Changed = { readonly id: string; readonly findingIds: string[] };

export function spreadFindingEditRoute(ports: Ports): Route {
  const { gradebook, store } = ports;
  return route(
    spreadFindingEdit,
    { requires: 'own-submission' },
    async ({ params, body, actor, request }) => {
      const where = { ownerId: actor.id, submissionId: params.id };
      // Throws for a paper of another owner, which has no review here either.
      await gradebook.submissions.get(where);
      const record = await gradebook.reviews.findGraded(where);
      if (record === undefined) throw new GradingError('REVIEW_NOT_READY');
      const own = await findReviewText(store, record);
      if (own === null) throw new AppError('FILE_DELETED');
      const finding = own.findings.find(({ id }) => id === body.findingId);
      if (finding === undefined) return { changed: [] };

      const spread = { finding, edit: body.edit };
      const others = (await gradebook.grades.listReviewsOfBatch(where)).filter(({ submissionId }) =>
        isWanted(body.takeBack, submissionId),
      );
      const changed: Changed[] = [];
      for (let at = 0; at < others.length; at += AT_ONCE) {
        const records = others.slice(at, at + AT_ONCE);
        const spreading = { spread, takeBack: body.takeBack, records };
        changed.push(...(await changePapers(ports, actor.id, spreading)));
      }
      logEvent(request, { action: 'grade-changed', result: 'ok', object: params.id, detail: changed.length });
      return { changed };
    },
  );
}

/** Papers whose documents are read, and whose grades are locked, at once. */
const AT_ONCE = 25;

type Spreading = { readonly spread: SpreadEdit; readonly takeBack: TakeBack };

async function changePapers(
  ports: Ports,
  ownerId: string,
  { records, ...spreading }: Spreading & { readonly records: readonly ReviewRecord[] },
): Promise<readonly Changed[]> {
  const { gradebook } = ports;
  const submissions = await gradebook.submissions.listById({
    ownerId,
    submissionIds: records.map(({ submissionId }) => submissionId),
  });
  // Read before the grades are locked, because the store may be slow.
  const read = new Map<string, RedraftablePaper>();
  for (const record of records) {
    const review = await findReviewToRedraft(ports, ownerId, record);
    const { studentName = null } = submissions.find(({ id }) => id === record.submissionId) ?? {};
    if (review !== null) read.set(record.submissionId, { ...review, studentName });
  }
  const changed = new Map<string, Changed>();
  await gradebook.grades.changeAnnotations({
    ownerId,
    submissionIds: [...read.keys()],
    change: async (grade, draft) => {
      const paper = read.get(grade.submissionId);
      if (paper === undefined || paper.record.number !== grade.reviewNumber) return null;
      const made = changeGrade(grade, paper, { ...spreading, sealer: ports.sealer });
      if (made === null) return null;
      changed.set(grade.submissionId, { id: grade.submissionId, findingIds: [...made.findingIds] });
      const drafted = { grade: { ...grade, ...made.change }, draft };
      const redrafted = await redraftGrade(ports, drafted, { paper, manner: null });
      return { ...made.change, texts: redrafted?.change };
    },
  });
  return [...changed.values()];
}

function isWanted(takeBack: TakeBack, submissionId: string): boolean {
  return takeBack === undefined || takeBack.some(({ id }) => id === submissionId);
}

/** null if nothing changes. */
function changeGrade(
  grade: Grade,
  { record, text }: RedraftablePaper,
  { spread, takeBack, sealer }: Spreading & { readonly sealer: Sealer },
): { readonly change: AnnotationChange; readonly findingIds: readonly string[] } | null {
  const before = unsealAnnotations(sealer, grade.annotations);
  const made = spreadEdit(text.findings, spread);
  const wanted = takeBack?.find(({ id }) => id === grade.submissionId)?.findingIds;
  const findingIds =
    takeBack === undefined
      ? Object.keys(made).filter((id) => !Object.hasOwn(before.findingEdits, id))
      : (wanted ?? []).filter((id) => isSame(before.findingEdits, made, id));
  if (findingIds.length === 0) return null;
  const findingEdits =
    takeBack === undefined
      ? { ...before.findingEdits, ...pick(made, findingIds) }
      : without(before.findingEdits, findingIds);
  const annotations = { ...before, findingEdits };
  const { basis, findings, judgement: judged = null } = text;
  const { dismissed, verdicts, rubricPoints, overrides: byHand } = grade;
  const scores = editedScores(
    { basis, findings, weights: record.weights, judged },
    { dismissed, verdicts, rubricPoints, byHand, annotations },
  );
  return { change: { scores, dismissed, annotations: sealAnnotations(sealer, annotations) }, findingIds };
}

/** Whether the edit is still the one that was made here. */
function isSame(before: FindingEdits, made: FindingEdits, id: string): boolean {
  if (!Object.hasOwn(before, id) || !Object.hasOwn(made, id)) return false;
  const [a, b] = [before[id], made[id]];
  return a?.message === b?.message && a?.suggestion === b?.suggestion && a?.severity === b?.severity;
}

function pick(edits: FindingEdits, ids: readonly string[]): FindingEdits {
  return Object.fromEntries(Object.entries(edits).filter(([id]) => ids.includes(id)));
}

function without(edits: FindingEdits, ids: readonly string[]): FindingEdits {
  return Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.includes(id)));
}
