import {
  approveAssignment,
  failure,
  getAssignment,
  grade,
  gradeAssignments,
  idempotencyHeader,
  listAssignments,
  nextCursorHeader,
  uploadAssignments,
  type Assignment,
  type AssignmentWithReview,
  type Grade,
  type GradeEdit,
  type RefusedFile,
} from '@greenpen/api-contract';
import type { z } from 'zod';

export type UploadFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** An answer that is not ok: `status` 0 is no answer at all. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status}: ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** The product's HTTP interface as one signed-in instructor uses it; for tests and measurements. */
export class ApiClient {
  readonly address: string;
  #cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async signUp(email: string, password = 'correct horse battery', name = 'Test Instructor'): Promise<void> {
    await this.#identify('sign-up', { name, email, password });
    // Only the first account is signed in by its sign-up.
    if (this.#cookie === '') await this.signIn(email, password);
  }

  async signIn(email: string, password = 'correct horse battery'): Promise<void> {
    await this.#identify('sign-in', { email, password });
  }

  async #identify(way: 'sign-up' | 'sign-in', body: Record<string, string>): Promise<void> {
    const answer = await this.fetch('POST', `/api/identity/${way}/email`, { body: JSON.stringify(body) });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  async upload(
    files: readonly UploadFile[],
    { key, signal, courseId, courseAssignmentId }: UploadOptions,
  ): Promise<{ assignments: Assignment[]; refused: RefusedFile[] }> {
    const form = new FormData();
    if (courseId !== undefined) form.append('courseId', courseId);
    if (courseAssignmentId !== undefined) form.append('courseAssignmentId', courseAssignmentId);
    for (const { fileName, bytes } of files)
      form.append('files', new Blob([Uint8Array.from(bytes)]), fileName);
    return this.#ask(uploadAssignments.response, 'POST', '/api/assignments/upload', {
      form,
      key,
      ...(signal && { signal }),
    });
  }

  grade(assignmentIds: readonly string[], key: string): Promise<{ count: number }> {
    return this.#ask(gradeAssignments.response, 'POST', '/api/assignments/grade', {
      body: JSON.stringify({ assignmentIds }),
      key,
    });
  }

  approve(id: string, key: string): Promise<Grade> {
    return this.#ask(approveAssignment.response, 'POST', `/api/assignments/${id}/approve`, {
      body: '{}',
      key,
    });
  }

  reopen(id: string): Promise<Grade> {
    return this.#ask(grade, 'POST', `/api/assignments/${id}/reopen`, { body: '{}' });
  }

  saveGrade(id: string, edit: GradeEdit): Promise<Grade> {
    return this.#ask(grade, 'PATCH', `/api/assignments/${id}/grade`, { body: JSON.stringify(edit) });
  }

  get(id: string): Promise<AssignmentWithReview> {
    return this.#ask(getAssignment.response, 'GET', `/api/assignments/${id}`);
  }

  async listAll(): Promise<Assignment[]> {
    const all: Assignment[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const answer: Response = await this.fetch('GET', `/api/assignments${query}`);
      all.push(...listAssignments.response.parse(await answer.json()));
      cursor = answer.headers.get(nextCursorHeader);
    }
    return all;
  }

  async #ask<S extends z.ZodType>(
    schema: S,
    method: string,
    path: string,
    options: FetchOptions = {},
  ): Promise<z.output<S>> {
    const answer = await this.fetch(method, path, options);
    return schema.parse(await answer.json());
  }

  async fetch(method: string, path: string, options: FetchOptions = {}): Promise<Response> {
    const headers: Record<string, string> = { origin: this.address, cookie: this.#cookie };
    if (options.body !== undefined) headers['content-type'] = 'application/json';
    if (options.key !== undefined) headers[idempotencyHeader] = options.key;
    let answer: Response;
    try {
      answer = await fetch(`${this.address}${path}`, {
        method,
        headers,
        body: options.form ?? options.body ?? null,
        signal: options.signal ?? AbortSignal.timeout(60_000),
      });
    } catch (error) {
      throw new RequestFailed(0, error instanceof Error ? error.message : 'no answer');
    }
    if (!answer.ok) {
      const refused = failure.safeParse(await answer.json().catch(() => null));
      throw new RequestFailed(answer.status, refused.data?.code ?? 'no code');
    }
    return answer;
  }
}

type UploadOptions = {
  readonly key: string;
  readonly signal?: AbortSignal;
  readonly courseId?: string;
  readonly courseAssignmentId?: string;
};

type FetchOptions = {
  readonly body?: string;
  readonly form?: FormData;
  readonly key?: string;
  readonly signal?: AbortSignal;
};
