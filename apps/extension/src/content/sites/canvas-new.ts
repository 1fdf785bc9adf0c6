import { speedGraderPath, readAssignedInCanvas, readCanvas, speedGraderIds } from '../canvas-api.ts';
import { clean, first, nameIn, numberIn } from '../dom.ts';
import type { Site, SiteWork } from '../site.ts';

const panel = '[data-testid="speedgrader-grading-panel"]';
const comment = '[data-testid="assignment-comment-input"]';
const box = '[data-testid="grade-input"]';

/** SpeedGrader since 2025, by what other programs rely on: beta. */
export const canvasNew: Site = {
  id: 'canvas-new',
  path: speedGraderPath,
  mark: `${panel}, ${box}`,
  identify: () => ({
    ...speedGraderIds(),
    attempt: clean(first('[data-testid="attempt-select"]')?.getAttribute('value')),
  }),
  names: {
    courseName: ['[data-testid="course-name"]'],
    title: ['[data-testid="assignment-title-name"]'],
    studentName: () =>
      clean(first('[data-testid="student-avatar"]')?.getAttribute('name')) ??
      nameIn(['button[data-testid="student-select-trigger"]']),
  },
  grade: [
    [`${panel} input${box}`, 'value'],
    [`input${box}`, 'value'],
  ],
  rubricRow:
    '[data-testid^="rubric-criterion"], [data-testid="traditional-criterion"], tr:has([data-testid^="criterion-score-"])',
  maxPoints: () =>
    numberIn(nameIn(['[data-testid="grade-input-points-possible"]', '[data-testid="points-possible"]'])),
  offers: ['assigned'],
};

export const canvasNewWork: SiteWork = {
  comment: [
    [`${comment} textarea`, 'tinymce'],
    [`${comment} textarea`, 'value'],
    [`textarea${comment}`, 'value'],
  ],
  rubric: {
    name: '[data-testid^="rubric-criteria-title"], [data-testid="criterion-description"], th, td',
    points: 'input[data-testid^="criterion-score-"], [data-testid^="criterion-score-"] input',
    remark: 'textarea[data-testid^="comment-text-area-"], [data-testid^="comment-text-area-"] textarea',
  },
  read: () => readCanvas('[data-testid="submission-preview-iframe"]'),
  readAssigned: readAssignedInCanvas,
};
