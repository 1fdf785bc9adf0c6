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
    listCourses: (where) => listCourses(db, where),
    createCourse: (course) => createCourse(db, course),
    updateCourse: (change) => updateCourse(db, change),
    deleteCourse: (where) => deleteCourse(db, where),
    createCourseAssignment: (assignment) => createCourseAssignment(db, assignment),
    updateCourseAssignment: (change) => updateCourseAssignment(db, change),
    deleteCourseAssignment: (where) => deleteCourseAssignment(db, where),
    checkCourse: (where) => checkCourse(db, where),
    listTemplates: (where) => listTemplates(db, where),
    createTemplate: (template) => createTemplate(db, template),
    deleteTemplate: (where) => deleteTemplate(db, where),
    listGradedExamples: (where) => listGradedExamples(db, where),
    getGradedExample: (where) => getGradedExample(db, where),
    createGradedExample: (example) => createGradedExample(db, example),
    updateGradedExample: (change) => updateGradedExample(db, change),
    deleteGradedExample: (where) => deleteGradedExample(db, where),
    listExamplesToGradeBy: (where) => listExamplesToGradeBy(db, where),
    listDiscussionExamples: (where) => listDiscussionExamples(db, where),
    getDiscussionExample: (where) => getDiscussionExample(db, where),
    createDiscussionExample: (example) => createDiscussionExample(db, example),
    updateDiscussionExample: (change) => updateDiscussionExample(db, change),
    deleteDiscussionExample: (where) => deleteDiscussionExample(db, where),
  };
}
