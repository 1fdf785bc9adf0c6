import { clean } from '../dom.ts';
import { selectedWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

/** Any other page: the selected text and the focused field. */
export const anyPage: Site = {
  id: 'any-page',
  hasNoComment: () => true,
  names: { title: () => clean(document.title) },
};

export const anyPageWork: SiteWork = {
  read: async () => ({ work: selectedWork() }),
};
