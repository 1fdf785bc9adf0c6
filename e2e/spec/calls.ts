/** What the account of the test holds, for addresses and payloads. */
export type Made = {
  readonly courseId: string;
  readonly courseAssignmentId: string;
  readonly assignmentId: string;
  readonly criteriaId: string;
  readonly templateId: string;
};

/** A call, the fields of its answer, and a payload that it has to refuse. */
export type CallRow = {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  readonly path?: (made: Made) => string;
  readonly payload?: (made: Made) => unknown;
  /** Fields of the answer, or of each record of a list; none where the answer is not read. */
  readonly fields: readonly string[];
  readonly isList?: true;
  /** The caller; an instructor by default. */
  readonly as?: 'anyone' | 'admin';
  readonly refuses?: { readonly payload: unknown; readonly status: number };
  readonly decidedOtherwise?: string;
};

export const entities = {
  user: [
    'id',
    'email',
    'firstName',
    'lastName',
    'isAdmin',
    'subscriptionStatus',
    'createdAt',
    'subscriptionStartedAt',
    'trialEndsAt',
  ],
  assignment: [
    'id',
    'originalName',
    'fileType',
    'fileSize',
    'studentName',
    'studentEmail',
    'status',
    'uploadedAt',
    'course',
    'grade',
  ],
  grade: [
    'totalGrade',
    'letter',
    'grammarScore',
    'apaScore',
    'contentScore',
    'grammarFeedback',
    'apaFeedback',
    'contentFeedback',
    'feedback',
  ],
  course: ['id', 'code', 'name', 'description', 'rubric', 'assignments', 'submissionCount'],
  courseAssignment: ['id', 'week', 'title', 'type', 'maxPoints', 'description', 'instructions'],
  criteria: ['id', 'isDefault', 'grammarWeight', 'apaWeight', 'contentWeight', 'feedbackStyle'],
  template: ['id', 'name', 'category', 'template'],
  gradedExample: [
    'courseId',
    'courseAssignmentId',
    'title',
    'type',
    'studentWork',
    'professorFeedback',
    'grade',
    'maxPoints',
    'notes',
  ],
  discussionExample: [
    'courseId',
    'courseAssignmentId',
    'discussionPrompt',
    'professorResponse',
    'responseStyle',
    'notes',
  ],
  stats: [
    'activeCourses',
    'totalAssignments',
    'gradedToday',
    'pendingReview',
    'averageGrade',
    'totalCourses',
  ],
  keyStatus: ['hasApiKey', 'apiKey'],
  adminStats: ['totalUsers', 'activeSubscriptions', 'monthlyRevenue', 'trialUsers'],
} as const;

const contactMessage = {
  name: 'Ruth Bergman',
  email: 'ruth@example.edu',
  subject: 'The plan',
  message: 'Does the trial end by itself?',
};

/** In an order in which each finds what the ones before it made; deletions come last. */
export const callRows: readonly CallRow[] = [
  { call: 'GET /api/auth/user', fields: entities.user },
  {
    call: 'POST /api/contact',
    as: 'anyone',
    payload: () => ({ ...contactMessage, category: 'general' }),
    fields: [],
    refuses: { payload: { ...contactMessage, category: 'gossip' }, status: 400 },
  },
  { call: 'GET /api/admin/users', as: 'admin', fields: entities.user, isList: true },
  { call: 'GET /api/admin/stats', as: 'admin', fields: entities.adminStats },
  { call: 'GET /api/dashboard/stats', fields: entities.stats },
  { call: 'GET /api/courses', fields: entities.course, isList: true },
  {
    call: 'POST /api/courses',
    payload: () => ({ name: 'History', code: 'HIS 1', description: 'Old things.', rubric: 'Sources: 10' }),
    fields: entities.course,
    refuses: { payload: { name: '', code: 'HIS 1' }, status: 400 },
  },
  {
    call: 'POST /api/courses/{courseId}/assignments',
    path: ({ courseId }) => `/api/courses/${courseId}/assignments`,
    payload: ({ courseId }) => ({
      courseId,
      title: 'Dreams',
      description: 'On dreams.',
      instructions: 'Cite two studies.',
      week: 3,
      type: 'quiz',
      maxPoints: 20,
    }),
    fields: entities.courseAssignment,
    refuses: { payload: { title: '', week: 1 }, status: 400 },
  },
  {
    call: 'POST /api/courses/{courseId}/graded-examples',
    path: ({ courseId }) => `/api/courses/${courseId}/graded-examples`,
    payload: ({ courseId, courseAssignmentId }) => ({
      courseId,
      courseAssignmentId,
      title: 'A strong essay',
      type: 'assignment',
      studentWork: 'The group that slept kept more.',
      professorFeedback: 'Say what the study cannot show.',
      grade: 85,
      maxPoints: 100,
      notes: '',
    }),
    fields: entities.gradedExample,
    refuses: { payload: { title: 'No work', professorFeedback: 'Fine.' }, status: 400 },
  },
  {
    call: 'POST /api/courses/{courseId}/discussion-examples',
    path: ({ courseId }) => `/api/courses/${courseId}/discussion-examples`,
    payload: ({ courseId }) => ({
      courseId,
      courseAssignmentId: null,
      discussionPrompt: 'Who was left out?',
      professorResponse: 'Good eye.',
      responseStyle: 'questioning',
      notes: '',
    }),
    fields: entities.discussionExample,
    refuses: { payload: { discussionPrompt: 'Only a prompt' }, status: 400 },
  },
  { call: 'GET /api/assignments', fields: entities.assignment, isList: true },
  {
    call: 'POST /api/assignments/grade',
    payload: ({ assignmentId }) => ({ assignmentIds: [assignmentId] }),
    fields: ['count'],
    refuses: { payload: { assignmentIds: [] }, status: 400 },
  },
  { call: 'GET /api/grading-criteria', fields: entities.criteria, isList: true },
  {
    call: 'PUT /api/grading-criteria/{id}',
    path: ({ criteriaId }) => `/api/grading-criteria/${criteriaId}`,
    payload: () => ({ grammarWeight: 20, apaWeight: 20, contentWeight: 60, feedbackStyle: 'direct' }),
    fields: entities.criteria,
    refuses: {
      payload: { grammarWeight: 50, apaWeight: 50, contentWeight: 50, feedbackStyle: 'direct' },
      status: 400,
    },
  },
  { call: 'GET /api/feedback-templates', fields: entities.template, isList: true },
  {
    call: 'POST /api/feedback-templates',
    payload: () => ({ name: 'Commas', category: 'grammar', template: 'Fewer commas.' }),
    fields: entities.template,
    refuses: { payload: { name: 'Commas', category: 'spelling', template: 'Fewer.' }, status: 400 },
  },
  { call: 'GET /api/auth/api-key', fields: entities.keyStatus },
  { call: 'POST /api/auth/generate-api-key', fields: ['apiKey'] },
  { call: 'DELETE /api/auth/api-key', fields: [] },
  {
    call: 'DELETE /api/feedback-templates/{id}',
    path: ({ templateId }) => `/api/feedback-templates/${templateId}`,
    fields: [],
  },
  {
    call: 'DELETE /api/courses/{id}',
    path: ({ courseId }) => `/api/courses/${courseId}`,
    fields: [],
    decidedOtherwise: 'Its assignments and examples go with it; the papers stay, without a course.',
  },
];
