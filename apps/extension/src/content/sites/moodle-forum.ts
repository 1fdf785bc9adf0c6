import {
  all,
  attributeOf,
  first,
  focused,
  nameIn,
  openOne,
  param,
  pointsIn,
  region,
  valueOf,
} from '../dom.ts';
import { moodleId, profileLink, studentInLink } from '../moodle-ids.ts';
import { selectedWork, textWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

const postId = 'data-post-id';
const post = `article[${postId}]`;
const replyForm = 'form[data-content="inpage-reply-form"]';
const grader = region('unified-grader');
const grading = `${grader} ${region('grade')}`;
const picked = `${grader} ${region('user_picker')} [data-userid]`;
const gradedPosts = `${grader} ${region('module_content')}`;

const hasGrader = (): boolean => first(grader) !== null;

/** A discussion, where a reply is drafted to one post, and the grader of a whole forum; seen in Moodle 4.5. */
export const moodleForum: Site = {
  id: 'moodle-forum',
  path: /\/mod\/forum\/(?:discuss|view|post)\.php$/u,
  mark: `${post}, ${grader}`,
  identify: () => ({
    course: moodleId('course'),
    // The grader's own `data-cmid` is empty in Moodle 4.5.
    ...(hasGrader()
      ? { assignment: moodleId('cmid') ?? param('id'), student: attributeOf(picked, 'data-userid') }
      : { assignment: param('d') ?? valueOf('input[name="discussion"]'), ...ofPost() }),
  }),
  names: {
    courseName: [`${grader} nav h5`, '.breadcrumb a[href*="/course/view.php"]'],
    title: [`${grader} [data-action="closegrader"] h5`, '.discussionname', 'h1'],
    studentName: () => {
      if (hasGrader()) return nameIn([picked]);
      const root = answered();
      return root === null ? null : nameIn([profileLink], { root });
    },
  },
  isChanging: () => hasGrader() && first(`${gradedPosts} *`) === null,
  isReply: () => !hasGrader(),
  hasNoComment: hasGrader,
  grade: [[`${grading} [name="grade"]`, 'value']],
  rubricRow: `${grading} :is([id^="rubric-"] > div, form > .criterion:not([id]))`,
  maxPoints: () => pointsIn(attributeOf(`${grading} [name="grade"]`, 'max') ?? nameIn([`${grading} label`])),
};

export const moodleForumWork: SiteWork = {
  comment: [
    [`${replyForm} textarea[name="post"]`, 'value'],
    ['textarea#id_message', 'tinymce'],
    ['textarea[name="message[text]"]', 'value'],
  ],
  // The grader has no field for a comment; a reply form below it belongs to a discussion.
  commentRoot: () => (hasGrader() ? null : (openForm()?.parentElement ?? document)),
  rubric: {
    name: '.description',
    points: 'input[name^="advancedgrading"][name$="[score]"]',
    remark: 'textarea[name^="advancedgrading"][name$="[remark]"]',
    level: ['label[for*="-levels-"]', 'span:last-of-type'],
  },
  read: async () => {
    if (hasGrader()) return { work: textWork([`${gradedPosts} [id^="post-content-"]`, gradedPosts]) };
    const id = answered()?.getAttribute(postId);
    return {
      work:
        id === null || id === undefined ? selectedWork() : textWork([`#${CSS.escape(`post-content-${id}`)}`]),
    };
  },
};

/** A closed form stays on the page. */
const openForm = () => openOne(replyForm);

/** The post whose reply form is open, else the one that holds the focus. */
function answered(): Element | null {
  const form = openForm();
  if (form !== null) return first(`${post}[${postId}="${CSS.escape(form.getAttribute(postId) ?? '')}"]`);
  return focused()?.closest(post) ?? (all(post).length === 1 ? first(post) : null);
}

function ofPost() {
  const root = answered();
  return root === null
    ? {}
    : { student: studentInLink(profileLink, root), attempt: root.getAttribute(postId) };
}
