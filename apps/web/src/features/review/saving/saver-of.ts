import {
  updateGrade,
  type AssignmentWithReview,
  type Grade,
  type ReviewOnWire,
} from '@greenpen/api-contract';
import { getAssignment } from '@greenpen/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { sendBeforeSignOut } from '../../../session/sign-out.ts';
import { fieldsOf, withSaved } from './grade-fields.ts';
import { createGradeSaver, type GradeSaver } from './grade-saver.ts';
import { currentFields, type ServerState } from './save-state.ts';
import { findUnsaved, keepUnsaved } from './unsaved-copy.ts';

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

/** The one saver of a submission in this tab: it goes on saving after the screen was left. */
export function saverOf(assignment: GradedAssignment, queryClient: QueryClient): GradeSaver {
  const known = savers.get(assignment.id);
  if (known !== undefined) return known;
  const saver = createSaver(assignment, queryClient);
  savers.set(assignment.id, saver);
  sendBeforeSignOut(flushAll);
  putBackUnsaved(assignment.id, saver);
  return saver;
}

/** Sends what any saver of this tab still holds. */
export async function flushAll(): Promise<void> {
  await Promise.all([...savers.values()].map((saver) => saver.flush()));
}

function createSaver(assignment: GradedAssignment, queryClient: QueryClient): GradeSaver {
  const { id } = assignment;
  let lastGrade = assignment.grade;
  return createGradeSaver(serverStateOf(assignment), {
    client,
    send: async (version, change) => {
      const { dismissed, ...rest } = change;
      const list = dismissed === undefined ? {} : { dismissed: [...dismissed] };
      try {
        lastGrade = await callApi(updateGrade, {
          params: { id },
          body: { version, client, ...rest, ...list },
          keepalive: true,
        });
      } catch (error) {
        // Approved in another tab: the screen has to show it as that.
        if (error instanceof ApiFailure && error.code === 'GRADE_ALREADY_APPROVED') {
          void queryClient.invalidateQueries({ queryKey: ['assignment', id] });
        }
        throw error;
      }
      return { version: lastGrade.version };
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
  };
}

/** An edit that this device kept when the page was left; a newer version on the server shows as a conflict. */
function putBackUnsaved(id: string, saver: GradeSaver): void {
  const unsaved = findUnsaved(id);
  if (unsaved !== undefined) saver.putBack(unsaved);
}
