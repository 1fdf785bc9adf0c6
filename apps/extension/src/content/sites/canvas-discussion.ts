import { all, clean, focused, inPath, isBefore, openOne, testId, textOf, textWithout } from '../dom.ts';
import { canvasCourse } from '../canvas-api.ts';
import { selectedWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

const post = 'span.user_content[data-resource-id]';
const editor = testId('DiscussionEdit-container');
const textarea = 'textarea[id^="message-body-"]';

/** A discussion in Canvas: the post that is being answered. */
export const canvasDiscussion: Site = {
  id: 'canvas-discussion',
  path: /^\/courses\/\d+\/discussion_topics\/\d+/u,
  mark: `${post}, ${editor}`,
  identify: () => {
    const id = clean(answered()?.getAttribute('data-resource-id'));
    return {
      course: canvasCourse(),
      assignment: inPath(/discussion_topics\/(\d+)/u),
      // The post stands for its writer, whose id the page does not have.
      student: id === null ? null : `post-${id}`,
    };
  },
  names: {
    courseName: ['#breadcrumbs li:nth-child(2)'],
    title: [testId('message_title'), 'h1'],
    studentName: () => {
      const text = answered();
      return text === null ? null : authorOf(text);
    },
  },
  isReply: () => true,
};

export const canvasDiscussionWork: SiteWork = {
  comment: [
    [textarea, 'tinymce'],
    ['textarea', 'value'],
  ],
  commentRoot: () => openEditor(),
  read: async () => {
    const text = answered();
    return { work: text === null ? selectedWork() : { kind: 'text', text: textOf(text) } };
  },
};

/** The page keeps a hidden editor for the topic. */
const openEditor = () => openOne(editor);

/** The post that the open editor names, else the one above it; without an editor, the one with focus or selection. */
function answered(): Element | null {
  const posts = all(post);
  const reply = openEditor();
  if (reply !== null) {
    const [id] = all('textarea[id^="message-body-"]', reply).map((one) =>
      one.id.slice('message-body-'.length),
    );
    return (
      posts.find((one) => one.getAttribute('data-resource-id') === id) ??
      posts.findLast((one) => isBefore(one, reply)) ??
      null
    );
  }
  const at = getSelection()?.anchorNode ?? focused();
  return posts.find((one) => at !== null && one.contains(at)) ?? null;
}

/** The name above a post, unless another post comes between: a post may have no name. */
function authorOf(text: Element): string | null {
  const author = all(testId('author_name')).findLast((one) => isBefore(one, text));
  if (author === undefined) return null;
  const isOfOther = all(post).some((one) => one !== text && isBefore(author, one) && isBefore(one, text));
  return isOfOther ? null : textWithout(author, testId('author-pronouns'));
}
