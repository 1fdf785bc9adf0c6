import type { Pilot } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { findShownPilot, papersToGradeFirst } from './pilot-query.ts';
import { sentenceOf } from './pilot-line.tsx';

const pilot: Pilot = {
  courseId: 'course-1',
  courseCode: 'PSY 101',
  courseAssignmentId: 'set-1',
  title: 'Essay',
  stage: 'grading',
  submissionIds: ['a', 'b'],
  size: 8,
  graded: 3,
  others: 42,
  left: 0,
  report: null,
};

const report = { moved: 42, meanMove: -4.1, pilotOff: 5.4, within: 5.2 };

describe('the sentence about a pilot', () => {
  it.each([
    [
      { stage: 'proposed' },
      'Grade 8 papers first: they represent the class best, and the other 42 drafts are then calibrated to your marks.',
    ],
    [{ stage: 'grading' }, 'Grade these first: they represent the class best. 3 of 8 graded.'],
    [
      { stage: 'graded', graded: 8 },
      'All 8 are graded. The other 42 drafts can be calibrated to your marks.',
    ],
    [{ stage: 'calibrating', left: 30 }, 'Calibrating the other drafts to your marks: 30 to go.'],
    [
      { stage: 'calibrated', report },
      'Your marks were 5.4 points from the drafts of these 8 on average. The other 42 papers moved by −4.1 points on average; your marks and the drafts now agree within 5.2 points (80%).',
    ],
    [
      { stage: 'calibrated', report: { ...report, moved: 1, meanMove: 0.01, pilotOff: null, within: null } },
      'The other paper did not move on average.',
    ],
    [
      { stage: 'calibrated', report: { ...report, moved: 0, meanMove: null, within: null } },
      'Your marks were 5.4 points from the drafts of these 8 on average. No other draft was left to calibrate.',
    ],
    [{ stage: 'later' }, undefined],
  ] satisfies [Partial<Pilot>, string | undefined][])('at %j', (change, sentence) => {
    expect(sentenceOf({ ...pilot, ...change })).toBe(sentence);
  });
});

describe('the pilot of a list', () => {
  const other = { ...pilot, courseId: 'course-2', courseAssignmentId: 'set-2' };

  it('is the one of the shown class, and otherwise the newest', () => {
    expect(findShownPilot([pilot, other], {})).toBe(pilot);
    expect(findShownPilot([pilot, other], { courseId: 'course-2' })).toBe(other);
    expect(findShownPilot([pilot], { courseId: 'course-1', courseAssignmentId: 'set-9' })).toBeUndefined();
  });

  it('marks papers only while they are to be graded', () => {
    const done: Pilot = { ...other, stage: 'calibrated', submissionIds: ['c'] };
    expect([...papersToGradeFirst([pilot, done])]).toEqual(['a', 'b']);
    expect(papersToGradeFirst(undefined).size).toBe(0);
  });
});
