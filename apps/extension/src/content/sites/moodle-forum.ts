import { all, clean, first, focused, nameIn, param } from '../dom.ts';
import { moodleCourse, pointsInLabel, profileLink, studentInLink } from '../moodle-ids.ts';
import { selectedWork, textWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

const post = 'article.forum-post-container[data-post-id]';
const grader = '[data-region="unified-grader"]';

/** A discussion, where a reply is drafted to one post, and the grader of a whole forum; seen in Moodle 4.5. */
export const moodleForum: Site = {
  id: 'moodle-forum',
  path: /\/mod\/forum\/(?:discuss|view)\.php$/u,
  mark: `${post}, ${grader}`,
  identify: () => ({
    course: moodleCourse(),
    assignment: param('d') ?? param('id') ?? param('f'),
    student: writer(),
    attempt: clean(answered()?.getAttribute('data-post-id')),
  }),
  names: {
    courseName: ['.breadcrumb a[href*="/course/view.php"]'],
    title: ['.discussionname', `${grader} h5`, 'h1', 'h2'],
    studentName: () => nameIn([profileLink], { root: scope() ?? document }),
  },
  grade: [[`${grader} [data-region="grade"] input[name="grade"]`, 'value']],
  maxPoints: () => pointsInLabel([`${grader} [data-region="grade"] label`]),
};

export const moodleForumWork: SiteWork = {
  comment: [
    ['form[id^="inpage-reply-"] textarea[name="post"]', 'value'],
    ['textarea#id_message', 'tinymce'],
    ['textarea[name="message[text]"]', 'value'],
  ],
  read: async () => {
    if (first(grader) !== null)
      return {
        work: textWork([
          `${grader} [data-region="module_content"] [id^="post-content-"]`,
          `${grader} [data-region="module_content"]`,
        ]),
      };
    const id = answered()?.getAttribute('data-post-id');
    return {
      work:
        id === null || id === undefined ? selectedWork() : textWork([`#${CSS.escape(`post-content-${id}`)}`]),
    };
  },
};

/** The post whose reply form is open, else the one that holds the focus. */
function answered(): Element | null {
  const form = first('form[id^="inpage-reply-"]');
  const id = form?.id.slice('inpage-reply-'.length) ?? '';
  if (id !== '') return first(`${post}[data-post-id="${CSS.escape(id)}"]`);
  return focused()?.closest(post) ?? (all(post).length === 1 ? first(post) : null);
}

function scope(): Element | null {
  return (
    first(`${grader} [data-region="user_picker"], ${grader} [data-region="status-container"]`) ?? answered()
  );
}

function writer(): string | null {
  const place = scope();
  return place === null ? param('userid') : (studentInLink(profileLink, place) ?? param('userid'));
}
