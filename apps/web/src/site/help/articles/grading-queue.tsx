import queueDark from '../../images/queue-screen-dark.webp';
import queueLight from '../../images/queue-screen-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const gradingQueue: Article = {
  slug: 'grading-queue',
  group: 'The screens',
  title: 'Grading queue',
  summary: 'Search, filter, and do one thing to many papers.',
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
          <b>Pending</b>: uploaded, not yet asked to be graded.
        </li>
        <li>
          <b>AI Grading</b>: waiting for its turn or being read. A single paper goes before a whole class.
        </li>
        <li>
          <b>Completed</b>: the draft is there.
        </li>
        <li>
          <b>Error</b>: it could not be read; the reason is shown beside it. See{' '}
          <a href="/help/troubleshooting">when something goes wrong</a>.
        </li>
      </ul>
      <h2>Find</h2>
      <p>
        Search by student, e-mail or file name. Filter by course, assignment, status, grade and approval; sort
        by a click on a column’s head. <b>Review first</b> shows the drafts that the engine doubts most; the
        small bar beside a grade says how much.
      </p>
      <h2>Several attempts</h2>
      <p>
        Papers of one student for one assignment stand as one row, the newest on top. <kbd>O</kbd> opens the
        others, and <b>What changed</b> in the row’s menu, or <kbd>D</kbd>, shows two of them side by side.
      </p>
      <h2>Do something to many</h2>
      <p>
        Select with <kbd>X</kbd> or the boxes. Then approve, grade again, add one comment to all, or delete.
        What you delete can be put back for ten minutes, from the toast or from <b>Recently deleted</b>.
      </p>
      <h2>Names out of sight</h2>
      <p>
        <kbd>H</kbd> hides students’ names while you grade, so that a name does not sway a mark.
      </p>
    </>
  ),
};
