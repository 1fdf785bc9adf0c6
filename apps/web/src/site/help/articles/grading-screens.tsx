import queueDark from '../../images/queue-screen-dark.webp';
import queueLight from '../../images/queue-screen-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';
import uploadDark from '../../images/upload-dark.webp';
import uploadLight from '../../images/upload-light.webp';
import reviewDark from '../../images/review-dark.webp';
import reviewLight from '../../images/review-light.webp';
import whyDark from '../../images/why-dark.webp';
import whyLight from '../../images/why-light.webp';

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

export const uploading: Article = {
  slug: 'uploading',
  group: 'The screens',
  title: 'Uploading papers',
  summary: 'Supported files, the number of files at once, and how students’ names are found.',
  alsoFoundBy: 'pdf docx txt size limit drag drop files refused student name',
  body: (
    <>
      <Shot
        light={uploadLight}
        dark={uploadDark}
        alt="The upload screen with its drop field and the grading settings."
      />
      <h2>Supported files</h2>
      <ul>
        <li>PDF, DOCX and TXT, identified by content and not by name.</li>
        <li>Up to 10 MB per file, and up to 200 files at once.</li>
        <li>
          Each file is accepted or refused separately, with the reason; you can upload a refused file again.
        </li>
      </ul>
      <p>
        A scanned PDF contains no text, and a file with a password cannot be read. Both are refused with that
        reason: ask for the DOCX, or run text recognition first.
      </p>
      <h2>Course and assignment</h2>
      <p>
        Both are optional. If you choose a course assignment, the paper is compared with its length, number of
        sources, question and rubric. Choosing another course clears the assignment.
      </p>
      <h2>How the student is found</h2>
      <p>
        The name comes from the file name of a Canvas, Moodle or Blackboard bulk download, or else from the
        paper’s title page, or else from the document’s properties. If the course has a class list, the name
        is matched with it. You can correct name and e-mail address on the review screen.
      </p>
    </>
  ),
};

export const reviewing: Article = {
  slug: 'reviewing',
  group: 'The screens',
  title: 'Review screen',
  summary: 'Read the paper with its findings, edit grade and feedback, and approve.',
  alsoFoundBy:
    'findings marks approve reopen hidden text white text score override edit feedback save offline',
  body: (
    <>
      <Shot
        light={reviewLight}
        dark={reviewDark}
        width={1366}
        height={800}
        alt="The review screen with the paper on the left and grade, feedback and findings on the right."
      />
      <h2>Findings</h2>
      <ul>
        <li>
          A wavy line marks grammar, a dotted line APA, a highlight content, and a thin grey line advice.
        </li>
        <li>
          The label in the margin is the finding’s name: <b>A4</b> in the paper is <b>A4</b> in the list.
        </li>
        <li>Advice costs no points.</li>
      </ul>
      <h2>Keep or dismiss</h2>
      <p>
        A finding counts until you dismiss it. Dismissing it restores its points and drafts the feedback again
        that rests on it. <kbd>U</kbd> undoes it. A corrected verdict, a changed score and a corrected name of
        the student draft it again too. Feedback in which you wrote is never changed: a sentence that rests on
        a dismissed finding, or on a verdict or score that you changed, is marked below the text, with a
        button that removes it.
      </p>
      <h2>Redraft</h2>
      <p>
        <kbd>R</kbd> drafts the feedback warmer or plainer, shorter or longer, stricter or milder. You see
        what changes before you apply it. In the queue, the same works for all selected drafts. To save a
        sentence of the feedback as a template, put the cursor in it and press <kbd>Esc</kbd> and <kbd>T</kbd>
        .
      </p>
      <h2>Discussion posts</h2>
      <p>
        For a course assignment of the type discussion, the first text is a <b>Reply</b> to the post. It takes
        up what the student says and asks, in the style of your discussion examples on the nearest subjects;
        the other texts are about content, grammar and APA as for any paper.
      </p>
      <h2>Your own comments</h2>
      <p>
        Select words in the paper and press <kbd>C</kbd> to comment on them, or <kbd>/</kbd> to use one of
        your templates. To select by keyboard, find the words with <kbd>/</kbd> and press <kbd>Esc</kbd>. A
        comment has an area and a severity and can take points. It is numbered <b>M1</b>, <b>M2</b> and so on,
        stays when the paper is graded again, and is part of everything you export. Once you have written the
        same comment on several papers, Greenpen offers to save it as a template.
      </p>
      <p>
        <kbd>E</kbd> edits the wording, correction and severity of a finding. <b>Apply to all papers</b> makes
        the same change to what this check found in the other unapproved papers of the assignment.
      </p>
      <h2>What was asked</h2>
      <p>
        The <b>Assignment</b> tab lists the points of the assignment and the rows of the rubric, each with its
        place in the paper. Correct a verdict or choose another level, and the score follows. A corrected
        verdict becomes an example for the other papers of the assignment.
      </p>
      <h2>Doubts</h2>
      <p>
        A paper that seems to answer another assignment, whose sentences do not follow from one another, or
        that shares much of its text with another of your papers says so first. Whether an argument holds and
        whether facts are right, Greenpen does not judge.
      </p>
      <h2>Why this number?</h2>
      <p>
        Press <b>why?</b> beside any score to see its parts and to override them.
      </p>
      <Shot light={whyLight} dark={whyDark} width={720} height={440} alt="What a score is made of." />
      <h2>Saved as you type</h2>
      <p>
        The time of the last save is above the feedback. Without a connection, your changes stay on your
        device and are sent when the connection is back. If a grade was changed in another window, you see
        both versions and choose one.
      </p>
      <h2>Hidden text</h2>
      <p>
        Hidden text (white on white, one point high, off the page, in comments or metadata) never affects a
        score. It is shown above the paper.
      </p>
      <h2>Approve and reopen</h2>
      <p>
        <b>Approve</b> makes the grade final and opens the next paper. An approved paper is read-only until
        you reopen it.
      </p>
    </>
  ),
};
