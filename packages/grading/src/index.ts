export * from './agreement.ts';
export * from './annotations.ts';
export * from './apa-scope.ts';
export * from './read-apa-scope.ts';
export * from './citing.ts';
export { choosePilot, fewestForPilot, sizeOfPilot } from './class/choose-pilot.ts';
export type { PaperMeasures } from './class/paper-measures.ts';
export { findUnlikeMarks, type MarkedPaper, type UnlikePair } from './class/unlike-marks.ts';
export {
  findCommonPassages,
  type CommonPassage,
  findLikePapers,
  FEWEST_SHARED,
  LEAST_SHARE,
  type Fingerprinted,
} from './copies/like-papers.ts';
export { fingerprintOf, type OwnText } from './copies/shingles.ts';
export * from './criteria.ts';
export * from './doubt.ts';
export type { Drift } from './drift.ts';
export * from './edited-scores.ts';
export * from './feedback.ts';
export * from './grade-scale.ts';
export * from './grading-error.ts';
export * from './students/identify-student.ts';
export * from './judgement.ts';
export * from './label-of-check.ts';
export * from './lms-sites.ts';
export * from './people-index.ts';
export * from './plan.ts';
export * from './review.ts';
export * from './rubric/parse-rubric.ts';
export * from './rubric/rubric-text.ts';
export { rubricOfTable } from './rubric/read-table.ts';
export * from './rubric/score-rubric.ts';
export * from './rubric/rubric.ts';
export * from './score-from-basis.ts';
export * from './starter-templates.ts';
export * from './submission-state.ts';
export * from './teaching.ts';
export * from './semaphore.ts';
export { asOrder, isDirective, isOrder, withoutPlace } from './requirements/directives.ts';
export * from './requirements/read-requirements.ts';
export * from './requirements/requirement.ts';
export * from './visitors.ts';
export { nameWithStudentFolder, readLmsFileName, type LmsFileName } from './students/lms-file-name.ts';
export * from './students/student-names.ts';
