import { nameIn, numberIn, param, valueOf } from '../dom.ts';
import { fileWork, filesIn, textWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

/** The grading page of Blackboard Learn's Original view, also in the frame of the Ultra navigation: beta. */
export const blackboardOriginal: Site = {
  id: 'blackboard-original',
  path: /\/webapps\/assignment\/gradeAssignment/u,
  identify: () => ({
    course: param('course_id'),
    assignment: param('outcomeDefinitionId') ?? param('content_id'),
    student: param('courseMembershipId') ?? nameIn(['.students-pager h3']),
    attempt: param('attempt_id'),
  }),
  names: {
    courseName: ['#courseMenu_link'],
    title: ['#pageTitleText'],
    studentName: ['.students-pager h3'],
  },
  grade: [['#currentAttempt_grade', 'value']],
  maxPoints: () => numberIn(valueOf('#currentAttempt_pointsPossible')),
};

export const blackboardOriginalWork: SiteWork = {
  comment: [
    ['textarea#feedbacktext', 'tinymce'],
    ['#feedbacktext_ifr', 'frame'],
    ['#feedbacktext', 'value'],
  ],
  read: async () => {
    const files = filesIn(
      '#currentAttempt_submission a[href*="/bbcswebdav/"], a.genericItem[href*="attachment"]',
    );
    return {
      work: (await fileWork(files)) ?? textWork(['#submissionTextView .vtbegenerated', '.vtbegenerated']),
      otherFiles: Math.max(0, files.length - 1),
    };
  },
};
