import { inPath, param } from '../dom.ts';
import { selectedWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

/** Blackboard Ultra, of which no field is known for certain: the focused field and the selected text, beta. */
export const blackboardUltra: Site = {
  id: 'blackboard-ultra',
  hasNoComment: () => true,
  path: /^\/ultra\/courses\//u,
  identify: () => ({
    course: inPath(/^\/ultra\/courses\/([\w-]+)/u),
    assignment: inPath(/\/(?:assessment|outline\/assessment|grades\/grade)\/([\w-]+)/u) ?? param('contentId'),
    student: inPath(/\/(?:submission|student|attempt)\/([\w-]+)/u) ?? param('attemptId'),
    attempt: param('attemptId'),
  }),
};

export const blackboardUltraWork: SiteWork = {
  read: async () => ({ work: selectedWork() }),
};
