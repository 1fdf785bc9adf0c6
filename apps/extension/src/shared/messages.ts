import type {
  CallResponse,
  editDraft,
  getExtensionUser,
  GradeEdit,
  listDrafts,
  listExtensionCourses,
} from '@greenpen/api-contract';
import type { Assigned, Identity, Names } from './page-types.ts';

export type Courses = CallResponse<typeof listExtensionCourses>;
export type EarlierDrafts = CallResponse<typeof listDrafts>;
export type User = CallResponse<typeof getExtensionUser>;

/** A student's work to grade; files travel as base64, because messages are JSON. */
export type NewDraft = {
  readonly identity: Identity;
  readonly names: Names;
  readonly content: { readonly name: string; readonly base64: string };
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
};

export type DraftEdit = Omit<GradeEdit, 'client' | 'dismissed'>;

/** Requests of the panel and the options page, which alone may talk to the service worker, with their answers. */
export type Requests = {
  readonly connect: {
    readonly ask: { readonly address: string; readonly key: string };
    readonly answer: User;
  };
  readonly disconnect: { readonly ask: object; readonly answer: null };
  readonly me: { readonly ask: object; readonly answer: User };
  readonly courses: { readonly ask: object; readonly answer: Courses };
  readonly earlier: { readonly ask: { readonly identity: Identity }; readonly answer: EarlierDrafts };
  /** Answered as soon as the draft is recorded in the session's storage, where its progress appears. */
  readonly draft: { readonly ask: { readonly draft: NewDraft }; readonly answer: null };
  readonly download: { readonly ask: { readonly url: string }; readonly answer: { readonly base64: string } };
  readonly edit: {
    readonly ask: { readonly id: string; readonly edit: DraftEdit };
    readonly answer: CallResponse<typeof editDraft>;
  };
  /** Replaces what a course assignment asks for, or adds one if the id is null; the answer is its id. */
  readonly assign: {
    readonly ask: {
      readonly courseId: string;
      readonly courseAssignmentId: string | null;
      readonly assigned: Assigned;
    };
    readonly answer: { readonly id: string };
  };
  /** Wakes the worker, which continues unfinished drafts. */
  readonly ping: { readonly ask: object; readonly answer: null };
};

export type RequestName = keyof Requests;

/** What every request answers; `message` is a sentence for the instructor. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Throws an Error with a sentence for the instructor. */
export async function ask<Name extends RequestName>(
  name: Name,
  payload: Requests[Name]['ask'],
): Promise<Requests[Name]['answer']> {
  const reply: Reply<Requests[Name]['answer']> = await chrome.runtime.sendMessage({ name, payload });
  if (reply.ok) return reply.value;
  throw new Error(reply.message);
}
