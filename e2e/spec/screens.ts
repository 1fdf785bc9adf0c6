import { accountScreens, adminScreens } from './admin-screens.ts';
import { on, type ScreenRow, type Shown } from './screen-row.ts';
import { visitorScreens } from './visitor-screens.ts';

const screens: readonly Shown[] = [
  ['link', 'Dashboard', '/dashboard'],
  ['link', 'Upload Assignments', '/upload'],
  ['link', 'Grading Queue', '/grading-queue'],
  ['link', 'Courses', '/courses'],
  ['link', 'Feedback Templates', '/feedback-templates'],
  ['link', 'Settings', '/settings'],
  ['link', 'API Keys', '/api-keys'],
];

const uploadForm: readonly Shown[] = [
  ['text', 'Supports PDF, DOCX, and TXT files (up to 10MB each)'],
  ['button', 'Choose Files'],
  ['text', 'Assignment Details'],
  ['field', 'Course'],
  ['button', 'Upload & Start AI Grading'],
];

const dashboard: readonly Shown[] = [
  ['heading', 'Dashboard'],
  ['text', 'Active Courses'],
  ['text', 'Current semester'],
  ['text', 'Total Assignments'],
  ['text', 'Uploaded files'],
  ['text', 'Graded Today'],
  ['text', 'Completed today'],
  ['text', 'Pending Review'],
  ['text', 'Ready for review'],
  ['text', 'Average Grade'],
  ['text', 'Overall performance'],
  ['text', 'Total Courses'],
  ['text', 'All semesters'],
  ...uploadForm,
];

const weights: readonly Shown[] = [
  ['field', 'Grammar weight'],
  ['field', 'APA Format weight'],
  ['field', 'Content weight'],
  ['field', 'Conversational & Encouraging'],
  ['field', 'Direct & Constructive'],
  ['field', 'Detailed & Academic'],
  ['button', 'Save Settings'],
];

const newcomer: readonly ScreenRow[] = [
  ...on('newcomer', '/dashboard', [
    ...screens,
    ...dashboard,
    ['text', 'Recently Graded Assignments (0)'],
    ['text', 'ruth@example.edu'],
    ['text', 'Ruth Bergman'],
  ]),
  ...on('newcomer', '/', [['heading', 'Dashboard']]),
  ...on('newcomer', '/upload', [
    ['heading', 'Upload Assignments'],
    ['text', 'Grading Settings'],
    ...uploadForm,
    ...weights,
  ]),
  ...on('newcomer', '/grading-queue', [
    ['heading', 'Grading Queue'],
    ['text', 'No assignments yet'],
    ['text', 'Upload some assignments to get started with AI grading.'],
  ]),
  ...on('newcomer', '/courses', [
    ['heading', 'Course Management'],
    ['button', 'New Course'],
    ['text', 'No courses yet'],
    ['button', 'Create Your First Course'],
  ]),
  ...on('newcomer', '/feedback-templates', [
    ['heading', 'Feedback Templates'],
    ['text', 'No feedback templates found.'],
  ]),
  ...on('newcomer', '/settings', [
    ['heading', 'Settings'],
    ['text', 'Grading Criteria'],
    ...weights,
    ['text', 'Add Your Feedback Examples'],
    ['field', 'Name'],
    ['field', 'Category'],
    ['field', 'Template'],
    ['text', 'Your Feedback Templates'],
    ['text', 'No feedback templates yet. Add some examples above to help the AI match your teaching style.'],
  ]),
  ...on('newcomer', '/api-keys', [
    ['heading', 'API Keys'],
    ['button', 'Generate API Key'],
    ['text', 'How to Use'],
    ['text', 'Security tips'],
  ]),
  ...on('newcomer', '/no-such-page', [
    ...screens,
    ['heading', '404: Page not found'],
    ['text', 'This page does not exist. The address may be mistyped, or the page has moved.'],
  ]),
];

const instructor: readonly ScreenRow[] = [
  ...on('instructor', '/dashboard', [...dashboard, ['text', 'Recently Graded Assignments (1)']]),
  ...on('instructor', '/grading-queue', [
    ['text', 'All Assignments'],
    ['column', 'Assignment'],
    ['column', 'Student'],
    ['column', 'Grade'],
    ['column', 'Status'],
    ['column', 'Uploaded'],
    ['column', 'Actions'],
  ]),
  ...on('instructor', '/courses', [
    ['button', 'Add Training Example'],
    ['button', 'Add Assignment'],
    ['button', 'New Course'],
    ['text', 'PSY 101 - Introduction to Psychology'],
    ['text', '1 assignment'],
    ['link', '1 submission', '/grading-queue'],
    ['text', 'How minds learn.'],
    ['text', 'Weekly Assignments (1)'],
    ['button', 'Delete PSY 101'],
    ['text', 'HIS 200 - World History'],
    ['text', 'No assignments created yet for this course.'],
    ['button', 'Create First Assignment'],
  ]),
  ...on('instructor', '/feedback-templates', [
    ['text', 'Content Depth'],
    ['text', 'Grammar'],
    ['group', 'Content Depth Feedback Examples'],
    ['group', 'Grammar Feedback Examples'],
    ['text', 'Too broad'],
    ['text', '“Choose one question.”'],
  ]),
  ...on('instructor', '/settings', [
    ['text', 'Too broad'],
    ['button', 'Delete Too broad'],
  ]),
];

export const screenRows: readonly ScreenRow[] = [
  ...visitorScreens,
  ...newcomer,
  ...accountScreens,
  ...instructor,
  ...adminScreens,
];
