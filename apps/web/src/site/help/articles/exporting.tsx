import type { Article } from '../article.ts';

const systems = [
  ['Canvas', 'Grades → Import. Check the preview: Canvas finds the assignment by its exact title.'],
  [
    'Moodle, grading worksheet',
    'Assignment → Submissions → Upload grading worksheet. One assignment at a time; import its worksheet as the class list first, because it contains the participant numbers.',
  ],
  ['Moodle, gradebook', 'Grades → Import → CSV file. Map the e-mail address to the student.'],
  ['Blackboard', 'Gradebook → Upload. Blackboard finds students by user name.'],
  ['Google Classroom', 'Cannot import marks: read the file beside its list and enter them.'],
] as const;

export const exporting: Article = {
  slug: 'exporting',
  group: 'Export and integration',
  title: 'Exporting to Canvas, Moodle, Blackboard and Google Classroom',
  summary: 'Marks as a file for your learning management system, and feedback for each student.',
  alsoFoundBy: 'lms csv gradebook import marks download zip word docx pdf worksheet comments',
  body: (
    <>
      <p>
        Exports for a class contain only approved papers: <b>Export</b> in the grading queue shows how many
        papers are approved and how many are left out. It exports the filtered or the selected papers.
      </p>
      <h2>Copy</h2>
      <p>
        This is the quickest way for one student: <b>Copy All</b> on the dashboard copies the whole feedback,
        so you can paste it beside the grade.
      </p>
      <h2>Import the class list first</h2>
      <p>
        Learning management systems find students by their own ids. Import your system’s class list into the
        course (Courses, Class list): its ids are stored and exported with the marks.
      </p>
      <h2>Marks</h2>
      <p>
        Marks are a CSV in your system’s import format, in points of the assignment. If there are several
        attempts, the newest approved one counts. Cells that a spreadsheet would calculate are escaped.
      </p>
      <h2>Held back</h2>
      <p>
        A mark is exported only if its student is certain: the paper and its file name match one student, and
        the class list confirms the number or name by which your system finds them. The dialog lists all other
        papers with the reason before the download. Enter the student on the review screen or correct the
        class list, and export again.
      </p>
      <dl>
        {systems.map(([name, text]) => (
          <div key={name} className="border-t border-rule py-2.5">
            <dt className="font-medium">{name}</dt>
            <dd className="text-pencil">{text}</dd>
          </div>
        ))}
      </dl>
      <h2>Feedback files</h2>
      <p>
        You get a ZIP with one file for each approved paper: the student’s Word document with a comment at
        each finding (or else a PDF), all as PDF, or all as text. Moodle and Canvas import the ZIP if the
        papers have the file names of their bulk download; for Moodle, the class list also has to confirm the
        students.
      </p>
      <h2>One paper</h2>
      <p>
        The files of one paper are in its menu, in the queue and on the review screen. A file made from a
        draft says so and has no scores.
      </p>
    </>
  ),
};
