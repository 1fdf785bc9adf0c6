/* oxlint-disable typescript/no-unsafe-type-assertion -- fakes implement only what these tests use */
import type { ClaimResult, Gradebook, RunClaim } from '@greenpen/gradebook';
import { defaultCriteria, ExpectedError, nothingJudged, type Review } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import { PaperStoreError, type PaperStore, type PaperStoreErrorCode } from '@greenpen/paper-store';
import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { noReturner } from '../testing/no-returner.ts';
import { gradeSubmission } from './grade-submission.ts';

const claim: RunClaim = {
  submissionId: '01a1f8cd-c5f4-7aba-ad4b-74cfebbc4247',
  ownerId: 'user-1',
  jobId: 'job-1',
  runNumber: 1,
  fence: 7,
  attempt: 1,
};

const claimed = {
  outcome: 'claimed',
  claim,
  submission: { originalName: 'essay.docx', course: null, courseAssignment: null, grade: null },
  fileId: 'file-1',
  criteria: defaultCriteria,
  brief: null,
  reviewNumber: 2,
} as unknown as ClaimResult;

const review = {
  engine: 'test-1',
  student: { name: 'Ana Diaz', email: null, otherName: null },
  feedback: { grammar: '', apa: '', content: '', overall: 'Go on.' },
  judgement: nothingJudged,
  prose: [],
} as unknown as Review;
const paper = { text: 'Sleep helps.' } as Paper;

const noVoices = {
  listRecords: async () => ({ templates: [], gradedExamples: [], discussionExamples: [], edits: [] }),
  findCorrections: async () => null,
};

type Fakes = Partial<Gradebook['runs']>;

function portsWith(fakes: Fakes, more: { store?: Partial<PaperStore> } & Partial<Ports['reviewer']> = {}) {
  const putAt = vi.fn<PaperStore['putAt']>(async () => undefined);
  const remove = vi.fn<PaperStore['remove']>(async () => undefined);
  const calls = {
    complete: vi.fn(async () => 'completed'),
    refuse: vi.fn(async () => 'refused'),
    fail: vi.fn(async () => 'queued-again'),
    wait: vi.fn(async () => 'waiting'),
    handBack: vi.fn(async () => 'handed-back'),
  };
  const runs = { claim: async () => claimed, markScoring: async () => 'marked', ...calls, ...fakes };
  const gradebook = { runs, voices: noVoices } as unknown as Gradebook;
  const ports: Ports = {
    gradebook,
    store: { get: async () => new Uint8Array(3), putAt, remove, ...more.store } as unknown as PaperStore,
    returner: noReturner,
    reviewer: {
      review: more.review ?? (async () => ({ status: 'reviewed', paper, review })),
      ...(more.warm === undefined ? {} : { warm: more.warm }),
    },
    listNamedFiles: async () => [],
    makeDailyBackup: async () => 'not-due',
    model: null,
    open: (sealed) => Buffer.from(sealed).toString(),
    wordingHash: () => () => 0,
    seal: (text) => Buffer.from(`sealed ${text.length}`),
    now: () => new Date(0),
  };
  return { ports, calls, putAt, remove };
}

const job = { jobId: claim.jobId, submissionId: claim.submissionId };
const goingOn = new AbortController().signal;
const away = new ExpectedError('DATABASE_UNAVAILABLE');

describe('gradeSubmission', () => {
  it('stores paper and review before the row that names them', async () => {
    const { ports, calls, putAt } = portsWith({});
    expect(await gradeSubmission(ports, job, goingOn)).toBe('completed');
    const name = `reviews/${claim.submissionId}/2-7`;
    expect(putAt.mock.calls.map(([at]) => at)).toEqual([`${name}-paper`, name]);
    expect(calls.complete).toHaveBeenCalledExactlyOnceWith(
      claim,
      expect.objectContaining({ documentName: name, student: review.student }),
    );
    expect(putAt.mock.invocationCallOrder[1]).toBeLessThan(calls.complete.mock.invocationCallOrder[0] ?? 0);
  });

  it.each([
    [{ studentCorrected: true, studentName: 'Ana Reyes' }, 'Ana Reyes'],
    [{ studentCorrected: false, studentName: 'Ana Reyes' }, undefined],
  ])('has the paper of %j addressed to %j', async (named, studentName) => {
    const asked = vi.fn<Ports['reviewer']['review']>(async () => ({ status: 'reviewed', paper, review }));
    const run = claimed as Extract<ClaimResult, { outcome: 'claimed' }>;
    const submission = { ...run.submission, ...named };
    const { ports } = portsWith({ claim: async () => ({ ...run, submission }) }, { review: asked });
    await gradeSubmission(ports, job, goingOn);
    expect(asked.mock.calls[0]?.[0].studentName).toBe(studentName);
  });

  it.each(['gone', 'approved', 'not-wanted', 'given-up', 'file-deleted'] as const)(
    'does nothing for a paper that is %s',
    async (outcome) => {
      const { ports, putAt } = portsWith({ claim: async () => ({ outcome }) });
      expect(await gradeSubmission(ports, job, goingOn)).toBe(outcome);
      expect(putAt).not.toHaveBeenCalled();
    },
  );

  it('has a thread loaded before it claims the paper', async () => {
    const order: string[] = [];
    const { ports } = portsWith(
      {
        claim: async () => {
          order.push('claimed');
          return claimed;
        },
      },
      { warm: async () => void order.push('warm') },
    );
    await gradeSubmission(ports, job, goingOn);
    expect(order).toEqual(['warm', 'claimed']);
  });

  it('stops when another worker holds the paper', async () => {
    const { ports, putAt } = portsWith({ markScoring: async () => 'fenced' });
    expect(await gradeSubmission(ports, job, goingOn)).toBe('fenced');
    expect(putAt).not.toHaveBeenCalled();
  });

  it('says why a file cannot be read', async () => {
    const { ports, calls } = portsWith(
      {},
      {
        review: async () => ({ status: 'refused', refusal: { code: 'encrypted', message: 'It is locked.' } }),
      },
    );
    expect(await gradeSubmission(ports, job, goingOn)).toBe('refused');
    expect(calls.refuse).toHaveBeenCalledWith(claim, 'It is locked.');
  });

  it.each([
    ['full', 'waiting'],
    ['unavailable', 'waiting'],
    ['not-found', 'refused'],
    ['damaged', 'refused'],
    ['key-wrong', 'queued-again'],
  ] as const)('answers a store that is %s with %s', async (code: PaperStoreErrorCode, outcome) => {
    const failing = () => Promise.reject(new PaperStoreError(code, code));
    const reading = portsWith({}, { store: { get: failing } });
    expect(await gradeSubmission(reading.ports, job, goingOn)).toBe(outcome);
    const writing = portsWith({}, { store: { putAt: failing } });
    expect(await gradeSubmission(writing.ports, job, goingOn)).toBe(outcome);
  });

  it('leaves no partial review if storing fails', async () => {
    const putAt = vi
      .fn<PaperStore['putAt']>(async () => undefined)
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new PaperStoreError('full', 'writing failed with ENOSPC'));
    const { ports, calls, remove } = portsWith({}, { store: { putAt } });
    expect(await gradeSubmission(ports, job, goingOn)).toBe('waiting');
    const name = `reviews/${claim.submissionId}/2-7`;
    expect(remove.mock.calls).toEqual([[name], [`${name}-paper`]]);
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it('counts an attempt for an engine that fails, with its reason and no text', async () => {
    const { ports, calls } = portsWith(
      {},
      { review: () => Promise.reject(new Error('could not read "Ana Diaz"')) },
    );
    expect(await gradeSubmission(ports, job, goingOn)).toBe('queued-again');
    expect(calls.fail).toHaveBeenCalledExactlyOnceWith(claim, 'engine-failed');
  });

  it('hands the paper back, without an attempt, when the worker stops', async () => {
    const stop = new AbortController();
    const { ports, calls } = portsWith(
      {},
      {
        review: async () => {
          stop.abort();
          throw new Error('given up');
        },
      },
    );
    expect(await gradeSubmission(ports, job, stop.signal)).toBe('handed-back');
    expect(calls.fail).not.toHaveBeenCalled();
  });

  it('hands back even a paper whose review ends at the moment of the stop', async () => {
    const stop = new AbortController();
    const { ports, calls } = portsWith(
      {},
      {
        review: async () => {
          stop.abort();
          return { status: 'reviewed', paper, review };
        },
      },
    );
    expect(await gradeSubmission(ports, job, stop.signal)).toBe('handed-back');
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it('leaves a job whose paper cannot be claimed for now to the queue', async () => {
    const { ports } = portsWith({ claim: () => Promise.reject(away) });
    await expect(gradeSubmission(ports, job, goingOn)).rejects.toBe(away);
  });

  it('records nothing when the worker stops during an outage', async () => {
    const stop = new AbortController();
    const { ports } = portsWith({
      complete: () => {
        stop.abort();
        return Promise.reject(away);
      },
    });
    await expect(gradeSubmission(ports, job, stop.signal)).rejects.toBe(away);
  });

  it.each([
    ['fenced', 0],
    ['approved', 0],
    ['draft-kept', 0],
    ['gone', 2],
  ] as const)('after %s removes %d documents', async (outcome, removed) => {
    const { ports, remove } = portsWith({ complete: async () => outcome });
    expect(await gradeSubmission(ports, job, goingOn)).toBe(outcome);
    expect(remove).toHaveBeenCalledTimes(removed);
  });
});
