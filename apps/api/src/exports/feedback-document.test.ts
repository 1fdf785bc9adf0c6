import type { Submission } from '@greenpen/gradebook';
import { expect, it } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import { sampleReview } from '../testing/sample-review.ts';
import { submission as sampleSubmission } from './testing/sample-marks.ts';
import { feedbackDocument } from './feedback-document.ts';

const submission: Submission = {
  id: '01a1f8cd-c5f4-7aba-ad4b-74cfebbc4247',
  ownerId: 'user-1',
  originalName: 'essay.docx',
  fileType: 'DOCX',
  fileSize: 1,
  fileId: null,
  sha256: '',
  studentName: 'Ana <Diaz> & Co',
  studentEmail: null,
  otherName: null,
  studentCorrected: false,
  course: { id: '1', code: 'PSY 101', name: 'Psychology' },
  courseAssignment: { id: '2', week: 3, title: 'Essay on sleep', maxPoints: 50 },
  state: 'completed',
  stateReason: null,
  stateSince: new Date(0),
  uploadedAt: new Date(0),
  queuedAt: null,
  completedAt: null,
  deletesAt: new Date(0),
  expiredAt: null,
  deletedAt: null,
  grade: null,
  attempt: 1,
  attemptCount: 1,
  doubts: [],
};

/** The text of one entry, found through the archive's central directory. */
function readEntry(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString('utf8');
  }
  return '';
}

const wordsOf = (xml: string): string => xml.replaceAll(/<\/w:p>/gu, '\n').replaceAll(/<[^>]+>/gu, '');

it('holds the marks, the feedback and what was found, and nothing of the machine', async () => {
  const document = await feedbackDocument({
    submission,
    scores: sampleReview.scores,
    weights: sampleReview.weights,
    rubric: [{ criterion: 'Thesis', level: 'Good', points: 15, maxPoints: 20 }],
    feedback: { ...sampleReview.feedback, grammar: 'Bad characters: \u0001\uD800 gone.' },
    findings: sampleReview.findings.map((finding) => ({ ...finding, suggestions: [...finding.suggestions] })),
  });
  const words = wordsOf(readEntry(document, 'word/document.xml'));
  for (const part of [
    'Feedback: Essay on sleep',
    'Student: Ana &lt;Diaz&gt; &amp; Co',
    'Course: PSY 101 - Psychology',
    'Status: Draft, not yet approved by the instructor',
    '77.9 / 100 (C) = 39 of 50 points',
    'Thesis\nGood\n15 / 20',
    'A good start.\nGo on.',
    'Bad characters: \uFFFD gone.',
    'Page 1: “Many people has” The verb does not agree with its subject. Suggestion: Many people have',
  ]) {
    expect(words).toContain(part);
  }
  expect(readEntry(document, 'docProps/core.xml')).toContain('<dc:creator>Greenpen</dc:creator>');
});

it('says which criteria of the rubric were not scored separately', async () => {
  const document = await feedbackDocument({
    submission,
    scores: sampleReview.scores,
    weights: sampleReview.weights,
    rubric: [
      { criterion: 'Thesis', level: 'Good', points: 15, maxPoints: 20 },
      { criterion: 'Plan', level: null, points: null, maxPoints: 30 },
    ],
    feedback: sampleReview.feedback,
    findings: [],
  });
  const words = wordsOf(readEntry(document, 'word/document.xml'));
  expect(words).toMatch(/Plan\n\s*not scored separately \(30\)/u);
  expect(words).toContain('Scored separately: 15 of 20 points. The scores also cover the other criteria.');
});

it('has no number and no weight for an area that was not judged', async () => {
  const { grade } = sampleSubmission({ id: submission.id });
  const document = await feedbackDocument({
    submission: { ...submission, grade: grade && { ...grade, notJudged: ['apa'] } },
    scores: sampleReview.scores,
    weights: sampleReview.weights,
    feedback: sampleReview.feedback,
    findings: [],
    rubric: [],
  });
  const words = wordsOf(readEntry(document, 'word/document.xml'));
  expect(words).toMatch(/APA Format\n\s*Not judged/u);
  expect(words).toContain('Grammar\n30%\n88 / 100');
});
