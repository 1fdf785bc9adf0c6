import { gradedExample, type GradedExample } from '@greenpen/api-contract';
import type { GradedExampleRecord } from '@greenpen/gradebook';
import type { Sealer } from '../ports.ts';

const gradedTexts = gradedExample.pick({ studentWork: true, professorFeedback: true, notes: true });

export type GradedTexts = Pick<GradedExample, 'studentWork' | 'professorFeedback' | 'notes'>;

/** Encrypts the texts as JSON, for the gradebook and the worker. */
export function sealGradedTexts(
  sealer: Sealer,
  { studentWork, professorFeedback, notes }: GradedTexts,
): Uint8Array {
  return sealer.seal(JSON.stringify({ studentWork, professorFeedback, notes }));
}

export function gradedExampleOnWire(
  { texts, ...record }: GradedExampleRecord,
  sealer: Sealer,
): GradedExample {
  return {
    ...record,
    grammarGrade: record.grammarGrade ?? null,
    apaGrade: record.apaGrade ?? null,
    contentGrade: record.contentGrade ?? null,
    ...gradedTexts.parse(JSON.parse(sealer.open(texts))),
    createdAt: record.createdAt.toISOString(),
  };
}
