/** `gradebook.grades`. */
export { saveGrade as save, approveGrade as approve, reopenGrade as reopen } from './edit-grade.ts';
export { approveGrades as approveMany } from '../bulk/approve-grades.ts';
export { gradeByHand as enterByHand } from './grade-by-hand.ts';
export { findReplacedAt, restoreGrade as restore } from './restore-grade.ts';
export { changeFeedback } from '../bulk/change-feedback.ts';
