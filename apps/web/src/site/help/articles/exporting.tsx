import type { Article } from '../article.ts';

const systems = [
  ['Canvas', 'Grades → Import. Check the preview: Canvas finds the assignment by its exact title.'],
  [
    'Moodle, grading worksheet',
    'Assignment → Submissions → Upload grading worksheet. One assignment at a time; import its worksheet as the class list first, which gives the numbers.',
  ],
  ['Moodle, gradebook', 'Grades → Import → CSV file. Map the e-mail address to the student.'],
  ['Blackboard', 'Gradebook → Upload. Students are found by their user name.'],
  ['Google Classroom', 'Takes no file of marks: the file is laid out to be read beside its list.'],
] as const;

export const exporting: Article = {
  slug: 'exporting',
  group: 'Taking it away',
  title: 'Exporting to Canvas, Moodle, Blackboard and Google Classroom',
  summary: 'Marks as a file for your learning management system, feedback for each student.',
  alsoFoundBy: 'lms csv gradebook import marks download zip word docx pdf worksheet comments',
  body: (
    <>
      <p>
        What leaves for a class is approved: <b>Export</b> in the grading queue says how many papers are, and
        how many are left out. It takes what the filter shows, or what you selected.
      </p>
      <h2>Copy</h2>
      <p>
        The quickest way for one student: <b>Copy All</b> on the dashboard takes the whole feedback, ready to
        be pasted beside the grade.
      </p>
      <h2>Import the class list first</h2>
      <p>
        Systems find students by their own ids. Import your system’s own list of the class into the course
        (Courses, Class list): its ids are kept and come back in the marks.
      </p>
      <h2>Marks</h2>
      <p>
        A CSV in the shape that your system imports, in points of the assignment. Of several attempts the
        newest approved one counts, and cells that a spreadsheet would calculate are made harmless.
      </p>
      <h2>Held back</h2>
      <p>
        A mark is only written where it is certain whose it is: everything in the paper and in its file name
        points to one student, and the class list confirms the number or name by which your system finds them.
        The dialog lists all others with the reason before you download. Say who wrote a paper on its review
        screen, or correct the class list, and export again.
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
        A ZIP with one file for each approved paper: the student’s Word document with comments at the
        findings’ places (else a PDF), all as PDF, or all as text. Moodle and Canvas take the ZIP back in bulk
        if the papers kept the file names of their own bulk download; Moodle’s also have to be confirmed by
        the class list.
      </p>
      <h2>One paper</h2>
      <p>
        Its files are in its menu, in the queue and on the review screen. Made of a draft, a file says so and
        has no scores.
      </p>
    </>
  ),
};
