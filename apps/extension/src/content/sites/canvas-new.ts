import { speedGraderPath, readAssignedInCanvas, readCanvas, speedGraderIds } from '../canvas-api.ts';
import { attributeOf, nameIn, pointsIn, testId } from '../dom.ts';
import type { Site, SiteWork } from '../site.ts';

const panel = testId('speedgrader-grading-panel');
const box = testId('grade-input');

/** SpeedGrader since 2025, by what other programs rely on: beta. */
export const canvasNew: Site = {
  id: 'canvas-new',
  path: speedGraderPath,
  mark: `${panel}, ${box}`,
  identify: () => ({
    ...speedGraderIds(),
    attempt: attributeOf(testId('attempt-select'), 'value'),
  }),
  names: {
    title: [testId('assignment-title-name')],
    studentName: () =>
      attributeOf(testId('student-avatar'), 'name') ?? nameIn([testId('student-select-trigger')]),
  },
  firstAttempt: 1,
  grade: [
    [`${panel} input${box}`, 'value'],
    [`input${box}`, 'value'],
  ],
  rubricRow: '[data-testid^="rubric-criterion"], tr:has([data-testid^="criterion-score-"])',
  maxPoints: () => pointsIn(nameIn([testId('grade-input-points-possible')])),
  offers: ['assigned'],
};

export const canvasNewWork: SiteWork = {
  comment: [
    ['[data-testid="assignment-comment-input"] textarea', 'tinymce'],
    ['[data-testid="assignment-comment-input"] textarea', 'value'],
    ['textarea[data-testid="assignment-comment-input"]', 'value'],
  ],
  rubric: {
    name: '[data-testid^="rubric-criteria-title"], [data-testid="criterion-description"], th, td',
    points: 'input[data-testid^="criterion-score-"], [data-testid^="criterion-score-"] input',
    remark: 'textarea[data-testid^="comment-text-area-"], [data-testid^="comment-text-area-"] textarea',
  },
  read: () => readCanvas(testId('submission-preview-iframe')),
  readAssigned: readAssignedInCanvas,
};
