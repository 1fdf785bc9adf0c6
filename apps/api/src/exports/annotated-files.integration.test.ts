import type {
  Assignment,
  AssignmentWithReview,
  CallResponse,
  ExportProgress,
  getPaper,
} from '@greenpen/api-contract';
import { readPaper } from '@greenpen/paper-extraction';
import { reviewPaper } from '@greenpen/paper-review';
import { makePaper } from '@greenpen/test-papers';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createReturnPool, type ReturnPool } from '../../../grading-worker/src/returning/return-pool.ts';
import { gradeQueued } from '../testing/grade-queued.ts';
import { makeExportsOnce } from '../testing/make-exports-once.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let returner: ReturnPool;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
  returner = createReturnPool();
});

afterAll(async () => {
  await returner.close();
  await api.stop();
});

it('writes own comments and edited findings into the returned paper, the PDF and the text', async () => {
  const { id: ownerId, call } = await api.signUp();
  const paper = await makePaper({ seed: 3, format: 'docx', words: 400 });
  const upload = await call({
    method: 'POST',
    url: '/api/assignments/upload',
    ...filesForm([{ fileName: paper.fileName, content: paper.bytes }]),
  });
  const id = upload.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  await gradeQueued(api, ownerId, [id], { review: (request) => reviewPaper(request) });

  const { text } = (await call({ url: `/api/assignments/${id}/paper` })).json<
    CallResponse<typeof getPaper>
  >();
  const { review } = (await call({ url: `/api/assignments/${id}` })).json<AssignmentWithReview>();
  const finding = review?.findings.find(({ span }) => span !== null);
  const start = text.length >> 1;
  const own = {
    id: `own-${randomUUID()}`,
    area: 'content',
    severity: 'error',
    text: 'A wording of my own.',
    span: { start, end: start + 20 },
    quote: text.slice(start, start + 20),
    page: 1,
  };
  const findingEdits = { [finding?.id ?? '']: { message: 'Reworded by me.' } };
  const url = `/api/assignments/${id}/grade`;
  const saved = await call({ method: 'PATCH', url, payload: { version: 1, comments: [own], findingEdits } });
  expect(saved.statusCode).toBe(200);

  const fetchFile = async (format: string): Promise<Buffer> => {
    const asked = await call({ method: 'POST', url: '/api/exports', payload: { ids: [id], format } });
    await makeExportsOnce(api, returner);
    return (await call({ url: `/api/exports/${asked.json<ExportProgress>().id}/file` })).rawPayload;
  };
  const parts = unzipSync(await fetchFile('word'));
  const comments = strFromU8(parts['word/comments.xml'] ?? new Uint8Array());
  expect(comments).toContain('A wording of my own.');
  expect(comments).toContain('Reworded by me.');
  expect(comments).not.toContain(finding?.message.replaceAll('"', '&#34;') ?? 'a finding');
  const pdf = await readPaper({ bytes: await fetchFile('pdf'), fileName: 'feedback.pdf' });
  const pdfText = pdf.status === 'read' ? pdf.paper.text.replaceAll(/\s+/gu, ' ') : '';
  const plain = (await fetchFile('text')).toString();
  for (const file of [pdfText, plain]) {
    expect(file).toContain('A wording of my own.');
    expect(file).toContain('Reworded by me.');
    expect(file).not.toContain('()');
  }
});
