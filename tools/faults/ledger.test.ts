import type { Assignment } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { checkLedger, isClean, type LedgerEntry } from './ledger.ts';

const entry: LedgerEntry = {
  fileName: 'a.txt',
  key: 'key-of-a',
  id: 'id-a',
  isGradingAcknowledged: true,
  editAcknowledged: null,
  approvedAs: null,
};

const assignment: Assignment = {
  id: 'id-a',
  originalName: 'a.txt',
  fileType: 'TXT',
  fileSize: 10,
  studentName: null,
  studentEmail: null,
  otherName: null,
  status: 'completed',
  statusDetail: null,
  uploadedAt: '2026-01-01T00:00:00Z',
  gradedAt: '2026-01-01T00:00:00Z',
  deletesAt: '2026-02-01T00:00:00Z',
  deletedAt: null,
  course: null,
  courseAssignment: null,
  grade: null,
  modelDraft: null,
  attempt: 1,
  attemptCount: 1,
  doubts: [],
};

describe('checkLedger', () => {
  it('finds nothing where all that was acknowledged is there once', () => {
    expect(isClean(checkLedger([entry], [assignment]))).toBe(true);
  });

  it('tells lost, unexpected and duplicated papers', () => {
    expect(checkLedger([entry], []).lost).toEqual(['a.txt']);
    expect(checkLedger([], [assignment]).unexpected).toEqual(['id-a']);
    expect(checkLedger([entry], [assignment, { ...assignment, id: 'id-b' }]).duplicated).toEqual(['a.txt']);
  });

  it('tells a paper that is left without a word and an edit that is gone', () => {
    expect(checkLedger([entry], [{ ...assignment, status: 'processing' }]).unsettled).toEqual(['a.txt']);
    expect(checkLedger([{ ...entry, editAcknowledged: 'Well argued.' }], [assignment]).changed).toEqual([
      'a.txt',
    ]);
  });

  it('accepts unacknowledged papers as present or absent', () => {
    const unanswered = { ...entry, id: null, isGradingAcknowledged: false };
    expect(isClean(checkLedger([unanswered], []))).toBe(true);
    expect(isClean(checkLedger([unanswered], [assignment]))).toBe(true);
  });
});
