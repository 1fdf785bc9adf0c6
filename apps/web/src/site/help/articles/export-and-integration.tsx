import type { Article } from '../article.ts';
import { product } from '../../../product.ts';

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

export const browserExtension: Article = {
  slug: 'browser-extension',
  group: 'Export and integration',
  title: 'The browser extension',
  summary:
    'How to set it up, and what it does in Canvas, Moodle, Blackboard, Brightspace, Google Classroom and elsewhere.',
  alsoFoundBy: 'lms chrome edge firefox plugin addon speedgrader',
  body: (
    <>
      <p>
        The extension shows a draft beside the submission that you have open, and fills your system’s own
        fields when you click Insert. You download it from the API Keys page of your server; it is not in the
        browsers’ stores yet.
      </p>
      <h2>Set it up</h2>
      <ol>
        <li>
          On the <b>API Keys</b> screen, download the package for Chrome, Edge or Firefox, and install it as
          described there.
        </li>
        <li>
          Generate an <a href="/help/api-keys">API key</a>. While it is shown, click {product.name} in the
          browser’s toolbar and choose <b>Connect</b>.
        </li>
      </ol>
      <h2>Use it</h2>
      <ol>
        <li>
          Open a student’s submission, and click {product.name} in the toolbar, or press Alt+Shift+G. The
          panel says whose work it is.
        </li>
        <li>
          Choose the course assignment once. Its requirements and rubric come along. In Canvas SpeedGrader and
          Moodle, the panel can also take over the instructions and rubric that your system holds, after
          showing them to you.
        </li>
        <li>
          Choose <b>Draft</b>. Scores, checklist, rubric and feedback appear, and you can edit all of them.
        </li>
        <li>
          Choose <b>Insert all</b>, or insert or copy one part. Check it, and save it with your system’s own
          button.
        </li>
      </ol>
      <p>
        Each draft is also in your grading queue, marked with its system. Drafting the same work again makes
        no second draft. The panel lists your earlier drafts of the same student. In the old SpeedGrader it
        can draft the next student’s work while you read this one, if you allow it.
      </p>
      <p>
        In a discussion, the draft is one reply to the post whose reply box is open. Scores and notes on the
        post are folded away below it.
      </p>
      <h2>Supported systems</h2>
      <ul>
        <li>
          <b>Canvas</b>: SpeedGrader, old and new (beta), and discussions (beta). The old SpeedGrader saves a
          grade when you leave its box, so the grade is inserted last and only after you confirm it.
        </li>
        <li>
          <b>Moodle</b>: the assignment’s grader with rubrics, marking guides and scales, replies in forums,
          and the grader of a whole forum with its grade and rubric. Tried on Moodle 4.5. On a scale you
          choose the grade yourself, and beside a criterion your students see only the remark that you write.
        </li>
        <li>
          <b>Brightspace</b> and <b>Blackboard Original</b>: text, grade and feedback (beta).
        </li>
        <li>
          <b>Google Classroom</b>: select the text or drop the file into the panel. The private comment is
          filled (beta); type the grade yourself.
        </li>
        <li>
          <b>Blackboard Ultra</b> and any other page: select the text or drop the file into the panel. Click
          into a field and choose <b>Into the focused field</b>, or copy.
        </li>
      </ul>
      <p>Where a field is not found, the panel says so and offers the next step.</p>
      <h2>What it never does</h2>
      <p>
        It never submits or approves anything, never replaces text in a field without asking, and never
        inserts a draft on another student’s page. It reads a page only after your click, and web pages can
        read neither the key nor a draft. Tell us which system you use:{' '}
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </>
  ),
};
