import {
  updateGrade,
  type AssignmentWithReview,
  type Grade,
  type ReviewOnWire,
  type SavedGrade,
  getAssignment,
  gradeEdit,
} from '@greenpen/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, parseJson } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { sendBeforeSignOut } from '../../../session/sign-out.ts';
import { draftsOf, fieldsOf, type GradeChange, withSaved, gradeFields } from './grade-fields.ts';
import { GradeSaver } from './grade-saver.ts';
import { currentFields, type Redrafted, type ServerState, type UnsavedEdit } from './save-state.ts';
import { z } from 'zod';
import { unsavedPrefix } from '../../../offline/kept-values.ts';

export type GradedAssignment = AssignmentWithReview & {
  readonly grade: Grade;
  readonly review: ReviewOnWire;
};

export function isGraded(assignment: AssignmentWithReview): assignment is GradedAssignment {
  return assignment.grade !== null && assignment.review !== null;
}

/** Names this page load to the server, which tells it later which versions are its own. */
const client = crypto.randomUUID();

const savers = new Map<string, GradeSaver>();

/** The submission's only saver in this tab; it keeps saving after the screen is left. */
export function saverOf(assignment: GradedAssignment, queryClient: QueryClient): GradeSaver {
  const known = savers.get(assignment.id);
  if (known !== undefined) return known;
  const saver = createSaver(assignment, queryClient);
  savers.set(assignment.id, saver);
  sendBeforeSignOut(flushAll);
  putBackUnsaved(assignment.id, saver);
  return saver;
}

/** Sends the pending changes of all savers in this tab. */
export async function flushAll(): Promise<void> {
  await Promise.all([...savers.values()].map((saver) => saver.flush()));
}

function createSaver(assignment: GradedAssignment, queryClient: QueryClient): GradeSaver {
  const { id } = assignment;
  let lastGrade: SavedGrade = { ...assignment.grade, draft: null };
  return new GradeSaver(serverStateOf(assignment), {
    client,
    send: async (version, change) => {
      const { dismissed, comments, findingEdits, verdicts, manner, ...rest } = change;
      const lists = {
        ...(dismissed && { dismissed: [...dismissed] }),
        ...(comments && { comments: comments.map((comment) => ({ ...comment })) }),
        ...(findingEdits && { findingEdits: { ...findingEdits } }),
        ...(verdicts && { verdicts: { ...verdicts } }),
        ...(manner && { manner: { ...manner } }),
      };
      try {
        lastGrade = await callApi(updateGrade, {
          params: { id },
          body: { version, client, ...rest, ...lists },
          keepalive: true,
        });
      } catch (error) {
        // Approved in another tab, so the screen must show it as approved.
        if (error instanceof ApiFailure && error.code === 'GRADE_ALREADY_APPROVED') {
          void queryClient.invalidateQueries({ queryKey: ['assignment', id] });
        }
        throw error;
      }
      return { version: lastGrade.version, redrafted: redraftedBy(lastGrade) };
    },
    fetchServer: () => fetchServerState(id),
    keep: (edit) => void keepUnsaved(id, edit),
    onAcknowledged: (state) => {
      queryClient.setQueriesData<AssignmentWithReview>({ queryKey: ['assignment', id] }, (cached) =>
        cached === undefined
          ? undefined
          : withSaved(cached, lastGrade, currentFields({ ...state, pending: {} })),
      );
      void queryClient.invalidateQueries({ queryKey: ['assignments'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: ['stats'], refetchType: 'none' });
    },
    now: () => Date.now(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}

/** Undefined where the server has no draft of the texts. */
function redraftedBy({ draft, ...grade }: SavedGrade): Redrafted | undefined {
  if (draft === null) return undefined;
  const { feedback, contentFeedback, grammarFeedback, apaFeedback } = grade;
  return { texts: { feedback, contentFeedback, grammarFeedback, apaFeedback }, drafts: draftsOf(draft) };
}

async function fetchServerState(id: string): Promise<ServerState> {
  const current = await callApi(getAssignment, { params: { id }, query: {} });
  if (!isGraded(current)) throw new ApiFailure(409, { message: 'This paper is being graded again.' });
  return serverStateOf(current);
}

/** A graded submission as the saver knows it. */
export function serverStateOf({ grade, review, savedBy }: GradedAssignment): ServerState {
  return {
    version: grade.version,
    fields: fieldsOf(grade, review),
    savedBy,
    savedAt: Date.parse(grade.updatedAt),
    drafts: draftsOf(review.draft),
  };
}

/** An edit that this device kept when the page was left; a newer version on the server shows as a conflict. */
function putBackUnsaved(id: string, saver: GradeSaver): void {
  const unsaved = findUnsaved(id);
  if (unsaved !== undefined) saver.putBack(unsaved);
}

/** The copy has the shape of a save, with the time of the last edit. */
const keptEdit = gradeEdit.extend({ editedAt: z.number().optional() });

/** localStorage, or null if it is disabled. */
function deviceStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Keeps the instructor's own unacknowledged edit on this device, and nothing of the paper; an empty one removes it. */
function keepUnsaved(assignmentId: string, edit: UnsavedEdit): boolean {
  const { change, ...origin } = edit;
  const store = deviceStore();
  if (store === null) return false;
  try {
    forgetUnsaved(assignmentId);
    if (Object.keys(change).length > 0) {
      store.setItem(
        `${unsavedPrefix}${assignmentId}.${edit.version}`,
        JSON.stringify({ ...withoutQuotes(change), ...origin }),
      );
    }
    return true;
  } catch {
    return false;
  }
}

/** The server takes the quotations from the paper again. */
function withoutQuotes({ comments, ...change }: GradeChange): GradeChange {
  if (comments === undefined) return change;
  return { ...change, comments: comments.map((comment) => ({ ...comment, quote: null })) };
}

/** An edit that was not acknowledged when this page was last left. */
function findUnsaved(assignmentId: string): UnsavedEdit | undefined {
  const store = deviceStore();
  const key = keysOf(store, assignmentId)[0];
  if (store === null || key === undefined) return undefined;
  const parsed = keptEdit.safeParse(parseJson(store.getItem(key) ?? ''));
  if (!parsed.success) {
    store.removeItem(key);
    return undefined;
  }
  const edit = parsed.data;
  const given = gradeFields.filter((field) => edit[field] !== undefined);
  return {
    version: edit.version,
    change: Object.fromEntries(given.map((field) => [field, edit[field]])),
    client: edit.client,
    editedAt: edit.editedAt,
  };
}

function forgetUnsaved(assignmentId: string): void {
  const store = deviceStore();
  for (const key of keysOf(store, assignmentId)) store?.removeItem(key);
}

function keysOf(store: Storage | null, assignmentId: string): readonly string[] {
  const start = `${unsavedPrefix}${assignmentId}.`;
  return Object.keys(store ?? {}).filter((key) => key.startsWith(start));
}
