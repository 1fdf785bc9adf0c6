/** `gradebook.gradedExamples`. */
export {
  listGradedExamples as list,
  getGradedExample as get,
  createGradedExample as create,
  updateGradedExample as update,
  deleteGradedExample as delete,
} from './graded-examples.ts';
export { listExamplesToGradeBy as listToGradeBy } from './list-examples-to-grade-by.ts';
