import type { ClaimedModelDraft } from '@greenpen/gradebook';
import type { Review } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import type { ModelDraftRequest } from '@greenpen/paper-review';
import type { PaperStore } from '@greenpen/paper-store';

/** What the model is asked, from the documents that lie beside the review. Throws what the store throws. */
export async function readDraftRequest(
  store: Pick<PaperStore, 'get'>,
  { submission, review: record, brief }: ClaimedModelDraft,
): Promise<ModelDraftRequest> {
  const name = record.documentName ?? '';
  // What a worker of this installation wrote and sealed, so of these types.
  const paper: Paper = await readJson(store, `${name}-paper`);
  const { findings, basis, feedback }: Review = await readJson(store, name);
  return {
    paper,
    findings,
    basis,
    scores: record.scores,
    brief,
    style: record.feedbackStyle,
    studentName: submission.studentName,
    onDevice: feedback,
  };
}

async function readJson(store: Pick<PaperStore, 'get'>, name: string) {
  return JSON.parse(new TextDecoder().decode(await store.get(name)));
}
