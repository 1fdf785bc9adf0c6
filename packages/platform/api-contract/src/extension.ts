import { lmsSites, mostCriteria, submissionStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { assignmentParams, grade, gradeEdit } from './assignments/grade.ts';
import { judgedRequirement, letter, score } from './assignments/review.ts';
import { courseParams } from './courses/course.ts';
import { draftCriterion, judgedRubric, rubricPoints } from './courses/rubric.ts';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';
import { plan } from './plan.ts';

/** The oldest version of the browser extension that this server accepts; extensions compare it with their own. */
export const oldestExtension = '0.1.0';

/** One line without control characters. */
const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);
const lmsId = line.min(1).max(200).nullable().default(null);
const lmsName = line.max(300).nullable().default(null);

/** Where in a learning management system a draft belongs. Ids are the system's own; null where the page has none. */
export const lmsContext = z.object({
  site: z.enum(lmsSites),
  /** Host name of the system, with the port if it is not the usual one. */
  host: z
    .string()
    .max(255)
    .regex(/^[\w.-]+(?::\d{1,5})?$/u),
  course: lmsId,
  assignment: lmsId,
  student: lmsId,
  attempt: lmsId,
  courseName: lmsName,
  title: lmsName,
  studentName: lmsName,
});

export type LmsContext = z.infer<typeof lmsContext>;

/** What the extension shows of a draft's scores, its checklist and its rubric. */
export const draftScores = z.object({
  ...grade.omit({ grammarFeedback: true, apaFeedback: true, contentFeedback: true, feedback: true }).shape,
  /** The points that the course assignment gives; null without one. */
  maxPoints: z.number().nullable(),
  requirements: z.array(judgedRequirement.omit({ span: true })),
  judgedRubric,
  rubricPoints,
});

export const draftFeedback = grade.pick({
  grammarFeedback: true,
  apaFeedback: true,
  contentFeedback: true,
  feedback: true,
  version: true,
});

/** The server-sent events that answer a request for a draft, by name; `done` or `error` is the last one. */
export const draftEvents = {
  status: z.object({
    id: z.uuid(),
    status: openEnum(submissionStatuses),
    /** Explains the status: why the paper waits, and what to do. */
    detail: z.string().nullable(),
    /** This work was sent before, so there is no second draft. */
    isRepeated: z.boolean(),
  }),
  scores: draftScores,
  feedback: draftFeedback,
  done: z.object({ id: z.uuid(), version: z.int().positive() }),
  error: z.object({ code: z.string(), message: z.string() }),
};

export type DraftEvents = {
  readonly [Name in keyof typeof draftEvents]: z.infer<(typeof draftEvents)[Name]>;
};

/**
 * Multipart: the field `context` (`lmsContext` as JSON), optional `courseId` and `courseAssignmentId`, and one `file`;
 * text is sent as a TXT file. The same work sent again returns the first draft.
 */
export const createDraft = defineCall({
  method: 'POST',
  path: '/api/extension/drafts',
  summary:
    'Drafts a grade for the work of a student in a learning management system (multipart); answered as server-sent events.',
  response: null,
});

export const extensionDraft = z.object({
  id: z.uuid(),
  lms: lmsContext.extend({ site: openEnum(lmsSites) }),
  createdAt: z.iso.datetime(),
  status: openEnum(submissionStatuses),
  statusDetail: z.string().nullable(),
  totalGrade: score.nullable(),
  letter: letter.nullable(),
  approvedAt: z.iso.datetime().nullable(),
});

export const listDrafts = defineCall({
  method: 'GET',
  path: '/api/extension/drafts',
  summary: 'The newest 50 drafts made by the extension, of one student if the query names one.',
  query: z.object({
    host: z.string().max(255).optional(),
    assignment: z.string().max(200).optional(),
    student: z.string().max(200).optional(),
  }),
  response: z.array(extensionDraft),
});

export const editDraft = defineCall({
  method: 'POST',
  path: '/api/extension/drafts/:id/edits',
  summary: 'Saves what the instructor changed in a draft before inserting it.',
  params: assignmentParams,
  body: gradeEdit.omit({ client: true, dismissed: true }),
  response: grade,
});

export const listExtensionCourses = defineCall({
  method: 'GET',
  path: '/api/extension/courses',
  summary: 'The courses and course assignments that a draft can belong to, without archived courses.',
  response: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      name: z.string(),
      assignments: z.array(
        z.object({ id: z.uuid(), week: z.int(), title: z.string(), maxPoints: z.number() }),
      ),
    }),
  ),
});

export const assignFromPage = defineCall({
  method: 'POST',
  path: '/api/extension/courses/:courseId/instructions',
  summary:
    'Takes over what a learning management system says an assignment asks for: in a course assignment, or in a new one.',
  params: courseParams,
  body: z.object({
    /** null adds a course assignment. */
    courseAssignmentId: z.uuid().nullable(),
    title: z.string().trim().max(300).nullable(),
    /** Empty keeps instructions and requirements. */
    instructions: z.string().trim().max(20_000),
    /** null keeps the points. */
    maxPoints: z.number().min(1).max(10_000).nullable(),
    /** Empty keeps the rubric. Unnamed criteria are left out. */
    rubric: z.array(draftCriterion).max(mostCriteria),
  }),
  response: z.object({ id: z.uuid() }),
});

export const getExtensionUser = defineCall({
  method: 'GET',
  path: '/api/extension/me',
  summary: 'Whose key this is, the state of the plan, and the oldest extension that this server accepts.',
  response: z.object({
    product: z.literal('greenpen'),
    email: z.string(),
    name: z.string(),
    plan: plan.shape.state,
    oldestExtension: z.string(),
  }),
});
