import queueDark from '../../images/queue-screen-dark.webp';
import queueLight from '../../images/queue-screen-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const gradingQueue: Article = {
  slug: 'grading-queue',
  group: 'The screens',
  title: 'Grading queue',
  summary: 'Search, filter, and edit many papers at once.',
  alsoFoundBy:
    'list table status pending processing completed error late papers retry bulk approve comment delete undo',
  body: (
    <>
      <Shot
        light={queueLight}
        dark={queueDark}
        alt="The grading queue with papers, students, grades and statuses."
      />
      <h2>Statuses</h2>
      <ul>
        <li>
          <b>Pending</b>: uploaded, grading not started.
        </li>
        <li>
          <b>AI Grading</b>: waiting or in progress. A single paper goes before a whole class.
        </li>
        <li>
          <b>Completed</b>: the draft is ready.
        </li>
        <li>
          <b>Error</b>: it could not be read; the reason is shown beside it. See{' '}
          <a href="/help/troubleshooting">when something goes wrong</a>.
        </li>
      </ul>
      <h2>Find</h2>
      <p>
        Search by student, e-mail or file name. Filter by course, assignment, status, grade and approval; sort
        by clicking a column header. <b>Look at first</b> shows the most doubtful drafts first; the small bar
        beside a grade shows how doubtful it is.
      </p>
      <h2>Several attempts</h2>
      <p>
        Papers of one student for one assignment share a row, the newest on top. <kbd>O</kbd> opens the
        others, and <b>What changed</b> in the row’s menu, or <kbd>D</kbd>, shows two of them side by side.
      </p>
      <h2>Bulk actions</h2>
      <p>
        Select papers with <kbd>X</kbd> or the checkboxes. Then approve them, grade them again, redraft their
        feedback, add a comment or a template to all, or delete them. You can restore deleted papers for ten
        minutes, from the toast or from <b>Recently deleted</b>.
      </p>
      <h2>Hide names</h2>
      <p>
        <kbd>H</kbd> hides students’ names while you grade, so that a name does not influence a mark.
      </p>
    </>
  ),
};
