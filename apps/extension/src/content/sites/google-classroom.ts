import { inPath } from '../dom.ts';
import { selectedWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

/** Classroom's class names change with each release, so fields are found by role and label at run time: beta. */
export const googleClassroom: Site = {
  id: 'google-classroom',
  host: 'classroom.google.com',
  identify: () => ({
    course: inPath(/\/c\/([\w-]+)/u),
    assignment: inPath(/\/(?:a|sa)\/([\w-]+)/u) ?? inPath(/\/g\/tg\/([\w-]+)/u),
    student: inPath(/\/(?:st|u|student)\/([\w-]{6,})/u),
  }),
};

export const googleClassroomWork: SiteWork = {
  comment: [
    ['textarea[aria-label*="private comment" i]', 'value'],
    ['[contenteditable="true"][aria-label*="private comment" i]', 'editable'],
    ['[role="textbox"][aria-label*="private comment" i]', 'editable'],
  ],
  read: async () => ({ work: selectedWork() }),
};
