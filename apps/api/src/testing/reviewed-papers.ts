import type { Assignment, AssignmentWithReview } from '@greenpen/api-contract';
import type { Review } from '@greenpen/grading';
import { gradeQueued } from './grade-queued.ts';
import type { Paper } from '@greenpen/paper';
import { multipartForm } from './multipart.ts';
import { samplePaper } from './sample-review.ts';
import type { TestAccount, TestApi } from './start-test-api.ts';

/** An account's papers with reviews that a test made up. */
export class ReviewedPapers {
  readonly #api: TestApi;
  readonly #account: TestAccount;

  constructor(api: TestApi, account: TestAccount) {
    this.#api = api;
    this.#account = account;
  }

  /** Uploads the sample paper and gives it a review; returns its id. */
  async add(review: Review, place: Readonly<Record<string, string>> = {}): Promise<string> {
    const fields = Object.entries(place).map(([name, value]) => ({ name, value }));
    const file = { name: 'files', fileName: 'essay.txt', content: samplePaper.text };
    const form = multipartForm([...fields, file]);
    const answer = await this.#account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const id = answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
    await this.grade(id, review);
    return id;
  }

  async grade(id: string, made: Review, paper: Paper = samplePaper): Promise<void> {
    const payload = { assignmentIds: [id] };
    await this.#account.call({ method: 'POST', url: '/api/assignments/grade', payload });
    await gradeQueued(this.#api, this.#account.id, [id], {
      review: async () => ({ status: 'reviewed', paper, review: made }),
    });
  }

  async get(id: string): Promise<AssignmentWithReview> {
    return (await this.#account.call({ url: `/api/assignments/${id}` })).json();
  }

  save(id: string, payload: object) {
    return this.#account.call({ method: 'PATCH', url: `/api/assignments/${id}/grade`, payload });
  }
}
