import type { Article } from '../article.ts';

export const exporting: Article = {
  slug: 'exporting',
  group: 'Taking it away',
  title: 'Exporting to Canvas, Moodle, Blackboard and Google Classroom',
  summary: 'Marks as a file for your learning management system, feedback for each student.',
  alsoFoundBy: 'lms csv gradebook import marks download zip word docx pdf',
  body: (
    <>
      <h2>Copy</h2>
      <p>
        The quickest way: <b>Copy All</b> on the dashboard or on the review screen takes the whole feedback,
        ready to be pasted beside the grade.
      </p>
      <h2>Marks</h2>
      <p>
        In the grading queue, narrow the list to one assignment and export its marks. The file is a CSV; cells
        that a spreadsheet would take for a formula are made harmless.
      </p>
      <ul>
        <li>
          <b>Canvas</b>: Grades → Import, then check the preview that Canvas shows.
        </li>
        <li>
          <b>Moodle</b>: Grades → Import → CSV file, and map the student’s e-mail address.
        </li>
        <li>
          <b>Blackboard</b>: Gradebook → Upload grades.
        </li>
        <li>
          <b>Google Classroom</b> takes no file of marks: use the list beside it, or copy.
        </li>
      </ul>
      <h2>Feedback</h2>
      <p>
        Each graded paper has <b>Export feedback</b> in its menu, in the queue and on the review screen. What
        an export holds is what you see: your edits, not the first draft.
      </p>
      <p>Only approved grades are final. Export drafts to look at, and approved grades to send.</p>
    </>
  ),
};
