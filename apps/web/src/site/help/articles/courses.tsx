import coursesDark from '../../images/courses-dark.webp';
import coursesLight from '../../images/courses-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const courses: Article = {
  slug: 'courses',
  group: 'The screens',
  title: 'Courses, assignments and rubrics',
  summary: 'Set up a course once, and every paper is compared with your assignment.',
  alsoFoundBy:
    'class list csv import rubric week points training examples pilot grade first archive semester term',
  body: (
    <>
      <Shot light={coursesLight} dark={coursesDark} alt="A course with its weekly assignments." />
      <h2>A course</h2>
      <p>
        <b>New Course</b> asks for a code and a name; term, description and rubric are optional. A rubric is
        plain text, or a table of criteria, levels and points.
      </p>
      <h2>Weekly assignments</h2>
      <p>
        <b>Add Assignment</b> takes a title, a week from 1 to 16, a type (assignment, discussion, quiz or
        exam), the points, and the instructions your students received.
      </p>
      <p>
        Below the instructions, <b>What Greenpen will look for</b> lists what they ask: questions, sections,
        length, sources. Rename, remove or add points, and say what an answer may look like. Greenpen calls a
        point met or not found only where the words of the paper support it, and otherwise says “cannot tell”.
      </p>
      <p>
        <b>APA style</b> decides whether all of APA applies, only citations and references, or none of it. An
        area that does not apply is shown as “Not judged” and weighs nothing.
      </p>
      <h2>Rubric</h2>
      <p>
        An assignment uses its course’s rubric unless you build, paste or import one for it (a table, CSV,
        Word, or the export of Canvas). Greenpen proposes a level where its checks speak of the criterion; the
        rest needs you. You choose whether the points make the content score or the total.
      </p>
      <h2>Teach it your scale</h2>
      <p>
        Under <b>AI Training</b>, add papers you graded yourself, with your mark and feedback, and your
        answers in discussions. Scores are adjusted towards your marks, and grades that you approve count as
        examples too unless you switch that off in Settings. <b>Agreement with your grades</b> shows how close
        the drafts came, whether your marks rose or fell while you graded, and papers that are alike but were
        marked unlike.
      </p>
      <p>
        For a class of a dozen papers or more, the grading queue offers six to ten papers to{' '}
        <b>grade first</b>, chosen because they represent the class best. Once you have approved them, the
        other drafts are calibrated to your marks, and one sentence says how far they moved and how close they
        are now. Drafts that you changed stay as they are.
      </p>
      <h2>Class list</h2>
      <p>
        Import a CSV with names and e-mail addresses, so that papers are matched with students and you see who
        has not submitted.
      </p>
      <h2>Deleting</h2>
      <p>
        Deleting a course deletes its assignments and training examples. Papers stay, without a course. You
        can archive a finished course instead.
      </p>
    </>
  ),
};
