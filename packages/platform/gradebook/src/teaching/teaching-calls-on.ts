import { answered } from '../answered.ts';
import { checkCourse } from '../courses/check-course.ts';
import {
  createCourseAssignment,
  deleteCourseAssignment,
  updateCourseAssignment,
} from '../courses/edit-course-assignment.ts';
import { createCourse, deleteCourse, updateCourse } from '../courses/edit-course.ts';
import { listCourses } from '../courses/list-courses.ts';
import type { Executor } from '../database.ts';
import type { TeachingCalls } from '../teaching-calls.ts';
import {
  createDiscussionExample,
  deleteDiscussionExample,
  getDiscussionExample,
  listDiscussionExamples,
  updateDiscussionExample,
} from './discussion-examples.ts';
import { createTemplate, deleteTemplate, listTemplates } from './feedback-templates.ts';
import {
  createGradedExample,
  deleteGradedExample,
  getGradedExample,
  listGradedExamples,
  updateGradedExample,
} from './graded-examples.ts';
import { listExamplesToGradeBy } from './list-examples-to-grade-by.ts';

/** The calls on the database, or inside one transaction of it. */
export function teachingCallsOn(db: Executor): TeachingCalls {
  return {
    listCourses: (where) => answered(() => listCourses(db, where)),
    createCourse: (course) => answered(() => createCourse(db, course)),
    updateCourse: (change) => answered(() => updateCourse(db, change)),
    deleteCourse: (where) => answered(() => deleteCourse(db, where)),
    createCourseAssignment: (assignment) => answered(() => createCourseAssignment(db, assignment)),
    updateCourseAssignment: (change) => answered(() => updateCourseAssignment(db, change)),
    deleteCourseAssignment: (where) => answered(() => deleteCourseAssignment(db, where)),
    checkCourse: (where) => answered(() => checkCourse(db, where)),
    listTemplates: (where) => answered(() => listTemplates(db, where)),
    createTemplate: (template) => answered(() => createTemplate(db, template)),
    deleteTemplate: (where) => answered(() => deleteTemplate(db, where)),
    listGradedExamples: (where) => answered(() => listGradedExamples(db, where)),
    getGradedExample: (where) => answered(() => getGradedExample(db, where)),
    createGradedExample: (example) => answered(() => createGradedExample(db, example)),
    updateGradedExample: (change) => answered(() => updateGradedExample(db, change)),
    deleteGradedExample: (where) => answered(() => deleteGradedExample(db, where)),
    listExamplesToGradeBy: (where) => answered(() => listExamplesToGradeBy(db, where)),
    listDiscussionExamples: (where) => answered(() => listDiscussionExamples(db, where)),
    getDiscussionExample: (where) => answered(() => getDiscussionExample(db, where)),
    createDiscussionExample: (example) => answered(() => createDiscussionExample(db, example)),
    updateDiscussionExample: (change) => answered(() => updateDiscussionExample(db, change)),
    deleteDiscussionExample: (where) => answered(() => deleteDiscussionExample(db, where)),
  };
}
