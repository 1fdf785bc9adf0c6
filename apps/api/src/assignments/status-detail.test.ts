import { submissionStates } from '@greenpen/grading';
import { refusalCodes } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import type { Grade } from '@greenpen/gradebook';
import { statusDetail as detailOf } from './status-detail.ts';

type Standing = Parameters<typeof detailOf>[0];

const statusDetail = (standing: Pick<Standing, 'state' | 'stateReason'> & Partial<Standing>) =>
  detailOf({ expiredAt: null, grade: null, ...standing });

const grade: Grade = {
  submissionId: 'a',
  reviewNumber: 1,
  version: 1,
  scores: { grammar: 90, apa: 80, content: 70, total: 78.5 },
  overrides: { grammar: null, apa: null, content: null },
  dismissed: [],
  rubricPoints: {},
  verdicts: {},
  notJudged: [],
  feedback: new Uint8Array(),
  annotations: null,
  words: { feedbackWords: 0, typedWords: 0 },
  approvedAt: new Date('2026-03-01T12:00:00Z'),
  approvedBy: 'robin',
  updatedAt: new Date('2026-03-01T12:00:00Z'),
  savedBy: null,
};

describe('statusDetail', () => {
  it('says something exactly where the status alone does not say enough', () => {
    const said = submissionStates.filter((state) => statusDetail({ state, stateReason: null }) !== null);
    expect(said).toEqual(['waiting', 'refused', 'needs-you']);
  });

  it('has a sentence of its own for every refusal', () => {
    const sentences = refusalCodes.map((stateReason) => statusDetail({ state: 'refused', stateReason }));
    expect(new Set(sentences).size).toBe(refusalCodes.length);
  });

  it('says why a paper waits and that grading continues automatically', () => {
    expect(statusDetail({ state: 'refused', stateReason: 'This file is a letter. Send a paper.' })).toBe(
      'This file is a letter. Send a paper.',
    );
    expect(statusDetail({ state: 'waiting', stateReason: 'storage-full' })).toMatch(
      /disk .* full.* automatically/u,
    );
  });

  it('says on which day a paper was deleted, and what is kept', () => {
    const expiredAt = new Date('2026-03-09T23:59:00Z');
    expect(statusDetail({ state: 'completed', stateReason: null, expiredAt, grade })).toBe(
      'The file and its extracted text were deleted on March 9, 2026. Your scores and feedback are kept.',
    );
    expect(statusDetail({ state: 'needs-you', stateReason: 'file-deleted', expiredAt })).toMatch(
      /unapproved draft were deleted on March 9, 2026\. Only this entry/u,
    );
  });
});
