import { ask, type DraftEdit } from '../shared/messages.ts';
import type { Identity } from '../shared/page-types.ts';
import { draftKey, readDraft, type StoredDraft } from '../shared/stored-draft.ts';

/** `rubricPoints` names only the criteria that changed. */
export type Change = Omit<DraftEdit, 'version'>;

let earlier: Promise<unknown> = Promise.resolve();

/**
 * Saves changed marks and texts on the server, which calculates the total, and shows its answer. One after the other,
 * because each names the version that it is based on.
 */
export function saveEdit(identity: Identity, change: Change): Promise<void> {
  const saved = earlier.then(() => save(identity, change));
  earlier = saved.catch(() => undefined);
  return saved;
}

/** The draft after everything that was typed has been saved: a click on Insert may follow a change at once. */
export async function readSaved(identity: Identity): Promise<StoredDraft | null> {
  await earlier;
  return readDraft(identity);
}

async function save(identity: Identity, change: Change): Promise<void> {
  const draft = await readDraft(identity);
  if (draft === null) return;
  const { status, scores, feedback } = draft;
  if (status === null || scores === null || feedback === null) return;
  const rubricPoints = Object.fromEntries(
    Object.entries({ ...scores.rubricPoints, ...change.rubricPoints }).filter(isNumber),
  );
  const edit = {
    version: scores.version,
    ...change,
    ...(change.rubricPoints === undefined ? {} : { rubricPoints }),
  };
  const grade = await ask('edit', { id: status.id, edit });
  const { grammarFeedback, apaFeedback, contentFeedback, feedback: overall, ...marks } = grade;
  const { verdicts = {} } = change;
  const requirements = scores.requirements.map((one) =>
    Object.hasOwn(verdicts, one.id) ? { ...one, corrected: verdicts[one.id] ?? null } : one,
  );
  const texts = { grammarFeedback, apaFeedback, contentFeedback, feedback: overall };
  const changed = {
    ...draft,
    scores: { ...scores, ...marks, requirements, rubricPoints },
    feedback: { ...texts, version: grade.version },
  };
  await chrome.storage.session.set({ [draftKey(identity)]: changed });
}

function isNumber(entry: [string, number | null]): entry is [string, number] {
  return entry[1] !== null;
}
