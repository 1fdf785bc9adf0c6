import { all, clean, first, focused, inPath, nameIn, textOf } from '../dom.ts';
import { selectedWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

const post = 'span.user_content[data-resource-id]';
const editor = '[data-testid="DiscussionEdit-container"]';

/** A discussion in Canvas: the post that is being answered. */
export const canvasDiscussion: Site = {
  id: 'canvas-discussion',
  path: /^\/courses\/\d+\/discussion_topics\/\d+/u,
  mark: `${post}, ${editor}`,
  identify: () => {
    const id = clean(answered()?.getAttribute('data-resource-id'));
    return {
      course: inPath(/^\/courses\/(\d+)\//u),
      assignment: inPath(/discussion_topics\/(\d+)/u),
      // The post stands for its writer, whose id the page does not have.
      student: id === null ? null : `post-${id}`,
    };
  },
  names: {
    courseName: ['#breadcrumbs li:nth-child(2)'],
    title: ['[data-testid="message_title"]', 'h1'],
    studentName: () => {
      const root = answered()?.closest('[data-testid="discussion-entry-container"], .discussion_entry');
      return root === null || root === undefined
        ? null
        : nameIn(['[data-testid="author_name"]', '.author'], { root });
    },
  },
};

export const canvasDiscussionWork: SiteWork = {
  comment: [
    [`${editor} textarea[id^="message-body-"]`, 'tinymce'],
    ['textarea[id^="message-body-"]', 'tinymce'],
    [`${editor} textarea`, 'value'],
  ],
  read: async () => {
    const text = answered();
    return { work: text === null ? selectedWork() : { kind: 'text', text: textOf(text) } };
  },
};

/** The post above the open reply editor, else the one that holds the focus or the selection. */
function answered(): Element | null {
  const posts = all(post);
  const reply = first(editor);
  if (reply !== null) return posts.findLast((one) => isBefore(one, reply)) ?? null;
  const at = getSelection()?.anchorNode ?? focused();
  return posts.find((one) => at !== null && one.contains(at)) ?? null;
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
