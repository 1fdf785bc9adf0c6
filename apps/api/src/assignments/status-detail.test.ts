import { submissionStates } from '@greenpen/grading';
import { refusalCodes } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { statusDetail } from './status-detail.ts';

describe('statusDetail', () => {
  it('says something exactly where the status alone does not say enough', () => {
    const said = submissionStates.filter((state) => statusDetail({ state, stateReason: null }) !== null);
    expect(said).toEqual(['waiting', 'refused', 'needs-you']);
  });

  it('has a sentence of its own for every refusal', () => {
    const sentences = refusalCodes.map((stateReason) => statusDetail({ state: 'refused', stateReason }));
    expect(new Set(sentences).size).toBe(refusalCodes.length);
  });

  it('says why a paper waits and that it goes on by itself', () => {
    expect(statusDetail({ state: 'waiting', stateReason: 'storage-full' })).toMatch(
      /disk .* full.* by itself/u,
    );
  });
});
