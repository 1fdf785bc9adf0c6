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
      <h2>Many papers</h2>
      <p>
        Narrow the grading queue to one assignment, or select papers in it, and press <b>Export</b>; an
        assignment’s figures on the Courses screen have the same button. The dialog says how many papers are
        approved and how many are left out: nothing reaches a class before you approved it.
      </p>
      <h2>Marks</h2>
      <ul>
        <li>
          <b>Canvas</b>: Grades → Import, then check the preview that Canvas shows. The column has your
          assignment’s title, which has to be the same in Canvas.
        </li>
        <li>
          <b>Moodle</b>: the assignment → Submissions → Upload grading worksheet, where the papers came from
          Moodle’s own download; else Grades → Import → CSV file, and map the e-mail address.
        </li>
        <li>
          <b>Blackboard</b>: Gradebook → Upload. It finds students by their user names.
        </li>
        <li>
          <b>Google Classroom</b> takes no file of marks: use the list beside it, or copy.
        </li>
      </ul>
      <p>
        Import the system’s own gradebook or worksheet as the class list of your course first: the export then
        has its ids. Cells that a spreadsheet would take for a formula are made harmless.
      </p>
      <h2>Feedback files</h2>
      <p>
        A ZIP that Moodle (<b>Upload multiple feedback files in a zip</b>) and Canvas (
        <b>Upload submissions</b>) take back, if the papers kept the names of the system’s bulk download.
      </p>
      <p>
        Each graded paper also has its own exports in its menu, in the queue and on the review screen: the
        student’s Word document with your comments in it, a PDF, or plain text. What they hold is what you
        see: your edits, without the findings that you dismissed. A draft says that it is one, and has no
        scores.
      </p>
    </>
  ),
};
