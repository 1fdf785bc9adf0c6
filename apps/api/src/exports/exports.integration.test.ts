import type { Assignment, ExportProgress } from '@greenpen/api-contract';
import { exportDocumentName } from '@greenpen/gradebook';
import { readPaper } from '@greenpen/paper-extraction';
import { reviewPaper } from '@greenpen/paper-review';
import { makePaper } from '@greenpen/test-papers';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createReturnPool, type ReturnPool } from '../../../grading-worker/src/returning/return-pool.ts';
import { readCsv } from '../testing/read-csv.ts';
import { gradeQueued } from '../testing/grade-queued.ts';
import { makeExportsOnce, sweepExportsOnce } from '../testing/make-exports-once.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

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

type Upload = { readonly fileName: string; readonly content: Uint8Array | string };

/** Uploads a paper and grades it with the real engine. */
async function grade(account: TestAccount, files: readonly Upload[], fields = ''): Promise<string[]> {
  const answer = await account.call({
    method: 'POST',
    url: `/api/assignments/upload${fields}`,
    ...filesForm(files),
  });
  const ids = answer.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: ids } });
  await gradeQueued(api, account.id, ids, { review: (request) => reviewPaper(request) });
  return ids;
}

const approve = ({ call }: TestAccount, ids: readonly string[]) =>
  call({ method: 'POST', url: '/api/assignments/approve', payload: { ids } });

const ask = ({ call }: TestAccount, payload: object) =>
  call({ method: 'POST', url: '/api/exports', payload });

/** Creates an export and downloads it. */
async function fetchExport(account: TestAccount, payload: object) {
  const asked = await ask(account, payload);
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const { id } = asked.json<ExportProgress>();
  await makeExportsOnce(api, returner);
  const progress = (await account.call({ url: `/api/exports/${id}` })).json<ExportProgress>();
  const file = await account.call({ url: `/api/exports/${id}/file` });
  return { id, progress, file };
}

const create = async ({ call }: TestAccount, url: string, payload: object) =>
  (await call({ method: 'POST', url, payload })).json<{ id: string }>().id;

const marks = async ({ call }: TestAccount, payload: object) => {
  const answer = await call({ method: 'POST', url: '/api/exports/marks', payload });
  return { answer, rows: answer.statusCode === 200 ? readCsv(answer.body) : [] };
};

describe('feedback files', () => {
  it('come as the original with comments, as PDF and as text', async () => {
    const account = await api.signUp();
    const paper = await makePaper({ seed: 3, format: 'docx', words: 400 });
    const [id = ''] = await grade(account, [{ fileName: paper.fileName, content: paper.bytes }]);
    await approve(account, [id]);

    const word = await fetchExport(account, { ids: [id], format: 'word', author: 'Robin <Vale>' });
    expect(word.progress).toMatchObject({ state: 'ready', total: 1, done: 1, notMade: 0, asPdf: 0 });
    expect(word.file.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(word.file.headers['content-disposition']).toMatch(/^attachment; filename=".+ - comments\.docx"/u);
    const parts = unzipSync(new Uint8Array(word.file.rawPayload));
    expect(Buffer.from(parts['word/comments.xml'] ?? []).toString()).toContain('Robin &#60;Vale&#62;');
    const texts = await Promise.all(
      [paper.bytes, word.file.rawPayload].map((bytes) =>
        readPaper({ bytes: new Uint8Array(bytes), fileName: 'a.docx' }),
      ),
    );
    const [before, after] = texts.map((outcome) => (outcome.status === 'read' ? outcome.paper.text : null));
    expect(after).toBe(before);

    const pdf = await fetchExport(account, { ids: [id], format: 'pdf' });
    expect(pdf.file.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const text = await fetchExport(account, { ids: [id], format: 'text' });
    expect(text.file.body).toContain('OVERALL FEEDBACK');
    expect(text.file.body).toContain('Total: ');
  });

  // LLM06
  it('of a draft are marked as one and hold no scores', async () => {
    const account = await api.signUp();
    const [id = ''] = await grade(account, [{ fileName: 'a.txt', content: 'Sleep helps students learn.' }]);
    const { file } = await fetchExport(account, { ids: [id], format: 'text' });
    expect(file.body).toContain('Draft, not yet approved');
    expect(file.body).not.toContain('Total: ');
  });

  it('become a PDF if the paper’s file is gone, and the answer says so', async () => {
    const account = await api.signUp();
    const paper = await makePaper({ seed: 4, format: 'docx', words: 200 });
    const [id = ''] = await grade(account, [{ fileName: paper.fileName, content: paper.bytes }]);
    const { fileId } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: id });
    await api.store.remove(fileId ?? '');
    const { progress, file } = await fetchExport(account, { ids: [id], format: 'word' });
    expect(progress).toMatchObject({ state: 'ready', asPdf: 1, notMade: 0 });
    expect(file.headers['content-type']).toBe('application/pdf');
  });
});

describe('an archive', () => {
  it.each([
    ['canvas', 'diazana_LATE_901_55012_essay.txt', /^diazana_LATE_901_55012_feedback\.pdf$/u],
    ['plain', 'essay.txt', /^Student \d{4} - feedback\.pdf$/u],
  ])('has names that %s takes back, and approved papers alone', async (system, given, returned) => {
    const account = await api.signUp();
    const [approved = '', draft = ''] = await grade(account, [
      { fileName: given, content: 'Sleep helps students learn.' },
      { fileName: 'draft.txt', content: 'Sleep helps students forget.' },
    ]);
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${approved}`,
      payload: { studentName: null },
    });
    await approve(account, [approved]);
    const { file, progress } = await fetchExport(account, { ids: [approved, draft], format: 'word', system });
    expect(progress).toMatchObject({ total: 1, done: 1 });
    expect(file.headers['content-disposition']).toContain(`feedback-${system}.zip`);
    expect(Object.keys(unzipSync(new Uint8Array(file.rawPayload)))).toEqual([
      expect.stringMatching(returned),
    ]);
  });

  it('has names that moodle takes back for numbers that the class list confirms, and lists the others', async () => {
    const account = await api.signUp();
    const course = await create(account, '/api/courses', { name: 'Psychology', code: 'PSY' });
    const csv = 'Identifier,Full name,Email address\nParticipant 37,Ana Diaz,\nParticipant 38,Ben Lee,\n';
    await account.call({ method: 'POST', url: `/api/courses/${course}/students`, payload: { csv } });
    const ids = await grade(account, [
      { fileName: 'Ana Diaz_37_assignsubmission_file_essay.txt', content: 'Sleep helps students learn.' },
      { fileName: 'Team Alpha_38_assignsubmission_file_essay.txt', content: 'Sleep helps teams.' },
    ]);
    await api.gradebook.database.execute(
      sql`update submissions set course_id = ${course} where owner_id = ${account.id}`,
    );
    await approve(account, ids);
    const wanted = { ids, what: 'files', system: 'moodle' };
    const preview = await account.call({ method: 'POST', url: '/api/exports/preview', payload: wanted });
    expect(preview.json()).toMatchObject({ confirmed: 1, heldBack: 1, held: [{ student: 'Team Alpha' }] });
    const { file } = await fetchExport(account, { ids, format: 'text', system: 'moodle' });
    const files = unzipSync(new Uint8Array(file.rawPayload));
    expect(Object.keys(files)).toEqual([
      'Held back.txt',
      'Ana Diaz_37_assignfeedback_file_feedback.txt',
      'Team Alpha - feedback.txt',
    ]);
    expect(Buffer.from(files['Held back.txt'] ?? []).toString()).toContain('Team Alpha');
  });

  // ASVS-8.4.1
  it('is refused without approved papers and for another user’s paper', async () => {
    const [account, other] = await Promise.all([api.signUp(), api.signUp()]);
    const ids = await grade(account, [{ fileName: 'a.txt', content: 'Sleep helps students learn.' }]);
    const wanted = { ids, format: 'pdf', system: 'plain' };
    expect((await ask(account, wanted)).json()).toMatchObject({ code: 'NOTHING_TO_EXPORT' });
    expect((await ask(other, wanted)).statusCode).toBe(404);
    const foreign = await other.call({ method: 'POST', url: '/api/exports/summary', payload: { ids } });
    expect(foreign.statusCode).toBe(404);
  });

  // ASVS-3.2.1
  it('is not there before it is made, nor after its hour, when its files are removed', async () => {
    const account = await api.signUp();
    const [id = ''] = await grade(account, [{ fileName: 'a.txt', content: 'Sleep helps students learn.' }]);
    await approve(account, [id]);
    const asked = (await ask(account, { ids: [id], format: 'text', system: 'plain' })).json<ExportProgress>();
    const early = await account.call({ url: `/api/exports/${asked.id}/file` });
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'EXPORT_NOT_READY']);
    await makeExportsOnce(api, returner);
    await expect(api.store.get(exportDocumentName(asked.id, id))).resolves.toBeDefined();
    await api.gradebook.database.execute(
      sql`update exports set expires_at = now() - interval '11 minutes' where id = ${asked.id}`,
    );
    expect((await account.call({ url: `/api/exports/${asked.id}/file` })).statusCode).toBe(404);
    expect(await sweepExportsOnce(api, returner)).toEqual({ files: 1 });
    await expect(api.store.get(exportDocumentName(asked.id, id))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is made once by two workers, and again if one is lost', async () => {
    const account = await api.signUp();
    const [id = ''] = await grade(account, [{ fileName: 'a.txt', content: 'Sleep helps students learn.' }]);
    const asked = (await ask(account, { ids: [id], format: 'text' })).json<ExportProgress>();
    const lost = await api.gradebook.exports.claim();
    expect(lost?.export.id).toBe(asked.id);
    expect(await api.gradebook.exports.claim()).toBeUndefined();
    await api.gradebook.database.execute(
      sql`update exports set state_since = now() - interval '31 seconds' where id = ${asked.id}`,
    );
    await makeExportsOnce(api, returner);
    expect(
      await api.gradebook.exports.finish(lost?.claim ?? { exportId: asked.id, fence: 0 }, 'failed'),
    ).toBe(false);
    const { state } = (await account.call({ url: `/api/exports/${asked.id}` })).json<ExportProgress>();
    expect(state).toBe('ready');
  });
});

describe('marks', () => {
  const list =
    'Student,ID,SIS User ID,SIS Login ID,Section,Essay\n    Points Possible,,,,,50\n"Diaz, Ana",901,S1,ana@example.edu,A,\n';

  async function prepare(fileName: string, csv = list) {
    const account = await api.signUp();
    const course = await create(account, '/api/courses', { name: 'Psychology', code: 'PSY' });
    const set = await create(account, `/api/courses/${course}/assignments`, {
      title: 'Essay',
      maxPoints: 50,
    });
    await account.call({ method: 'POST', url: `/api/courses/${course}/students`, payload: { csv } });
    const [id = ''] = await grade(account, [{ fileName, content: 'Sleep helps students learn.' }]);
    await api.gradebook.database.execute(
      sql`update submissions set course_id = ${course}, course_assignment_id = ${set}, student_name = 'ana  diaz' where id = ${id}`,
    );
    return { account, id };
  }

  it('go back to Canvas under the ids that its own export gave', async () => {
    const { account, id } = await prepare('essay.txt');
    const early = await marks(account, { ids: [id], system: 'canvas' });
    expect(early.answer.json()).toMatchObject({ code: 'NOTHING_TO_EXPORT' });
    await approve(account, [id]);
    const { answer, rows } = await marks(account, { ids: [id], system: 'canvas' });
    expect(answer.headers['content-disposition']).toContain('marks-canvas.csv');
    const { grade: made } = (await account.call({ url: `/api/assignments/${id}` })).json<Assignment>();
    const points = String(Math.round((made?.totalGrade ?? 0) * 5) / 10);
    expect(rows.slice(0, 2)).toEqual([
      ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', 'Essay'],
      ['Points Possible', '', '', '', '', '50'],
    ]);
    expect(rows[2]?.slice(0, 5)).toEqual(['Ana Diaz', '901', 'S1', 'ana@example.edu', 'A']);
    expect(Number(rows[2]?.[5])).toBeCloseTo(Number(points), 0);
  });

  it('go back to Moodle under the identifier of the worksheet, with the feedback as text', async () => {
    const csv = 'Identifier,Full name,Email address\nParticipant 4711,Ana Diaz,ana@example.edu\n';
    const { account, id } = await prepare('Ana Diaz_4711_assignsubmission_file_essay.txt', csv);
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${id}/grade`,
      payload: { version: 1, feedback: '<img src=x onerror=alert(1)>\n\nGo on.' },
    });
    await approve(account, [id]);
    const { rows } = await marks(account, { ids: [id], system: 'moodle' });
    expect(rows[1]?.slice(0, 2)).toEqual(['Participant 4711', 'Ana Diaz']);
    expect(rows[1]?.[9]).toContain('<p>&#60;img src=x onerror=alert(1)&#62;</p><p>Go on.</p>');
  });

  it('are held back where no class list confirms the number in the file’s name, and a text says so', async () => {
    const { account, id } = await prepare('Ana Diaz_4711_assignsubmission_file_essay.txt');
    await approve(account, [id]);
    const { answer } = await marks(account, { ids: [id], system: 'moodle' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'NOTHING_CONFIRMED']);
    const wanted = { ids: [id], what: 'marks', system: 'moodle' };
    const text = await account.call({ method: 'POST', url: '/api/exports/held-back', payload: wanted });
    expect(text.headers['content-disposition']).toContain('marks-moodle - held back.txt');
    expect(text.body).toMatch(
      /Ana Diaz_4711_assignsubmission_file_essay\.txt\r\n {2}The class list has no Moodle/u,
    );
    expect((await marks(account, { ids: [id], system: 'plain' })).rows).toHaveLength(2);
  });

  it('count what is left out', async () => {
    const account = await api.signUp();
    const [one = ''] = await grade(account, [
      { fileName: 'a_901_55_b.txt', content: 'Sleep helps students learn.' },
      { fileName: 'b.txt', content: 'Sleep helps students forget.' },
    ]);
    await approve(account, [one]);
    const summary = await account.call({
      method: 'POST',
      url: '/api/exports/summary',
      payload: { filter: {} },
    });
    expect(summary.json()).toEqual({
      approved: 1,
      drafts: 1,
      notGraded: 0,
      wordDocuments: 0,
      moodleNames: 0,
      canvasNames: 1,
      courseAssignments: 1,
    });
  });
});
