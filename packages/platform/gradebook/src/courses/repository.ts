/** `gradebook.courses`. */
export { listCourses as list } from './list-courses.ts';
export { createCourse as create, updateCourse as update, deleteCourse as delete } from './edit-course.ts';
export { checkCourse as check } from './check-course.ts';
